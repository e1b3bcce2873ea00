import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { redactEvents } from '../../src/view/redact.ts';
import { makeView } from '../../src/view/view.ts';
import { pass, use } from '../support/actions.ts';
import { asked, decision } from '../support/table.ts';
import { at, boatAt1, done, farm, feed, herd, herds, home1, wheat } from './support.ts';

const move = (from: string, to: string) => ({ type: 'move', resource: 'wood', from, to });

/** Seat 0 with so much wheat in the middle of a transport. */
function feeding(grain: number, points: number, ...more: PositionTile[]) {
  const home = { ...home1(at(0, 'sheep')), uses: [{ red: 1 }], resources: { wood: 1 } };
  return farm({
    players: [{ wheat: grain, village: [home, { tile: 'keywood', q: 0, r: -1 }, ...more] }, {}],
    season: 'autumn',
    pending: [{ player: 0, decision: 'transport', tile: 'home-1', points, upgrades: 0 }],
  });
}

describe('feeding', () => {
  it('FARM-8: each wheat spent adds one point and returns to the supply', () => {
    const s = feeding(2, 0);
    expect(s.legal(0)).toEqual([done, feed]);
    expect(s.play(0, feed)).toEqual([{ type: 'fed', player: 0, points: 1 }]);
    expect([decision(s).points, wheat(s), s.position().supply.wheat]).toEqual([1, [1, 0], 29]);
    s.play(0, feed);
    expect([decision(s).points, wheat(s), s.position().supply.wheat]).toEqual([2, [0, 0], 30]);
    expect(s.broken(0, feed)).toBe('FARM-8');
    expect(s.legal(0)).not.toContainEqual(feed);
  });

  it('FARM-8: the point is for resources or animals', () => {
    const resources = feeding(1, 0);
    expect(resources.broken(0, move('home-1', 'keywood'))).not.toBeNull();
    resources.play(0, feed);
    resources.play(0, move('home-1', 'keywood'));
    const animals = feeding(1, 0);
    expect(animals.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBe('FARM-7');
    animals.play(0, feed);
    animals.play(0, herd('sheep', 'home-1:0', 'home-1:1'));
    expect([herds(animals), decision(animals).points]).toEqual([{ 'home-1:1': { sheep: 1 } }, 0]);
  });

  it('FARM-8: it may be fed at any time in the transport; points not used are lost, not the wheat kept', () => {
    const s = feeding(3, 1);
    s.play(0, move('home-1', 'keywood'));
    s.play(0, feed);
    s.play(0, move('keywood', 'home-1'));
    s.play(0, feed);
    s.play(0, done);
    expect([wheat(s), asked(s)]).toEqual([[1, 0], ['1 turn']]);
  });

  it('FARM-8: wheat is spent in a transport only, and only one’s own', () => {
    const s = farm({ players: [{ wheat: 3, workers: { red: 1 } }, { wheat: 1 }] });
    expect(s.broken(0, feed)).toBe('ILLEGAL_ACTION');
    const poor = farm({ players: [{ workers: { red: 1 } }, { wheat: 5 }] });
    poor.play(0, use('home-1', { red: 1 }));
    expect(poor.broken(0, feed)).toBe('FARM-8');
    expect(poor.broken(1, feed)).toBe('NOT_YOUR_DECISION');
  });

  it('FARM-8: boat 2b doubles the tile’s points, not those of the wheat', () => {
    const s = farm({
      players: [{ workers: { red: 1 }, wheat: 1, village: [home1(), boatAt1('boat-2', 'b')] }, {}],
      season: 'autumn',
    });
    s.play(0, use('home-1', { red: 1 }));
    expect(decision(s).points).toBe(2);
    s.play(0, feed);
    expect(decision(s).points).toBe(3);
  });

  it('FARM-8: all thirty may be fed in one use', () => {
    const s = feeding(30, 6);
    for (let i = 0; i < 30; i++) s.play(0, feed);
    expect([decision(s).points, wheat(s)]).toEqual([36, [0, 0]]);
  });
});

describe('the paddock', () => {
  const paddock = (upgraded: boolean, ...more: PositionTile[]) => {
    const tile: PositionTile = { tile: 'paddock', q: 0, r: -1, ...(upgraded ? { upgraded: true } : {}) };
    const s = farm({
      players: [{ workers: { red: 1 }, village: [home1(at(0, 'sheep')), tile, ...more] }, {}],
      season: 'autumn',
    });
    s.play(0, use('paddock', { red: 1 }));
    return s;
  };

  it('FARM-8: its wheat may be spent at once', () => {
    const s = paddock(false);
    expect([decision(s).points, wheat(s)]).toEqual([1, [1, 0]]);
    s.play(0, feed);
    expect([decision(s).points, wheat(s), s.position().supply.wheat]).toEqual([2, [0, 0], 30]);
    const back = paddock(true);
    expect([decision(back).points, decision(back).upgrades, wheat(back)]).toEqual([3, 1, [2, 0]]);
    back.play(0, feed);
    back.play(0, feed);
    expect(decision(back).points).toBe(5);
  });

  it('MOVE-7: boat 2b doubles its transport and upgrades, not its wheat', () => {
    const front = paddock(false, boatAt1('boat-2', 'b'));
    expect(decision(front)).toMatchObject({ points: 2, upgrades: 2 });
    expect(wheat(front)).toEqual([1, 0]);
    const back = paddock(true, boatAt1('boat-2', 'b'));
    expect(decision(back)).toMatchObject({ points: 6, upgrades: 2 });
    expect(wheat(back)).toEqual([2, 0]);
  });

  it('FARM-8: with no wheat in the supply it still transports', () => {
    const s = farm({ market: [{ tile: 'paddock' }], players: [{ workers: { red: 1 } }, { wheat: 30 }] });
    s.play(0, use('paddock', { red: 1 }));
    expect(decision(s)).toMatchObject({ decision: 'transport', points: 1, upgrades: 1 });
    expect(wheat(s)).toEqual([0, 30]);
  });

  it('FARM-8: wheat that was spent can be gained again', () => {
    const s = farm({
      market: [{ tile: 'paddock' }, { tile: 'wheat-field' }],
      players: [{ workers: { red: 2 }, wheat: 30 }, {}],
    });
    s.play(0, use('paddock', { red: 1 }));
    expect(wheat(s)).toEqual([30, 0]);
    s.play(0, feed);
    s.play(0, done);
    s.play(1, pass);
    s.play(0, use('wheat-field', { red: 1 }));
    expect([wheat(s), s.position().supply.wheat]).toEqual([[30, 0], 0]);
  });
});

describe('the supply of wheat, and who sees it', () => {
  it('USE-5: a short supply gives what there is', () => {
    const s = farm({ market: [{ tile: 'wheat-field' }], players: [{ workers: { red: 1 } }, { wheat: 29 }] });
    const events = s.play(0, use('wheat-field', { red: 1 }));
    expect(events).toContainEqual({ type: 'gained-wheat', player: 0, wheat: 1 });
    expect([wheat(s), s.position().supply.wheat]).toEqual([[1, 29], 0]);
  });

  it('SECRET-2: how much wheat each has is public, and every gain of it', () => {
    const s = farm({ market: [{ tile: 'wheat-field' }], players: [{ workers: { red: 1 } }, { wheat: 4 }] });
    const events = s.play(0, use('wheat-field', { red: 1 }));
    for (const viewer of [0, 1, null]) {
      const view = makeView(s.state, viewer);
      expect(view.players.map((player) => player.wheat)).toEqual([2, 4]);
      expect(view.supply.wheat).toBe(24);
      expect(redactEvents(events, viewer)).toContainEqual({ type: 'gained-wheat', player: 0, wheat: 2 });
    }
  });
});
