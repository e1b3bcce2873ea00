import type { State } from '@keyflower/engine';
import { GOLD } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { Holdings } from './holdings.ts';
import type { Village } from './village.ts';

const RESOURCES = 4;
const SKILLS = 3;
/** A tile that no road leads to is as good as so many steps away. */
const CUT_OFF = 6;

/** The tiles of a village that can still be upgraded, and how much of their cost there is. */
export class Upgrades {
  count = 0;
  readonly tiles = new Uint8Array(S.MAX_TILES);
  /** The part of the cost that is in the village and behind the screen, and the part that lies ready. */
  readonly have = new Float64Array(S.MAX_TILES);
  readonly near = new Float64Array(S.MAX_TILES);
  /** Steps from the home tile that missing resources would have to go. */
  far = 0;
  /** Tiles that could be flipped at once, and those whose cost there is somewhere. */
  ready = 0;
  covered = 0;
  private readonly ranks = new Float64Array(S.MAX_TILES);
  private readonly resources = new Float64Array(RESOURCES);
  private readonly skills = new Float64Array(SKILLS);

  begin(): void {
    this.count = 0;
  }

  /** Tiles of greater rank get what they need first. */
  add(tile: number, rank: number): void {
    let i = this.count++;
    for (; i > 0 && this.ranks[i - 1] < rank; i--) {
      this.ranks[i] = this.ranks[i - 1];
      this.tiles[i] = this.tiles[i - 1];
    }
    this.ranks[i] = rank;
    this.tiles[i] = tile;
  }

  allot(state: State, holdings: Holdings, village: Village, substitutes: boolean): void {
    this.resources.set(holdings.resources);
    this.skills.set(holdings.skills);
    this.far = 0;
    this.ready = 0;
    this.covered = 0;
    for (let i = 0; i < this.count; i++) this.allotTo(i, state, village, substitutes);
  }

  private allotTo(i: number, { content, bytes: b }: State, village: Village, substitutes: boolean): void {
    const tile = this.tiles[i];
    const cost = content.upgrades[tile];
    if (!cost) return;
    const units = cost.resourceCount + cost.skillCount;
    const skills = met(cost.skills, cost.skillCount, this.skills, -1, false, 0);
    const there = met(cost.resources, cost.resourceCount, this.resources, GOLD, substitutes, 0);
    const lying = met(
      cost.resources,
      cost.resourceCount,
      b,
      GOLD,
      substitutes,
      S.RESOURCES_ON + tile * S.TILE,
    );
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

/** How much of a cost of `count` units is there; `wild` stands in for the other kinds (MOVE-4). */
function met(
  needed: readonly number[],
  count: number,
  there: ArrayLike<number>,
  wild: number,
  substitutes: boolean,
  at: number,
): number {
  let total = 0;
  let named = 0;
  let fits = 0;
  for (let kind = 0; kind < needed.length; kind++) {
    total += there[at + kind];
    named += needed[kind];
    fits += Math.min(needed[kind], there[at + kind]);
  }
  if (substitutes) return Math.min(count, total);
  if (wild >= 0) {
    const spare = Math.max(0, there[at + wild] - needed[wild]);
    fits = Math.min(named - Math.max(0, needed[wild] - there[at + wild]), fits + spare);
  }
  return fits + Math.min(count - named, total - fits);
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
