import type { WebSocketRoute } from '@playwright/test';
import { english } from '../apps/web/src/words/english.ts';
import { Board } from './support/board.ts';
import { playOn, tableAt } from './support/table-at.ts';
import { expect, type Page, test } from './support/test.ts';

const { connection, now } = english;

/** Browsers keep open sockets when they are told to be offline: the socket is cut by hand. */
async function networkOf(page: Page): Promise<{ cut: () => Promise<void>; mend: () => Promise<void> }> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/socket', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return {
    cut: async () => {
      await page.context().setOffline(true);
      await Promise.all(sockets.map((socket) => socket.close()));
    },
    mend: () => page.context().setOffline(false),
  };
}

test('a cut connection is shown, comes back by itself and has missed nothing', async ({
  server,
  page,
  sitAt,
}) => {
  const network = await networkOf(page);
  const at = await tableAt(server.url, { players: 2, seed: 'cut' });
  await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await network.cut();
  await expect(page.getByText(connection.lost)).toBeVisible();

  // Meanwhile the game goes on, from another device.
  const device = await at.person.connect();
  await device.watch(at.id);
  await playOn(device, at.id, 'summer');
  await device.close();

  await network.mend();
  await expect(page.getByText(connection.lost)).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: english.story.seasons.summer }).first()).toBeVisible();
  await expect(board.yourTurn).toBeVisible();
});

test('a restart of the server is announced, and the game goes on where it was', async ({ server, sitAt }) => {
  const at = await tableAt(server.url, { players: 2, seed: 'restart' });
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await server.close();
  await expect(page.getByText(connection.lost)).toBeVisible();
  await server.reopen();
  await expect(page.getByText(connection.newVersion)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: connection.loadNow }).click();
  await expect(page.getByText(connection.newVersion)).toBeHidden();
  await expect(board.yourTurn).toBeVisible();
  await expect(board.answer(now.pass)).toBeEnabled();
});

test('a reload returns to the same place with what one had begun', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 3, seed: 'reload', until: 'summer' }));
  const board = new Board(page, english);
  await board.ready();
  const before = await board.market.ariaSnapshot();
  await page.reload();
  await board.ready();
  expect(await board.market.ariaSnapshot()).toBe(before);
});
