import { describe, expect, it } from 'vitest';
import type { PositionOffer } from '../../src/io/position.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, pass, payGroup, payWorker, use } from '../support/actions.ts';
import { bidOf, bidsOn, offer, reloaded } from '../support/table.ts';
import { withBoat4 } from '../support/villages.ts';

const PLENTY = { blue: 9, red: 9, yellow: 9, green: 5 };

/** Seat 0 owns boat 4a. */
const withOwner = (
  market: PositionOffer[],
  more: { hands?: object[]; turnOrder?: PositionOffer[] } = {},
) => ({
  season: 'autumn' as const,
  players: (more.hands ?? [PLENTY, PLENTY, PLENTY]).map((workers, seat) =>
    seat === 0 ? { workers, village: withBoat4('a') } : { workers },
  ),
  market,
  ...(more.turnOrder ? { turnOrder: more.turnOrder } : {}),
});

/** At the well seat 0’s red bid lies above seat 1’s blue one. */
const lying = (...more: PositionOffer[]): PositionOffer[] => [
  { tile: 'well', bids: [bidOf(1, 'blue', 2), bidOf(0, 'red', 3)] },
  ...more,
];
/** At the well seat 0’s red bid lies and loses. */
const outbid = (...more: PositionOffer[]): PositionOffer[] => [
  { tile: 'well', bids: [bidOf(1, 'blue', 4), bidOf(0, 'red', 3)] },
  ...more,
];

