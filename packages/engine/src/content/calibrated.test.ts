import { expect, it } from 'vitest';
import { isCalibrated, stillCalibrated } from './calibrated.ts';
import type { TileSpec } from '../model/tile.ts';

const tile: TileSpec = {
  id: 'some-tile',
  kind: 'village',
  season: 'spring',
  edges: 'RRFRRF',
  front: { use: { gain: { wood: 1 } } },
  back: { vp: 3, use: { pay: { skill: 'saw' }, paymentHeld: true, gain: { wood: 1 }, transport: 2 } },
  upgradeCost: { skills: { saw: 1 } },
  calibrated: ['back', 'edges', 'front.use.gain'],
};

it('a value is unconfirmed with all that is in it, and makes unconfirmed what it is in', () => {
  const marked = (path: string) => isCalibrated(tile, path);
  expect(['edges', 'back', 'back.vp', 'back.use.gain', 'front', 'front.use'].filter(marked)).toHaveLength(6);
  expect(['upgradeCost', 'front.vp', 'front.use.pay', 'backside'].filter(marked)).toEqual([]);
  expect(isCalibrated({ ...tile, calibrated: undefined }, 'edges')).toBe(false);
});

it('what was corrected is confirmed, and the rest of its face stays as it was', () => {
  expect(stillCalibrated(tile, [])).toEqual(['back', 'edges', 'front.use.gain']);
  expect(stillCalibrated(tile, ['edges'])).toEqual(['back', 'front.use.gain']);
  expect(stillCalibrated(tile, ['back.vp', 'edges'])).toEqual([
    'back.use.pay',
    'back.use.gain',
    'back.use.transport',
    'front.use.gain',
  ]);
  expect(stillCalibrated({ ...tile, calibrated: ['back.use'] }, ['back.use.pay'])).toEqual([
    'back.use.gain',
    'back.use.transport',
  ]);
});
