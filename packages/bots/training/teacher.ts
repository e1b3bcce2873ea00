import {
  apply,
  DrawnChance,
  FULL_EDITION,
  isOver,
  newGame,
  type Options,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { bidColour, bidSize } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { HOLD_INPUTS, holdInputs, lookAtBid } from '../src/evaluate/hold-chance.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import {
  HIDDEN,
  HOLD_AT,
  Network,
  type NetworkInput,
  OUTPUT_AT,
  ROW,
  SCALE,
} from '../src/evaluate/network.ts';
import { Evaluator } from '../src/evaluate/evaluator.ts';

/** TD(lambda): the weight of later evaluations and the final score in a target. */
const LAMBDA = 0.97;
/** Number of games per batch, whose samples are shuffled. */
const BATCH_GAMES = 6;
const EPOCHS = 2;
const RATE = 0.012;
const HOLD_RATE = 0.004;
const DECAY = 0.9999;

interface Sample extends NetworkInput {
  expected: number;
  seat: number;
  target: number;
}

interface Bid {
  inputs: Float64Array;
  tile: number;
  seat: number;
}

export interface GameReport {
  players: number;
  mean: number;
  best: number;
  error: number;
  [key: string]: number;
}

export class Teacher {
  private readonly weights: Float32Array;
  private readonly squares: Float32Array;
  private readonly random: QuickRandom;
  private readonly pace: number;
  private readonly warmUp: number;
  private readonly evaluator: Evaluator;
  /** Players that weigh their rivals' points differently. */
  private readonly lookaheads: readonly Lookahead[];
  private lookahead: Lookahead;
  private samples: Sample[] = [];
  private batch: Sample[] = [];
  private waiting = 0;
  private bids: Bid[] = [];
  private readonly slopes = new Float32Array(ROW);

  constructor(weights: Float32Array, squares: Float32Array, seed: string, pace = 1, warmUp = 0) {
    this.pace = pace;
    this.warmUp = warmUp;
    this.weights = weights;
    this.squares = squares;
    this.random = new QuickRandom(seed);
    this.evaluator = new Evaluator(new Network(weights));
    this.lookaheads = [0.3, 0.5, 0.7].map((rivalry) => new Lookahead(this.evaluator, { rivalry }));
    this.lookahead = this.lookaheads[0];
  }

  /** Plays a game and learns from it; `left` is the share of the training still to come. */
  playOne(game: number, left: number): GameReport {
    const { random } = this;
    const players = [2, 2, 2, 3, 3, 4, 4, 4, 5, 6][random.below(10)];
    const farmers = (['off', 'off', 'off', 'mixed', 'all'] as const)[random.below(5)];
    const options: Options = { players, farmers, gamers: false, handicap: [] };
    const chance = new DrawnChance(random);
    const state = newGame(FULL_EDITION, options, chance);
    this.samples = [];
    this.lookahead = this.lookaheads[random.below(this.lookaheads.length)];
    // Less exploration towards the end, and in runs that start from trained weights.
    const exploration = 0.01 + (this.warmUp > 0 ? 0.03 : 0.05) * left;
    const keep = players > 3 ? 2 : 3;
    for (let seat = seatToAct(state, random); seat >= 0; seat = seatToAct(state, random)) {
      const action = this.choose(state, seat, exploration);
      if (action.type === 'pass' && state.bytes[S.PASSES] + 1 === players) this.settleBids(state, left);
      apply(state, seat, action, chance);
      const step = state.bytes[S.STEP];
      if (step === S.PAY || step === S.CHOOSE || step === S.TRANSPORT || isOver(state)) continue;
      if (random.below(4) < keep) this.note(state, players);
      if (random.below(4) === 0 && step === S.TURN) this.noteBids(state, players);
    }
    const points = scoreGame(state).players.map(({ total }) => total);
    const error = this.learn(points, left);
    const sum = points.reduce((a, b) => a + b, 0);
    return { game, players, mean: sum / players, best: Math.max(...points), error };
  }

  private choose(state: State, seat: number, exploration: number) {
    const { random, lookahead } = this;
    const limit = state.bytes[S.STEP] === S.TURN ? 24 : 60;
    if (random.below(1000) < exploration * 1000 && state.bytes[S.STEP] !== S.TRANSPORT) {
      const found = lookahead.candidates(state, seat, 10);
      return found[random.below(found.length)].action;
    }
    return lookahead.best(state, seat, limit);
  }

