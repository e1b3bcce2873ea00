import { readFileSync } from 'node:fs';
import {
  FULL_EDITION,
  Game,
  makePosition,
  makeView,
  nextToAct,
  QuickRandom,
  randomAction,
  replayRecord,
} from '@keyflower/engine';
import { expect, test } from 'vitest';
import { clockText, timeText } from '../src/board/market/clock.tsx';
import { addressOf, placeIn } from '../src/replay/place.ts';
import { GameSoFar } from '../src/replay/game-so-far.ts';
import { linesOf, Replay } from '../src/replay/replay.ts';
import { actorOf, tilesOf } from '../src/replay/steps.ts';
import { GAMES, wander } from './games.ts';
import { must } from '../../../scripts/testing/must.ts';

const textOf = (game: Game): string =>
  game
    .record()
    .map((entry) => JSON.stringify(entry))
    .join('\n');

/** A random game, played and replayed. */
function replayOf(seed: string): { game: Game; replay: Replay } {
  const game = wander(GAMES[0], seed, () => {});
  return { game, replay: new Replay(FULL_EDITION, linesOf(textOf(game))) };
}

test('a replay shows at every step what each seat saw then, or everything', () => {
  const seen: { own: object; others: number | object }[] = [];
  const game = wander(GAMES[0], 'replay', ({ game: now }) => {
    const view = makeView(now.state, 1);
    seen.push({ own: must(view.players[1]), others: must(view.players[0]).workers });
  });
  const replay = new Replay(FULL_EDITION, linesOf(`${textOf(game)}\n`));
  expect(replay.steps).toHaveLength(seen.length);
  seen.forEach(({ own, others }, at) => {
    const view = replay.view(at, 1);
    expect(view.players[1]).toEqual(own);
    expect(must(view.players[0]).workers).toEqual(others);
    expect(typeof must(replay.view(at, null).players[0]).workers).toBe('object');
  });
});

test('a replay has at every step all earlier events, the actor and the tiles', () => {
  const game = wander(GAMES[1], 'story', () => {});
  const replay = new Replay(FULL_EDITION, linesOf(textOf(game)));
  const { last } = replay;
  expect(replay.story(last, null)).toEqual(replay.steps.flatMap(({ events }) => events));
  expect(replay.story(3, 0).slice(replay.story(2, 0).length)).toEqual(replay.events(3, 0));
  const bid = must(replay.steps.map(({ events }) => events[0]).find((event) => event?.type === 'bid'));
  expect(actorOf([bid])).toBe((bid as { player: number }).player);
  expect(tilesOf([bid])).toEqual(new Set([(bid as { tile: string }).tile]));
});

test('every line of the story leads to the step that told it, as each viewer was told', () => {
  const { replay } = replayOf('lines');
  for (const viewer of [null, 0, 1]) {
    const stepOf = replay.stepsOfStory(viewer);
    expect(stepOf).toHaveLength(replay.story(replay.last, viewer).length);
    for (const at of [0, 5, replay.last])
      expect(stepOf.filter((step) => step <= at)).toHaveLength(replay.story(at, viewer).length);
  }
});

test('seasons follow each other without gaps, and begin with the step that began them', () => {
  const { replay } = replayOf('seasons');
  expect(replay.seasons.map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn', 'winter']);
  expect(replay.seasons[0]).toMatchObject({ from: 0 });
  for (const [i, { to }] of replay.seasons.entries())
    expect(replay.seasons[i + 1]?.from ?? replay.steps.length).toBe(to + 1);
  const began = (step: number): boolean =>
    must(replay.steps[step]).events.some(({ type }) => type === 'season-began');
  for (const { from } of replay.seasons) expect(began(from)).toBe(true);
});

test('points over time end with the result, and a seat is shown no more of the others than it could know', () => {
  const replay = new Replay(FULL_EDITION, linesOf(readFileSync('records/base-3p-1.jsonl', 'utf8')));
  expect(replay.points(replay.last, null)).toEqual(replay.result?.result.scores);
  let hidden = 0;
  for (let at = replay.last - 40; at <= replay.last; at += 4) {
    const all = replay.points(at, null);
    const known = replay.points(at, 1);
    expect(known[1]).toBe(all[1]);
    known.forEach((seen, seat) => {
      expect(seen).toBeLessThanOrEqual(must(all[seat]));
      if (seen < must(all[seat])) hidden += 1;
    });
  }
  expect(hidden).toBeGreaterThan(0);
});

test('what was undone stays in the story, and the replay goes back to the moment before', () => {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'undone');
  game.play(0, { type: 'pass' });
  const before = game.position();
  game.play(1, { type: 'pass' });
  game.undo(game.length);
  game.play(1, { type: 'pass' });
  const replay = new Replay(FULL_EDITION, linesOf(textOf(game)));
  expect(replay.last).toBe(4);
  expect(replay.view(3, null)).toEqual(before);
  const told = replay.story(3, 0);
  expect(told.at(-1)).toEqual({ type: 'undone', player: 1, since: replay.story(1, 0).length });
});

test('a running game is looked back at from one side, with links that mean the same for all and afterwards', () => {
  const game = Game.create(FULL_EDITION, { players: 3, farmers: 'all' }, 'so far');
  const random = new QuickRandom('so far');
  while (!game.over) {
    const seat = nextToAct(game.state);
    const { length } = game;
    game.play(seat, randomAction(game.state, seat, random));
    if (random.below(30) === 0) game.undo(length + 1);
  }
  const whole = new Replay(FULL_EDITION, linesOf(textOf(game)));
  const everyone = new GameSoFar(FULL_EDITION, whole.seenBy(null));
  expect(everyone.moments).toEqual(everyone.actors.map((_, at) => at));
  expect(everyone.last).toBeLessThan(whole.last);
  for (const viewer of [0, 1, 2]) {
    const seen = new GameSoFar(FULL_EDITION, whole.seenBy(viewer));
    expect(seen.story(seen.last, viewer)).toEqual(whole.story(whole.last, viewer));
    expect(seen.view(seen.last)).toEqual(whole.view(whole.last, viewer));
    for (let moment = 0; moment < everyone.last; moment += 7) {
      const shared = everyone.view(everyone.stepAt(moment));
      for (const { market, turnOrder, boats } of [
        seen.view(seen.stepAt(moment)),
        whole.view(whole.stepAt(moment), viewer),
      ])
        expect([market, turnOrder, boats]).toEqual([shared.market, shared.turnOrder, shared.boats]);
    }
  }
});

test('the record up to a step leads to its position, with the same draws', () => {
  const { replay } = replayOf('entries');
  for (const at of [0, 1, 30, replay.last]) {
    const { record, seed } = replay.recordUpTo(at);
    expect(seed).toBe('entries');
    const { state } = replayRecord(FULL_EDITION, linesOf(record), { seed: 'entries' });
    expect(makePosition(state)).toEqual(replay.view(at, null));
  }
});

test('a URL selects step and viewer, and invalid values are harmless', () => {
  const of = (query: string) =>
    placeIn(new URLSearchParams(query), { last: 100, players: 4, stepAt: (n) => n + 5 }, 2);
  expect(of('')).toEqual({ at: 0, viewer: 2 });
  expect(of('at=12&seen=1')).toEqual({ at: 12, viewer: 0 });
  expect(of('at=500&seen=all')).toEqual({ at: 100, viewer: null });
  expect(of('at=-3&seen=9')).toEqual({ at: 0, viewer: 2 });
  expect(of('at=x&seen=')).toEqual({ at: 0, viewer: 2 });
  expect(of('moment=12')).toEqual({ at: 17, viewer: 2 });
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
