import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { pass, use } from '../support/actions.ts';
import { decision } from '../support/table.ts';
import {
  at,
  boatAt1,
  done,
  farm,
  fold,
  herd,
  herds,
  home1,
  HOME1_FIELDS,
  home2,
  type Kind,
  pigsIn,
} from './support.ts';

/** Seat 0 in the middle of a transport with home 1 and what else lies in the village. */
function herding(points: number, animals: ReturnType<typeof at>[], ...more: PositionTile[]) {
  return farm({
    season: 'autumn',
    players: [
      { village: [{ ...home1(...animals), uses: [{ red: 1 }] }, ...more] },
      { village: [home2(at(0, 'sheep'))] },
    ],
    pending: [{ player: 0, decision: 'transport', tile: 'home-1', points, upgrades: 1 }],
  });
}

const left = (s: ReturnType<typeof herding>) => decision(s).points;
const goals = (s: ReturnType<typeof herding>, kind: Kind) =>
  s.legal(0).flatMap((action) => (action.type === 'herd' && action.kind === kind ? [action.to] : []));

describe('steps', () => {
  it('FARM-7: a step into an adjacent field costs one point; the five fields of a home are adjacent', () => {
    for (const to of HOME1_FIELDS.slice(1)) {
      const s = herding(3, [at(0, 'sheep', 2)]);
      const events = s.play(0, herd('sheep', 'home-1:0', to));
      expect(events).toEqual([{ type: 'herded', player: 0, kind: 'sheep', from: 'home-1:0', to, points: 1 }]);
      expect([left(s), herds(s)]).toEqual([2, { 'home-1:0': { sheep: 1 }, [to]: { sheep: 1 } }]);
    }
  });

  it('FARM-7: so are the two banks of a boat tile', () => {
    const s = herding(1, [], boatAt1('boat-6', 'a', { animals: [at(2, 'cow')] }));
    expect(s.legal(0)).toEqual([done, herd('cow', 'boat-6:2', 'boat-6:8')]);
    s.play(0, herd('cow', 'boat-6:3', 'boat-6:11'));
    expect([left(s), herds(s)]).toEqual([0, { 'boat-6:8': { cow: 1 } }]);
  });

  it('FARM-7: nothing leads over the water between home and boat', () => {
    const s = herding(9, [at(5, 'sheep')], boatAt1('boat-6', 'a'));
    expect(s.broken(0, herd('sheep', 'home-1:5', 'boat-6:2'))).toBe('FARM-7');
    expect(goals(s, 'sheep').sort()).toEqual(['home-1:0', 'home-1:1', 'home-1:3', 'home-1:9']);
  });

  it('FARM-7: fields that no tile has in common are farther apart: the shortest way counts', () => {
    // From home's field 3 over home to a field that the fold shares, and over the fold to its northern one.
    const s = herding(2, [at(3, 'sheep')], fold());
    s.play(0, herd('sheep', 'home-1:3', 'sheep-fold:0'));
    expect([left(s), herds(s)]).toEqual([0, { 'sheep-fold:0': { sheep: 1 } }]);
    const short = herding(1, [at(3, 'sheep')], fold());
    expect(short.broken(0, herd('sheep', 'home-1:3', 'sheep-fold:0'))).toBe('FARM-7');
    expect(goals(short, 'sheep')).toEqual(['home-1:0', 'home-1:1', 'home-1:5', 'home-1:9']);
    const near = herding(1, [at(0, 'sheep')], fold());
    expect(near.broken(0, herd('sheep', 'home-1:0', 'sheep-fold:0'))).toBeNull();
  });

  it('FARM-7: each animal walks by itself, and points are shared with resources', () => {
    const keywood = { tile: 'keywood', q: 0, r: -1, resources: { wood: 2 } };
    const s = herding(3, [at(5, 'sheep', 2)], keywood);
    s.play(0, herd('sheep', 'home-1:5', 'home-1:9'));
    s.play(0, { type: 'move', resource: 'wood', from: 'keywood', to: 'home-1' });
    s.play(0, herd('sheep', 'home-1:5', 'home-1:3'));
    expect(left(s)).toBe(0);
    expect(s.broken(0, herd('sheep', 'home-1:3', 'home-1:9'))).toBe('FARM-7');
    expect(s.broken(0, { type: 'move', resource: 'wood', from: 'keywood', to: 'home-1' })).not.toBeNull();
    expect(s.legal(0)).toEqual([done]);
  });

  it('FARM-7: without points there is no step', () => {
    const s = herding(0, [at(0, 'sheep')]);
    expect(s.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBe('FARM-7');
    expect(s.legal(0)).toEqual([done]);
  });

  it('FARM-7: only an animal that is there, from one field to another, in one’s own village', () => {
    const s = herding(5, [at(0, 'sheep')]);
    for (const wrong of [
      herd('pig', 'home-1:0', 'home-1:1'),
      herd('sheep', 'home-1:1', 'home-1:0'),
      herd('sheep', 'home-1:0', 'home-1:11'),
      herd('sheep', 'home-1:0', 'home-1:6'),
      herd('sheep', 'home-2:0', 'home-2:1'),
      herd('sheep', 'home-1:0', 'home-2:0'),
      { type: 'herd', kind: 'goat', from: 'home-1:0', to: 'home-1:1' },
    ]) {
      expect(s.broken(0, wrong)).toBe('FARM-7');
    }
    expect(s.broken(1, herd('sheep', 'home-2:0', 'home-2:1'))).toBe('NOT_YOUR_DECISION');
  });

  it('FARM-7: animals are herded in transports only', () => {
    const s = farm({ players: [{ workers: { red: 1 }, village: [home1(at(0, 'sheep'))] }, {}] });
    expect(s.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBe('ILLEGAL_ACTION');
    s.play(0, use('home-1', { red: 1 }));
    expect(s.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBeNull();
  });

  it('FARM-7: whichever tile is used, one’s own animals walk; boat 2b doubles the points', () => {
    const s = farm({
      season: 'autumn',
      market: [{ tile: 'wainwright' }],
      players: [
        { workers: { red: 1 }, village: [home1(at(0, 'sheep')), boatAt1('boat-2', 'b')] },
        { village: [home2(at(0, 'sheep'))] },
      ],
    });
    s.play(0, use('wainwright', { red: 1 }));
    expect(left(s)).toBe(8);
    expect(s.broken(0, herd('sheep', 'home-2:0', 'home-2:1'))).toBe('FARM-7');
    s.play(0, herd('sheep', 'home-1:0', 'home-1:9'));
    expect(left(s)).toBe(7);
  });
});

describe('fields with other animals', () => {
  it('FARM-7: passing through a field with another kind costs the same, stopping there is not allowed', () => {
    const s = herding(2, [at(3, 'sheep'), ...pigsIn(0, 1, 5)], fold({ animals: [at(3, 'cow')] }));
    expect(goals(s, 'sheep').sort()).toEqual(['home-1:9', 'sheep-fold:0']);
    for (const to of ['home-1:0', 'home-1:1', 'home-1:5', 'sheep-fold:3']) {
      expect(s.broken(0, herd('sheep', 'home-1:3', to))).toBe('FARM-7');
    }
    s.play(0, herd('sheep', 'home-1:3', 'sheep-fold:0'));
    expect(left(s)).toBe(0);
    expect(herds(s)['sheep-fold:0']).toEqual({ sheep: 1 });
  });

  it('FARM-7: it may stop where its own kind is', () => {
    const s = herding(1, [at(3, 'sheep'), at(0, 'sheep', 2)]);
    s.play(0, herd('sheep', 'home-1:3', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3 } });
  });

  it('FARM-7: stopping is checked after each animal’s walk: two can’t change places directly', () => {
    const s = herding(3, [at(0, 'sheep'), at(1, 'pig')]);
    expect(s.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBe('FARM-7');
    expect(s.broken(0, herd('pig', 'home-1:1', 'home-1:0'))).toBe('FARM-7');
    s.play(0, herd('sheep', 'home-1:0', 'home-1:3'));
    s.play(0, herd('pig', 'home-1:1', 'home-1:0'));
    s.play(0, herd('sheep', 'home-1:3', 'home-1:1'));
    expect([left(s), herds(s)]).toEqual([0, { 'home-1:0': { pig: 1 }, 'home-1:1': { sheep: 1 } }]);
  });

  it('FARM-7: out of a field of several kinds all may walk, into it none until one kind is left', () => {
    const s = herding(9, [at(0, 'sheep', 2), at(0, 'pig'), at(1, 'sheep'), at(3, 'pig')]);
    for (const [kind, from] of [
      ['sheep', 'home-1:1'],
      ['pig', 'home-1:3'],
    ] as const) {
      expect(s.broken(0, herd(kind, from, 'home-1:0'))).toBe('FARM-7');
    }
    s.play(0, herd('pig', 'home-1:0', 'home-1:3'));
    expect(s.broken(0, herd('pig', 'home-1:3', 'home-1:0'))).toBe('FARM-7');
    s.play(0, herd('sheep', 'home-1:1', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3 }, 'home-1:3': { pig: 2 } });
  });

  it('FARM-7: a field of several kinds may be passed through', () => {
    const s = herding(2, [at(3, 'sheep'), at(0, 'cow'), at(0, 'pig'), ...pigsIn(1)], fold());
    s.play(0, herd('sheep', 'home-1:3', 'sheep-fold:3'));
    expect(left(s)).toBe(0);
  });

  it('FARM-9: with boat 5a they stop anywhere; face b lifts nothing', () => {
    const a = herding(1, [at(0, 'sheep'), at(1, 'pig')], boatAt1('boat-5', 'a'));
    a.play(0, herd('sheep', 'home-1:0', 'home-1:1'));
    expect(herds(a)).toEqual({ 'home-1:1': { sheep: 1, pig: 1 } });
    const b = herding(1, [at(0, 'sheep'), at(1, 'pig')], boatAt1('boat-5', 'b'));
    expect(b.broken(0, herd('sheep', 'home-1:0', 'home-1:1'))).toBe('FARM-7');
  });

  it('MOVE-4: animals stay where they are when the tile under them is upgraded', () => {
    const s = herding(1, [], fold({ resources: { wood: 1, iron: 1 }, animals: [at(0, 'sheep')] }));
    s.play(0, { type: 'upgrade', tile: 'sheep-fold' });
    expect(s.player(0).village[1]).toMatchObject({ upgraded: true });
    expect(herds(s)).toEqual({ 'sheep-fold:0': { sheep: 1 } });
    s.play(0, herd('sheep', 'sheep-fold:0', 'home-1:0'));
    s.play(0, done);
    s.play(1, pass);
  });
});

it('FARM-7: the list of walks is complete, without duplicates, by field, kind and goal', () => {
  const s = herding(1, [at(0, 'sheep', 4), at(0, 'pig'), at(9, 'pig')]);
  const free = ['home-1:1', 'home-1:3', 'home-1:5'];
  expect(s.legal(0)).toEqual([
    done,
    ...free.map((to) => herd('sheep', 'home-1:0', to)),
    ...free.map((to) => herd('pig', 'home-1:0', to)),
    herd('pig', 'home-1:0', 'home-1:9'),
    ...free.map((to) => herd('pig', 'home-1:9', to)),
  ]);
});
