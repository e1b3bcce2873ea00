import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../../src/content/base/index.ts';
import { actionAt, countActions, listActions } from '../../src/play.ts';
import { COLOURS } from '../../src/model/names.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { bid, pass, use } from '../support/actions.ts';
import { bidOf } from '../support/table.ts';
import { withBoat4, withTile } from '../support/villages.ts';

const subsets = (names: string[]): string[][] =>
  names.reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);

/** Every way to take up to one worker more of each colour than there are. */
const handfuls = (hand: object): Record<string, number>[] =>
  COLOURS.reduce<Record<string, number>[]>(
    (mixes, colour) => {
      const most = ((hand as Record<string, number>)[colour] ?? 0) + 1;
      return mixes.flatMap((mix) =>
        Array.from({ length: most + 1 }, (_, n) => (n === 0 ? mix : { ...mix, [colour]: n })),
      );
    },
    [{}],
  );

/** Every answer to a turn that `checkAction` accepts, found by trying everything. */
function accepted(s: Scenario): string[] {
  const { market, turnOrder } = s.position();
  const hand = s.player(0).workers;
  const contested = [...market, ...turnOrder].filter(({ bids }) => bids?.length).map(({ tile }) => tile);
  const tried: object[] = [pass];
  for (const { id } of BASE_TILES) {
    for (const groups of subsets(contested.sort())) {
      for (const colour of COLOURS) {
        for (let n = 0; n <= (hand[colour] ?? 0) + 1; n++) tried.push(bid(id, colour, n, ...groups));
      }
      for (const screen of handfuls(hand)) tried.push(use(id, screen, ...groups));
    }
  }
  return tried.filter((action) => s.broken(0, action) === null).map((action) => JSON.stringify(action));
}

const LOSING_TWICE: ScenarioPosition = {
  season: 'summer',
  players: [{ workers: { red: 1, blue: 1 } }, {}],
  market: [
    { tile: 'boat-1', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
    { tile: 'boat-2', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)] },
  ],
};

const ACROSS: ScenarioPosition = {
  season: 'autumn',
  players: [{ workers: { red: 2, yellow: 1 }, village: withBoat4('a') }, {}],
  market: [
    { tile: 'well', bids: [bidOf(1, 'blue', 1)] },
    { tile: 'forge', bids: [bidOf(1, 'green', 1)] },
    { tile: 'inn', uses: [{ yellow: 1 }] },
    { tile: 'sculptor', bids: [bidOf(0, 'red', 1), bidOf(1, 'blue', 2)] },
  ],
  turnOrder: [{ tile: 'turn-order-1-2p', bids: [bidOf(1, 'blue', 1)] }],
};

const MIXED: ScenarioPosition = {
  season: 'autumn',
  players: [{ workers: { red: 1, blue: 1 }, village: withBoat4('b') }, {}],
  market: [
    { tile: 'fair', uses: [{ blue: 1 }] },
    { tile: 'well', bids: [bidOf(0, 'yellow', 1), bidOf(1, 'yellow', 2)] },
  ],
};

const LAST_THREE: ScenarioPosition = {
  season: 'summer',
  players: [{ workers: { red: 3 } }, {}],
  market: [
    { tile: 'tavern', uses: [{ red: 1 }, { red: 2 }] },
    { tile: 'mason', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)] },
    { tile: 'store', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
  ],
};

const LAST_YELLOW: ScenarioPosition = {
  players: [{ workers: { yellow: 2 }, village: withTile('peddler') }, {}],
  market: [{ tile: 'tavern' }],
};

const WINTER: ScenarioPosition = {
  season: 'winter',
  players: [{ workers: { green: 2 }, village: withTile('hiring-fair', { uses: [{ green: 1 }] }) }, {}],
  market: [
    { tile: 'scribes', bids: [bidOf(1, 'green', 1)] },
    { tile: 'keywood', bids: [bidOf(1, 'red', 1)] },
  ],
};

/* The numbers are counted by hand: pass, bids by tile, uses by tile. */
const CASES: [string, ScenarioPosition, number][] = [
  // boat-1: 2 (with the group of two, +0 or +1); boat-2: 1; turn order: 7 red, 1 blue; each home the same 8.
  ['two losing groups and one worker of each of two colours', LOSING_TWICE, 1 + 2 + 1 + 8 + 8 + 8],
  // well: 2 red, 1 or 2 red with the lying group; inn: 1 yellow; sculptor: 2 red; each home 2 + 3 red, 1 yellow.
  ['the owner of boat 4a among blue, green, used and turn-order tiles', ACROSS, 1 + 3 + 1 + 1 + 6 + 6],
  // fair: bid 1; turn order: 3; fair used: blue and the yellow group, red left to pay; each home 3.
  ['the owner of boat 4b at the fair', MIXED, 1 + 1 + 3 + 1 + 3 + 3],
  // tavern: bids 3 + 4 + 4 + 4; mason 2 + 3; store 2 + 4; turn order 15; tavern used by exactly three: 4; homes 15.
  ['room for exactly three at the tavern', LAST_THREE, 1 + 15 + 5 + 6 + 15 + 4 + 15 + 15],
  // tavern: bids 2; turn order 2; tavern and peddler used: 1 each (the other yellow pays); each home 2.
  ['the last yellow worker pays', LAST_YELLOW, 1 + 2 + 2 + 1 + 1 + 2 + 2],
  // scribes 1; keywood none, neither bid (red) nor use; turn order 2; hiring fair none (no skill); each home 2.
  ['winter', WINTER, 1 + 1 + 2 + 2 + 2],
];

describe('the list of legal actions', () => {
  it.each(CASES)('TURN-1: holds as many as were counted by hand: %s', (_name, position, count) => {
    const s = new Scenario(position);
    expect(s.legal(0)).toHaveLength(count);
    expect(countActions(s.state, 0)).toBe(count);
  });

  it.each(CASES)('TURN-1: holds exactly what the referee accepts, each once: %s', (_name, position) => {
    const s = new Scenario(position);
    const listed = s.legal(0).map((action) => JSON.stringify(action));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.sort()).toEqual(accepted(s).sort());
  });

  it.each(CASES)('TURN-1: counting, picking and listing agree: %s', (_name, position) => {
    const s = new Scenario(position);
    const listed = s.legal(0);
    expect(listed.map((_, i) => actionAt(s.state, 0, i))).toEqual(listed);
    for (const { id } of BASE_TILES) {
      const about = listed.filter((action) => 'tile' in action && action.tile === id);
      expect(listActions(s.state, 0, { tile: id }).actions).toEqual(about);
    }
    expect(listActions(s.state, 0, { limit: 3 })).toEqual({ actions: listed.slice(0, 3), cut: true });
    expect(listActions(s.state, 0, { limit: listed.length })).toEqual({ actions: listed, cut: false });
  });
});
