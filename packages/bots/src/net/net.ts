import { isOver, type State } from '@keyflower/engine';
import { MAX_PLAYERS, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { MovableWorkers } from '../evaluate/hold-chance.ts';
import { type Network, SCALE } from '../evaluate/network.ts';
import { ROWS_EACH } from './action-inputs.ts';
import { NET_INPUTS, NetInputs } from './net-inputs.ts';
import { sumRows } from './sum-rows.ts';
import { AT, HEAD, HEAD_INPUTS, POLICY, TRUNK } from './shape.ts';

/** The network of `shape.ts`, with scratch memory of its own. */
export class Net {
  private readonly weights: Float32Array;
  private readonly inputs: NetInputs;
  private readonly vectors = new Float32Array(MAX_PLAYERS * TRUNK);
  private readonly base = new Float64Array(MAX_PLAYERS);
  /** The evaluator's network, which knows far more games, and what it expects of every seat. */
  private readonly evaluator: Network;
  private readonly known = new Float64Array(MAX_PLAYERS);
  private readonly head = new Float32Array(HEAD);
  private readonly want = new Float32Array(POLICY);
  /** The rows of weights that a layer adds up, and their factors. */
  private readonly rows = new Int32Array(Math.max(2 * NET_INPUTS, HEAD_INPUTS));
  private readonly values = new Float32Array(HEAD_INPUTS);
  private bucket = 0;

  constructor(weights: Float32Array, evaluator: Network) {
    this.weights = weights;
    this.evaluator = evaluator;
    this.inputs = new NetInputs(evaluator.hold);
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
    for (let i = 0; i < count; i++) {
      let logit = price * prices[i];
      for (let r = 0; r < ROWS_EACH; r++) {
        const at = AT.action + rows[i * ROWS_EACH + r] * (POLICY + 1);
        logit += weights[at + POLICY];
        for (let k = 0; k < POLICY; k++) logit += want[k] * weights[at + k];
      }
      logits[i] = logit;
    }
  }

  /** The first layer, for all seats, and what the evaluator expects if wanted: it has the same inputs. */
  private readSeats(state: State, movable: MovableWorkers, asksEvaluator: boolean): void {
    const { inputs, vectors, weights, rows } = this;
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
        more += inputs.values[i] * weights[AT.skip + input];
      }
      sumRows(weights, rows, inputs.values, inputs.count, TRUNK, vectors, at);
      for (let n = 0; n < TRUNK; n++) if (vectors[at + n] < 0) vectors[at + n] = 0;
      this.base[seat] = inputs.base + SCALE * more;
    }
  }

  /** The layer that compares a seat with its rivals. */
  private readHead(seat: number, players: number): void {
    const { head, vectors, weights, rows, values } = this;
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
    sumRows(weights, rows, values, count, HEAD, head, 0);
  }
}
