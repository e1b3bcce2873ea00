import { checkAction, type Counts, decisionOf, makeView, randomAction, type State } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { plainJudge } from '../search/plain-judge.ts';
import { adviseWith } from './advise.ts';
import { reasonFor } from './explain.ts';
import type { ReasonId } from './reason.ts';
import { reasonText } from './sentences.ts';

const naming = {
  tile: (id: string) => `<${id}>`,
  player: (seat: number) => `<seat ${seat}>`,
  goods: (counts: Counts<string>) =>
    Object.entries(counts)
      .map(([name, n]) => `${n} ${name}`)
      .join(', '),
};

describe('advice', () => {
  it('is a ranking of legal actions with chances, points and a reason in three languages', () => {
    const seen = new Set<ReasonId>();
    const look = (state: State, seat: number): void => {
      const advice = adviseWith(plainJudge, { ...questionTo(state, seat, 'hint'), iterations: 4 }, 5);
      for (const { action } of advice) expect(checkAction(state, seat, action)).toBeNull();
      expect(advice.length).toBeGreaterThan(0);
      for (let i = 1; i < advice.length; i++)
        expect(advice[i].share).toBeLessThanOrEqual(advice[i - 1].share);
      for (const { winRate, score, reason } of advice) {
        expect(winRate).toBeGreaterThanOrEqual(0);
        expect(winRate).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score)).toBe(true);
        seen.add(reason.id);
        const texts = (['en', 'fr', 'de'] as const).map((language) => reasonText(reason, language, naming));
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}<\d].*\.$/u);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    };
    for (const players of [2, 5]) {
      playGame(optionsOf(players, 'mixed'), `advice ${players}`, (state, seat, random) => {
        if (random.below(3) === 0 || decisionOf(state, seat) !== 'turn') look(state, seat);
        return randomAction(state, seat, random);
      });
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('is never empty, even when there is no time at all', () => {
    const look = (state: State, seat: number): void => {
      const advice = adviseWith(plainJudge, { ...questionTo(state, seat, 'hint'), iterations: 0 }, 5);
      expect(advice.map(({ share }) => share)).toEqual([0]);
      expect(checkAction(state, seat, advice[0].action)).toBeNull();
    };
    playGame(optionsOf(2, 'off'), 'no time', (state, seat, random) => {
      if (random.below(20) === 0) look(state, seat);
      return randomAction(state, seat, random);
    });
  });

  it('is the same for the same question', () => {
    const compare = (state: State, seat: number): void => {
      const question = { ...questionTo(state, seat, 'hint'), iterations: 12 };
      expect(adviseWith(plainJudge, question, 5)).toEqual(adviseWith(plainJudge, question, 5));
    };
    playGame(optionsOf(3, 'off'), 'advice again', (state, seat, random) => {
      if (random.below(30) === 0) compare(state, seat);
      return randomAction(state, seat, random);
    });
  });
});

describe('a reason', () => {
  const table = new Scenario({
    options: { players: 2 },
    season: 'spring',
    players: [{ workers: { red: 5 } }],
    market: [{ tile: 'keywood' }, { tile: 'tavern', bids: [{ player: 1, workers: { red: 2 } }] }],
  });
  const scene = { view: makeView(table.state, 0), seat: 0, state: table.state };
  const bid = (tile: string, screen: number) =>
    reasonFor(scene, { type: 'bid', tile, color: 'red', screen, groups: [] });

  it('tells who is beaten, and who comes first', () => {
    expect(bid('tavern', 3)).toEqual({ id: 'bid-overbid', tile: 'tavern', workers: 3, player: 1 });
    expect(bid('keywood', 1)).toEqual({ id: 'bid-first', tile: 'keywood', workers: 1 });
    expect(reasonText(bid('tavern', 3), 'de', naming)).toBe('Überbietet <seat 1> auf <tavern>.');
  });

  it('tells what a use brings', () => {
    const use = { type: 'use', tile: 'keywood', screen: { red: 1 }, groups: [] } as const;
    expect(reasonFor(scene, use)).toEqual({ id: 'use-goods', tile: 'keywood', goods: { wood: 1 } });
  });

  it('speaks of roads, rivers and transport as the table does', () => {
    const links = { id: 'place-links', tile: 'keywood', roads: 1, rivers: 2 } as const;
    expect(reasonText(links, 'de', naming)).toBe('Verbindet 1 Straße und 2 Flüsse.');
    expect(reasonText(links, 'fr', naming)).toBe('Relie 1 route et 2 rivières.');
    const stable = { id: 'use-transport', tile: 'stable', transport: 2, upgrades: 1 } as const;
    expect(reasonText(stable, 'de', naming)).toBe('Gibt 2 Transportpunkte und 1 Verbesserung.');
    expect(reasonText(stable, 'fr', naming)).toBe('Donne 2 points de transport et 1 amélioration.');
  });

  it('tells what a pass is good for', () => {
    expect(reasonFor(scene, { type: 'pass' })).toEqual({ id: 'pass-save', workers: 5 });
  });
});
