import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { device } from '@keyflower/words/en/device';
import { editor } from '@keyflower/words/en/editor';
import { guide } from '@keyflower/words/en/guide';
import { learn } from '@keyflower/words/en/learn';
import { puzzles } from '@keyflower/words/en/puzzles';
import { statistics } from '@keyflower/words/en/statistics';
import { replay } from '@keyflower/words/en/replay';
import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import type { SavedGame } from '../apps/web/src/device/saved-game.ts';
import { root } from '../scripts/lib/paths.mjs';
import { deviceGame } from './support/device-game.ts';
import { mouse } from './support/input.ts';
import { Player } from './support/player.ts';
import { watchAnswers } from './support/reading.ts';
import { asReturning } from './support/returning.ts';
import { expect, FULL, type Page, testStored as test } from './support/test.ts';

const { start, nav, now } = english;

/** Sets up a game of people, by their names, and of bots. */
async function setUp(page: Page, people: readonly string[]): Promise<void> {
  for (const [seat, name] of people.entries()) {
    const group = page.getByRole('group', { name: device.player(seat + 1), exact: true });
    await group.getByLabel(device.who).selectOption(device.person);
    await group.getByLabel(device.name).fill(name);
  }
  await page.getByRole('button', { name: start.startGame }).click();
}

test('without a network the app starts, says what needs the server, and shows the rest', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: device.away })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: start.readTiles }).click();
  await expect(page.getByRole('heading', { name: english.tiles.title, level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: english.tiles.title, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: nav.rules }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goto('/t/some-table');
  await expect(page.getByRole('heading', { name: device.away })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(english.notFound).first()).toBeVisible();
});

test('after no more than the start page, all works without a network but the strongest bot', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const kept = await caches.open(name);
      for (const request of await kept.keys())
        if (request.url.includes('packed-weights')) await kept.delete(request);
    }
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: start.firstGame }).click();
  await page.getByRole('button', { name: guide.begin }).click();
  await new Board(page, english).ready();
  await page.goto('/');
  await expect(page.getByRole('link', { name: start.begunHere(1) })).toBeVisible();
  await page.goto('/device');
  await expect(page.getByText(device.ready.most(english.bots.mayor.name))).toBeVisible();
  await expect(page.getByRole('option', { name: english.bots.steward.name }).first()).toBeAttached();
  await expect(page.getByRole('option', { name: english.bots.mayor.name })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(device.ready.ready(), { exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: english.bots.mayor.name }).first()).toBeAttached();
});

test('what needs no server is reloaded without a network, wherever one is', async ({ page, context }) => {
  await page.goto('/device');
  await expect(page.getByText(device.ready.ready())).toBeVisible();
  await context.setOffline(true);
  const pages = [
    ['/learn', learn.title],
    ['/puzzles', puzzles.title],
    ['/statistics', statistics.title],
    ['/position', editor.title],
    ['/replay', replay.open.title],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.goto('/device');
  await setUp(page, ['Ada', 'Ben']);
  const curtain = page.getByRole('heading', { name: /Ada|Ben/ });
  await expect(curtain).toBeVisible();
  const first = await curtain.innerText();
  await page.reload();
  await expect(curtain).toHaveText(first);
  await page.goto('/device');
  await expect(page.getByRole('link', { name: start.open })).toBeVisible();
});

test('an update replaces what is shown without a network', async ({ page, context, server }) => {
  await page.goto('/rules');
  const mark = server.upgrade();
  await server.close();
  await server.reopen();
  const keptPages = () =>
    page.evaluate(async (wanted) => {
      const pages = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).match('/index.html')),
      );
      return Promise.all(pages.map(async (one) => (await one?.text())?.includes(wanted)));
    }, mark);
  await page.reload();
  await expect.poll(keptPages).toEqual([false, true]);
  // Until then the pages are the old one's.
  const isReplaced = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!;
      return !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isReplaced).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  // The mark of the new page is a comment at its end.
  expect(await page.evaluate(() => document.lastChild?.nodeType === Node.COMMENT_NODE)).toBe(true);
});

test(`a game against a bot ${FULL ? 'is played' : 'goes on'} without a network, and survives closing`, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await watchAnswers(page);
  await page.goto('/device');
  await expect(page.getByText(device.ready.ready())).toBeVisible();
  await context.setOffline(true);
  if (FULL) await setUp(page, ['Ada']);
  else await open(page, springEnds());
  await new Board(page, english).ready();
  await new Player(page, english, mouse).play(async () => (await summer(page).count()) > 0);
  const address = page.url();
  const market = await new Board(page, english).market.ariaSnapshot();
  await page.close();

  const later = await context.newPage();
  await watchAnswers(later);
  await later.goto('/device');
  await later.getByRole('link', { name: start.open }).click();
  await expect(later).toHaveURL(address);
  const board = new Board(later, english);
  await board.ready();
  await expect.poll(() => board.market.ariaSnapshot()).toBe(market);
  await later.goto(`${address}/replay`);
  await expect(later.getByText(replay.asOwn)).toBeVisible();
  await later.getByRole('link', { name: replay.toTable }).click();
  await board.ready();
  if (FULL) {
    await new Player(later, english, mouse).play();
    await expect(later.getByRole('heading', { name: english.end.chart })).toBeVisible();
  }
});

