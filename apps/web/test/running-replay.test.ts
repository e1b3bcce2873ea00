import { FULL_EDITION, Game, nextToAct, QuickRandom, randomAction } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { GameSoFar, type SeenStep } from '../src/replay/game-so-far.ts';
import { Replay } from '../src/replay/replay.ts';
import { RunningGame } from '../src/replay/running-game.ts';
import { must } from '../../../scripts/testing/must.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A game that is played while a seat, or null for a spectator, looks back at it. */
function lookedBack(viewer: number | null, from = 0) {
  const game = Game.create(FULL_EDITION, { players: 3, farmers: 'mixed' }, 'growing');
  const random = new QuickRandom('growing');
  const play = (): void => {
    const seat = nextToAct(game.state);
    game.play(seat, randomAction(game.state, seat, random));
  };
  for (let n = 0; n < from; n++) play();
  const seen = (): SeenStep[] => new Replay(FULL_EDITION, game.record()).seenBy(viewer);
  const fresh = (): GameSoFar => new GameSoFar(FULL_EDITION, seen());
  const asked: number[] = [];
  let pauses: (() => void)[] = [];
  let refusals = 0;
  let reseated = 0;
  const running = new RunningGame({
    table: 't',
    seat: viewer,
    replay: fresh(),
    load: (known) => {
      asked.push(known.length);
      refusals -= 1;
      return refusals >= 0
        ? Promise.reject(new Error('as wanted'))
        : Promise.resolve(seen().slice(known.length));
    },
    reseated: () => (reseated += 1),
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  });
  return {
    game,
    play,
    fresh,
    running,
    asked,
    reseated: () => reseated,
    refuse: (times: number) => (refusals = times),
    /** Tells the page how far the game is, as the table's events do. */
    tell: (table = 't'): void => {
      const { version } = fresh();
      running.hear({ type: 'events', table, version, events: [], patch: [], undo: 'none' });
    },
    goOn: async (): Promise<void> => {
      await settled();
      for (const resume of pauses) resume();
      pauses = [];
      await settled();
    },
  };
}

test.each([0, 2, null])(
  'the replay of a running game grows with it, with what viewer %s may see',
  async (viewer) => {
    const { play, fresh, running, tell, goOn } = lookedBack(viewer, 10);
    const begun = running.replay;
    const [view, story] = [begun.view(4), begun.story(4, viewer)];
    for (let n = 0; n < 90; n++) play();
    tell();
    await goOn();
    const { replay } = running;
    expect(replay.last).toBeGreaterThan(begun.last);
    expect(replay).toEqual(fresh());
    expect([replay.view(4), replay.story(4, viewer)]).toEqual([view, story]);
  },
);

test('points that were counted are not counted again', () => {
  const { play, running, fresh } = lookedBack(1, 10);
  const { replay } = running;
  const counted = Array.from({ length: 3 }, (_, at) => replay.points(at));
  play();
  const grown = replay.with(fresh().steps.slice(replay.steps.length));
  expect(grown.counted()).toEqual(counted);
  expect(grown.counted()[2]).toBe(counted[2]);
});

test('steps are asked for one request after the other, and only if there are some', async () => {
  const { play, running, asked, tell, goOn } = lookedBack(0, 5);
  const before = running.replay.steps.length;
  tell();
  tell('another table');
  await goOn();
  expect(asked).toEqual([]);
  for (let n = 0; n < 5; n++) {
    play();
    tell();
  }
  await settled();
  expect(asked).toEqual([before]);
  const then = running.replay.steps.length;
  play();
  tell();
  await settled();
  expect(asked).toHaveLength(1);
  await goOn();
  await goOn();
  expect(asked).toEqual([before, then]);
});

test('a refused request is made again, but not for ever: the next message leads to another', async () => {
  const { play, running, fresh, asked, refuse, tell, goOn } = lookedBack(0, 5);
  refuse(4);
  play();
  tell();
  for (let n = 0; n < 6; n++) await goOn();
  expect(asked).toHaveLength(3);
  play();
  tell();
  for (let n = 0; n < 3; n++) await goOn();
  expect(asked).toHaveLength(5);
  expect(running.replay).toEqual(fresh());
});

test('who gets another seat loads the page again, and a page that was left asks for nothing', async () => {
  const { play, running, asked, reseated, tell, goOn } = lookedBack(1, 5);
  const seated = (seat: number): ServerMessage =>
    ({ type: 'table', table: { id: 't' }, you: { seat } }) as unknown as ServerMessage;
  running.hear(seated(1));
  expect(reseated()).toBe(0);
  running.hear(seated(0));
  expect(reseated()).toBe(1);
  const before = must(running.replay);
  play();
  tell();
  running.end();
  await goOn();
  play();
  tell();
  await goOn();
  expect(asked.length).toBeLessThan(2);
  expect(running.replay).toBe(before);
});
