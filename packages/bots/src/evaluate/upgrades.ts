import type { State } from '@keyflower/engine';
import { RESOURCE_COUNT, Shortfall, SKILL_COUNT } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { Holdings } from './holdings.ts';
import type { Village } from './village.ts';

/** Distance assumed for a tile that no road leads to. */
const CUT_OFF = 6;

/** The tiles of a village that can still be upgraded, and how much of their cost is available. */
export class Upgrades {
  count = 0;
  readonly tiles = new Uint8Array(S.MAX_TILES);
  /** The share of the cost that is in the village or behind the screen, and the share that lies on the tile. */
  readonly have = new Float64Array(S.MAX_TILES);
  readonly near = new Float64Array(S.MAX_TILES);
  /** Steps that missing resources would have to be moved from the home tile. */
  far = 0;
  /** Tiles that could be flipped at once, and those whose cost is available anywhere. */
  ready = 0;
  covered = 0;
  private readonly ranks = new Float64Array(S.MAX_TILES);
  private readonly resources = new Float64Array(RESOURCE_COUNT);
  private readonly skills = new Float64Array(SKILL_COUNT);
  private readonly short = new Shortfall();

  begin(): void {
    this.count = 0;
  }

  /** Tiles of higher rank get resources first. */
  add(tile: number, rank: number): void {
    let i = this.count++;
    for (; i > 0 && this.ranks[i - 1] < rank; i--) {
      this.ranks[i] = this.ranks[i - 1];
      this.tiles[i] = this.tiles[i - 1];
    }
    this.ranks[i] = rank;
    this.tiles[i] = tile;
  }

  allot(state: State, holdings: Holdings, village: Village, inAnyKind: boolean): void {
    this.resources.set(holdings.resources);
    this.skills.set(holdings.skills);
    this.far = 0;
    this.ready = 0;
    this.covered = 0;
    for (let i = 0; i < this.count; i++) this.allotTo(i, state, village, inAnyKind);
  }

  private allotTo(i: number, { content, bytes: b }: State, village: Village, inAnyKind: boolean): void {
    const tile = this.tiles[i];
    const cost = content.upgrades[tile];
    if (!cost) return;
    const units = cost.resourceCount + cost.skillCount;
    const skills = cost.skillCount - this.short.ofSkills(cost, this.skills, 0);
    const there = cost.resourceCount - this.short.ofResources(cost, this.resources, 0, inAnyKind);
    const lying =
      cost.resourceCount - this.short.ofResources(cost, b, S.RESOURCES_ON + tile * S.TILE, inAnyKind);
    const have = units > 0 ? (skills + there) / units : 1;
    const near = units > 0 ? (skills + lying) / units : 1;
    this.have[i] = have;
    this.near[i] = near;
    if (near >= 1) this.ready += 1;
    if (have < 1) return;
    this.covered += 1;
    const distance = village.distance[tile];
    this.far += (there - lying) * (distance < 0 ? CUT_OFF : distance);
    spend(cost.resources, cost.resourceCount, this.resources);
    spend(cost.skills, cost.skillCount, this.skills);
  }
}

function spend(needed: readonly number[], count: number, from: Float64Array): void {
  let left = count;
  for (let kind = 0; kind < needed.length; kind++) {
    const n = Math.min(needed[kind], from[kind]);
    from[kind] -= n;
    left -= n;
  }
  while (left > 0.5) {
    let most = 0;
    for (let kind = 1; kind < from.length; kind++) if (from[kind] > from[most]) most = kind;
    if (from[most] <= 0) return;
    from[most] -= 1;
    left -= 1;
  }
}
