import type { State } from '@keyflower/engine';
import {
  capacityFactor,
  DIRECTIONS,
  edgeOf,
  faceOf,
  neighbourOf,
  OPPOSITE,
  ROAD,
  villageSize,
  villageTile,
  WATER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

const KINDS = S.K;

/** The printed numbers needed to read a village. */
export interface PrintedTiles {
  /** `points[tile * 2 + face]`; likewise the transport numbers. */
  points: Float64Array;
  transport: Float64Array;
  /** 0 if the tile can't be upgraded; otherwise higher for a larger gain. */
  upgradeRank: Float64Array;
  isBoat: Uint8Array;
}

/** The shape of a seat's village: roads, rivers and fields. */
export class Village {
  /** FARM-12: sheep, pigs, cows. */
  static readonly FIELD_POINTS: readonly number[] = [1, 2, 3];

  size = 0;
  /** Pairs of tiles that a road joins. */
  links = 0;
  /** Road ends at the village's rim. */
  openEnds = 0;
  /** Tiles that a road leads to from the home tile, and the steps to all of them. */
  reached = 0;
  steps = 0;
  /** Tiles that could be on a loop of roads (SCORE-8). */
  ring = 0;
  riverBoats = 0;
  /** 1 while evaluating a boat that may still be added to the river. */
  coming = 1;
  /** SCORE-7. */
  transport = 0;
  /** The most that the Flipper could gain (SCORE-10). */
  bestFlip = 0;
  fields = 0;
  readonly fieldsWith = new Float64Array(KINDS);
  readonly pairs = new Float64Array(KINDS);
  readonly animals = new Float64Array(KINDS);

  /** Steps from the home tile by tile, -1 where no road leads. */
  readonly distance = new Int8Array(S.MAX_TILES);
  private readonly queue = new Uint8Array(S.MAX_TILES);
  private readonly roads = new Int8Array(S.MAX_TILES);

  /** The village read last: search reads the same village again and again. */
  private inputs: PrintedTiles | null = null;
  private factor = 1;
  private readonly known = new Int16Array(S.MAX_TILES * 5);

  read(state: State, seat: number, inputs: PrintedTiles): void {
    if (!this.isKnown(state, seat, inputs)) this.readShape(state, seat, inputs);
    this.fields = 0;
    this.fieldsWith.fill(0);
    this.pairs.fill(0);
    this.animals.fill(0);
    if (S.hasFarmers(state.content)) this.readFields(state, seat);
  }

  private isKnown(state: State, seat: number, inputs: PrintedTiles): boolean {
    const { bytes: b } = state;
    const { known } = this;
    const size = villageSize(state, seat);
    const factor = capacityFactor(state, seat);
    let isSame = this.inputs === inputs && this.size === size && this.factor === factor;
    this.inputs = inputs;
    this.factor = factor;
    for (let i = 0, at = 0; i < size; i++, at += 5) {
      const tile = villageTile(state, seat, i);
      const face = b[S.MARKS + tile * S.TILE] & S.FLIPPED;
      if (
        isSame &&
        known[at] === tile &&
        known[at + 1] === face &&
        known[at + 2] === b[S.ROTATION + tile * S.TILE] &&
        known[at + 3] === b[S.COLUMN + tile * S.TILE] &&
        known[at + 4] === b[S.ROW + tile * S.TILE]
      ) {
        continue;
      }
      isSame = false;
      known[at] = tile;
      known[at + 1] = face;
      known[at + 2] = b[S.ROTATION + tile * S.TILE];
      known[at + 3] = b[S.COLUMN + tile * S.TILE];
      known[at + 4] = b[S.ROW + tile * S.TILE];
    }
    return isSame;
  }

  private readShape(state: State, seat: number, inputs: PrintedTiles): void {
    this.size = villageSize(state, seat);
    this.links = 0;
    this.openEnds = 0;
    this.transport = 0;
    this.bestFlip = 0;
    for (let i = 0; i < this.size; i++) this.readTile(state, villageTile(state, seat, i), inputs);
    this.links /= 2;
    this.transport *= this.factor;
    this.walk(state, seat);
    this.ring = this.links >= this.reached ? this.countRing(state, seat) : 0;
    this.riverBoats = this.boatsOnRiver(state, seat, inputs);
  }

  private readTile(state: State, tile: number, { transport, points, upgradeRank }: PrintedTiles): void {
    this.distance[tile] = -1;
    const face = faceOf(state, tile);
    this.transport += transport[tile * 2 + face];
    if (face === 0 && upgradeRank[tile] > 0) {
      this.bestFlip = Math.max(this.bestFlip, points[tile * 2 + 1] - points[tile * 2]);
    }
    let joined = 0;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (edgeOf(state, tile, direction) !== ROAD) continue;
      const next = neighbourOf(state, tile, direction);
      if (next === S.NO_TILE) this.openEnds += 1;
      else if (edgeOf(state, next, OPPOSITE[direction]) === ROAD) joined += 1;
    }
    this.links += joined;
    this.roads[tile] = joined;
  }

  private walk(state: State, seat: number): void {
    const home = villageTile(state, seat, 0);
    this.queue[0] = home;
    this.distance[home] = 0;
    this.steps = 0;
    let count = 1;
    for (let i = 0; i < count; i++) {
      const tile = this.queue[i];
      const steps = this.distance[tile];
      this.steps += steps;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const next = joinedTile(state, tile, direction, ROAD);
        if (next === S.NO_TILE || this.distance[next] >= 0) continue;
        this.distance[next] = steps + 1;
        this.queue[count++] = next;
      }
    }
    this.reached = count;
  }

  /** Tiles that are left after repeatedly removing dead ends. */
  private countRing(state: State, seat: number): number {
    let left = this.size;
    let stripped = true;
    while (stripped) {
      stripped = false;
      for (let i = 0; i < this.size; i++) {
        const tile = villageTile(state, seat, i);
        if (this.roads[tile] < 0 || this.roads[tile] > 1) continue;
        this.roads[tile] = -1;
        left -= 1;
        stripped = true;
        for (let direction = 0; direction < DIRECTIONS; direction++) {
          const next = joinedTile(state, tile, direction, ROAD);
          if (next !== S.NO_TILE && this.roads[next] >= 0) this.roads[next] -= 1;
        }
      }
    }
    return left;
  }

  private boatsOnRiver(state: State, seat: number, { isBoat }: PrintedTiles): number {
    let tile = villageTile(state, seat, 0);
    let from = -1;
    let boats = 0;
    // A river never forks: every boat tile has two water edges, the home tile one.
    for (let length = 0; length < this.size; length++) {
      let next: number = S.NO_TILE;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        if (direction === from) continue;
        next = joinedTile(state, tile, direction, WATER);
        if (next === S.NO_TILE) continue;
        from = OPPOSITE[direction];
        break;
      }
      if (next === S.NO_TILE) break;
      tile = next;
      boats += isBoat[tile];
    }
    return boats;
  }

  private readFields(state: State, seat: number): void {
    const { slice } = state;
    for (let i = 0; i < this.size; i++) {
      const tile = villageTile(state, seat, i);
      for (let sector = 0; sector < S.SECTORS; sector++) {
        const at = (tile * S.SECTORS + sector) * S.SECTOR;
        if (slice[S.ROOT_TILE + at] !== tile || slice[S.ROOT_SECTOR + at] !== sector) continue;
        this.fields += 1;
        for (let kind = 0; kind < KINDS; kind++) {
          const herd = slice[S.ANIMALS + at + kind];
          if (herd === 0) continue;
          this.fieldsWith[kind] += 1;
          this.animals[kind] += herd;
          if (herd > 1) this.pairs[kind] += 1;
        }
      }
    }
  }
}

/** The neighbour that a road or river joins to a tile in a direction, NO_TILE if there is none. */
function joinedTile(state: State, tile: number, direction: number, edge: number): number {
  if (edgeOf(state, tile, direction) !== edge) return S.NO_TILE;
  const next = neighbourOf(state, tile, direction);
  return next !== S.NO_TILE && edgeOf(state, next, OPPOSITE[direction]) === edge ? next : S.NO_TILE;
}
