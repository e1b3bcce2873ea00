import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, pass, payGroup, use } from '../support/actions.ts';
import { bidOf, finishSeason, offer, placed } from '../support/table.ts';
import { withBoat4 } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

const PLENTY = { blue: 6, red: 6, yellow: 6, green: 6 };
type Position = ConstructorParameters<typeof Scenario>[0];

/** Seat 0 owns boat 4b; seat 1 has the keywood in its village. */
const withOwner = (more: Position = {}, workers: object = PLENTY) => ({
  season: 'autumn' as const,
  players: [
    { workers, village: withBoat4('b'), skills: { saw: 1 } },
    {
      workers: PLENTY,
      village: [
        { tile: 'home-2', q: 0, r: 0 },
        { tile: 'keywood', q: 0, r: -1, uses: [{ red: 1 }] },
      ],
    },
  ],
  ...more,
});

describe('USE-4: mixed uses', () => {
  it('USE-4: any mixture of colours may use a tile that was used before', () => {
    const s = new Scenario(withOwner());
    s.play(0, use('keywood', { blue: 1, yellow: 1, green: 1, red: 1 }));
    expect(placed(s, 'keywood').uses).toEqual([{ red: 1 }, { blue: 1, red: 1, yellow: 1, green: 1 }]);
  });

  it('USE-4: one other colour alone will do as well, and so will the standing one', () => {
    const s = new Scenario(withOwner());
    for (const colour of ['blue', 'red', 'yellow', 'green']) {
      expect(s.broken(0, use('keywood', { [colour]: 2 }))).toBeNull();
    }
  });

  it.each([
    ['another player’s', [bidOf(1, 'red', 1)]],
    ['the owner’s own', [bidOf(0, 'red', 1)]],
  ])('USE-4: %s bid on the tile is enough to break its colour', (_whose, bids) => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn', bids }] }));
    s.play(0, use('inn', { blue: 1 }));
    expect(offer(s, 'inn')).toMatchObject({ color: 'red', uses: [{ blue: 1 }] });
  });

  it('USE-4: on an untouched tile the normal rule holds', () => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn' }] }));
    expect(['USE-3', 'USE-4']).toContain(s.broken(0, use('inn', { red: 1, blue: 1 })));
    expect(['USE-3', 'USE-4']).toContain(s.broken(0, use('home-2', { red: 1, blue: 1 })));
    expect(s.broken(0, use('inn', { blue: 2 }))).toBeNull();
  });

  it('USE-4: the tile keeps its standing colour for everyone else', () => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn', uses: [{ red: 1 }] }] }));
    s.play(0, use('inn', { blue: 2 }));
    expect(s.broken(1, use('inn', { blue: 3 }))).toBe('USE-3');
    expect(s.broken(1, use('inn', { red: 2, blue: 1 }))).toBe('USE-3');
    expect(s.broken(1, bid('inn', 'blue', 1))).toBe('BID-4');
    expect(s.broken(1, bid('inn', 'red', 1))).toBeNull();
    expect(s.broken(1, use('inn', { red: 3 }))).toBeNull();
  });

  it('USE-4: lying workers count to the six and to the one more than last time', () => {
    const s = new Scenario(withOwner());
    expect(s.broken(0, use('keywood', { blue: 1 }))).toBe('USE-2');
    expect(s.broken(0, use('keywood', { blue: 3, yellow: 3 }))).toBe('USE-2');
    expect(s.broken(0, use('keywood', { blue: 3, yellow: 2 }))).toBeNull();
    s.play(0, use('keywood', { blue: 1, yellow: 1 }));
    expect(s.broken(1, use('keywood', { red: 2 }))).toBe('USE-2');
    expect(s.broken(1, use('keywood', { red: 4 }))).toBe('USE-2');
    s.play(1, use('keywood', { red: 3 }));
    expect(s.broken(0, use('keywood', { red: 4 }))).toBe('USE-2');
  });

  it('USE-4: groups of different colours may be joined with each other and with the screen', () => {
    const market = [
      { tile: 'inn', bids: [bidOf(0, 'blue', 1), bidOf(1, 'blue', 2)] },
      { tile: 'well', bids: [bidOf(0, 'yellow', 2), bidOf(1, 'yellow', 3)] },
      { tile: 'fair' },
    ];
    const s = new Scenario(withOwner({ market }));
    expect(s.broken(0, use('fair', {}, 'inn', 'well'))).toBe('USE-3');
    s.play(0, use('keywood', { green: 1 }, 'inn', 'well'));
    expect(placed(s, 'keywood').uses).toEqual([{ red: 1 }, { blue: 1, yellow: 2, green: 1 }]);
  });

  it('USE-4: bids are not mixed by this boat', () => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn', bids: [bidOf(1, 'red', 1)] }] }));
    expect(s.broken(0, bid('inn', 'blue', 2))).toBe('BID-4');
  });

  it('USE-4: only the owner uses mixtures', () => {
    const s = new Scenario({ ...withOwner(), active: 1 });
    expect(s.broken(1, use('keywood', { blue: 2 }))).toBe('USE-3');
    const { players } = withOwner();
    const faceA = { ...players[0], village: withBoat4('a') };
    const s2 = new Scenario({ ...withOwner(), players: [faceA, must(players[1])] });
    expect(s2.broken(0, use('keywood', { blue: 2 }))).toBe('USE-3');
  });

  it('USE-4: a winning bid is not used, even on its own tile', () => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn', bids: [bidOf(0, 'red', 2)] }] }));
    expect(s.broken(0, use('inn', { blue: 1 }, 'inn'))).toBe('USE-3');
  });

  it('USE-4: what the use costs is paid by other workers than those placed', () => {
    const market = [
      { tile: 'fair', uses: [{ blue: 1 }] },
      { tile: 'well', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
    ];
    const s = new Scenario(withOwner({ market }, { red: 1, blue: 2 }));
    expect(s.broken(0, use('fair', { red: 1, blue: 1 }, 'well'))).toBe('USE-5');
    expect(s.broken(0, use('fair', { blue: 1 }, 'well'))).toBeNull();
    s.play(0, use('fair', { red: 1, blue: 1 }));
    s.play(0, payGroup('well'));
    expect(offer(s, 'fair').uses).toEqual([{ blue: 1 }, { blue: 1, red: 1 }]);
  });

  it('USE-4: the village’s owner collects the lying workers at the season’s end', () => {
    const { players } = withOwner();
    const s = new Scenario({ ...withOwner(), players: [must(players[0]), { ...players[1], workers: {} }] });
    s.play(0, use('keywood', { blue: 1, green: 2 }));
    s.passAll();
    expect(s.player(1).workers).toEqual({ red: 1, blue: 1, green: 2 });
  });

  it('USE-4: the winner of a market tile collects them there', () => {
    const s = new Scenario(withOwner({ market: [{ tile: 'inn', bids: [bidOf(1, 'red', 2)] }] }));
    const before = s.player(1).workers;
    s.play(0, use('inn', { blue: 1, yellow: 2 }));
    s.play(1, pass);
    s.passAll();
    expect(s.player(1).workers).toEqual({ ...before, red: 7, blue: 7, yellow: 8 });
  });

  it('USE-4: with the new season the tile is untouched again', () => {
    const s = new Scenario(withOwner({ season: 'summer' }));
    s.play(0, use('keywood', { blue: 2 }));
    s.play(1, pass);
    finishSeason(s);
    s.play(1, pass);
    expect(placed(s, 'keywood')).not.toHaveProperty('uses');
    expect(s.broken(0, use('keywood', { red: 1, blue: 1 }))).not.toBeNull();
  });
});
