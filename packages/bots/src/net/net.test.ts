import {
  apply,
  checkAction,
  cloneState,
  decisionOf,
  FULL_EDITION,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { firstNet } from '../../training/first-net.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { never } from '../deadline.ts';
import { evaluator, leadOf } from '../evaluate/evaluator.ts';
import { expectedChance } from '../evaluate/expected-chance.ts';
import { Lookahead } from '../evaluate/lookahead.ts';
import { SCALE } from '../evaluate/network.ts';
import { searchBot } from '../levels/search-bot.ts';
import { ROWS_EACH } from './action-inputs.ts';
import { NET_INPUTS, NetInputs } from './net-inputs.ts';
import { netModel, netSettings, TurnRows } from './net-model.ts';
import { Net } from './net.ts';
import { AT, HEAD, HEAD_INPUTS, NET_WEIGHTS, POLICY, TRUNK } from './shape.ts';

const random = new QuickRandom('weights');
const weights = Float32Array.from({ length: NET_WEIGHTS }, () => (random.below(2001) - 1000) / 5000);
const { hold } = evaluator.network;
const net = new Net(weights, evaluator.network);

/** A row of the weights. */
const row = (at: number, index: number, width: number): number[] => [
  ...weights.subarray(at + index * width, at + (index + 1) * width),
];
const relu = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value));
/** Values times rows of weights, from a first row on. */
function times(values: readonly number[], at: number, first: number, width: number): number[] {
  const sums = Array.from({ length: width }, () => 0);
  values.forEach((value, i) =>
    row(at, first + i, width).forEach((weight, n) => (sums[n] = must(sums[n]) + value * weight)),
  );
  return sums;
}

type Three = [Float64Array, Float64Array, Float64Array];

interface Plain {
  bucket: number;
  base: number[];
  heads: number[][];
}

/** The layers as `shape.ts` describes them, without any trick. */
function plainly(state: State): Plain {
  const inputs = new NetInputs(hold);
  const vectors: number[][] = [];
  const base: number[] = [];
  evaluator.movable.read(state);
  for (let seat = 0; seat < state.bytes[S.PLAYERS]!; seat++) {
    inputs.read(state, seat, evaluator.movable);
    const dense = Array.from({ length: NET_INPUTS }, () => 0);
    for (let i = 0; i < inputs.count; i++) {
      const place = must(inputs.places[i]);
      dense[place] = must(dense[place]) + must(inputs.values[i]);
    }
    vectors.push(relu(times(dense, AT.trunk, inputs.bucket * NET_INPUTS, TRUNK)));
    base.push(inputs.base + SCALE * must(times(dense, AT.skip, inputs.bucket * NET_INPUTS, 1)[0]));
  }
  const { bucket } = inputs;
  const heads = vectors.map((own, seat) => {
    const others = vectors.filter((_, other) => other !== seat);
    const column = (n: number): number[] => others.map((vector) => must(vector[n]));
    const mean = own.map((_, n) => column(n).reduce((a, b) => a + b, 0) / others.length);
    const most = own.map((_, n) => Math.max(...column(n)));
    return relu(times([...own, ...mean, ...most, 1], AT.head, bucket * HEAD_INPUTS, HEAD));
  });
  return { bucket, base, heads };
}

/** Some turns of random games. */
function turns(): { state: State; seat: number }[] {
  const found: { state: State; seat: number }[] = [];
  for (const [players, farmers] of [
    [2, 'off'],
    [3, 'all'],
    [4, 'off'],
    [6, 'mixed'],
  ] as const)
    playGame(optionsOf(players, farmers), `net ${players}`, (state, seat, draw) => {
      if (decisionOf(state, seat) === 'turn' && draw.below(FULL ? 2 : 20) === 0)
        found.push({ state: cloneState(state), seat });
      return randomAction(state, seat, draw);
    });
  return found;
}