describe('BID-8: bidding across', () => {
  it.each(['red', 'yellow', 'green'])(
    'BID-8: the owner answers a blue bid in %s, and the workers lie',
    (colour) => {
      const s = new Scenario(withOwner([{ tile: 'well', bids: [bidOf(1, 'blue', 1)] }]));
      expect(s.broken(0, bid('well', colour, 1))).toBe('BID-5');
      const events = s.play(0, bid('well', colour, 2));
      expect(events).toContainEqual(expect.objectContaining({ type: 'bid', lying: true }));
      expect(bidsOn(s, 'well')).toEqual({ 0: { [colour]: 2 }, 1: { blue: 1 } });
      expect(offer(s, 'well').color).toBe('blue');
    },
  );

  it('BID-8: on every kind of market tile, in winter too', () => {
    const s = new Scenario(withOwner([{ tile: 'boat-1', bids: [bidOf(1, 'blue', 1)] }]));
    expect(s.broken(0, bid('boat-1', 'red', 2))).toBeNull();
    const winter = withOwner([{ tile: 'scribes', bids: [bidOf(1, 'blue', 1)] }]);
    expect(new Scenario({ ...winter, season: 'winter' }).broken(0, bid('scribes', 'red', 2))).toBeNull();
  });

  it('BID-8: never on a turn-order tile', () => {
    const turnOrder = [{ tile: 'turn-order-1-3-6p', bids: [bidOf(1, 'blue', 1)] }];
    const s = new Scenario(withOwner([], { turnOrder }));
    expect(s.broken(0, bid('turn-order-1-3-6p', 'red', 2))).toBe('BID-4');
    expect(s.broken(0, bid('turn-order-1-3-6p', 'blue', 2))).toBeNull();
  });

  it('BID-8: only where another player has a bid; used workers alone are not enough', () => {
    const s = new Scenario(withOwner([{ tile: 'inn', uses: [{ blue: 1 }] }]));
    expect(s.broken(0, bid('inn', 'red', 2))).toBe('BID-4');
    expect(s.broken(0, bid('inn', 'blue', 1))).toBeNull();
  });

  it('BID-8: not where the standing colour is green', () => {
    const s = new Scenario(withOwner([{ tile: 'well', bids: [bidOf(1, 'green', 1)] }]));
    for (const colour of ['blue', 'red', 'yellow']) expect(s.broken(0, bid('well', colour, 3))).toBe('BID-4');
    expect(s.broken(0, bid('well', 'green', 2))).toBeNull();
  });

  it('BID-8: the owner may also follow the colour, and then stands', () => {
    const s = new Scenario(withOwner([{ tile: 'well', bids: [bidOf(1, 'blue', 1)] }]));
    const events = s.play(0, bid('well', 'blue', 2));
    expect(events[0]).not.toHaveProperty('lying');
    expect(offer(s, 'well')).not.toHaveProperty('color');
  });

  it('BID-8: only the owner bids across', () => {
    const s = new Scenario({ ...withOwner([{ tile: 'well', bids: [bidOf(0, 'blue', 1)] }]), active: 1 });
    expect(s.broken(1, bid('well', 'red', 2))).toBe('BID-4');
    const faceB = withOwner([{ tile: 'well', bids: [bidOf(1, 'blue', 1)] }]);
    const owner = { workers: PLENTY, village: withBoat4('b') };
    const s2 = new Scenario({ ...faceB, players: [owner, ...faceB.players.slice(1)] });
    expect(s2.broken(0, bid('well', 'red', 2))).toBe('BID-4');
  });

  it('BID-8: everyone else still follows the standing colour and must beat the lying bid', () => {
    const s = new Scenario({ ...withOwner(lying()), active: 1 });
    expect(s.broken(1, bid('well', 'blue', 1))).toBe('BID-5');
    expect(s.broken(1, bid('well', 'blue', 2))).toBeNull();
    s.play(1, pass);
    expect(s.broken(2, bid('well', 'red', 4))).toBe('BID-4');
    expect(s.broken(2, bid('well', 'blue', 3))).toBe('BID-5');
    expect(s.broken(2, bid('well', 'blue', 4))).toBeNull();
  });

  it('BID-8: the owner’s bid on one tile stays one-coloured', () => {
    const standing = [{ tile: 'well', bids: [bidOf(1, 'blue', 3), bidOf(0, 'blue', 2)] }];
    const s = new Scenario(withOwner(standing));
    expect(['BID-3', 'BID-4', 'BID-8']).toContain(s.broken(0, bid('well', 'red', 4)));
    expect(s.broken(0, bid('well', 'blue', 2))).toBeNull();
    const s2 = new Scenario(withOwner(outbid()));
    for (const colour of ['blue', 'yellow', 'green']) {
      expect(['BID-3', 'BID-4', 'BID-8']).toContain(s2.broken(0, bid('well', colour, 5)));
    }
  });

  it('BID-8: a lying bid is raised in its own colour, winning or losing', () => {
    expect(new Scenario(withOwner(lying())).broken(0, bid('well', 'red', 1))).toBeNull();
    const s = new Scenario(withOwner(outbid()));
    expect(s.broken(0, bid('well', 'red', 1))).toBe('BID-5');
    s.play(0, bid('well', 'red', 2));
    expect(bidsOn(s, 'well')).toEqual({ 0: { red: 5 }, 1: { blue: 4 } });
    expect(offer(s, 'well').color).toBe('blue');
  });

  it('BID-8: it may be raised even when the other bidder has left and only used workers are there', () => {
    const market = [{ tile: 'inn', bids: [bidOf(1, 'blue', 2), bidOf(0, 'red', 3)], uses: [{ blue: 1 }] }];
    const s = new Scenario({ ...withOwner([...market, { tile: 'well' }]), active: 1 });
    s.play(1, bid('well', 'blue', 0, 'inn'));
    s.play(2, pass);
    expect(s.broken(0, bid('inn', 'red', 1))).toBeNull();
    expect(s.broken(0, bid('inn', 'blue', 1))).not.toBeNull();
  });
});

