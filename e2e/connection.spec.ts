import type { GameEvent } from '@keyflower/engine';
import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { summerTable } from './support/places.ts';
import { playOn, type TableAt, tableAt } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

const { connection, now } = english;

/** How often the guest has passed, according to the server. */
async function passes({ id, person }: TableAt): Promise<number> {
  const { body } = await person.get<{ events: GameEvent[] }>(`/tables/${id}/events`);
  return body.events.filter((event) => event.type === 'passed' && event.player === 0).length;
}

test('a lost network is shown, recovers by itself and misses nothing', async ({
  server,
  page,
  context,
  sitAt,
}) => {
  const at = await tableAt(server.url, { players: 2, seed: 'cut' });
  await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await context.setOffline(true);
  await expect(page.getByText(connection.lost)).toBeVisible();

  // Meanwhile the game goes on, from another device.
  const device = await at.person.connect();
  await device.watch(at.id);
  await playOn(device, at.id, 'summer');
  await device.close();

  const before = await passes(at);

  await context.setOffline(false);
  await expect(page.getByText(connection.lost)).toBeHidden();
  await expect(page.getByRole('heading', { name: english.story.seasons.summer }).first()).toBeVisible();
  await expect(board.yourTurn).toBeVisible();
  await board.answer(now.pass).click();
  await board.answer(now.confirm).click();
  await expect.poll(() => passes(at)).toBe(before + 1);
});

test('an action confirmed offline is carried out after reconnection', async ({ server, context, sitAt }) => {
  const at = await tableAt(server.url, { players: 2, seed: 'sent late' });
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await board.answer(now.pass).click();
  await context.setOffline(true);
  await board.answer(now.confirm).click();
  await expect(page.getByText(connection.lost)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(connection.lost)).toBeHidden();
  await expect.poll(() => passes(at)).toBe(1);
});

test('the game continues after a restart of the server, and with a new version there is an offer to load it', async ({
  server,
  sitAt,
}) => {
  const at = await tableAt(server.url, { players: 2, seed: 'restart' });
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await server.close();
  await expect(page.getByText(connection.lost)).toBeVisible();
  await server.reopen();
  await expect(page.getByText(connection.lost)).toBeHidden();
  await expect(page.getByText(connection.newVersion)).toBeHidden();
  await board.answer(now.pass).click();
  await board.answer(now.confirm).click();
  await expect.poll(() => passes(at)).toBe(1);

  server.upgrade();
  await server.close();
  await expect(page.getByText(connection.lost)).toBeVisible();
  await server.reopen();
  await expect(page.getByText(connection.newVersion)).toBeVisible();
  await page.getByRole('button', { name: connection.loadNow }).click();
  await expect(page.getByText(connection.newVersion)).toBeHidden();
  await expect(board.yourTurn).toBeVisible();
  await expect(board.answer(now.pass)).toBeEnabled();
});

test('a reload keeps place and draft', async ({ server, sitAt }) => {
  const page = await sitAt(await summerTable(server));
  const board = new Board(page, english);
  await board.ready();
  // What changed is marked when the log is there.
  const log = page.getByRole('heading', { name: english.story.seasons.summer }).first();
  await expect(log).toBeVisible();
  const before = await board.market.ariaSnapshot();
  await page.reload();
  await board.ready();
  await expect(log).toBeVisible();
  await expect.poll(() => board.market.ariaSnapshot()).toBe(before);
});