/** The first player is to move in spring, with few workers left. */
const springEnds = (): SavedGame =>
  deviceGame(
    { seats: [{ name: 'Ada' }, { bot: 'steward' }], seed: 'spring' },
    ({ season, pending, players: [first] }) =>
      season === 'spring' &&
      pending.some(({ player, decision }) => player === 0 && decision === 'turn') &&
      Object.values(first!.workers).reduce((sum, n) => sum + n, 0) <= 2,
  );

/** Opens a game as if it had been stored before. */
async function open(page: Page, saved: SavedGame): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('keyflower-game-stored', text), JSON.stringify(saved));
  await page.goto('/device/stored');
}

test('a moment of a game is played on without a network, on the device and against bots', async ({
  page,
  context,
}) => {
  const { fromHere } = replay;
  await asReturning(context);
  await page.goto('/device');
  await expect(page.getByText(device.ready.ready())).toBeVisible();
  const over = deviceGame({ seats: [{ name: 'Ada' }, { bot: 'steward' }], seed: 'over' }, () => false);
  await page.evaluate((text) => localStorage.setItem('keyflower-game-over', text), JSON.stringify(over));
  await context.setOffline(true);
  await page.goto('/device/over/replay?at=20');
  await page.getByRole('button', { name: replay.playOn, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: fromHere.title });
  await expect(dialog.getByText(fromHere.aboutDevice)).toBeVisible();
  await expect(dialog.getByText(fromHere.friendsLater)).toBeVisible();
  await dialog.getByRole('button', { name: fromHere.bots }).click();
  await expect(page).toHaveURL(/\/device\/\w+$/);
  await new Board(page, english).ready();
  await page.goto('/device');
  await expect(page.getByText(device.fromPosition)).toHaveCount(1);

  // A record of another game, from its file.
  await page.goto('/replay');
  await page.getByLabel(replay.open.choose).setInputFiles({
    name: 'elsewhere.jsonl',
    mimeType: 'text/plain',
    buffer: readFileSync(join(root, 'records/base-2p-0.jsonl')),
  });
  await page.getByRole('button', { name: replay.playOn, exact: true }).click();
  await dialog.getByRole('button', { name: fromHere.bots }).click();
  await expect(page).toHaveURL(/\/device\/\w+$/);
  await new Board(page, english).ready();
});

test('an unfinished game is taken to the server, with bots and free seats as chosen', async ({
  page,
  context,
}) => {
  const texts = device.server;
  await asReturning(context);
  await page.goto('/device');
  await open(page, springEnds());
  await new Board(page, english).ready();
  await page.getByRole('button', { name: english.market.bar.menu, exact: true }).click();
  await page.getByRole('button', { name: texts.open }).click();
  await expect(page.getByRole('dialog', { name: texts.title }).getByText(texts.about)).toBeVisible();
  await page.goto('/device');
  await context.setOffline(true);
  await page.getByRole('button', { name: texts.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await expect(dialog.getByText(texts.needed)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText(texts.about)).toBeVisible();
  await dialog.getByLabel(texts.seat).selectOption('1');
  await dialog.getByRole('combobox', { name: /Ada$/ }).selectOption(texts.free);
  await dialog.getByRole('button', { name: texts.create }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByText(/^Goes on from a record, after \d+ actions; draws are new\.$/)).toBeVisible();
  const seats = page.locator('[data-seat]');
  await expect(seats.nth(0).getByText(english.lobby.free)).toBeVisible();
  const [, address = ''] = /(\/t\/[^?]+)/.exec(page.url()) ?? [];
  await page.goto('/device');
  await expect(page.getByRole('link', { name: texts.taken })).toHaveAttribute('href', address);
});

const summer = (page: Page) => page.getByText(english.market.bar.season(english.story.seasons.summer, 2));

test('between the turns of two people a curtain hides everything', async ({ page }) => {
  await page.goto('/device');
  await setUp(page, ['Ada', 'Ben']);
  const board = new Board(page, english);
  const first = await board.page.getByRole('heading', { level: 1 }).innerText();
  const order = first === device.passTo('Ada') ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
  for (const name of order) {
    await expect(page.getByRole('heading', { name: device.passTo(name) })).toBeFocused();
    await expect(page.locator('.table-screen')).toHaveCount(0);
    expect(await page.locator('[data-tile], [data-at]').count()).toBe(0);
    await page.getByRole('button', { name: device.uncover(name) }).click();
    await board.ready();
    await board.answer(now.pass).click();
    await board.answer(now.confirm).click();
  }
  await expect(page.getByRole('heading', { name: device.passTo(order[0]!) })).toBeFocused();
});

test('a stored game that was damaged is refused, and can be deleted', async ({ page }) => {
  await page.goto('/device');
  await setUp(page, ['Ada']);
  await new Board(page, english).ready();
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('keyflower-game-'));
    localStorage.setItem(key, localStorage.getItem(key)!.replace('"spring"', '"spr'));
  });
  await page.reload();
  await expect(page.getByText(device.damagedWhy)).toBeVisible();
  await page.getByRole('link', { name: device.title }).click();
  await page.getByRole('button', { name: device.remove }).click();
  await page.getByRole('button', { name: device.removeSure }).click();
  await expect(page.getByText(device.damaged)).toBeHidden();
});
