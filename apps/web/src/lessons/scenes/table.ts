import type { Counts, GivenAction, Colour } from '@keyflower/engine';

/** Goods on the boats of a game of two. */
const BOATS = [
  { boat: 'boat-keyflower', workers: { blue: 3, red: 2, yellow: 2 }, skills: { saw: 1 } },
  { boat: 'boat-sea-bastion', workers: { blue: 2, red: 1, yellow: 3 }, skills: { pick: 1, anvil: 1 } },
];

/** A position of two players; the pupil acts first unless it says otherwise. */
export const position = (parts: object): object => ({
  format: 'keyflower-position/1',
  options: { players: 2 },
  boats: BOATS,
  ...parts,
});

export const farmPosition = (parts: object): object =>
  position({ options: { players: 2, farmers: 'mixed' }, ...parts });

/** A player without winter tiles. */
export const player = (workers: Counts<Colour>, village: readonly object[], more: object = {}): object => ({
  workers,
  winter: [],
  village,
  ...more,
});

export const HOME = { tile: 'home-1' };
export const BENS_HOME = { tile: 'home-2' };

/** The slips of a turn: passing, and a use instead of a bid or the other way round. */
export function slip(
  { type }: GivenAction,
  wanted: 'bid' | 'use',
): { wrong: 'passed' | 'bid' | 'used' } | null {
  if (type === 'pass') return { wrong: 'passed' };
  if (type === 'bid' && wanted === 'use') return { wrong: 'bid' };
  return type === 'use' && wanted === 'bid' ? { wrong: 'used' } : null;
}
