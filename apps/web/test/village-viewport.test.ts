import { describe, expect, test } from 'vitest';
import {
  type Viewpoint,
  fitted,
  frameOf,
  panned,
  showing,
  TILE_WIDTH,
  within,
  zoomed,
} from '../src/board/village/camera.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

const home = { q: 0, r: 0 };
const row = Array.from({ length: 9 }, (_, q) => ({ q, r: 0 }));

/** The screen position of a point of the village, relative to the centre. */
const seen = ({ x, y, k }: Viewpoint, [px, py]: readonly [number, number]) => [(px - x) * k, (py - y) * k];

describe('the camera of a village', () => {
  test('fits and centres a village', () => {
    const frame = frameOf(row);
    const viewpoint = fitted(frame, { width: 900, height: 600 }, false);
    const [left, top] = seen(viewpoint, [frame.left, frame.top]);
    const [right, bottom] = atLeast(2, seen(viewpoint, [frame.left + frame.width, frame.top + frame.height]));
    expect(left).toBeGreaterThanOrEqual(-450.01);
    expect(right).toBeLessThanOrEqual(450.01);
    expect(top).toBeGreaterThanOrEqual(-300.01);
    expect(bottom).toBeLessThanOrEqual(300.01);
    expect(left).toBeCloseTo(-right);
    expect(top).toBeCloseTo(-bottom);
  });

  test('does not magnify a single tile beyond its limit', () => {
    expect(fitted(frameOf([home]), { width: 2000, height: 2000 }, true).k * TILE_WIDTH).toBe(200);
  });

  test('keeps a large village legible unless all of it is asked for', () => {
    const room = { width: 200, height: 200 };
    expect(fitted(frameOf(row), room, false).k * TILE_WIDTH).toBe(50);
    const whole = fitted(frameOf(row), room, true);
    expect(whole.k * frameOf(row).width).toBeLessThanOrEqual(200.01);
  });

  test('zooms around the pointer', () => {
    const viewpoint = { x: 40, y: -20, k: 0.5 };
    const under = [viewpoint.x + 120 / viewpoint.k, viewpoint.y - 60 / viewpoint.k] as const;
    const [x, y] = seen(zoomed(viewpoint, 1.7, 120, -60), under);
    expect(x).toBeCloseTo(120);
    expect(y).toBeCloseTo(-60);
  });

  test('is limited in zoom and position', () => {
    const frame = frameOf([home]);
    expect(zoomed({ x: 0, y: 0, k: 2 }, 100, 0, 0).k * TILE_WIDTH).toBe(420);
    expect(zoomed({ x: 0, y: 0, k: 2 }, 0.0001, 0, 0).k * TILE_WIDTH).toBe(22);
    const far = within(panned({ x: 0, y: 0, k: 1 }, -5000, 9000), frame);
    expect(far.x).toBe(frame.left + frame.width);
    expect(far.y).toBe(frame.top);
  });

  test('moves the focused element into view, and no farther', () => {
    const viewpoint = { x: 0, y: 0, k: 1 };
    const size = { width: 400, height: 200 };
    expect(showing(viewpoint, { left: -20, top: -20, width: 40, height: 40 }, size)).toEqual(viewpoint);
    expect(showing(viewpoint, { left: 190, top: -20, width: 40, height: 40 }, size)).toEqual({
      x: 30,
      y: 0,
      k: 1,
    });
    expect(showing(viewpoint, { left: 0, top: -150, width: 40, height: 40 }, size)).toEqual({
      x: 0,
      y: -50,
      k: 1,
    });
  });
});