describe('BID-8: a lying group that moves', () => {
  it('BID-8: it stands on an empty tile and fixes the colour', () => {
    const s = new Scenario(withOwner(outbid({ tile: 'forge' })));
    s.play(0, bid('forge', 'red', 0, 'well'));
    expect(offer(s, 'forge')).not.toHaveProperty('color');
    expect(s.broken(1, bid('forge', 'blue', 4))).toBe('BID-4');
    expect(s.broken(1, bid('forge', 'red', 4))).toBeNull();
  });

  it('BID-8: it stands where its colour stands', () => {
    const s = new Scenario(withOwner(outbid({ tile: 'forge', bids: [bidOf(2, 'red', 1)] })));
    s.play(0, bid('forge', 'red', 0, 'well'));
    expect(offer(s, 'forge')).not.toHaveProperty('color');
  });

  it('BID-8: it lies again where it breaks the colour of another player’s bid', () => {
    const s = new Scenario(withOwner(outbid({ tile: 'forge', bids: [bidOf(2, 'yellow', 1)] })));
    s.play(0, bid('forge', 'red', 0, 'well'));
    expect(offer(s, 'forge')).toMatchObject({
      color: 'yellow',
      bids: [bidOf(0, 'red', 3), bidOf(2, 'yellow', 1)],
    });
  });

  it('BID-8: it goes neither to used workers alone, nor to green, nor to turn-order tiles of another colour', () => {
    const turnOrder = [
      { tile: 'turn-order-1-3-6p', bids: [bidOf(2, 'yellow', 1)] },
      { tile: 'turn-order-2-3p' },
    ];
    const elsewhere = [
      { tile: 'inn', uses: [{ yellow: 1 }] },
      { tile: 'forge', bids: [bidOf(2, 'green', 1)] },
    ];
    const s = new Scenario(withOwner(outbid(...elsewhere), { turnOrder }));
    for (const tile of ['inn', 'forge', 'turn-order-1-3-6p']) {
      expect(s.broken(0, bid(tile, 'red', 1, 'well'))).toBe('BID-4');
    }
    expect(s.broken(0, bid('turn-order-2-3p', 'red', 1, 'well'))).toBeNull();
  });

  it('BID-8: it gives no right to use a tile of another colour, the one it lies on included', () => {
    const inn = { tile: 'inn', bids: [bidOf(1, 'blue', 4), bidOf(0, 'red', 3)] };
    const s = new Scenario(withOwner([inn, { tile: 'fair', uses: [{ yellow: 1 }] }, { tile: 'wainwright' }]));
    expect(s.broken(0, use('inn', {}, 'inn'))).toBe('USE-3');
    expect(s.broken(0, use('inn', { red: 1 }))).toBe('USE-3');
    expect(s.broken(0, use('fair', {}, 'inn'))).toBe('USE-3');
    expect(s.broken(0, use('wainwright', {}, 'inn'))).toBeNull();
  });
});

describe('USE-8: a lying group that pays', () => {
  it('USE-8: a lying losing group pays as one worker of its own colour', () => {
    const s = new Scenario(withOwner(outbid({ tile: 'fair' })));
    s.play(0, use('fair', { yellow: 1 }));
    expect(s.legal(0)).toEqual([payWorker('red'), payGroup('well')]);
    s.play(0, payGroup('well'));
    expect(bidsOn(s, 'well')).toEqual({ 1: { blue: 4 } });
    expect(s.player(0).workers).toEqual({ ...PLENTY, yellow: 8, green: 6 });
  });
});

