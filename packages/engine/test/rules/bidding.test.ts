import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, pass, use } from '../support/actions.ts';
import { bidOf, bidsOn, finishSeason, offer, refusal } from '../support/table.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/** Seat 0 loses at keywood (2 red against 3) and at the miner (1 red against 2), and wins at the stable. */
const contested = (workers = {}) => ({
  players: [{ workers }, { workers: { red: 5, blue: 5 } }],
  market: [
    { tile: 'keywood', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)] },
    { tile: 'miner', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
    { tile: 'stable', bids: [bidOf(0, 'red', 4), bidOf(1, 'red', 1)] },
    { tile: 'gold-mine' },
  ],
});

describe('BID-0: words', () => {
  it('BID-0: a bid loses while another player’s is greater, and wins otherwise', () => {
    const s = new Scenario(contested());
    expect(s.broken(0, bid('gold-mine', 'red', 0, 'keywood'))).toBeNull();
    expect(s.broken(0, bid('gold-mine', 'red', 0, 'stable'))).toBe('BID-2');
    s.play(0, pass);
    s.play(1, bid('stable', 'red', 4));
    expect(s.broken(0, bid('gold-mine', 'red', 0, 'stable'))).toBeNull();
  });

  it('BID-0: equal bids can not arise, and a position that has them is refused', () => {
    const equal = [bidOf(0, 'red', 2), bidOf(1, 'red', 2)];
    expect(refusal({ market: [{ tile: 'miner', bids: equal }] })).toBe('BID-5');
  });

  it('BID-0: a summer boat that is only bid for gives its bidder nothing', () => {
    const s = new Scenario({
      season: 'summer',
      players: [{ workers: { red: 5 } }, {}],
      market: [
        { tile: 'boat-4', face: 'a', bids: [bidOf(0, 'red', 3)] },
        { tile: 'mason', bids: [bidOf(1, 'blue', 1)] },
      ],
    });
    expect(s.broken(0, bid('mason', 'red', 2))).toBe('BID-4');
  });

  it('BID-0: once won, a summer boat serves its owner alone, wherever the owner acts', () => {
    const s = new Scenario({
      season: 'summer',
      players: [{ workers: { red: 5 } }, { workers: { blue: 5, red: 5 } }],
      market: [{ tile: 'boat-4', face: 'a', bids: [bidOf(0, 'red', 3)] }],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [bidOf(1, 'blue', 1)] }],
    });
    finishSeason(s);
    const [first, second] = atLeast(
      2,
      s.position().market.map(({ tile }) => tile),
    );
    s.play(1, bid(first, 'blue', 1));
    expect(s.broken(0, bid(first, 'red', 2))).toBeNull();
    s.play(0, bid(second, 'red', 1));
    expect(s.broken(1, bid(second, 'blue', 2))).toBe('BID-4');
    expect(must(s.position().players[0]).village.map(({ tile }) => tile)).toContain('boat-4');
  });
});

describe('BID-1: where one may bid', () => {
  it('BID-1: on village tiles, summer boats and turn-order tiles', () => {
    const s = new Scenario({
      season: 'summer',
      players: [{ workers: { red: 1 } }, {}, {}],
      market: [{ tile: 'mason' }, { tile: 'boat-1' }],
    });
    for (const tile of ['mason', 'boat-1', 'turn-order-1-3-6p', 'turn-order-2-3p']) {
      expect(s.broken(0, bid(tile, 'red', 1))).toBeNull();
    }
  });

  it('BID-1: on winter tiles in winter', () => {
    const s = new Scenario({
      season: 'winter',
      players: [{ workers: { red: 1 } }, {}],
      market: [{ tile: 'scribes' }],
    });
    expect(s.broken(0, bid('scribes', 'red', 1))).toBeNull();
  });

  it('BID-1: never on boats, on tiles in a village, or on tiles that are not there', () => {
    const village = [
      { tile: 'home-1', q: 0, r: 0 },
      { tile: 'keywood', q: 0, r: -1 },
    ];
    const s = new Scenario({ players: [{ workers: { red: 1 }, village }, {}], market: [{ tile: 'miner' }] });
    const nowhere = ['stable', 'turn-order-2-3p', 'scribes', 'atlantis', undefined, 3];
    for (const tile of ['boat-keyflower', 'home-1', 'home-2', 'keywood', ...nowhere]) {
      expect(s.broken(0, bid(tile as string, 'red', 1))).toBe('BID-1');
    }
  });
});

