import { isOver, type State } from '@keyflower/engine';
import { MAX_PLAYERS, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { MovableWorkers } from '../evaluate/hold-chance.ts';
import { Network, ROW, SCALE } from '../evaluate/network.ts';
import { INPUTS } from '../evaluate/tile-inputs.ts';
import { ACTION_ROWS, ROWS_EACH } from './action-inputs.ts';
import { NET_INPUTS, NetInputs } from './net-inputs.ts';
import type { JudgingNet } from './net-model.ts';
import { RowSums } from './row-sums.ts';
import { AT, HEAD, HEAD_INPUTS, POLICY, TRUNK } from './shape.ts';

/** The most rows that a layer adds up. */
const MOST_ROWS = Math.max(2 * NET_INPUTS, HEAD_INPUTS);
const HEAD_AT = MAX_PLAYERS * TRUNK;

/** The network of `shape.ts`, with scratch memory of its own. */
export class Net implements JudgingNet {
  private readonly weights: Float32Array;
  private readonly sums: RowSums;
  private readonly inputs: NetInputs;
  /** The seats' vectors and the head are outputs of the sums. */
  private readonly vectors: Float32Array;
  private readonly head: Float32Array;
  private readonly base = new Float64Array(MAX_PLAYERS);
  /** The evaluator's network, which knows far more games, with sums of its own; and what it expects of every seat. */
  readonly evaluator: Network;
  private readonly known = new Float64Array(MAX_PLAYERS);
  private readonly want = new Float32Array(POLICY);
  private readonly products = new Float64Array(ACTION_ROWS);
  private bucket = 0;

  /** `isPlain`: without WebAssembly. */
  constructor(weights: Float32Array, { weights: known }: Network, isPlain = false) {
    this.sums = new RowSums(weights, MOST_ROWS, HEAD_AT + HEAD, isPlain);
    this.weights = this.sums.weights;
    this.vectors = this.sums.out;
    this.head = this.sums.out.subarray(HEAD_AT);
    this.evaluator = new Network(known, new RowSums(known, 2 * INPUTS, ROW, isPlain));
    this.inputs = new NetInputs(this.evaluator.hold);
  }

  /** The expected final points of every seat: the net's, mixed with a share of the evaluator's. */
  evaluate(state: State, movable: MovableWorkers, points: Float64Array, evaluatorShare = 0): void {
    const players = state.bytes[S.PLAYERS];
    if (isOver(state)) {
      for (let seat = 0; seat < players; seat++) points[seat] = scoreSeat(state, seat).total;
      return;
    }
    this.readSeats(state, movable, evaluatorShare > 0);
    const { weights, head } = this;
    const out = AT.out + this.bucket * (HEAD + 1);
    for (let seat = 0; seat < players; seat++) {
      this.readHead(seat, players);
      let more = weights[out + HEAD];
      for (let n = 0; n < HEAD; n++) if (head[n] > 0) more += head[n] * weights[out + n];
      points[seat] = this.base[seat] + SCALE * more;
      if (evaluatorShare > 0) points[seat] += evaluatorShare * (this.known[seat] - points[seat]);
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
    const { weights, head, want, bucket } = this;
    const from = AT.want + bucket * (HEAD + 1) * POLICY;
    for (let k = 0; k < POLICY; k++) want[k] = weights[from + HEAD * POLICY + k];
    for (let n = 0; n < HEAD; n++) {
      if (head[n] <= 0) continue;
      for (let k = 0; k < POLICY; k++) want[k] += head[n] * weights[from + n * POLICY + k];
    }
    const price = weights[AT.price + bucket];
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

  /** How much a row of actions is wanted. Many actions share it. */
  private productOf(row: number): number {
    const { weights, want } = this;
    const at = AT.action + row * (POLICY + 1);
    let product = weights[at + POLICY];
    for (let k = 0; k < POLICY; k++) product += want[k] * weights[at + k];
    return product;
  }

  /** The first layer, for all seats, and what the evaluator expects if wanted: it has the same inputs. */
  private readSeats(state: State, movable: MovableWorkers, asksEvaluator: boolean): void {
    const { inputs, vectors, weights } = this;
    const { rows, values } = this.sums;
    const players = state.bytes[S.PLAYERS];
    for (let seat = 0; seat < players; seat++) {
      inputs.read(state, seat, movable);
      this.bucket = inputs.bucket;
      if (asksEvaluator) this.known[seat] = this.evaluator.points(inputs.features);
      const first = inputs.bucket * NET_INPUTS;
      const at = seat * TRUNK;
      vectors.fill(0, at, at + TRUNK);
      let more = 0;
      for (let i = 0; i < inputs.count; i++) {
        const input = first + inputs.places[i];
        rows[i] = AT.trunk + input * TRUNK;
        values[i] = inputs.values[i];
        more += inputs.values[i] * weights[AT.skip + input];
      }
      this.sums.add(inputs.count, TRUNK, at);
      for (let n = 0; n < TRUNK; n++) if (vectors[at + n] < 0) vectors[at + n] = 0;
      this.base[seat] = inputs.base + SCALE * more;
    }
  }

  /** The layer that compares a seat with its rivals. */
  private readHead(seat: number, players: number): void {
    const { head, vectors, weights } = this;
    const { rows, values } = this.sums;
    const from = AT.head + this.bucket * HEAD_INPUTS * HEAD;
    const bias = from + (HEAD_INPUTS - 1) * HEAD;
    for (let k = 0; k < HEAD; k++) head[k] = weights[bias + k];
    let count = 0;
    for (let n = 0; n < TRUNK; n++) {
      let sum = 0;
      let most = 0;
      for (let other = 0; other < players; other++) {
        if (other === seat) continue;
        const value = vectors[other * TRUNK + n];
        sum += value;
        if (value > most) most = value;
      }
      const own = vectors[seat * TRUNK + n];
      if (own > 0) {
        rows[count] = from + n * HEAD;
        values[count++] = own;
      }
      if (most === 0) continue;
      rows[count] = from + (TRUNK + n) * HEAD;
      values[count++] = sum / (players - 1);
      rows[count] = from + (2 * TRUNK + n) * HEAD;
      values[count++] = most;
    }
    this.sums.add(count, HEAD, HEAD_AT);
  }
}
