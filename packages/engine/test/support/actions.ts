import type { Colour, Counts } from '../../src/model/names.ts';

/* Short words for the actions. */

export const pass = { type: 'pass' };
export const bid = (tile: string, color: string, screen: number, ...groups: string[]) => ({
  type: 'bid',
  tile,
  color,
  screen,
  groups,
});
export const use = (tile: string, screen: Counts<Colour>, ...groups: string[]) => ({
  type: 'use',
  tile,
  screen,
  groups,
});
export const payWorker = (worker: string) => ({ type: 'pay', worker });
export const payGroup = (group: string) => ({ type: 'pay', group });
export const paySkill = (skill: string) => ({ type: 'pay', skill });
export const choose = (option: number) => ({ type: 'choose', option });
export const move = (resource: string, from: string, to: string) => ({ type: 'move', resource, from, to });
/** Without resources the payment is left out. */
export const upgrade = (
  tile: string,
  resources?: Record<string, number>,
  skills: Record<string, number> = {},
) => (resources ? { type: 'upgrade', tile, pay: { resources, skills } } : { type: 'upgrade', tile });
/** `pickBoat('keyflower')`: the boats’ ids all begin alike. */
export const pickBoat = (name: string) => ({ type: 'boat', boat: `boat-${name}` });
export const place = (tile: string, q: number, r: number, rotation = 0) => ({
  type: 'place',
  tile,
  q,
  r,
  rotation,
});