describe('BID-2: where the workers come from', () => {
  it('BID-2: from the screen, from losing bids, or from both, joined into one group', () => {
    const s = new Scenario(contested({ red: 3 }));
    s.play(0, bid('gold-mine', 'red', 2, 'keywood', 'miner'));
    expect(bidsOn(s, 'gold-mine')).toEqual({ 0: { red: 5 } });
    expect(bidsOn(s, 'keywood')).toEqual({ 1: { red: 3 } });
    expect(bidsOn(s, 'miner')).toEqual({ 1: { red: 2 } });
    expect(s.player(0).workers).toEqual({ red: 1 });
  });

  it('BID-2: what was joined moves as one group from then on', () => {
    const s = new Scenario({
      ...contested({ red: 1 }),
      players: [{ workers: { red: 1 } }, { workers: { red: 9 } }],
    });
    s.play(0, bid('gold-mine', 'red', 1, 'keywood'));
    s.play(1, bid('gold-mine', 'red', 4));
    s.play(0, bid('turn-order-1-2p', 'red', 0, 'gold-mine'));
    expect(bidsOn(s, 'turn-order-1-2p')).toEqual({ 0: { red: 3 } });
  });

  it('BID-2: a losing bid on a turn-order tile moves like any other', () => {
    const turnOrder = [{ tile: 'turn-order-1-2p', bids: [bidOf(0, 'blue', 2), bidOf(1, 'blue', 3)] }];
    const s = new Scenario({ turnOrder, market: [{ tile: 'miner' }] });
    s.play(0, bid('miner', 'blue', 0, 'turn-order-1-2p'));
    expect(bidsOn(s, 'miner')).toEqual({ 0: { blue: 2 } });
    expect(bidsOn(s, 'turn-order-1-2p')).toEqual({ 1: { blue: 3 } });
  });

  it('BID-2: at least one worker moves, and only workers that are there', () => {
    const s = new Scenario(contested({ red: 3 }));
    for (const n of [0, 4, -1, 1.5, '2', null]) {
      expect(s.broken(0, { type: 'bid', tile: 'gold-mine', color: 'red', screen: n })).toBe('BID-2');
    }
    expect(s.broken(0, bid('gold-mine', 'blue', 1))).toBe('BID-2');
    expect(s.broken(0, bid('gold-mine', 'red', 3))).toBeNull();
    expect(s.broken(0, bid('gold-mine', 'red', 0, 'miner'))).toBeNull();
  });

  it('BID-2: only one’s own losing bids on other tiles are groups, each named once', () => {
    const s = new Scenario(contested({ red: 3 }));
    for (const groups of [
      ['stable'],
      ['gold-mine'],
      ['miner', 'miner'],
      ['home-1'],
      ['atlantis'],
      [4],
      'miner',
    ]) {
      expect(s.broken(0, { type: 'bid', tile: 'gold-mine', color: 'red', screen: 1, groups })).toBe('BID-2');
    }
    s.play(0, pass);
    expect(s.broken(1, bid('gold-mine', 'red', 1, 'miner'))).toBe('BID-2');
    expect(s.broken(1, bid('gold-mine', 'red', 1, 'stable'))).toBeNull();
  });

  it('BID-2: a losing bid on the very tile stays and counts, and is not a group to name', () => {
    const s = new Scenario(contested({ red: 2 }));
    expect(s.broken(0, bid('keywood', 'red', 2, 'keywood'))).toBe('BID-2');
    s.play(0, bid('keywood', 'red', 2));
    expect(bidsOn(s, 'keywood')).toEqual({ 0: { red: 4 }, 1: { red: 3 } });
  });
});

describe('BID-3 and BID-4: the colour', () => {
  it('BID-3: a bid is of one colour, whatever it is put together from', () => {
    const s = new Scenario(contested({ red: 2, blue: 2 }));
    expect(s.broken(0, bid('gold-mine', 'blue', 1, 'miner'))).toBe('BID-3');
    expect(s.broken(0, bid('gold-mine', 'blue', 0, 'miner'))).toBe('BID-3');
    expect(s.broken(0, bid('gold-mine', 'red', 1, 'miner'))).toBeNull();
    expect(s.broken(0, bid('gold-mine', 'purple', 1))).not.toBeNull();
  });

  it('BID-3: one’s own bid is raised in its own colour', () => {
    const s = new Scenario(contested({ red: 1, blue: 2 }));
    expect(['BID-3', 'BID-4']).toContain(s.broken(0, bid('stable', 'blue', 1)));
    expect(s.broken(0, bid('stable', 'red', 1))).toBeNull();
  });

  it('BID-4: the first worker fixes the colour of a tile for everyone', () => {
    const colours = { blue: 9, red: 9, yellow: 9, green: 9 };
    for (const first of ['blue', 'red', 'yellow', 'green']) {
      const s = new Scenario({
        players: [{ workers: { [first]: 1 } }, { workers: colours }],
        market: [{ tile: 'miner' }],
      });
      s.play(0, bid('miner', first, 1));
      for (const colour of ['blue', 'red', 'yellow', 'green']) {
        expect(s.broken(1, bid('miner', colour, 5))).toBe(colour === first ? null : 'BID-4');
      }
    }
  });

  it('BID-4: used workers fix it as well, and so do bids on turn-order tiles', () => {
    const s = new Scenario({
      players: [{ workers: { red: 5, blue: 5 } }, {}],
      market: [{ tile: 'miner', uses: [{ blue: 1 }] }],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [bidOf(1, 'blue', 1)] }],
    });
    expect(s.broken(0, bid('miner', 'red', 1))).toBe('BID-4');
    expect(s.broken(0, bid('miner', 'blue', 1))).toBeNull();
    expect(s.broken(0, bid('turn-order-1-2p', 'red', 2))).toBe('BID-4');
    expect(s.broken(0, bid('turn-order-1-2p', 'blue', 2))).toBeNull();
  });

  it('BID-4: a group of another colour can not come', () => {
    const s = new Scenario({
      ...contested(),
      market: [...contested().market, { tile: 'peddler', uses: [{ blue: 1 }] }],
    });
    expect(s.broken(0, bid('peddler', 'red', 0, 'keywood'))).toBe('BID-4');
  });

  it('BID-4: the colour stays while anyone’s workers are there', () => {
    const s = new Scenario({ ...contested(), players: [{ workers: { blue: 9 } }, {}] });
    s.play(0, bid('gold-mine', 'red', 0, 'keywood'));
    s.play(1, pass);
    expect(s.broken(0, bid('keywood', 'blue', 4))).toBe('BID-4');
  });
});

