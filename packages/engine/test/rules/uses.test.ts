import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, pass, use } from '../support/actions.ts';
import { bidOf, bidsOn, finishSeason, offer, placed } from '../support/table.ts';
import { withBoat4, withTile } from '../support/villages.ts';

const red = (n: number) => ({ workers: { red: n } });

describe('USE-1: what can be used', () => {
  it('USE-1: tiles in the market, in one’s own village and in another’s', () => {
    const s = new Scenario({
      players: [{ ...red(1), village: withTile('keywood') }, {}],
      market: [{ tile: 'miner' }],
    });
    for (const tile of ['miner', 'keywood', 'home-1', 'home-2'])
      expect(s.broken(0, use(tile, { red: 1 }))).toBeNull();
    s.play(0, pass);
    expect(s.broken(1, use('keywood', { red: 1 }))).toBe('USE-3');
  });

  it('USE-1: in winter villages are used, the market is not', () => {
    const s = new Scenario({
      season: 'winter',
      players: [{ ...red(1), village: withTile('keywood') }, {}],
      market: [{ tile: 'miner' }, { tile: 'scribes' }],
    });
    for (const tile of ['miner', 'scribes']) expect(s.broken(0, use(tile, { red: 1 }))).toBe('USE-1');
    for (const tile of ['keywood', 'home-2']) expect(s.broken(0, use(tile, { red: 1 }))).toBeNull();
    expect(s.legal(0).filter((action) => action.type === 'use')).toHaveLength(3);
  });

  it.each([
    'barn',
    'blacksmith',
    'stone-yard',
    'timber-yard',
    'forge',
    'goldsmith',
    'sawmill',
    'sculptor',
    'well',
  ])('USE-1: the %s only scores, upgraded or not, in the market or in a village', (tile) => {
    const inMarket = new Scenario({ season: 'autumn', players: [red(1), {}], market: [{ tile }] });
    expect(inMarket.broken(0, use(tile, { red: 1 }))).toBe('USE-1');
    for (const face of [{}, { upgraded: true as const }]) {
      const s = new Scenario({
        season: 'winter',
        players: [{ ...red(1), village: withTile(tile, face) }, {}],
      });
      expect(s.broken(0, use(tile, { red: 1 }))).toBe('USE-1');
    }
  });

  it.each(['a', 'b'] as const)(
    'USE-1: summer boats (face %s) are not used, owned or in the market',
    (face) => {
      const s = new Scenario({
        season: 'summer',
        players: [{ ...red(1), village: withBoat4(face) }, {}],
        market: ['boat-1', 'boat-2', 'boat-3'].map((tile) => ({ tile, face })),
      });
      for (const tile of ['boat-1', 'boat-2', 'boat-3', 'boat-4']) {
        expect(s.broken(0, use(tile, { red: 1 }))).toBe('USE-1');
      }
    },
  );

  it('USE-1: neither boats, turn-order tiles, winter tiles in a village, nor tiles that are not there', () => {
    const s = new Scenario({ season: 'winter', players: [{ ...red(1), village: withTile('scribes') }, {}] });
    for (const tile of [
      'boat-keyflower',
      'turn-order-1-2p',
      'scribes',
      'keywood',
      'home-5',
      'atlantis',
      undefined,
    ]) {
      expect(s.broken(0, use(tile as string, { red: 1 }))).toBe('USE-1');
    }
  });
});

