import { describe, expect, it } from 'vitest';
import { spec } from '../oracles/villages.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { asked, bidOf, finishSeason, pickAll, total } from '../support/table.ts';
import { must } from '../../../../scripts/testing/must.ts';

const cargo = (s: Scenario) =>
  s.position().boats.map(({ workers, skills }) => [total(workers), total(skills)]);
const offerTiles = (...tiles: string[]) => ({ type: 'offer', tiles });

describe('the year', () => {
  it('SEA-1: spring, summer, autumn, winter, and then the game is over', () => {
    const s = new Scenario({ players: [{ winter: ['scribes'] }, { winter: ['windmill'] }] });
    const seen: string[] = [];
    while (s.position().pending.length > 0) {
      seen.push(s.position().season);
      finishSeason(s);
    }
    expect(seen).toEqual(['spring', 'summer', 'autumn', 'winter']);
    expect(s.position().phase).toBe('scoring');
  });

  it('SEA-2: summer and autumn bring new goods and new village tiles', () => {
    const s = new Scenario({ options: { players: 6 }, market: [{ tile: 'keywood' }] });
    finishSeason(s);
    expect(s.position().season).toBe('summer');
    expect(cargo(s)).toEqual([
      [7, 1],
      [6, 2],
      [4, 1],
      [5, 2],
      [5, 1],
      [4, 2],
    ]);
    expect(new Set(s.position().market.map(({ tile }) => spec(tile).season))).toEqual(new Set(['summer']));
    finishSeason(s);
    expect(s.position().season).toBe('autumn');
    expect(cargo(s)).toEqual([
      [3, 2],
      [6, 2],
      [4, 1],
      [2, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(new Set(s.position().market.map(({ tile }) => spec(tile).season))).toEqual(new Set(['autumn']));
  });

  it('SEA-2: the new goods come out of the bag and the pile', () => {
    const s = new Scenario({ players: [{ workers: { blue: 8 } }, { workers: { red: 8 } }] });
    finishSeason(s);
    expect(total(s.position().supply.bag)).toBe(120 - 16 - 13);
    expect(total(s.position().supply.skills)).toBe(48 - 3);
  });
});

/** The end of spring with so many workers in the bag, all of them yellow, and so many saws in the pile. */
function shortage(players: number, workers: number, skills: number): Scenario {
  const hoard = {
    workers: { blue: 40, red: 40, yellow: 40 - workers },
    skills: { anvil: 16, pick: 16, saw: 16 - skills },
  };
  const s = new Scenario({ options: { players }, players: [hoard] });
  finishSeason(s);
  return s;
}

describe('a shortage', () => {
  it.each([
    ['one short: the boat that still lacks one in the last round', 3, 16, [6, 6, 4]],
    ['a boat that is full is passed over', 3, 14, [5, 5, 4]],
    ['the first boats get the odd ones', 3, 5, [2, 2, 1]],
    ['fewer workers than boats', 3, 2, [1, 1, 0]],
    ['an empty bag', 3, 0, [0, 0, 0]],
    ['just enough', 2, 13, [7, 6]],
    ['one short of enough', 2, 12, [6, 6]],
    ['six boats', 6, 29, [6, 5, 4, 5, 5, 4]],
  ])('SEA-3: workers are dealt one at a time, round after round: %s', (_name, players, bag, dealt) => {
    const s = shortage(players, bag, 16);
    expect(s.position().boats.map(({ workers }) => workers?.yellow ?? 0)).toEqual(dealt);
    expect(total(s.position().supply.bag)).toBe(0);
  });

  it.each([
    ['one in every boat first, then the second ones', 6, 7, [1, 2, 1, 1, 1, 1]],
    ['one short', 6, 8, [1, 2, 1, 2, 1, 1]],
    ['fewer than boats', 6, 4, [1, 1, 1, 1, 0, 0]],
    ['none', 3, 0, [0, 0, 0]],
    ['two boats', 2, 2, [1, 1]],
  ])('SEA-3: the same for skill tiles: %s', (_name, players, pile, dealt) => {
    const s = shortage(players, 40, pile);
    expect(s.position().boats.map(({ skills }) => skills?.saw ?? 0)).toEqual(dealt);
    expect(total(s.position().supply.skills)).toBe(0);
  });

  it('SEA-3: winning bids are in the bag before the boats are loaded', () => {
    const players = [{ workers: { blue: 40, red: 36, yellow: 40 }, skills: {} }, {}];
    const market = [{ tile: 'keywood', bids: [bidOf(1, 'red', 4)] }];
    const s = new Scenario({ players, market });
    finishSeason(s);
    expect(s.position().boats.map(({ workers }) => workers)).toEqual([{ red: 2 }, { red: 2 }]);
  });
});

/** Autumn is over but for the offers. */
function atTheOffers(...hands: string[][]): Scenario {
  const s = new Scenario({ season: 'autumn', players: hands.map((winter) => ({ winter })) });
  pickAll(s);
  return s;
}

describe('winter', () => {
  const HANDS = [['scribes', 'jeweller'], ['windmill'], ['scholar', 'apothecary', 'key-guild']];

  it('SEA-4: everyone is asked at once and may answer in any order, once', () => {
    const s = atTheOffers(...HANDS);
    expect(asked(s)).toEqual(['0 offer', '1 offer', '2 offer']);
    s.play(2, offerTiles('scholar'));
    expect(asked(s)).toEqual(['0 offer', '1 offer']);
    expect(s.broken(2, offerTiles('apothecary'))).toBe('NOT_YOUR_DECISION');
    s.play(0, offerTiles('jeweller', 'scribes'));
    expect(s.position().season).toBe('autumn');
    s.play(1, offerTiles('windmill'));
    expect(s.position()).toMatchObject({ season: 'winter', phase: 'actions' });
  });

  it('SEA-4: one or more of one’s own winter tiles are offered, never none', () => {
    const s = atTheOffers(...HANDS);
    expect(s.broken(0, offerTiles())).toBe('SEA-4');
    expect(s.broken(0, { type: 'offer' })).toBe('SEA-4');
    expect(s.broken(0, offerTiles('windmill'))).toBe('SEA-4');
    expect(s.broken(0, offerTiles('scribes', 'windmill'))).toBe('SEA-4');
    expect(s.broken(0, offerTiles('scribes', 'scribes'))).toBe('SEA-4');
    expect(s.broken(0, offerTiles('nowhere'))).toBe('SEA-4');
    expect(s.broken(0, offerTiles('scribes', 'jeweller'))).toBeNull();
    expect(s.legal(0)).toHaveLength(3);
    expect(s.legal(1)).toEqual([offerTiles('windmill')]);
    expect(s.legal(2)).toHaveLength(7);
  });

  it('SEA-4: the chosen tiles are the market; the others leave the game unseen; boats bring nothing', () => {
    const s = atTheOffers(...HANDS);
    s.play(0, offerTiles('scribes'));
    s.play(1, offerTiles('windmill'));
    s.play(2, offerTiles('scholar', 'key-guild'));
    const { market, players, hidden, boats } = s.position();
    expect(market.map(({ tile }) => tile).sort()).toEqual(['key-guild', 'scholar', 'scribes', 'windmill']);
    expect(players.map(({ winter }) => winter)).toEqual([[], [], []]);
    expect(hidden.out).toEqual(expect.arrayContaining(['apothecary', 'jeweller']));
    expect(boats.map(({ workers, skills }) => total(workers) + total(skills))).toEqual([0, 0, 0]);
    expect(JSON.stringify(makeView(s.state, 2))).not.toMatch(/apothecary|jeweller/);
  });

  it('SEA-4: until all are in, no player learns what or how many another offered', () => {
    const after = (...tiles: string[]) => {
      const s = atTheOffers(...HANDS);
      const events = s.play(2, offerTiles(...tiles));
      return {
        view: makeView(s.state, 0),
        watched: makeView(s.state, null),
        events: redactEvents(events, 0),
      };
    };
    expect(after('scholar')).toEqual(after('apothecary', 'key-guild'));
    expect(after('scholar').events).toEqual([{ type: 'offer-made', player: 2 }]);
  });

  it('SEA-4: once all are in, it is public how many each offered', () => {
    const s = atTheOffers(...HANDS);
    s.play(0, offerTiles('scribes'));
    s.play(2, offerTiles('scholar', 'apothecary', 'key-guild'));
    const events = redactEvents(s.play(1, offerTiles('windmill')), null);
    expect(events).toContainEqual({ type: 'offers-shown', counts: [1, 1, 3] });
  });

  it('SEA-4: who offered which tile shows nowhere, not even in the order of the market', () => {
    const after = (first: string, second: string, seats: [number, number]) => {
      const hands = first === 'scribes' ? [['scribes'], ['apothecary']] : [['apothecary'], ['scribes']];
      const s = atTheOffers(...hands, ['windmill']);
      const chosen = [first, second];
      const events = [
        ...seats.flatMap((seat) => s.play(seat, offerTiles(must(chosen[seat])))),
        ...s.play(2, offerTiles('windmill')),
      ];
      const told = redactEvents(events, 2).filter(({ type }) => type !== 'offer-made');
      return { told, view: makeView(s.state, 2), market: s.position().market };
    };
    const one = after('scribes', 'apothecary', [0, 1]);
    expect(after('apothecary', 'scribes', [0, 1])).toEqual(one);
    expect(after('scribes', 'apothecary', [1, 0])).toEqual(one);
  });

  it('SEA-4: a player who holds no winter tile is not asked', () => {
    const s = atTheOffers(['scribes'], []);
    expect(asked(s)).toEqual(['0 offer']);
  });
});