describe('BID-5 to BID-7: size and green', () => {
  it('BID-5: a bid that only equals the best bid is refused', () => {
    const s = new Scenario({
      players: [{ workers: { red: 9 } }, {}, {}],
      market: [{ tile: 'miner', bids: [bidOf(1, 'red', 2), bidOf(2, 'red', 4)] }],
    });
    for (const n of [1, 2, 3, 4]) expect(s.broken(0, bid('miner', 'red', n))).toBe('BID-5');
    for (const n of [5, 6, 9]) expect(s.broken(0, bid('miner', 'red', n))).toBeNull();
  });

  it('BID-5: one’s own losing bid is topped up only if it becomes the highest', () => {
    const s = new Scenario(contested({ red: 2 }));
    expect(s.broken(0, bid('keywood', 'red', 1))).toBe('BID-5');
    expect(s.broken(0, bid('keywood', 'red', 2))).toBeNull();
    expect(s.broken(0, bid('keywood', 'red', 1, 'miner'))).toBeNull();
    expect(s.broken(0, bid('keywood', 'red', 0, 'miner'))).toBe('BID-5');
  });

  it('BID-5: one’s own winning bid may be raised, by one or by many', () => {
    const s = new Scenario(contested({ red: 3 }));
    expect(s.broken(0, bid('stable', 'red', 1))).toBeNull();
    s.play(0, bid('stable', 'red', 1, 'keywood'));
    expect(bidsOn(s, 'stable')).toEqual({ 0: { red: 7 }, 1: { red: 1 } });
  });

  it('BID-6: there is no upper limit', () => {
    const s = new Scenario({ players: [{ workers: { blue: 40 } }, {}], market: [{ tile: 'miner' }] });
    expect(s.broken(0, bid('miner', 'blue', 40))).toBeNull();
    s.play(0, bid('miner', 'blue', 40));
    expect(bidsOn(s, 'miner')).toEqual({ 0: { blue: 40 } });
  });

  it('BID-6: a winning bid is neither moved nor reduced', () => {
    const s = new Scenario(contested({ red: 1 }));
    expect(s.broken(0, bid('gold-mine', 'red', 1, 'stable'))).toBe('BID-2');
    expect(s.broken(0, use('gold-mine', {}, 'stable'))).toBe('USE-3');
    expect(s.broken(0, bid('stable', 'red', -1))).toBe('BID-2');
  });

  it('BID-6: an outbid group stays on the tile and not behind the screen', () => {
    const s = new Scenario({
      players: [{ workers: { red: 2 } }, { workers: { red: 3 } }],
      market: [{ tile: 'miner' }],
    });
    s.play(0, bid('miner', 'red', 2));
    s.play(1, bid('miner', 'red', 3));
    s.play(0, pass);
    expect(s.player(0).workers).toEqual({});
    expect(bidsOn(s, 'miner')).toEqual({ 0: { red: 2 }, 1: { red: 3 } });
  });

  it('BID-7: green is a colour of its own and stands in for nothing', () => {
    const s = new Scenario({
      players: [{ workers: { red: 1, green: 4 } }, {}],
      market: [
        { tile: 'miner', bids: [bidOf(1, 'red', 1)] },
        { tile: 'stable', bids: [bidOf(1, 'green', 1)] },
        { tile: 'keywood', bids: [bidOf(0, 'green', 1), bidOf(1, 'green', 2)] },
        { tile: 'gold-mine' },
      ],
    });
    expect(s.broken(0, bid('miner', 'green', 4))).toBe('BID-4');
    expect(s.broken(0, bid('stable', 'red', 1))).toBe('BID-4');
    expect(s.broken(0, bid('gold-mine', 'red', 1, 'keywood'))).toBe('BID-3');
    expect(s.broken(0, bid('stable', 'green', 2))).toBeNull();
    s.play(0, bid('gold-mine', 'green', 4, 'keywood'));
    expect(offer(s, 'gold-mine').bids).toEqual([bidOf(0, 'green', 5)]);
  });
});
