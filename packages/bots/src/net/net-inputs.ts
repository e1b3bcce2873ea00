import type { State } from '@keyflower/engine';
import { bidSize, faceOf, villageSize, villageTile } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { Features } from '../evaluate/features.ts';
import type { MovableWorkers } from '../evaluate/hold-chance.ts';
import { INPUTS } from '../evaluate/tile-inputs.ts';
import { TILE_NUMBERS, tileNumbersOf } from './tile-numbers.ts';

/** Beyond the evaluator's inputs: tiles without bids, tiles that a rival leads, and others' tiles that can be used. */
const AT_FREE = INPUTS;
const AT_RIVAL = AT_FREE + TILE_NUMBERS;
const AT_ELSEWHERE = AT_RIVAL + TILE_NUMBERS;
/** How many inputs a seat has. */
export const NET_INPUTS = AT_ELSEWHERE + TILE_NUMBERS;

/** A position from the perspective of one seat: the inputs that are not zero, and the visible points. */
export class NetInputs {
  count = 0;
  bucket = 0;
  base = 0;
  readonly places = new Uint16Array(NET_INPUTS + 2 * S.MAX_TILES);
  readonly values = new Float32Array(NET_INPUTS + 2 * S.MAX_TILES);
  /** The evaluator's inputs, as last read. */
  readonly features = new Features();
  private readonly hold: Float32Array;

  /** `hold`: the weights that tell the chance to win a tile. */
  constructor(hold: Float32Array) {
    this.hold = hold;
  }

  read(state: State, seat: number, movable: MovableWorkers): void {
    const { features, places, values } = this;
    features.read(state, seat, movable, this.hold);
    this.bucket = features.bucket;
    this.base = features.base;
    this.count = features.count;
    for (let i = 0; i < features.count; i++) {
      places[i] = features.places[i];
      values[i] = features.values[i];
    }
    this.readMarket(state, seat);
    this.readVillages(state, seat);
  }

  private put(place: number, value: number): void {
    this.places[this.count] = place;
    this.values[this.count++] = value;
  }

  private readMarket(state: State, seat: number): void {
    const numbers = tileNumbersOf(state.content);
    const market = S.tilesOnMarket(state);
    for (let i = 0; i < market + state.bytes[S.TURN_ROW_SIZE]; i++) {
      const tile = i < market ? S.marketTile(state, i) : S.turnRowTile(state, i - market);
      const own = bidSize(state, tile, seat);
      let most = own;
      for (let other = 0; other < state.bytes[S.PLAYERS]; other++)
        most = Math.max(most, bidSize(state, tile, other));
      if (most === 0) this.put(AT_FREE + numbers[tile], 1);
      else if (most > own) this.put(AT_RIVAL + numbers[tile], most / 3);
    }
  }

  private readVillages(state: State, seat: number): void {
    const { bytes: b, content } = state;
    const numbers = tileNumbersOf(content);
    for (let owner = 0; owner < b[S.PLAYERS]; owner++) {
      if (owner === seat) continue;
      const size = villageSize(state, owner);
      for (let i = 0; i < size; i++) {
        const tile = villageTile(state, owner, i);
        if (!content.uses[tile * 2 + faceOf(state, tile)]) continue;
        this.put(AT_ELSEWHERE + numbers[tile], b[S.USED_TOTAL + tile * S.TILE] === 0 ? 1 : 0.5);
      }
    }
  }
}