  private note(state: State, players: number): void {
    const { evaluator } = this;
    evaluator.movable.read(state);
    const { features } = evaluator;
    for (let seat = 0; seat < players; seat++) {
      features.read(state, seat, evaluator.movable, evaluator.network.hold);
      const expected = evaluator.network.points(features);
      const { bucket, base, count } = features;
      const rows = features.rows.slice(0, count);
      const values = features.values.slice(0, count);
      this.samples.push({ bucket, base, count, rows, values, expected, seat, target: 0 });
    }
  }

  private noteBids(state: State, players: number): void {
    const { bytes: b } = state;
    const market = S.tilesOnMarket(state);
    const offers = market + b[S.TURN_ROW_SIZE];
    this.evaluator.movable.read(state);
    for (let i = 0; i < offers; i++) {
      const tile = i < market ? S.marketTile(state, i) : S.turnRowTile(state, i - market);
      const seat = bestBidder(state, tile, players);
      if (seat < 0) continue;
      if (
        !lookAtBid(
          state,
          tile,
          seat,
          bidSize(state, tile, seat),
          bidColour(state, tile, seat),
          this.evaluator.movable,
        )
      )
        continue;
      this.bids.push({ inputs: holdInputs.slice(), tile, seat });
    }
  }

  private settleBids(state: State, left: number): void {
    const { weights } = this;
    for (const { inputs, tile, seat } of this.bids) {
      let sum = 0;
      for (let i = 0; i < HOLD_INPUTS; i++) sum += inputs[i] * weights[HOLD_AT + i];
      const held = bestBidder(state, tile, state.bytes[S.PLAYERS]) === seat ? 1 : 0;
      const wrong = held - 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < HOLD_INPUTS; i++)
        weights[HOLD_AT + i] += HOLD_RATE * this.pace * left * wrong * inputs[i];
    }
    this.bids = [];
  }

  /** Returns the root mean square error. */
  private learn(points: readonly number[], left: number): number {
    const next = points.map((p) => p);
    const after = points.map((p) => p);
    let off = 0;
    for (let i = this.samples.length - 1; i >= 0; i--) {
      const sample = this.samples[i];
      const { seat, expected } = sample;
      next[seat] = (1 - LAMBDA) * after[seat] + LAMBDA * next[seat];
      sample.target = next[seat];
      after[seat] = expected;
      off += (expected - points[seat]) ** 2;
    }
    this.batch.push(...this.samples);
    this.waiting += 1;
    if (this.waiting >= BATCH_GAMES) {
      for (let n = this.batch.length * EPOCHS; n > 0; n--) {
        const lesson = this.batch[this.random.below(this.batch.length)];
        this.adjust(lesson, left);
      }
      this.batch = [];
      this.waiting = 0;
    }
    return Math.sqrt(off / this.samples.length);
  }

  private adjust(sample: Sample, left: number): void {
    const { weights, squares, slopes } = this;
    const { bucket, count, rows, values, target } = sample;
    const { network } = this.evaluator;
    const wrong = Math.max(-2, Math.min(2, (network.points(sample) - target) / SCALE));
    const { sums } = network;
    const out = OUTPUT_AT + bucket * HIDDEN - 1;
    const warm = this.warmUp > 0 ? Math.min(1, (1 - left) / this.warmUp) : 1;
    const rate = RATE * this.pace * warm ** 2 * (0.06 + 0.94 * left);
    slopes[0] = wrong;
    for (let n = 1; n < ROW; n++) slopes[n] = sums[n] > 0 ? wrong * weights[out + n] : 0;
    const move = (at: number, slope: number): void => {
      squares[at] = squares[at] * DECAY + slope * slope;
      weights[at] -= (rate * slope) / Math.sqrt(squares[at]);
    };
    for (let n = 1; n < ROW; n++) if (sums[n] > 0) move(out + n, wrong * sums[n]);
    for (let i = 0; i < count; i++) {
      for (let n = 0; n < ROW; n++) if (slopes[n] !== 0) move(rows[i] + n, values[i] * slopes[n]);
    }
  }
}

function bestBidder(state: State, tile: number, players: number): number {
  let best = -1;
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    const size = state.bytes[S.BID_SIZE + tile * S.TILE + seat];
    if (size <= most) continue;
    most = size;
    best = seat;
  }
  return best;
}

/** A seat that owes an answer. */
function seatToAct(state: State, random: QuickRandom): number {
  const { bytes: b } = state;
  const players = b[S.PLAYERS];
  const step = b[S.STEP];
  if (step === S.OVER) return -1;
  if (step === S.BOAT) return b[S.PICK_ORDER + b[S.PICKS]];
  if (step === S.PLACING || step === S.OFFER || S.isAddedStep(state)) {
    const from = random.below(players);
    for (let i = 0; i < players; i++)
      if (b[S.OWES + ((from + i) % players)] === 1) return (from + i) % players;
  }
  return b[S.ACTIVE];
}
