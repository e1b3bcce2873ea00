import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, FULL_EDITION, newGame, nextToAct, scoreGame } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { learnedModel } from '../src/search/learned-model.ts';
import { chanceOf } from './game-log.ts';
import { netModel } from '../src/net/net-model.ts';
import { Net } from '../src/net/net.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { firstNet } from './first-net.ts';
import { Player, rolloutTeacher } from './player.ts';
import { Replayer } from './replayer.ts';
import { Samples } from './samples.ts';
import { FULL } from '../../../scripts/testing/full.ts';

/** The quick run plays a shorter game, of two players. */
const [SEED, ITERATIONS] = FULL ? (['self-play test', 24] as const) : (['a quick game', 12] as const);
const log = new Player(SEED, ITERATIONS, rolloutTeacher(learnedModel)).play();

describe('a game of self-play', () => {
  it('can be played again from its log, to the same points', () => {
    const { options, actions, points } = JSON.parse(JSON.stringify(log)) as typeof log;
    const chance = chanceOf(log);
    const state = newGame(FULL_EDITION, options, chance);
    for (const [seat, action] of actions) {
      expect(nextToAct(state)).toBeGreaterThanOrEqual(0);
      apply(state, seat, action, chance);
    }
    expect(nextToAct(state)).toBe(-1);
    expect(scoreGame(state).players.map(({ total }) => total)).toEqual(points);
  });

  it('notes what was tried, and a policy that sums to about one', () => {
    expect(log.searches.length).toBeGreaterThan(10);
    const policies = log.searches.map(({ wanted }) => wanted).filter(({ length }) => length > 0);
    expect(policies.length).toBeGreaterThan(10);
    for (const wanted of policies)
      expect(wanted.reduce((sum, [, share]) => sum + share, 0)).toBeGreaterThan(0.8);
    for (const { at, tried } of log.searches) {
      expect(tried.reduce((sum, [, visits]) => sum + visits, 0)).toBe(ITERATIONS);
      const keys = tried.map(([action]) => JSON.stringify(action));
      expect(new Set(keys).size).toBe(keys.length);
      // The last that halving left is played.
      expect(log.actions[at]?.[1]).toEqual(tried[0]?.[0]);
    }
  });

  it('searches only a share of the decisions closely if asked to', () => {
    const quickly = netModel(new Net(firstNet(evaluator.network), evaluator.network));
    const pace = { share: 0.25, quickly };
    const { searches, actions } = new Player(SEED, ITERATIONS, rolloutTeacher(learnedModel), pace).play();
    const quick = searches.filter(({ tried }) => tried.length === 1);
    expect(quick.length).toBeGreaterThan(searches.length / 2);
    expect(quick.length).toBeLessThan(searches.length);
    for (const { at, tried, wanted } of quick) {
      expect(wanted).toEqual([]);
      expect(actions[at]?.[1]).toEqual(tried[0]?.[0]);
    }
  });

  it('becomes samples: every searched decision, followed by its afterstates', () => {
    const samples = new Samples();
    new Replayer('replay test').replay(log, samples);
    const folder = mkdtempSync(join(tmpdir(), 'keyflower-samples-'));
    try {
      const path = join(folder, 'some.bin');
      samples.write(path);
      const bytes = readFileSync(path);
      const header = new Int32Array(new Uint8Array(bytes.subarray(0, 28)).buffer);
      const rows = new Int32Array(new Uint8Array(bytes.subarray(28, 28 + (header[0] ?? 0))).buffer);
      let decisions = 0;
      for (let at = 0; at < rows.length; at += 8) {
        decisions += 1;
        for (let left = rows[at + 6] ?? 0; left > 0; left--) {
          at += 8;
          expect(rows[at + 6]).toBe(-1);
          expect(rows[at + 7]).toBeGreaterThan(1);
        }
      }
      expect(rows.length / 8).toBe(samples.count);
      expect(decisions).toBe(log.searches.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
