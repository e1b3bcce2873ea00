import { readFileSync } from 'node:fs';
import { FULL_EDITION, Game, QuickRandom, randomAction, decisions } from '@keyflower/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/testing/must.ts';
import { csvOf } from './csv.ts';
import { type GameFacts, gameFacts } from './facts.ts';
import { SOURCES } from './sources.ts';
import { addTallies, emptyTally, sumOf, type Tally, tallyOf } from './tally.ts';

const recordOf = (name: string): unknown[] =>
  readFileSync(new URL(`../../../../records/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const factsOf = (record: readonly unknown[]): GameFacts => must(gameFacts(FULL_EDITION, record) ?? undefined);
const RECORD = recordOf('base-3p-1');
const GAMES = ['base-2p-0', 'base-3p-1', 'base-3p-301'].map(recordOf).map(factsOf);

describe('the facts of a finished game', () => {
  const { seats, players, farmers } = must(GAMES[1]);

  it('are those of its result, with every point from one source', () => {
    const { result } = must(RECORD.at(-1)) as { result: { scores: number[]; winners: number[] } };
    expect({ players, farmers }).toEqual({ players: 3, farmers: 'off' });
    expect(seats.map(({ score }) => score)).toEqual(result.scores);
    expect(seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(result.winners);
    for (const { score, sources } of seats)
      expect(SOURCES.reduce((sum, source) => sum + sources[source], 0)).toBe(score);
  });

  it('count seats from the player who begins', () => {
    for (const name of ['base-2p-0', 'base-3p-1', 'base-3p-301']) {
      const record = recordOf(name);
      const { player } = must(record.find((line) => (line as { action?: unknown }).action)) as {
        player: number;
      };
      const places = factsOf(record).seats.map(({ place }) => place);
      expect(places).toEqual(places.map((_, seat) => (seat - player + places.length) % places.length));
    }
  });

  it('name the price of every tile that was won, and the points of every tile in a village', () => {
    const won = RECORD.filter((line) => JSON.stringify(line).includes('"bid"'));
    expect(won.length).toBeGreaterThan(0);
    for (const { tiles } of seats) {
      const home = tiles.filter(({ tile }) => tile.startsWith('home-'));
      expect(home).toHaveLength(1);
      expect(must(home[0]).paid).toBeUndefined();
      expect(tiles.filter(({ paid }) => paid !== undefined && Math.max(...paid) > 0).length).toBeGreaterThan(
        3,
      );
    }
  });

  it('leave out what was taken back', () => {
    const game = Game.create(FULL_EDITION, { players: 2 }, 'ab'.repeat(32));
    const random = new QuickRandom('undo');
    const once = (): void => {
      const { player } = must(decisions(game.state)[0]);
      game.play(player, randomAction(game.state, player, random));
    };
    for (let i = 0; i < 30; i++) once();
    const length = game.length;
    for (let i = 0; i < 60; i++) once();
    game.undo(length);
    while (!game.over) once();
    const facts = factsOf(game.record());
    const villages = game.view(null).players.map(({ village }) => village.map(({ tile }) => tile));
    const prized = facts.seats.map(({ tiles }) =>
      tiles.filter(({ tile, points, paid }) => points !== undefined || (paid && !isTurnOrder(tile))),
    );
    expect(prized.map((tiles) => tiles.map(({ tile }) => tile).sort())).toEqual(
      villages.map((village) => [...village].sort()),
    );
  });

  it('ask for advice for some turns of every seat, and sum what it says', () => {
    const asked: number[] = [];
    const facts = gameFacts(FULL_EDITION, RECORD, {
      judge: (state, seat) => {
        expect(decisions(state).map(({ player }) => player)).toContain(seat);
        asked.push(seat);
        return asked.length % 2 ? 0 : 5;
      },
    });
    const advice = facts!.seats.map((seat) => seat.advice);
    expect(advice.map(({ compared }) => compared)).toEqual(
      [0, 1, 2].map((seat) => asked.filter((one) => one === seat).length),
    );
    for (const { compared, same, lost } of advice) expect(lost).toBe(5 * (compared - same));
  });

  it('mark a seat that several have played', () => {
    const first = RECORD.findIndex((line) => JSON.stringify(line).includes('"action"'));
    const later = RECORD.slice(first).map((line) => ({
      ...(line as object),
      n: (line as { n: number }).n + 1,
    }));
    const facts = factsOf([
      ...RECORD.slice(0, first),
      { n: first, seat: { player: 2, name: 'Anna' } },
      ...later,
    ]);
    expect(facts.seats.map(({ shared }) => shared)).toEqual([false, false, true]);
    expect(tallyOf(facts, [2])).toBeNull();
  });

  it('are null for a game that is not over, or that others cannot be compared with', () => {
    expect(gameFacts(FULL_EDITION, RECORD.slice(0, 40))).toBeNull();
  });
});

const isTurnOrder = (tile: string): boolean => tile.startsWith('turn-order-');

/** What every seat of some games adds. */
const parts = GAMES.flatMap((facts) =>
  facts.seats.map((_, seat) => must(tallyOf(facts, [seat]) ?? undefined)),
);
const order = fc.shuffledSubarray(parts, { minLength: 1 });

describe('tallies', () => {
  it('are the same in whatever order and portions games are added', () => {
    fc.assert(
      fc.property(order, fc.array(fc.nat(8), { maxLength: 4 }), (some, cuts) => {
        const inOrder = parts.filter((part) => some.includes(part)).reduce(addTallies);
        const edges = [
          0,
          ...cuts.map((cut) => Math.min(cut, some.length)).sort((a, b) => a - b),
          some.length,
        ];
        const portions = edges.slice(1).map((end, i) => sumOf(some.slice(edges[i], end)));
        expect(sorted(sumOf(portions))).toEqual(sorted(inOrder));
      }),
      { numRuns: 50 },
    );
  });

  it('count a game once and every seat of it', () => {
    const facts = must(GAMES[1]);
    const all = must(tallyOf(facts, [0, 1, 2]) ?? undefined);
    expect(all.games).toBe(1);
    expect(all.scores.count).toBe(3);
    expect(all.scores.sum).toBe(facts.seats.reduce((sum, { score }) => sum + score, 0));
    expect(all.scores.wins).toBe(1);
    expect(all.scores.tens.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(all.seats.map(({ games }) => games)).toEqual([1, 1, 1]);
    const workers = Object.values(all.tiles).map((tile) =>
      tile.colours.reduce((sum, count) => sum + count, 0),
    );
    expect(workers).toEqual(Object.values(all.tiles).map((tile) => tile.workers));
  });

  it('of no seat are nothing', () => {
    expect(tallyOf(must(GAMES[0]), [])).toBeNull();
    expect(sumOf([])).toEqual(emptyTally());
  });
});

describe('the table of sums', () => {
  it('has six columns in every line, and every sum once', () => {
    const tally = sumOf(parts);
    const lines = csvOf([{ players: 3, farmers: 'off', tally }])
      .trimEnd()
      .split('\r\n');
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([6]));
    expect(lines).toContain(`3,off,games,,count,${tally.games}`);
    const names = lines.map((line) => line.slice(0, line.lastIndexOf(',')));
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Tiles in the order of their names. */
const sorted = (tally: Tally): Tally => ({
  ...tally,
  tiles: Object.fromEntries(Object.entries(tally.tiles).sort(([a], [b]) => (a < b ? -1 : 1))),
});
