import { type Action, FULL_EDITION, Game, makeView } from '@keyflower/engine';
import { beforeAll, expect, test } from 'vitest';
import { answerOf, type BotQuestion } from '../src/device/bots/bot-answer.ts';
import { BotThread } from '../src/device/bots/bot-thread.ts';
import { DeviceGame } from '../src/device/device-game.ts';
import { openSaved, recordText, type SavedGame, savedFrom } from '../src/device/saved-game.ts';
import type { LocalSeat, LocalTable } from '../src/local/index.ts';
import type { Thread } from '../src/play/index.ts';
import { signIn } from './support/live.ts';
import { must } from '../../../scripts/testing/must.ts';

beforeAll(signIn);

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const BOT = { bot: 'newcomer' };

/** Answers as the Web Worker would, in this thread. */
class Beside extends EventTarget implements Thread {
  static fails = false;
  private ended = false;

  async postMessage(question: BotQuestion): Promise<void> {
    const sent = structuredClone(question);
    const data = Beside.fails ? { trouble: 'as wanted' } : await answerOf(sent);
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.ended = true;
  }
}

interface Opened {
  device: DeviceGame;
  stored: () => SavedGame;
}

function reopen(saved: SavedGame): Opened {
  let last = saved;
  const device = new DeviceGame({
    id: 'a game',
    plan: saved,
    ...openSaved(saved),
    store: (now) => {
      last = structuredClone(now);
      return true;
    },
    bots: new BotThread(() => new Beside()),
  });
  return { device, stored: () => last };
}

function begin(seats: readonly LocalSeat[], seed = 'a device'): Opened {
  const game = Game.create(FULL_EDITION, { players: seats.length }, seed);
  return reopen(savedFrom({ seats, aids: true, seed }, game, 0));
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits until a person is asked, or the game is over. */
async function personAsked({ device }: Opened): Promise<void> {
  const asksPerson = (): boolean =>
    device.game.over || device.stage.at === 'curtain' || Boolean(device.table?.live.asked);
  for (let turns = 0; !asksPerson(); turns++) {
    if (turns > 1000) throw new Error('no person is asked');
    await settled();
  }
  await settled();
}

const tableOf = ({ device }: Opened): LocalTable => must(device.table ?? undefined);

/** Sends an action as the page does when it is confirmed. */
async function act(opened: Opened, action: Action): Promise<void> {
  const { commands } = tableOf(opened).live.table;
  commands.set({ kind: 'sure', action });
  commands.confirm();
  await settled();
}

/** The first action that is legal for the seat that the page shows. */
const anyAction = (opened: Opened): Action => must(tableOf(opened).live.table.actions[0]);

test('bots answer until a person is asked, and every step is stored', async () => {
  const opened = begin([ADA, BOT, BOT]);
  for (let turns = 0; turns < 3; turns++) {
    await personAsked(opened);
    await act(opened, anyAction(opened));
  }
  await personAsked(opened);
  const { game } = opened.device;
  expect(openSaved(opened.stored()).game.position()).toEqual(game.position());
  expect(tableOf(opened).model.view).toEqual(makeView(game.state, 0));
});

test('a stored game goes on where it was, with its log', async () => {
  const opened = begin([ADA, BOT]);
  await personAsked(opened);
  await act(opened, anyAction(opened));
  await personAsked(opened);
  const told = tableOf(opened).model.events;
  expect(told.length).toBeGreaterThan(1);
  opened.device.end();
  const again = reopen(opened.stored());
  await personAsked(again);
  const table = tableOf(again);
  expect(table.model.view).toEqual(makeView(opened.device.game.state, 0));
  expect(table.model.events).toEqual(told);
  expect(again.device.game.record()).toEqual(opened.device.game.record());
});

test('opening a game stores nothing: another tab that shows it would open it again', async () => {
  const opened = begin([ADA, BEN]);
  const before = opened.stored();
  await personAsked(opened);
  expect(opened.stored()).toBe(before);
});

test('alone with bots, an answer is undone with everything after it, also after the page was opened again', async () => {
  const opened = begin([ADA, BOT]);
  await personAsked(opened);
  const before = opened.device.game.position();
  await act(opened, anyAction(opened));
  await personAsked(opened);
  opened.device.end();
  const again = reopen(opened.stored());
  await personAsked(again);
  tableOf(again).live.table.commands.undo();
  await settled();
  expect(again.device.game.position()).toEqual(before);
  expect(openSaved(again.stored()).game.position()).toEqual(before);
});

test('a bot that does not answer is asked again when the player wants it', async () => {
  Beside.fails = true;
  const opened = begin([BOT, ADA], 'the bot begins 1');
  if (must(opened.device.game.pending()[0]).player === 1) await act(opened, { type: 'pass' });
  for (let turns = 0; !opened.device.isStuck && turns < 100; turns++) await settled();
  expect(opened.device.isStuck).toBe(true);
  Beside.fails = false;
  opened.device.tryAgain();
  await personAsked(opened);
  expect(tableOf(opened).live.asked).toMatchObject({ player: 1 });
});

test('between two people there is no table, and then only what the next one may see', async () => {
  const opened = begin([ADA, BEN, BOT]);
  const { device } = opened;
  const seen: number[] = [];
  for (let turns = 0; turns < 6; turns++) {
    await personAsked(opened);
    const { stage, game, table } = device;
    expect(table === null).toBe(stage.at === 'curtain');
    device.uncover();
    const shown = must(device.stage.seat ?? undefined);
    const { model } = tableOf(opened);
    expect(model.view).toEqual(makeView(game.state, shown));
    expect(model.you.seat).toBe(shown);
    seen.push(shown);
    await act(opened, anyAction(opened));
  }
  expect(new Set(seen)).toEqual(new Set([0, 1]));
});

test('several people cannot take back what another one has seen', async () => {
  const opened = begin([ADA, BEN]);
  await personAsked(opened);
  opened.device.uncover();
  await act(opened, anyAction(opened));
  await personAsked(opened);
  opened.device.uncover();
  expect(tableOf(opened).model.undo).toBe('none');
});

test('several people decide in secret one after the other', async () => {
  const opened = begin([ADA, BEN], 'winter');
  const { device } = opened;
  const offered: number[] = [];
  const views: [unknown, unknown][] = [];
  for (let turns = 0; offered.length < 2 && turns < 400; turns++) {
    await personAsked(opened);
    device.uncover();
    const asked = must(tableOf(opened).live.asked ?? undefined);
    if (asked.decision === 'offer') {
      offered.push(asked.player);
      views.push([tableOf(opened).model.view, makeView(device.game.state, asked.player)]);
    }
    await act(opened, asked.decision === 'turn' ? { type: 'pass' } : anyAction(opened));
  }
  expect(new Set(offered)).toEqual(new Set([0, 1]));
  for (const [seen, allowed] of views) expect(seen).toEqual(allowed);
});

test('a game of bots alone ends with the result, which is stored', async () => {
  const opened = begin([BOT, BOT]);
  const { device } = opened;
  for (let turns = 0; !device.game.over && turns < 5000; turns++) await settled();
  await settled();
  const { status, result } = must(tableOf(opened).model.info ?? undefined);
  expect(status).toBe('over');
  const { scores } = must(result ?? undefined);
  expect(scores).toEqual(opened.stored().scores);
  const lines = recordText(opened.stored()).trim().split('\n');
  expect(JSON.parse(must(lines.at(-1)))).toMatchObject({ result: { scores }, seed: 'a device' });
});
