import { pages as english } from '@keyflower/words/en/pages';
import { pages as german } from '@keyflower/words/de/pages';
import { Person } from '../apps/server/test/support/person.ts';
import { expectAccessible } from './support/axe.ts';
import { Board } from './support/board.ts';
import { operatorOf } from './support/places.ts';
import { tableAt } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

const { end, server: decided } = english;

test('a table closed during a game says so, and there are ways out', async ({ server, sitAt }) => {
  const at = await tableAt(server.url, { players: 3, until: 'summer', seed: 'shut' });
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  const operator = await operatorOf(server);
  await operator.post(`/operator/tables/${at.id}/close`, { reason: 'all players left' });
  const sheet = page.getByRole('dialog', { name: decided.closed.operator });
  await expect(sheet.getByRole('heading')).toBeFocused();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: end.toBoard }).click();
  await expect(sheet).toHaveCount(0);
  await expect(board.market).toBeVisible();
  await expect(page.getByText(english.market.players.asked, { exact: true })).toHaveCount(0);

  await page.reload();
  await sheet.getByRole('link', { name: english.backHome }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a table closed before its game says so in the viewer’s language', async ({ server, sitAt }) => {
  const person = await Person.arrive(server.url);
  await person.patch('/me', { lang: 'de' });
  const id = await person.createTable({ options: { players: 3 } });
  const page = await sitAt({ url: `${server.url}/t/${id}`, person });
  await expect(page.getByRole('button', { name: german.lobby.start })).toBeVisible();
  const operator = await operatorOf(server);
  await operator.post(`/operator/tables/${id}/close`, { reason: 'no player came' });
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByText(german.server.closed.operator)).toBeVisible();
    await expect(page.getByRole('link', { name: german.backHome, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: german.lobby.start })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('a visitor is told when the game starts without spectators', async ({ server, page, another }) => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 }, public: true, spectators: false });
  if ((await host.table(id)).you.seat === null) await host.post(`/tables/${id}/sit`, { seat: 0 });
  await host.put(`/tables/${id}/seats/1`, { bot: 'miller' });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: english.lobby.toTable }).click();
  await expect(page.getByText(english.lobby.waitForHost)).toBeVisible();
  await host.post(`/tables/${id}/start`);
  await expect(page.getByRole('heading', { name: decided.refused['spectators-not-allowed'] })).toBeVisible();
  await expect(page.getByRole('link', { name: english.backHome, exact: true })).toBeVisible();
  const seated = await another(host);
  await seated.goto(`/t/${id}`);
  await new Board(seated, english).ready();
});
