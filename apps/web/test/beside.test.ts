import { QuickRandom } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { type Box, GAP, overlap, placeBeside } from '../src/panels/decision/beside.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const POPOVERS = FULL ? 2000 : 300;
const ROOM = { width: 1366, height: 768 };
const POPOVER = { width: 400, height: 480 };
const box = (left: number, top: number, width = 150, height = 130): Box => ({ left, top, width, height });
const at = ({ x, y }: { x: number; y: number }, size = POPOVER): Box => ({ left: x, top: y, ...size });

test('a popover lies beside its tile', () => {
  expect(placeBeside(box(100, 300), POPOVER, ROOM).x).toBe(250 + GAP);
  expect(placeBeside(box(1200, 300), POPOVER, ROOM).x).toBe(1200 - GAP - POPOVER.width);
});

test('a popover never covers its tile and never leaves the screen', () => {
  const random = new QuickRandom('popovers');
  for (let i = 0; i < POPOVERS; i++) {
    const room = { width: 360 + random.below(1500), height: 500 + random.below(800) };
    const width = 20 + random.below(200);
    const height = 20 + random.below(200);
    const about = box(random.below(room.width - width), random.below(room.height - height), width, height);
    const popover = { width: 200 + random.below(250), height: 100 + random.below(500) };
    const placed = placeBeside(about, popover, room);
    const size = {
      width: Math.min(popover.width, placed.most.width),
      height: Math.min(popover.height, placed.most.height),
    };
    expect(size.width).toBeGreaterThan(0);
    expect(size.height).toBeGreaterThan(0);
    const lies = at(placed, size);
    expect(overlap(lies, about)).toBe(false);
    expect(lies.left).toBeGreaterThanOrEqual(GAP);
    expect(lies.top).toBeGreaterThanOrEqual(GAP);
    expect(lies.left + lies.width).toBeLessThanOrEqual(room.width - GAP);
    expect(lies.top + lies.height).toBeLessThanOrEqual(room.height - GAP);
  }
});