describe('the net', () => {
  it('computes its layers for all seats', () => {
    const points = new Float64Array(6);
    for (const { state } of turns()) {
      const { bucket, base, heads } = plainly(state);
      evaluator.movable.read(state);
      net.evaluate(state, evaluator.movable, points);
      heads.forEach((head, seat) => {
        const [more] = times([...head, 1], AT.out, bucket * (HEAD + 1), 1);
        expect(points[seat]).toBeCloseTo(must(base[seat]) + SCALE * must(more), 2);
      });
    }
  });

  it('says the same to the last bit with and without WebAssembly', () => {
    const plain = new Net(weights, evaluator.network, true);
    const [points, others] = [new Float64Array(6), new Float64Array(6)];
    for (const { state } of turns()) {
      evaluator.movable.read(state);
      net.evaluate(state, evaluator.movable, points);
      plain.evaluate(state, evaluator.movable, others);
      expect(others).toEqual(points);
    }
  });

  it('evaluates as the evaluator does before it is trained', () => {
    const first = new Net(firstNet(evaluator.network), evaluator.network);
    const [points, known] = [new Float64Array(6), new Float64Array(6)];
    for (const { state } of turns()) {
      evaluator.everyone(state, known);
      first.evaluate(state, evaluator.movable, points);
      const players = state.bytes[S.PLAYERS];
      for (let seat = 0; seat < players!; seat++) expect(points[seat]).toBeCloseTo(must(known[seat]), 3);
    }
  });

  it('shares the evaluation with the evaluator from three players on', () => {
    const model = netModel(net);
    const found = turns();
    expect(new Set(found.map(({ state }) => state.bytes[S.PLAYERS]))).toEqual(new Set([2, 3, 4, 6]));
    for (const { state } of found) {
      const players = must(state.bytes[S.PLAYERS]);
      const share = players > 2 ? 0.5 : 0;
      const [points, alone, known] = [0, 1, 2].map(() => new Float64Array(players)) as Three;
      evaluator.everyone(state, known);
      net.evaluate(state, evaluator.movable, alone);
      model.evaluate(state, points);
      points.forEach((one, i) =>
        expect(one).toBeCloseTo((1 - share) * must(alone[i]) + share * must(known[i]), 4),
      );
    }
  });

  it('leaves the evaluator that all share as it is', () => {
    const model = netModel(net);
    const { sums } = evaluator.network;
    for (const { state, seat } of turns()) {
      evaluator.everyone(state, new Float64Array(6));
      const before = sums.slice();
      model.evaluate(state, new Float64Array(6));
      model.candidates(state, seat, 4);
      model.policy(state, seat, new QuickRandom('policy'));
      expect(evaluator.network.sums).toBe(sums);
      expect(sums).toEqual(before);
    }
  });

  it('lists the actions that it prefers, the best first', () => {
    const model = netModel(net);
    for (const { state, seat } of turns()) {
      const all = model.candidates(state, seat, 4096);
      expect(all.map(({ worth }) => worth)).toEqual(all.map(({ worth }) => worth).sort((a, b) => b - a));
      for (const limit of [1, 3, 10])
        expect(model.candidates(state, seat, limit)).toEqual(all.slice(0, limit));
    }
  });

  it('prefers actions by what the seat wants and what they are', () => {
    const turn = new TurnRows(new Lookahead(evaluator));
    const logits = new Float64Array(4096);
    for (const { state, seat } of turns()) {
      const { bucket, heads } = plainly(state);
      turn.read(state, seat);
      evaluator.movable.read(state);
      net.prefer(state, seat, evaluator.movable, turn.rows, turn.prices, turn.count, logits);
      const want = times([...must(heads[seat]), 1], AT.want, bucket * (HEAD + 1), POLICY);
      for (let i = 0; i < turn.count; i++) {
        expect(checkAction(state, seat, turn.actionAt(i))).toBeNull();
        let expected = must(weights[AT.price + bucket]) * must(turn.prices[i]);
        for (const at of turn.rows.subarray(i * ROWS_EACH, (i + 1) * ROWS_EACH)) {
          const what = row(AT.action, at, POLICY + 1);
          expected += must(what[POLICY]) + want.reduce((sum, one, k) => sum + one * must(what[k]), 0);
        }
        expect(logits[i]).toBeCloseTo(expected, 2);
      }
    }
  });

  it.each([3, 4, 5, 6])(
    'prices the actions of the root with the rivalry of the search: %i players',
    (players) => {
      const model = netModel(net);
      const state = newGame(FULL_EDITION, optionsOf(players, 'off'), expectedChance);
      const seat = nextToAct(state);
      const found = model.closely(state, () => state, seat, 40, never);
      const passed = cloneState(state);
      apply(passed, seat, { type: 'pass' }, expectedChance);
      const points = new Float64Array(players);
      model.evaluate(passed, points);
      const lead = leadOf(points, players, seat, netSettings(players).rivalry);
      expect(must(found.find(({ action }) => action.type === 'pass')).worth).toBeCloseTo(lead, 9);
      expect(lead).not.toBeCloseTo(leadOf(points, players, seat), 1);
    },
  );

  it.each([2, 3, 4])('answers legally and repeatably in a search: %i players', (players) => {
    const bot = searchBot('net', netModel(net), netSettings);
    playGame(optionsOf(players, 'all'), 'net search', (state, seat, draw) => {
      if (draw.below(FULL ? 2 : 40) > 0) return randomAction(state, seat, draw);
      const request = { ...questionTo(state, seat, 'net'), iterations: 16 };
      const action = bot.choose(request);
      expect(bot.choose(request)).toEqual(action);
      return action;
    });
  });
});
