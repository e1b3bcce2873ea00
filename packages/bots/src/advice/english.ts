import type { Sentences } from './reason.ts';

const workers = (n: number): string => (n === 1 ? '1 worker' : `${n} workers`);
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const times = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

export const english: Sentences = {
  'bid-first': ({ tile, workers: n }, name) =>
    `Claims ${name.tile(tile)} with ${workers(n)} before anyone else does.`,
  'bid-safer': ({ tile }, name) => `Makes your bid on ${name.tile(tile)} harder to beat.`,
  'bid-regroup': ({ tile }, name) => `Sends your beaten workers on to ${name.tile(tile)}.`,
  'bid-overbid': ({ tile, player }, name) =>
    `Takes the lead on ${name.tile(tile)} from ${name.player(player)}.`,
  'bid-order': ({ place }) => `You would choose your boat as number ${place}.`,
  'bid-start': () => 'You would start the next season.',
  'bid-score': ({ tile, points: n }, name) => `${name.tile(tile)} is worth about ${points(n)} to you.`,
  'use-goods': ({ goods }, name) => `Brings ${name.goods(goods)}.`,
  'use-own-goods': ({ goods }, name) => `Brings ${name.goods(goods)}, and the workers come back to you.`,
  'use-transport': ({ transport, upgrades }) =>
    `Lets you move goods by ${times(transport, 'step')} and make ${times(upgrades, 'upgrade')}.`,
  'pass-save': ({ workers: n }) => `Keeps your ${workers(n)} for later.`,
  'pass-nothing': () => 'There is nothing else to do.',
  pay: () => 'You will miss it least.',
  choose: ({ goods }, name) => `You need ${name.goods(goods)} most.`,
  move: ({ tile }, name) => `It is needed at ${name.tile(tile)}.`,
  'upgrade-points': ({ tile, points: n }, name) => `${name.tile(tile)} scores ${points(n)} more.`,
  'upgrade-use': ({ tile }, name) => `${name.tile(tile)} gives more from now on.`,
  done: () => 'Nothing more is gained by moving.',
  'boat-goods': ({ workers: n, skills }) => `Brings ${workers(n)} and ${times(skills, 'skill')}.`,
  'boat-tile': ({ boat }, name) => `${name.tile(boat)} fits your village best.`,
  'place-links': ({ roads, rivers }) =>
    rivers === 0
      ? `Joins ${times(roads, 'road')}.`
      : roads === 0
        ? `Joins ${times(rivers, 'river')}.`
        : `Joins ${times(roads, 'road')} and ${times(rivers, 'river')}.`,
  'place-points': ({ points: n }) => `Scores ${points(n)} there.`,
  'place-open': () => 'Leaves room for what comes later.',
  offer: ({ tiles }, name) => `You make most of ${tiles.map((tile) => name.tile(tile)).join(', ')}.`,
  feed: () => 'Wheat takes you one step further.',
  animals: () => 'The animals have most room there.',
};
