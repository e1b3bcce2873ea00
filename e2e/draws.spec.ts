import { pages as english } from '@keyflower/words/en/pages';
import { Person } from '../apps/server/test/support/person.ts';
import { Board } from './support/board.ts';
import { playOn } from './support/table-at.ts';
import { expect, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

const { after, end, lobby, start } = english;

test('the browser contributes to the seed of a game against bots that is started at once', async ({
  server,
  page,
}) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: start.playNow }).click();
  await page.getByRole('button', { name: start.startGame }).click();
  await expect(new Board(page, english).now).toBeVisible();
  const id = must(/\/t\/([^/?]+)/.exec(page.url())?.[1]);
  const { draws } = await page.evaluate(async (table) => {
    const answer = await fetch(`/api/v1/tables/${table}`);
    return ((await answer.json()) as { table: { draws: unknown } }).table;
  }, id);
  expect(draws).toMatchObject({ seats: [{ revealed: expect.stringMatching(/^[0-9a-f]{64}$/) }, null, null] });
});

test('says why a game against bots was not started, and offers to start it', async ({ server, page }) => {
  let starts = 0;
  await page.route('**/api/v1/tables/*/start', async (route) => {
    starts += 1;
    await (starts === 1 ? route.abort() : route.continue());
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: start.playNow }).click();
  await page.getByRole('button', { name: start.startGame }).click();
  await expect(page.getByText(english.errors.OFFLINE)).toBeVisible();
  await page.getByRole('button', { name: lobby.start }).click();
  await expect(new Board(page, english).now).toBeVisible();
  expect(starts).toBe(2);
});

test('the browser contributes to the seed, and checks it at the end', async ({ server, sitAt }) => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 } });
  await host.put(`/tables/${id}/seats/1`, { bot: 'miller' });
  const page = await sitAt({ url: `${server.url}/t/${id}`, person: host });
  const contributed = async () => (await host.table(id)).table.draws?.seats[0];
  await expect.poll(contributed).toMatchObject({ revealed: null });
  await page.getByRole('button', { name: lobby.start }).click();

  await expect(new Board(page, english).now).toBeVisible();
  // Drawing a whole game would take most of the time of this test.
  await page.goto('about:blank');
  const connection = await host.connect();
  await connection.watch(id);
  await playOn(connection, id, 'over');
  await connection.close();
  await page.goto(`/t/${id}`);
  const proof = page.getByText(end.proof);
  await proof.click();
  const { table } = await host.table(id);
  await expect(page.getByText(end.proofFrom([must(table.seats[0]).person?.name ?? '']))).toBeVisible();
  await expect(page.getByText(after.seedRight)).toBeVisible();

  // A server whose secret is another than the one that this device was shown is found out.
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, server: 'another' }));
  }, `keyflower-draws-${id}`);
  await page.reload();
  await proof.click();
  await expect(page.getByText(after.seedWrong)).toBeVisible();
});
