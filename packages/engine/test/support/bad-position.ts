import { expect, it } from 'vitest';
import { Wire } from './session.ts';

type Json = Record<string, unknown>;

export const HOMES = [
  { tile: 'home-1', q: 0, r: 0 },
  { tile: 'home-2', q: 0, r: 0 },
];

/** A sound position for two, in autumn, with something changed. */
export function position(more: Json = {}, ...players: Json[]): Json {
  return {
    format: 'keyflower-position/1',
    options: { players: 2 },
    season: 'autumn',
    players: [0, 1].map((seat) => ({ winter: [], village: [HOMES[seat]], ...players[seat] })),
    ...more,
  };
}

export const village = (...tiles: Json[]): Json => ({ village: [HOMES[0], ...tiles] });
export const market = (...offers: Json[]): Json => ({ market: offers });
export const bid = (player: number, workers: Json): Json => ({ player, workers });
export const boat = (tile: string, face: 'a' | 'b'): Json => ({ tile, q: 0, r: 1, face });

type Case = [rule: string, what: string, position: unknown];

/** A test for each position: it is refused by this rule, and the running game goes on. */
export function refuse(cases: Case[]): void {
  for (const [rule, what, wrong] of cases) {
    it(`${rule}: ${what}`, () => {
      const error = new Wire().begin().refused(JSON.stringify({ cmd: 'load', position: wrong, seed: 'x' }));
      expect(error.code).toBe('BAD_POSITION');
      expect(rule.split(' or ')).toContain(error.rule);
    });
  }
}
