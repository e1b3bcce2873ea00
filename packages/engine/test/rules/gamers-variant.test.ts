import { describe, expect, it } from 'vitest';
import { BASE_CONTENT } from '../../src/content/base/index.ts';
import { DrawnChance } from '../../src/steps/chance.ts';
import { newGame } from '../../src/steps/new-game.ts';
import { makePosition } from '../../src/io/print-position.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { makeView } from '../../src/view/view.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { pickBoat } from '../support/actions.ts';
import { answerFirst, bidOf, decision, total } from '../support/table.ts';
import { must } from '../../../../scripts/testing/must.ts';

const gamers = (position: ScenarioPosition): Scenario =>
  new Scenario({ ...position, options: { ...position.options, gamers: true } });
const open = (table: Scenario, seat = 0) => table.player(seat).open;
const start = (options: { players: number; gamers?: boolean; handicap?: number[] }) =>
  makePosition(newGame(BASE_CONTENT, options, new DrawnChance(new QuickRandom('variant'))));

describe('what lies openly', () => {
  it('VAR-1: starting workers stay hidden; the handicap’s green one lies openly', () => {
    const { players } = start({ players: 2, gamers: true, handicap: [1] });
    expect(must(players[0]).open).toEqual({ workers: {}, skills: {} });
    expect(must(players[1]).open).toEqual({ workers: { green: 1 }, skills: {} });
    expect(total(must(players[1]).workers)).toBe(9);
  });

  it('VAR-1: workers and skills from boats lie openly', () => {
    const table = gamers({
      boats: [{ boat: 'boat-keyflower', workers: { red: 2, green: 1 }, skills: { saw: 1 } }],
      players: [{ workers: { red: 1 } }, {}],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(open(table)).toEqual({ workers: { red: 2, green: 1 }, skills: { saw: 1 } });
    expect(table.player(0).workers).toEqual({ red: 3, green: 1 });
  });

  it('VAR-1: workers from losing bids, won tiles and one’s own village lie openly', () => {
    const table = gamers({
      market: [
        { tile: 'keywood', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
        { tile: 'miner', bids: [bidOf(0, 'blue', 1)], uses: [{ blue: 2 }] },
      ],
      players: [{ village: [{ tile: 'home-1', q: 0, r: 0, uses: [{ yellow: 3 }] }] }, {}],
    });
    table.passAll();
    expect(open(table)?.workers).toEqual({ blue: 2, red: 1, yellow: 3 });
  });

  it('VAR-1: green workers not drawn from the bag lie openly (peddler, boat 1b)', () => {
    const peddler = gamers({
      market: [{ tile: 'peddler' }],
      players: [{ workers: { red: 1, yellow: 1 } }, {}],
    });
    peddler.play(0, { type: 'use', tile: 'peddler', screen: { red: 1 } });
    expect(open(peddler)?.workers).toEqual({ green: 1 });
    const boat = gamers({
      season: 'autumn',
      players: [{ village: [{ tile: 'boat-1', q: 0, r: 1, face: 'b' }] }, {}],
    });
    boat.passAll();
    boat.play(0, pickBoat('keyflower'));
    expect(open(boat)?.workers).toEqual({ green: 1 });
  });

  for (const { tile, season, n } of [
    { tile: 'alehouse', season: 'spring', n: 1 },
    { tile: 'brewer', season: 'summer', n: 2 },
    { tile: 'tavern', season: 'summer', n: 2 },
    { tile: 'inn', season: 'autumn', n: 1 },
  ] as const) {
    it(`VAR-1: workers drawn from the bag at the ${tile} stay hidden, green ones too`, () => {
      // Only green workers are left in the bag.
      const table = gamers({
        season,
        bagGreen: 10,
        market: [{ tile }],
        players: [
          { workers: { red: 2, blue: 40, yellow: 38 }, skills: { saw: 1 } },
          { workers: { red: 38, yellow: 2 } },
        ],
      });
      table.play(0, { type: 'use', tile, screen: { red: 1 } });
      if (decision(table)?.decision === 'pay') answerFirst(table);
      const { workers } = table.player(0);
      expect(total(workers)).toBe(79 + n - (tile === 'tavern' ? 1 : 0));
      expect(open(table)).toEqual({ workers: {}, skills: {} });
    });
  }

  it('VAR-1: workers drawn for boat 1a stay hidden', () => {
    const table = gamers({ season: 'autumn', players: [{ village: [{ tile: 'boat-1', q: 0, r: 1 }] }, {}] });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(total(table.player(0).workers)).toBe(2);
    expect(open(table)?.workers).toEqual({});
  });

  it('VAR-1: skills drawn face down stay hidden', () => {
    const table = gamers({ market: [{ tile: 'apprentice-hall' }], players: [{ workers: { red: 1 } }, {}] });
    table.play(0, { type: 'use', tile: 'apprentice-hall', screen: { red: 1 } });
    expect(Object.values(table.player(0).skills)).toEqual([1]);
    expect(open(table)?.skills).toEqual({});
  });
});

describe('spending takes open ones first', () => {
  const hand = { workers: { red: 3, yellow: 2 }, skills: { saw: 2, pick: 1 } };
  const opened = { workers: { red: 2, yellow: 1 }, skills: { saw: 1 } };
  const table = (position: ScenarioPosition = {}) =>
    gamers({ market: [{ tile: 'keywood' }], ...position, players: [{ ...hand, open: opened }, {}] });

  it('VAR-1: for a bid', () => {
    const one = table();
    one.play(0, { type: 'bid', tile: 'keywood', color: 'red', screen: 1 });
    expect(open(one)?.workers).toEqual({ red: 1, yellow: 1 });
    const all = table();
    all.play(0, { type: 'bid', tile: 'keywood', color: 'red', screen: 3 });
    expect(open(all)?.workers).toEqual({ yellow: 1 });
  });

  it('VAR-1: for a use, and for a worker paid', () => {
    const peddler = table({ market: [{ tile: 'peddler' }] });
    peddler.play(0, { type: 'use', tile: 'peddler', screen: { red: 1 } });
    expect(open(peddler)?.workers).toEqual({ red: 1, green: 1 });
  });

  it('VAR-1: for a skill paid; a kind that lies openly is seen by all', () => {
    const brewer = () => {
      const at = table({ season: 'summer', market: [{ tile: 'brewer' }] });
      at.play(0, { type: 'use', tile: 'brewer', screen: { red: 1 } });
      return at;
    };
    const seen = brewer();
    const events = redactEvents(seen.play(0, { type: 'pay', skill: 'saw' }), 1);
    expect(events[0]).toEqual({ type: 'paid-skill', player: 0, skill: 'saw', public: true });
    expect(open(seen)?.skills).toEqual({});
    const unseen = brewer();
    expect(redactEvents(unseen.play(0, { type: 'pay', skill: 'pick' }), 1)[0]).not.toHaveProperty('skill');
    expect(open(unseen)?.skills).toEqual({ saw: 1 });
  });
});

describe('who sees it', () => {
  it('VAR-1: everyone sees the open part, and only the number of the rest', () => {
    const table = gamers({
      players: [
        { workers: { red: 3 }, skills: { saw: 2 }, open: { workers: { red: 2 }, skills: { saw: 1 } } },
        {},
      ],
    });
    for (const viewer of [1, null]) {
      expect(makeView(table.state, viewer).players[0]).toMatchObject({
        workers: 3,
        skills: 2,
        open: { workers: { red: 2 }, skills: { saw: 1 } },
        known: { workers: { red: 2 }, skills: { saw: 1 } },
      });
    }
  });

  it('VAR-1: without the variant nothing lies openly', () => {
    const table = new Scenario({ boats: [{ boat: 'boat-keyflower', workers: { red: 2 } }] });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(0).open).toBeUndefined();
    expect(must(makeView(table.state, 1).players[0]).workers).toBe(2);
  });

  it('VAR-1: through a whole season no more lies openly than a player has', () => {
    const table = gamers({
      players: [{ workers: { red: 8 } }, { workers: { blue: 8 } }],
      market: [{ tile: 'miner' }],
    });
    table.play(0, { type: 'bid', tile: 'miner', color: 'red', screen: 2 });
    table.passAll();
    while (decision(table)?.decision !== 'turn') answerFirst(table);
    for (const { workers, open: shown } of table.position().players) {
      for (const [colour, n] of Object.entries(shown!.workers)) {
        expect(n).toBeLessThanOrEqual(workers[colour as keyof typeof workers] ?? 0);
      }
    }
  });
});

describe('mixed ability', () => {
  it('VAR-2: chosen players start with one green worker from the supply, the others with none', () => {
    const position = start({ players: 4, handicap: [1, 3] });
    expect(position.players.map(({ workers }) => workers.green ?? 0)).toEqual([0, 1, 0, 1]);
    expect(position.players.map(({ workers }) => total(workers))).toEqual([8, 9, 8, 9]);
    expect(position.supply.green).toBe(18);
    expect(position.options.handicap).toEqual([1, 3]);
  });

  it('VAR-2: it may be given to no player or to all', () => {
    expect(start({ players: 2 }).supply.green).toBe(20);
    const all = start({ players: 6, handicap: [0, 1, 2, 3, 4, 5] });
    expect(all.players.every(({ workers }) => workers.green === 1)).toBe(true);
    expect(all.supply.green).toBe(14);
  });

  it('VAR-2: everyone knows of that green worker', () => {
    const game = newGame(
      BASE_CONTENT,
      { players: 2, handicap: [0] },
      new DrawnChance(new QuickRandom('known')),
    );
    expect(makeView(game, 1).players[0]).toMatchObject({ workers: 9, known: { workers: { green: 1 } } });
  });
});
