import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { bid, choose, pass, use } from '../support/actions.ts';
import { asked, bidOf, bidsOn, pickAll, placed } from '../support/table.ts';

const three = () => ({
  players: [{ workers: { red: 4 } }, { workers: { red: 4 } }, { workers: { red: 4 } }],
  market: [{ tile: 'keywood' }, { tile: 'workshop' }],
});

describe('taking turns', () => {
  it('TURN-1: the start player begins and play goes clockwise, one action each', () => {
    const s = new Scenario({ ...three(), startPlayer: 1, active: 1 });
    expect(asked(s)).toEqual(['1 turn']);
    s.play(1, bid('keywood', 'red', 1));
    expect(asked(s)).toEqual(['2 turn']);
    s.play(2, use('home-3', { red: 1 }));
    s.play(2, { type: 'done' });
    expect(asked(s)).toEqual(['0 turn']);
    s.play(0, pass);
    expect(asked(s)).toEqual(['1 turn']);
  });

  it('TURN-1: the season’s first turn is the start player’s', () => {
    const s = new Scenario({ ...three(), startPlayer: 2, active: 0 });
    pickAll(s);
    // The start-player tile got no bid, so the marker has moved on from seat 2.
    expect(s.position()).toMatchObject({ season: 'summer', startPlayer: 0, active: 0 });
  });

  it('TURN-1: no player acts out of turn', () => {
    const s = new Scenario(three());
    for (const action of [pass, bid('keywood', 'red', 1), use('keywood', { red: 1 })]) {
      expect(s.broken(1, action)).toBe('NOT_YOUR_DECISION');
    }
    expect(s.legal(1)).toEqual([]);
    expect(s.broken(3, pass)).toBe('NOT_YOUR_DECISION');
  });

  it('TURN-1: a turn is answered with a bid, a use or a pass, with nothing else', () => {
    const s = new Scenario(three());
    for (const type of ['pay', 'choose', 'move', 'upgrade', 'done', 'boat', 'place', 'offer', 'sleep']) {
      expect(s.broken(0, { type })).toBe('ILLEGAL_ACTION');
    }
    for (const action of [null, 'pass', [], {}, 7]) expect(s.broken(0, action)).toBe('ILLEGAL_ACTION');
    expect(new Set(s.legal(0).map(({ type }) => type))).toEqual(new Set(['pass', 'bid', 'use']));
  });

  it('TURN-1: all workers of one action go to one location', () => {
    const bids = (n: number) => [bidOf(0, 'red', n), bidOf(1, 'red', n + 1)];
    const s = new Scenario({
      players: [{ workers: { red: 2 } }, {}],
      market: [{ tile: 'keywood', bids: bids(1) }, { tile: 'miner', bids: bids(2) }, { tile: 'stable' }],
    });
    s.play(0, bid('stable', 'red', 1, 'keywood', 'miner'));
    expect(bidsOn(s, 'stable')).toEqual({ 0: { red: 4 } });
    expect(bidsOn(s, 'keywood')).toEqual({ 1: { red: 2 } });
    expect(bidsOn(s, 'miner')).toEqual({ 1: { red: 3 } });
    expect(s.player(0).workers).toEqual({ red: 1 });
    expect(s.broken(1, { type: 'bid', tile: ['keywood', 'miner'], color: 'red', screen: 2 })).toBe('BID-1');
  });

  it('TURN-1: a turn lasts until its questions are answered', () => {
    const s = new Scenario(three());
    s.play(0, use('workshop', { red: 1 }));
    expect(asked(s)).toEqual(['0 choose']);
    expect(s.broken(1, pass)).toBe('NOT_YOUR_DECISION');
    expect(s.broken(0, pass)).toBe('ILLEGAL_ACTION');
    s.play(0, choose(0));
    expect(asked(s)).toEqual(['1 turn']);
  });
});

describe('passing', () => {
  it('TURN-2: the season ends when all have passed in succession, not before', () => {
    const s = new Scenario(three());
    s.play(0, pass);
    s.play(1, pass);
    expect(s.position()).toMatchObject({ phase: 'actions', passes: 2 });
    s.play(2, pass);
    expect(s.position().phase).toBe('ending');
  });

  it('TURN-2: a player who passed may act on a later turn', () => {
    const s = new Scenario(three());
    s.play(0, pass);
    s.play(1, pass);
    s.play(2, bid('keywood', 'red', 1));
    expect(s.position().passes).toBe(0);
    s.play(0, bid('keywood', 'red', 2));
    expect(bidsOn(s, 'keywood')).toEqual({ 0: { red: 2 }, 2: { red: 1 } });
  });

  it('TURN-2: an action in between starts the count anew, and its player must pass again too', () => {
    const s = new Scenario(three());
    s.play(0, pass);
    s.play(1, use('keywood', { red: 1 }));
    s.play(2, pass);
    s.play(0, pass);
    expect(s.position()).toMatchObject({ phase: 'actions', active: 1 });
    s.play(1, pass);
    expect(s.position().phase).toBe('ending');
  });

  it('TURN-2: a use that asks questions starts the count anew as well', () => {
    const s = new Scenario(three());
    s.play(0, pass);
    s.play(1, pass);
    s.play(2, use('workshop', { red: 1 }));
    s.play(2, choose(1));
    expect(s.position().passes).toBe(0);
    s.play(0, use('home-1', { red: 1 }));
    s.play(0, { type: 'done' });
    expect(s.position()).toMatchObject({ passes: 0, active: 1 });
  });

  it('TURN-3: passing is legal with workers left', () => {
    const s = new Scenario(three());
    expect(s.broken(0, pass)).toBeNull();
    expect(s.legal(0)).toContainEqual(pass);
  });

  it('TURN-3: without workers behind the screen or in losing bids nothing but passing is left', () => {
    const s = new Scenario({
      players: [{ skills: { saw: 3 } }, { workers: { red: 4 } }],
      market: [{ tile: 'keywood', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 1)] }, { tile: 'miner' }],
    });
    expect(s.legal(0)).toEqual([pass]);
    s.play(0, pass);
    expect(s.legal(1).length).toBeGreaterThan(1);
  });

  it('TURN-3: workers that fit nowhere leave nothing but passing', () => {
    const s = new Scenario({
      season: 'winter',
      players: [
        { workers: { blue: 3 }, village: [{ tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }, { red: 2 }] }] },
        { village: [{ tile: 'home-2', q: 0, r: 0, uses: [{ red: 6 }] }] },
      ],
      market: [{ tile: 'scribes', bids: [bidOf(1, 'yellow', 1)] }],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [bidOf(1, 'blue', 3)] }],
    });
    expect(s.legal(0)).toEqual([pass]);
    expect(placed(s, 'home-2').uses).toEqual([{ red: 6 }]);
  });
});
