import { describe, expect, it } from 'vitest';
import {
  buildContent,
  FARMERS_EXPANSION,
  Game,
  MIXED_TILES,
  newGame,
  DrawnChance,
  QuickRandom,
} from '../src/index.ts';
import { FARMERS_CONTENT, FULL_EDITION } from '../src/expansions/farmers/index.ts';
import { runBundled } from './support/bundled.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { LANTERN_TILES, LANTERNS, LANTERNS_EDITION } from './lanterns/index.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

const OPTION_SETS = (['off', 'mixed', 'all'] as const).flatMap((farmers) =>
  [2, 3, 4, 5, 6].map((players) => ({
    players,
    farmers,
    gamers: players % 2 === 0,
    handicap: [],
    expansions: ['lanterns'],
  })),
);

/** All of them, or the one for a quick run. */
const chosen = (players: number): typeof OPTION_SETS =>
  OPTION_SETS.filter((one) => FULL || (one.players === players && one.farmers === 'mixed'));

describe('an expansion that is added without touching the core', () => {
  it.each(OPTION_SETS)(
    'is played at random to the end, with $players players, farmers $farmers',
    async (options) => {
      const games = FULL ? 400 : 4;
      const report = await runBundled('lanterns.suite.ts', { options, games, seed: 'lanterns' });
      expect(report.complaints).toEqual([]);
      expect(report.counts.games).toBe(games);
      expect(report.counts.lit).toBeGreaterThan(games);
      expect(report.counts.litInUses).toBeGreaterThan(0);
    },
    600_000,
  );

  it.each(chosen(3))(
    'keeps the contract with $players players, farmers $farmers',
    async (options) => {
      const games = FULL ? 40 : 1;
      const task = { options, games, seed: 'lanterns', every: FULL ? 1 : 2 };
      const report = await runBundled('games.suite.ts', task);
      expect(report.complaints).toEqual([]);
      expect(report.counts.games).toBe(games);
    },
    600_000,
  );

  it.each(chosen(2))(
    'SECRET-3: gives nothing away with $players players, farmers $farmers',
    async (options) => {
      const report = await runBundled('leaks.suite.ts', { options, games: FULL ? 40 : 1, seed: 'lanterns' });
      expect(report.complaints).toEqual([]);
      expect(report.counts.compared).toBeGreaterThan(50);
    },
    600_000,
  );
});

describe('expansions', () => {
  const tiles = [...MIXED_TILES, ...LANTERN_TILES];
  const options = { players: 3, farmers: 'mixed', expansions: ['lanterns'] } as const;

  it('come in the same order whatever order they are named in', () => {
    const contents = [
      buildContent(tiles, [LANTERNS, FARMERS_EXPANSION]),
      buildContent(tiles, [FARMERS_EXPANSION, LANTERNS]),
    ];
    for (const { expansions } of contents) {
      expect(expansions.map(({ id }) => id)).toEqual(['farmers', 'lanterns']);
    }
    const [one, other] = atLeast(
      2,
      contents.map((content) => newGame(content, options, new DrawnChance(new QuickRandom('order')))),
    );
    expect([...one.bytes]).toEqual([...other.bytes]);
  });

  it('are added once', () => {
    expect(() => buildContent(tiles, [LANTERNS, LANTERNS])).toThrow(/once/);
  });

  it('are printed in the options only when used, and a record replays with them', () => {
    expect(Game.create(FULL_EDITION, { players: 2 }, 'seed').position().options).not.toHaveProperty(
      'expansions',
    );
    const game = Game.create(LANTERNS_EDITION, options, 'seed');
    expect(game.position().options.expansions).toEqual(['lanterns']);
    const again = Game.replay(LANTERNS_EDITION, game.record(), 'other seed');
    expect(again.position()).toEqual(game.position());
  });

  it('are refused where a program does not have them, or was not asked for them', () => {
    expect(() => Game.create(FULL_EDITION, options, 'seed')).toThrow(/options\.expansions/);
    expect(() => Game.create(LANTERNS_EDITION, { ...options, expansions: [] }, 'seed')).toThrow(
      /options\.expansions/,
    );
  });

  it('are refused when built if they keep too much in the state', () => {
    const greedy = {
      ...LANTERNS,
      id: 'greedy',
      build: (...given: Parameters<typeof LANTERNS.build>) =>
        Object.assign(LANTERNS.build(...given), { slice: { fixed: 0, perTile: 1000 } }),
    };
    expect(() => buildContent(FARMERS_CONTENT.tiles, [FARMERS_EXPANSION, greedy])).toThrow(/slice/);
  });
});
