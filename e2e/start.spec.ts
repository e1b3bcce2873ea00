import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { startedTable } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

const { start, nav } = english;

test('two clicks lead from the start page into a game against bots', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: start.playNow }).click();
  await page.getByRole('button', { name: start.startGame }).click();
  for (const name of new Board(page, english).parts)
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
});

test('back and forward navigate between pages', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: nav.pages });
  await links.getByRole('link', { name: nav.tiles }).click();
  await expect(page).toHaveURL(/\/tiles$/);
  await links.getByRole('link', { name: nav.me }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tiles$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/tiles$/);
});

test('a pasted link leads to the table, and anything else is reported as invalid', async ({
  page,
  server,
}) => {
  const { id } = await startedTable(server.url, { settings: { public: true, seed: undefined } });
  await page.goto('/');
  const link = page.getByRole('textbox', { name: start.joinLabel });
  await link.fill('not a link at all');
  await page.getByRole('button', { name: start.joinIt, exact: true }).click();
  await expect(page.getByText(start.joinBad)).toBeVisible();
  await link.fill(`come here: ${server.url}/t/${id}`);
  await page.getByRole('button', { name: start.joinIt, exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/t/${id}`);
  await expect(new Board(page, english).now).toBeVisible();
});

test('an unknown address leads back home', async ({ page }) => {
  await page.goto('/nowhere/at-all');
  await expect(page.getByText(english.notFound).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: english.backHome }).click();
  await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
});
