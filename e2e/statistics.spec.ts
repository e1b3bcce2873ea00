import { readFileSync } from 'node:fs';
import type { Statistics } from '@keyflower/protocol';
import { playToTheEnd, startedTable } from '../apps/server/test/support/tables.ts';
import { must } from '../scripts/testing/must.ts';
import { expectAccessible } from './support/axe.ts';
import { deviceGame } from './support/device-game.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

/** How many games of two without The Farmers the server has counted. */
async function counted(server: Server): Promise<number> {
  const { groups } = (await (await fetch(`${server.url}/api/v1/statistics`)).json()) as Statistics;
  return groups.find(({ players, farmers }) => players === 2 && farmers === 'off')?.tally.games ?? 0;
}

test('the page, a player and a tile show what a finished game adds', async ({ page, server, another }) => {
  const before = await counted(server);
  const table = await startedTable(
    server.url,
    { title: 'Counted', options: { players: 2 }, public: true },
    1,
  );
  await playToTheEnd(table, 'statistics');
  const { person } = must(table.players[0]);
  await expect.poll(() => counted(server)).toBe(before + 1);

  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'Scores by number of players' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '2 players' }).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`2,off,games,,count,${before + 1}\r\n`);
  await expectAccessible(page);

  const points = page.getByRole('columnheader', { name: 'Points', exact: true });
  await expect(points).toHaveAttribute('aria-sort', 'descending');
  await points.getByRole('button').click();
  await expect(points).toHaveAttribute('aria-sort', 'ascending');
  const home = page.getByRole('link', { name: /^Home \d$/ }).first();
  await home.click();
  await expect(page.getByText('In villages')).toBeVisible();

  const own = await another(person);
  await own.setViewportSize(PHONE);
  await own.goto(`/people/${person.id}`);
  await own.getByText('Statistics', { exact: true }).click();
  // Where points come from is not shown to a player who got none.
  await expect(own.getByRole('heading', { name: 'Scores by number of players' })).toBeVisible();
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('games on the device are counted in the page', async ({ page }) => {
  const game = deviceGame({ seats: [{ name: 'Ada' }, { bot: 'miller' }], seed: 'statistics' }, () => false);
  await page.goto('/device');
  await page.evaluate((text) => localStorage.setItem('keyflower-game-counted', text), JSON.stringify(game));
  await page.reload();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('rowheader', { name: /^Seat [12]$/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Turns compared with a bot’s advice' })).toBeVisible();
  // What the game adds is kept: the next visit does not replay it.
  await page.evaluate(() => {
    const kept = localStorage.getItem('keyflower-counted-counted')!;
    localStorage.setItem('keyflower-counted-counted', kept.replace('"games":1,', '"games":41,'));
  });
  await page.reload();
  await expect(page.getByRole('cell', { name: '41', exact: true }).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  const hidden = await page
    .locator('.statistics-scroll')
    .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(hidden).toEqual(hidden.map(() => 0));
  expect(hidden.length).toBeGreaterThan(0);
});
