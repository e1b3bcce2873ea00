import { FULL_EDITION, makeView } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { clockText, timeText } from '../src/board/market/clock.tsx';
import { actorOf, Replay, tilesOf } from '../src/replay/replay.ts';
import { addressOf, placeIn } from '../src/replay/controls.tsx';
import { GAMES, wander } from './games.ts';
import { must } from '../../../scripts/testing/must.ts';

test('a replay shows at every step what each seat saw then, or everything', () => {
  const seen: { own: object; others: number | object }[] = [];
  const game = wander(GAMES[0], 'replay', ({ game: now }) => {
    const view = makeView(now.state, 1);
    seen.push({ own: must(view.players[1]), others: must(view.players[0]).workers });
  });
  const record = game
    .record()
    .map((entry) => JSON.stringify(entry))
    .join('\n');
  const replay = new Replay(FULL_EDITION, `${record}\n`);
  // The first view was before the first step.
  const steps = seen.slice(1);
  expect(replay.steps).toHaveLength(steps.length);
  steps.forEach(({ own, others }, at) => {
    const view = replay.view(at, 1);
    expect(view.players[1]).toEqual(own);
    expect(must(view.players[0]).workers).toEqual(others);
    expect(typeof must(replay.view(at, null).players[0]).workers).toBe('object');
  });
});

test('a replay has at every step all earlier events, the actor and the tiles', () => {
  const game = wander(GAMES[1], 'story', () => {});
  const lines = game.record().map((entry) => JSON.stringify(entry));
  const replay = new Replay(FULL_EDITION, lines.join('\n'));
  const last = replay.steps.length - 1;
  expect(replay.story(last, null)).toEqual(replay.steps.flatMap(({ events }) => events));
  expect(replay.story(3, 0).slice(replay.story(2, 0).length)).toEqual(replay.events(3, 0));
  const bid = must(replay.steps.map(({ events }) => events[0]).find((event) => event?.type === 'bid'));
  expect(actorOf([bid])).toBe((bid as { player: number }).player);
  expect(tilesOf([bid])).toEqual(new Set([(bid as { tile: string }).tile]));
});

test('a URL selects step and viewer, and invalid values are harmless', () => {
  const of = (query: string) => placeIn(new URLSearchParams(query), 100, 4, 2);
  expect(of('')).toEqual({ at: 0, viewer: 2 });
  expect(of('at=12&seen=1')).toEqual({ at: 11, viewer: 0 });
  expect(of('at=500&seen=all')).toEqual({ at: 99, viewer: null });
  expect(of('at=-3&seen=9')).toEqual({ at: 0, viewer: 2 });
  expect(of('at=x&seen=')).toEqual({ at: 0, viewer: 2 });
  for (const place of [
    { at: 0, viewer: null },
    { at: 41, viewer: 3 },
  ])
    expect(of(addressOf(place).slice(1))).toEqual(place);
});

test('clocks are formatted for people', () => {
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
