import { isOver, type State } from '@keyflower/engine';
import { MAX_PLAYERS, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { MovableWorkers } from '../evaluate/hold-chance.ts';
import { BUCKETS, HIDDEN, Network, OUTPUT_AT, ROW, SCALE } from '../evaluate/network.ts';
import { INPUTS } from '../evaluate/tile-inputs.ts';
import { learnedBytes, learnedScales } from '../evaluate/weights.ts';
import { ACTION_ROWS, ROWS_EACH } from '../net/action-inputs.ts';
import { NET_INPUTS, NetInputs } from '../net/net-inputs.ts';
import type { JudgingNet } from '../net/net-model.ts';
import { RowSums } from '../net/row-sums.ts';
import { HEAD, POLICY, TRUNK } from '../net/shape.ts';
import {
  COLUMNS,
  EVALUATOR_AT,
  EVALUATOR_SKIP_AT,
  PAIR_COUNT,
  SHIFT,
  SKIP_AT,
  SKIP_BASE,
  STEPS,
} from './integer-shape.ts';
import { IntegerSums } from './integer-sums.ts';
import type { PackedNet } from './packed-net.ts';

const MOST_VALUE = 32_767;
/** The mean of up to five rivals is their sum times one of these, divided by 4096. */
const MEAN_BITS = 12;

/** The net of `integer-shape.ts`, with scratch memory of its own. */
export class StudentNet implements JudgingNet {
  readonly evaluator: Network;
  /** The second layer and the outputs of both heads, in floating point. */
  private readonly skipScale: Float64Array;
  private readonly headScale: Float64Array;
  private readonly headBias: Float64Array;
  private readonly out: Float64Array;
  private readonly price: Float64Array;
  private readonly wants: Float64Array;
  private readonly actions: Float64Array;
  private readonly sums: IntegerSums;
  private readonly inputs: NetInputs;
  /** The first layer of each seat, and over all seats the sum and the two largest of each column. */
  private readonly vectors = new Int32Array(MAX_PLAYERS * TRUNK);
  private readonly total = new Int32Array(TRUNK);
  private readonly first = new Int32Array(TRUNK);
  private readonly second = new Int32Array(TRUNK);
  private readonly base = new Float64Array(MAX_PLAYERS);
  /** What the evaluator expects of each seat. */
  private readonly known = new Float64Array(MAX_PLAYERS);
  private readonly head = new Float64Array(HEAD);
  private readonly want = new Float64Array(POLICY);
  private readonly products = new Float64Array(ACTION_ROWS);
  private bucket = 0;

  /** `isPlain`: without WebAssembly. */
  constructor(net: PackedNet, { weights: known }: Network, isPlain = false) {
    this.skipScale = Float64Array.from(net.skipScale);
    this.headScale = Float64Array.from(net.headScale);
    this.headBias = Float64Array.from(net.headBias);
    this.out = Float64Array.from(net.out);
    this.price = Float64Array.from(net.price);
    const each = net.want.length / BUCKETS;
    this.wants = Float64Array.from(net.want, (weight, i) => weight * net.wantScale[Math.floor(i / each)]);
    this.actions = Float64Array.from(net.action, (weight) => weight * net.actionScale[0]);
    this.sums = new IntegerSums(isPlain);
    this.evaluator = new Network(known, new RowSums(known, 2 * INPUTS, ROW, isPlain));
    this.inputs = new NetInputs(this.evaluator.hold);
    this.fillRows(net);
    this.fillPairs(net);
  }

  private fillRows({ trunk, skip }: PackedNet): void {
    const { weights } = this.sums;
    for (let row = 0; row < BUCKETS * NET_INPUTS; row++) {
      const to = row * COLUMNS;
      for (let n = 0; n < TRUNK; n++) weights[to + n] = trunk[row * TRUNK + n];
      weights[to + SKIP_AT] = skip[2 * row];
      weights[to + SKIP_AT + 1] = skip[2 * row + 1];
      const place = row % NET_INPUTS;
      if (place >= INPUTS) continue;
      const from = (((row - place) / NET_INPUTS) * INPUTS + place) * ROW;
      weights[to + EVALUATOR_SKIP_AT] = learnedBytes[from];
      for (let n = 0; n < HIDDEN; n++) weights[to + EVALUATOR_AT + n] = learnedBytes[from + 1 + n];
    }
  }

  private fillPairs({ head }: PackedNet): void {
    const { pairs } = this.sums;
    for (let pair = 0; pair < BUCKETS * PAIR_COUNT; pair++)
      for (let k = 0; k < HEAD; k++)
        for (let half = 0; half < 2; half++)
          pairs[(pair * HEAD + k) * 2 + half] = head[(2 * pair + half) * HEAD + k];
  }

  /** The expected final points of every seat: the net's, mixed with a share of the evaluator's. */
  evaluate(state: State, movable: MovableWorkers, points: Float64Array, evaluatorShare = 0): void {
    const players = state.bytes[S.PLAYERS];
    if (isOver(state)) {
      for (let seat = 0; seat < players; seat++) points[seat] = scoreSeat(state, seat).total;
      return;
    }
    this.readSeats(state, movable, true);
    const { out, head } = this;
    const from = this.bucket * (HEAD + 1);
    for (let seat = 0; seat < players; seat++) {
      this.readHead(seat, players);
      let more = out[from + HEAD];
      for (let k = 0; k < HEAD; k++) more += head[k] * out[from + k];
      const own = this.base[seat] + SCALE * more;
      points[seat] = own + evaluatorShare * (this.known[seat] - own);
    }
  }

  /** Writes the logits of actions for the seat to move, from their rows and prices. */
  prefer(
    state: State,
    seat: number,
    movable: MovableWorkers,
    rows: Uint16Array,
    prices: Float64Array,
    count: number,
    logits: Float64Array,
  ): void {
    this.readSeats(state, movable, false);
    this.readHead(seat, state.bytes[S.PLAYERS]);
    this.readWant();
    const price = this.price[this.bucket];
    const { products } = this;
    products.fill(Number.NaN);
    for (let i = 0; i < count; i++) {
      let logit = price * prices[i];
      for (let r = 0; r < ROWS_EACH; r++) {
        const row = rows[i * ROWS_EACH + r];
        if (Number.isNaN(products[row])) products[row] = this.productOf(row);
        logit += products[row];
      }
      logits[i] = logit;
    }
  }

  private readWant(): void {
    const { want, wants, head } = this;
    const from = this.bucket * (HEAD + 1) * POLICY;
    for (let k = 0; k < POLICY; k++) want[k] = wants[from + HEAD * POLICY + k];
    for (let n = 0; n < HEAD; n++) {
      const value = head[n];
      if (value === 0) continue;
      for (let k = 0; k < POLICY; k++) want[k] += value * wants[from + n * POLICY + k];
    }
  }

  /** How much a row of actions is wanted. Many actions share it. */
  private productOf(row: number): number {
    const { want, actions } = this;
    const at = row * (POLICY + 1);
    let product = actions[at + POLICY];
    for (let k = 0; k < POLICY; k++) product += want[k] * actions[at + k];
    return product;
  }

  /** The first layer for all seats and, if `isAll`, what the evaluator expects and what inputs are worth past all layers. */
  private readSeats(state: State, movable: MovableWorkers, isAll: boolean): void {
    const { inputs, vectors, total, first, second } = this;
    const { rows, values, sums } = this.sums;
    const players = state.bytes[S.PLAYERS];
    total.fill(0);
    first.fill(0);
    second.fill(0);
    for (let seat = 0; seat < players; seat++) {
      inputs.read(state, seat, movable);
      const { count, places, bucket } = inputs;
      this.bucket = bucket;
      const from = bucket * NET_INPUTS;
      for (let i = 0; i < count; i++) {
        rows[i] = (from + places[i]) * COLUMNS;
        const value = Math.floor(STEPS * inputs.values[i] + 0.5) | 0;
        values[i] = value > MOST_VALUE ? MOST_VALUE : value < -MOST_VALUE ? -MOST_VALUE : value;
      }
      this.sums.sumRows(count, isAll);
      const to = seat * TRUNK;
      for (let n = 0; n < TRUNK; n++) {
        const value = sums[n] <= 0 ? 0 : Math.min(sums[n] >> SHIFT, MOST_VALUE);
        vectors[to + n] = value;
        total[n] += value;
        if (value > first[n]) {
          second[n] = first[n];
          first[n] = value;
        } else if (value > second[n]) second[n] = value;
      }
      if (isAll) this.readPoints(seat, inputs.base);
    }
  }

  /** What follows from the sums of a seat without the second layer. */
  private readPoints(seat: number, base: number): void {
    const { bucket } = this;
    const { sums } = this.sums;
    const { weights } = this.evaluator;
    const scales = bucket * ROW;
    const out = OUTPUT_AT + bucket * HIDDEN;
    let known = sums[EVALUATOR_SKIP_AT] * learnedScales[scales];
    for (let n = 0; n < HIDDEN; n++) {
      const sum = sums[EVALUATOR_AT + n];
      if (sum > 0) known += sum * learnedScales[scales + 1 + n] * weights[out + n];
    }
    this.known[seat] = base + (SCALE / STEPS) * known;
    const skip = SKIP_BASE * sums[SKIP_AT] + sums[SKIP_AT + 1];
    this.base[seat] = base + (SCALE / STEPS) * skip * this.skipScale[bucket];
  }

  /** The layer that compares a seat with its rivals. */
  private readHead(seat: number, players: number): void {
    const { vectors, total, first, second, head, bucket } = this;
    const { inputs, heads } = this.sums;
    const { headScale, headBias } = this;
    const share = Math.round(2 ** MEAN_BITS / (players - 1));
    for (let n = 0; n < TRUNK; n++) {
      const own = vectors[seat * TRUNK + n];
      inputs[n] = own;
      inputs[TRUNK + n] = ((total[n] - own) * share) >> MEAN_BITS;
      inputs[2 * TRUNK + n] = own === first[n] ? second[n] : first[n];
    }
    this.sums.sumHead(bucket);
    for (let k = 0; k < HEAD; k++) {
      const value = heads[k] * headScale[bucket * HEAD + k] + headBias[bucket * HEAD + k];
      head[k] = value > 0 ? value : 0;
    }
  }
}
