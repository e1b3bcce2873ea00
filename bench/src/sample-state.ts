import { picker } from './pick.ts';

const COLOURS = ['red', 'yellow', 'blue', 'green'];
const GOODS = ['wood', 'stone', 'iron', 'gold'];
const TILES = ['miner', 'sawmill', 'key-market', 'stonemason', 'brewer', 'ranger', 'carpenter', 'peddler'];

/**
 * Plain data in the shape and size of a four-player game in autumn: 11 kB of JSON. Made up, and on purpose
 * not the engine's own state: the reference must keep its length when the engine's state changes.
 */
export function sampleState(): object {
  const pick = picker(11);
  const one = (list: string[]) => list[pick(list.length)];
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const counts = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, pick(6)]));
  const tile = (id: string) => ({
    tile: id,
    upgraded: pick(2) === 1,
    goods: counts(GOODS),
    workers: many(pick(3), () => ({ colour: one(COLOURS), count: 1 + pick(3), seat: pick(4) })),
  });
  return {
    version: 1,
    options: { seats: 4, farmers: false, firstPlayer: 2 },
    season: 'autumn',
    turn: 57,
    active: 1,
    passed: many(4, () => pick(2) === 1),
    bag: counts(COLOURS),
    skills: counts(['pick', 'hammer', 'saw']),
    offered: many(12, (i) => ({
      ...tile(`${one(TILES)}-${i}`),
      bids: many(pick(4), () => ({ seat: pick(4), colour: one(COLOURS), count: 1 + pick(4) })),
    })),
    boats: many(4, (i) => ({ boat: i, workers: counts(COLOURS), skills: counts(['pick', 'hammer', 'saw']) })),
    seats: many(4, (seat) => ({
      seat,
      name: `player ${seat}`,
      hidden: {
        workers: counts(COLOURS),
        skills: counts(['pick', 'hammer', 'saw']),
        winter: many(3, () => one(TILES)),
      },
      village: many(12, (i) => ({
        q: pick(7) - 3,
        r: pick(7) - 3,
        turned: pick(6),
        ...tile(`${one(TILES)}-${i}`),
      })),
    })),
    pending: null,
  };
}
