import type { Locator, Page } from '@playwright/test';
import { advice } from '@keyflower/words/en/advice';
import { pages as english } from '@keyflower/words/en/pages';
import { expectAccessible } from './support/axe.ts';
import { Board } from './support/board.ts';
import { patternOfNames } from './support/text-patterns.ts';
import { asked } from './support/places.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, test } from './support/test.ts';

const { hint, now } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hintOf = (board: Board): Locator => board.now.getByRole('region', { name: hint.button });
const suggestions = (board: Board): Locator =>
  hintOf(board).getByRole('button', { name: patternOfNames(advice.panel.doThis) });

const logText = (page: Page): Promise<string> =>
  page.getByRole('region', { name: english.screen.side.log, exact: true }).innerText();

test('a hint is requested, followed and confirmed', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 3, until: 'summer', seed: 'hint' }));
  const board = new Board(page, english);
  await board.ready();
  await board.answer(hint.button).click();
  await expect(hintOf(board).getByText(advice.panel.found(3))).toBeVisible();
  await expect(suggestions(board)).toHaveCount(3);
  await expect(suggestions(board).first()).toBeFocused();
  // The rest of the table is checked with the other screens.
  await expectAccessible(page, FULL ? undefined : '.now');
  await suggestions(board).first().click();
  await expect(hintOf(board)).toBeHidden();
  await board.answer(now.cancel).click();
  await expect(suggestions(board)).toHaveCount(3);
  await suggestions(board).first().click();
  const told = await logText(page);
  await board.answer(now.confirm).click();
  // The prompt may then ask for something else, such as what to pay.
  await expect.poll(() => logText(page)).not.toBe(told);
  await expect(hintOf(board)).toBeHidden();
});

test('a hint shows where to build', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 2, until: asked('place'), seed: 'hint' }));
  const board = new Board(page, english);
  await board.ready();
  await board.answer(hint.button).click();
  await suggestions(board).first().click();
  await board.answer(now.build).click();
  await expect(board.answer(now.build)).toBeHidden();
});

test('escape cancels the search, and a worker that fails to load is reported', async ({
  server,
  sitAt,
  page,
}) => {
  await sitAt(await tableAt(server.url, { players: 2, seed: 'no hint' }));
  const board = new Board(page, english);
  await board.ready();
  // The worker never loads, so the search cannot end before it is cancelled.
  await page.route('**/advisor-*.js', () => {});
  await board.answer(hint.button).click();
  await expect(hintOf(board).getByText(hint.thinking)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hintOf(board)).toBeHidden();
  await expect(board.answer(hint.button)).toBeFocused();
  await page.unroute('**/advisor-*.js');

  await page.route('**/advisor-*.js', (route) => route.abort());
  await board.answer(hint.button).click();
  await expect(hintOf(board).getByText(advice.panel.failed)).toBeVisible();
  await page.unroute('**/advisor-*.js');
  await hintOf(board).getByRole('button', { name: advice.panel.again }).click();
  await expect(suggestions(board)).toHaveCount(3);
});

test('without thinking aids there are no hints', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { seed: 'on my own', settings: { aids: false } }));
  const board = new Board(page, english);
  await board.ready();
  await expect(board.answer(now.pass)).toBeVisible();
  await expect(board.answer(hint.button)).toBeHidden();
});