describe('BID-9: standing up', () => {
  it('BID-9: when the last standing bid moves away, the lying bid stands and its colour is the tile’s', () => {
    const s = new Scenario({ ...withOwner(lying({ tile: 'forge' })), active: 1 });
    const events = s.play(1, bid('forge', 'blue', 0, 'well'));
    expect(events).toContainEqual({ type: 'stood-up', player: 0, tile: 'well', color: 'red' });
    expect(offer(s, 'well')).not.toHaveProperty('color');
    expect(s.broken(2, bid('well', 'blue', 4))).toBe('BID-4');
    expect(s.broken(2, bid('well', 'red', 4))).toBeNull();
  });

  it('BID-9: the same when the group moves away to be used', () => {
    const s = new Scenario({ ...withOwner(lying({ tile: 'inn' })), active: 1 });
    const events = s.play(1, use('inn', {}, 'well'));
    expect(events).toContainEqual({ type: 'stood-up', player: 0, tile: 'well', color: 'red' });
  });

  it('BID-9: the same when the group is paid', () => {
    const s = new Scenario({ ...withOwner(lying({ tile: 'store' })), active: 1 });
    s.play(1, use('store', { blue: 1 }));
    expect(offer(s, 'well').color).toBe('blue');
    const events = s.play(1, payGroup('well'));
    expect(events).toContainEqual({ type: 'stood-up', player: 0, tile: 'well', color: 'red' });
    expect(s.broken(2, bid('well', 'red', 4))).toBeNull();
  });

  it('BID-9: it lies until the whole action is over, payments included', () => {
    const s = new Scenario({ ...withOwner(lying({ tile: 'tavern' })), active: 1 });
    s.play(1, use('tavern', {}, 'well'));
    expect(offer(s, 'well')).toMatchObject({ color: 'blue', bids: [bidOf(0, 'red', 3)] });
    s.play(1, payWorker('green'));
    expect(offer(s, 'well')).not.toHaveProperty('color');
  });

  it('BID-9: a position saved in the middle of such an action can be loaded again', () => {
    const paying = new Scenario({ ...withOwner(lying({ tile: 'tavern' })), active: 1 });
    paying.play(1, use('tavern', {}, 'well'));
    expect(reloaded(paying).position()).toEqual(paying.position());
    const transporting = new Scenario({ ...withOwner(lying()), active: 1 });
    transporting.play(1, use('home-2', {}, 'well'));
    expect(reloaded(transporting).position()).toEqual(transporting.position());
  });

  it('BID-9: it stays down while a third player’s bid stands there', () => {
    const well = { tile: 'well', bids: [bidOf(1, 'blue', 2), bidOf(2, 'blue', 1), bidOf(0, 'red', 3)] };
    const s = new Scenario({ ...withOwner([well, { tile: 'forge' }]), active: 1 });
    s.play(1, bid('forge', 'blue', 0, 'well'));
    expect(offer(s, 'well').color).toBe('blue');
    s.play(2, bid('forge', 'blue', 2, 'well'));
    expect(offer(s, 'well')).not.toHaveProperty('color');
    expect(s.broken(0, bid('well', 'blue', 5))).not.toBeNull();
  });

  it('BID-9: it stays down while a used worker is there', () => {
    const inn = { tile: 'inn', bids: [bidOf(1, 'blue', 2), bidOf(0, 'red', 3)], uses: [{ blue: 1 }] };
    const s = new Scenario({ ...withOwner([inn, { tile: 'forge' }]), active: 1 });
    s.play(1, bid('forge', 'blue', 0, 'inn'));
    expect(offer(s, 'inn').color).toBe('blue');
    expect(s.broken(2, bid('inn', 'red', 4))).toBe('BID-4');
    expect(s.broken(2, bid('inn', 'blue', 4))).toBeNull();
  });

  it('BID-9: it stays down when the losing group becomes the use of the very tile', () => {
    const s = new Scenario({
      ...withOwner([{ tile: 'inn', bids: [bidOf(1, 'blue', 2), bidOf(0, 'red', 3)] }]),
      active: 1,
    });
    s.play(1, use('inn', {}, 'inn'));
    expect(offer(s, 'inn')).toMatchObject({ color: 'blue', uses: [{ blue: 2 }], bids: [bidOf(0, 'red', 3)] });
  });

  it('BID-9: green workers that stood up make the tile green', () => {
    const well = { tile: 'well', bids: [bidOf(1, 'blue', 2), bidOf(0, 'green', 3)] };
    const s = new Scenario({ ...withOwner([well, { tile: 'forge' }]), active: 1 });
    s.play(1, bid('forge', 'blue', 0, 'well'));
    expect(s.broken(2, bid('well', 'blue', 4))).toBe('BID-4');
    expect(s.broken(2, bid('well', 'green', 4))).toBeNull();
  });

  it('BID-9: a position in which a lying bid was left alone is refused', () => {
    const alone = { tile: 'well', color: 'blue' as const, bids: [bidOf(0, 'red', 3)] };
    expect(() => new Scenario(withOwner([alone]))).toThrow(/BID-9/);
  });
});
