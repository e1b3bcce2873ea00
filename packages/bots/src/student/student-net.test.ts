import { cloneState, decisionOf, randomAction, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { quantized } from '../../training/quantize.ts';
import { readNet, readWeights } from '../../training/read-net.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { Lookahead } from '../evaluate/lookahead.ts';
import { TurnRows } from '../net/net-model.ts';
import { packed, unpack } from './packed-net.ts';
import { StudentNet } from './student-net.ts';

const FILE = new URL('../../training/results/net.bin', import.meta.url).pathname;
const net = readNet(FILE);
const whole = quantized(readWeights(FILE));
const student = new StudentNet(whole, evaluator.network);
const plain = new StudentNet(whole, evaluator.network, true);

interface Turn {
  state: State;
  seat: number;
}

/** Some turns of random games. */
function turns(): Turn[] {
  const found: Turn[] = [];
  for (const [players, farmers] of [
    [2, 'off'],
    [3, 'all'],
    [4, 'off'],
    [6, 'mixed'],
  ] as const)
    playGame(optionsOf(players, farmers), `student ${players}`, (state, seat, draw) => {
      if (draw.below(FULL ? 2 : 12) === 0) found.push({ state: cloneState(state), seat });
      return randomAction(state, seat, draw);
    });
  return found;
}

/** What a net expects of all seats, with a share of the evaluator. */
function expectedBy(one: typeof net | StudentNet, state: State, share: number): number[] {
  const points = new Float64Array(must(state.bytes[S.PLAYERS]));
  evaluator.movable.read(state);
  one.evaluate(state, evaluator.movable, points, share);
  return [...points];
}

function logitsOf(one: typeof net | StudentNet, { state, seat }: Turn): number[] {
  const turn = new TurnRows(new Lookahead(evaluator));
  const logits = new Float64Array(4096);
  turn.read(state, seat);
  evaluator.movable.read(state);
  one.prefer(state, seat, evaluator.movable, turn.rows, turn.prices, turn.count, logits);
  return [...logits.subarray(0, turn.count)];
}

const isTurn = ({ state, seat }: Turn): boolean => decisionOf(state, seat) === 'turn';

/** The root of the mean square of the differences. */
function distance(some: readonly number[], others: readonly number[]): number {
  const squares = some.map((one, i) => (one - must(others[i])) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

describe('the net in whole numbers', () => {
  it.each([0, 0.5, 1])('expects nearly the same points as the net: share %d of the evaluator', (share) => {
    const found = turns();
    const some = found.flatMap(({ state }) => expectedBy(student, state, share));
    const others = found.flatMap(({ state }) => expectedBy(net, state, share));
    expect(distance(some, others)).toBeLessThan(0.15);
    expect(distance(some, others.slice(1).concat(others[0]!))).toBeGreaterThan(1);
  });

  it('prefers nearly the same actions', () => {
    const found = turns().filter(isTurn);
    const some = found.flatMap((turn) => logitsOf(student, turn));
    const others = found.flatMap((turn) => logitsOf(net, turn));
    expect(distance(some, others)).toBeLessThan(0.05);
    expect(distance(some, others.slice(1).concat(others[0]!))).toBeGreaterThan(0.5);
  });

  it('says the same to the last bit with and without WebAssembly', () => {
    const found = turns();
    for (const { state } of found)
      expect(expectedBy(plain, state, 0.5)).toEqual(expectedBy(student, state, 0.5));
    for (const turn of found.filter(isTurn)) expect(logitsOf(plain, turn)).toEqual(logitsOf(student, turn));
  });

  it('counts the points of a game that is over', () => {
    const end = playGame(optionsOf(3, 'off'), 'student end', randomAction);
    const points = expectedBy(student, end, 0);
    expect(points).toEqual(expectedBy(net, end, 0));
    expect(points.every(Number.isInteger)).toBe(true);
  });

  it('is the same after packing', () => {
    const bytes = packed(whole);
    const again = unpack(bytes);
    for (const part of Object.keys(whole) as (keyof typeof whole)[]) {
      expect(again[part].length).toBe(whole[part].length);
      expect(whole[part].every((number, i) => number === again[part][i])).toBe(true);
    }
    expect(whole.trunk.some((number) => number === -127)).toBe(true);
    expect(() => unpack(bytes.subarray(1))).toThrow('bytes, not');
  });
});