describe('USE-2: how many workers', () => {
  const used = (...sizes: number[]) =>
    new Scenario({
      players: [red(9), {}],
      market: [{ tile: 'miner', uses: sizes.map((n) => ({ red: n })) }],
    });
  const legalSizes = (s: Scenario) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => s.broken(0, use('miner', n === 0 ? {} : { red: n })) === null);

  it.each([
    [[], [1, 2, 3, 4, 5, 6]],
    [[1], [2, 3, 4, 5]],
    [[2], [3, 4]],
    [[3], []],
    [[6], []],
    [[1, 2], [3]],
    [[1, 3], []],
    [[1, 4], []],
    [[1, 2, 3], []],
    [[2, 4], []],
  ])('USE-2: after uses by %j a use may be by %j', (before, after) => {
    const s = used(...before);
    expect(legalSizes(s)).toEqual(after);
    const listed = s
      .legal(0)
      .flatMap((action) => (action.type === 'use' && action.tile === 'miner' ? [action.screen.red] : []));
    expect(listed).toEqual(after);
  });

  it('USE-2: too few and too many workers break this rule', () => {
    expect(used(1).broken(0, use('miner', { red: 1 }))).toBe('USE-2');
    expect(used(1).broken(0, use('miner', { red: 6 }))).toBe('USE-2');
    expect(used().broken(0, use('miner', {}))).toBe('USE-2');
  });

  it('USE-2: workers in bids do not count to the six', () => {
    const bids = [bidOf(0, 'red', 2), bidOf(1, 'red', 5)];
    const s = new Scenario({ players: [red(6), {}], market: [{ tile: 'miner', bids }] });
    expect(s.broken(0, use('miner', { red: 6 }))).toBeNull();
  });

  it('USE-2: each use needs one worker more than the last, by any player', () => {
    const s = new Scenario({ players: [red(3), red(3)], market: [{ tile: 'miner' }] });
    s.play(0, use('miner', { red: 1 }));
    expect(s.broken(1, use('miner', { red: 1 }))).toBe('USE-2');
    s.play(1, use('miner', { red: 2 }));
    expect(s.broken(0, use('miner', { red: 2 }))).toBe('USE-2');
    expect(offer(s, 'miner').uses).toEqual([{ red: 1 }, { red: 2 }]);
  });

  it('USE-2: a new season starts from one worker again, in any colour', () => {
    const village = withTile('keywood', { uses: [{ red: 1 }, { red: 2 }, { red: 3 }] });
    const s = new Scenario({ players: [{ workers: { blue: 1 }, village }, {}], startPlayer: 1 });
    expect(s.broken(0, use('keywood', { blue: 1 }))).toBe('USE-2');
    finishSeason(s);
    expect(s.position()).toMatchObject({ season: 'summer', active: 0 });
    expect(s.broken(0, use('keywood', { blue: 1 }))).toBeNull();
  });
});

