import { FULL_EDITION, makeView } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { clockText, timeText } from '../src/table/clock.ts';
import { Replay } from '../src/table/replay.ts';
import { GAMES, wander } from './games.ts';

test('a replay shows at every step what each seat saw then, and all to the all-knowing', () => {
  const seen: { own: object; others: number | object }[] = [];
  const game = wander(GAMES[0], 'replay', ({ game: now }) => {
    const view = makeView(now.state, 1);
    seen.push({ own: view.players[1], others: view.players[0].workers });
  });
  const record = game
    .record()
    .map((entry) => JSON.stringify(entry))
    .join('\n');
  const replay = new Replay(FULL_EDITION, `${record}\n`);
  // The first look was before the first step.
  const steps = seen.slice(1);
  expect(replay.steps).toHaveLength(steps.length);
  steps.forEach(({ own, others }, at) => {
    const sight = replay.sight(at, 1);
    expect(sight.players[1]).toEqual(own);
    expect(sight.players[0].workers).toEqual(others);
    expect(typeof replay.sight(at, null).players[0].workers).toBe('object');
  });
});

test('clocks are read as people read them', () => {
  expect(timeText(65_000)).toBe('1:05');
  expect(timeText(3_600_000)).toBe('1:00:00');
  expect(timeText(75 * 3_600_000)).toBe('3 d 3 h');
});

test('a running clock takes the decision’s own time first, then the bank', () => {
  const clock = { free: 30_000, bank: 60_000, running: true };
  expect(clockText(clock, 0)).toBe('0:30 + 1:00');
  expect(clockText(clock, 10_000)).toBe('0:20 + 1:00');
  expect(clockText(clock, 40_000)).toBe('0:50');
  expect(clockText({ ...clock, running: false }, 40_000)).toBe('0:30 + 1:00');
  expect(clockText({ free: 3_600_000, bank: 0, running: true }, 0)).toBe('1:00:00');
});