describe('USE-3: colours and sources', () => {
  /** Seat 0 loses at the peddler (2 red) and at the stable (1 blue), and wins at the miner. */
  const contested = (workers = {}) => ({
    players: [{ workers }, { workers: { red: 3 } }],
    market: [
      { tile: 'peddler', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)] },
      { tile: 'stable', bids: [bidOf(0, 'blue', 1), bidOf(1, 'blue', 2)] },
      { tile: 'miner', bids: [bidOf(0, 'red', 1)] },
      { tile: 'keywood' },
    ],
  });

  it('USE-3: workers come from the screen, from losing bids, or from both', () => {
    const s = new Scenario(contested({ red: 2 }));
    s.play(0, use('keywood', { red: 1 }, 'peddler'));
    expect(offer(s, 'keywood').uses).toEqual([{ red: 3 }]);
    expect(bidsOn(s, 'peddler')).toEqual({ 1: { red: 3 } });
    expect(s.player(0).workers).toEqual({ red: 1 });
  });

  it('USE-3: only workers that are there', () => {
    const s = new Scenario(contested({ red: 2 }));
    expect(s.broken(0, use('keywood', { red: 3 }))).toBe('USE-3');
    expect(s.broken(0, use('keywood', { blue: 1 }))).toBe('USE-3');
    for (const screen of [{ red: -1 }, { red: 0.5 }, { purple: 1 }, { red: '1' }, [1], 'red', null]) {
      expect(s.broken(0, { type: 'use', tile: 'keywood', screen })).toBe('USE-3');
    }
  });

  it('USE-3: only one’s own losing bids move, each once', () => {
    const s = new Scenario(contested({ red: 2 }));
    for (const groups of [
      ['miner'],
      ['keywood'],
      ['peddler', 'peddler'],
      ['home-1'],
      ['atlantis'],
      'peddler',
    ]) {
      expect(s.broken(0, { type: 'use', tile: 'keywood', screen: { red: 1 }, groups })).toBe('USE-3');
    }
    s.play(0, pass);
    expect(s.broken(1, use('keywood', {}, 'peddler'))).toBe('USE-3');
  });

  it('USE-3: all workers of a use are of one colour', () => {
    const s = new Scenario(contested({ red: 2, blue: 2 }));
    expect(s.broken(0, use('keywood', { red: 1, blue: 1 }))).toBe('USE-3');
    expect(s.broken(0, use('keywood', { blue: 1 }, 'peddler'))).toBe('USE-3');
    expect(s.broken(0, use('keywood', {}, 'peddler', 'stable'))).toBe('USE-3');
    expect(s.broken(0, use('keywood', { blue: 1 }, 'stable'))).toBeNull();
  });

  it('USE-3: of the colour that stands there, in bids or in uses; green too', () => {
    const s = new Scenario({
      players: [{ workers: { red: 3, blue: 3, green: 3 } }, {}],
      market: [
        { tile: 'keywood', bids: [bidOf(1, 'red', 1)] },
        { tile: 'miner', uses: [{ blue: 1 }] },
        { tile: 'stable', uses: [{ green: 1 }] },
      ],
    });
    const colours = (tile: string) =>
      ['blue', 'red', 'green'].filter((colour) => s.broken(0, use(tile, { [colour]: 2 })) === null);
    expect(colours('keywood')).toEqual(['red']);
    expect(colours('miner')).toEqual(['blue']);
    expect(colours('stable')).toEqual(['green']);
    expect(s.broken(0, use('keywood', { green: 2 }))).toBe('USE-3');
  });

  it('USE-3: the first use fixes the colour for bids and uses', () => {
    const s = new Scenario({
      players: [red(1), { workers: { red: 2, blue: 2 } }],
      market: [{ tile: 'keywood' }],
    });
    s.play(0, use('keywood', { red: 1 }));
    expect(s.broken(1, use('keywood', { blue: 2 }))).toBe('USE-3');
    expect(s.broken(1, bid('keywood', 'blue', 1))).toBe('BID-4');
    expect(s.broken(1, bid('keywood', 'red', 1))).toBeNull();
  });

  it('USE-3: a group moves whole, so one that breaks the limit of six can not be used', () => {
    const s = new Scenario({
      players: [{}, {}],
      market: [
        { tile: 'peddler', bids: [bidOf(0, 'red', 4), bidOf(1, 'red', 5)] },
        { tile: 'miner', uses: [{ red: 1 }, { red: 2 }] },
        { tile: 'keywood', uses: [{ red: 2 }] },
      ],
    });
    expect(['USE-2', 'USE-3']).toContain(s.broken(0, use('miner', {}, 'peddler')));
    expect(s.broken(0, use('keywood', {}, 'peddler'))).toBeNull();
  });

  it('USE-3: a losing bid on the very tile may be moved onto it as the use; a winning one may not', () => {
    const s = new Scenario(contested());
    expect(s.broken(0, use('miner', {}, 'miner'))).toBe('USE-3');
    s.play(0, use('stable', {}, 'stable'));
    expect(offer(s, 'stable')).toMatchObject({ bids: [bidOf(1, 'blue', 2)], uses: [{ blue: 1 }] });
  });

  it('USE-3: a losing bid on a turn-order tile may be moved to a use', () => {
    const turnOrder = [{ tile: 'turn-order-1-2p', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] }];
    const s = new Scenario({ players: [{ village: withTile('keywood') }, {}], turnOrder });
    s.play(0, use('keywood', {}, 'turn-order-1-2p'));
    expect(placed(s, 'keywood').uses).toEqual([{ red: 1 }]);
    expect(bidsOn(s, 'turn-order-1-2p')).toEqual({ 1: { red: 2 } });
  });
});
