import { moveOf, type MovePuzzle, loadPuzzle, PUZZLES } from '@keyflower/bots/puzzles';
import { pages as english } from '@keyflower/words/en/pages';
import { puzzles as words } from '@keyflower/words/en/puzzles';
import { puzzles as french } from '@keyflower/words/fr/puzzles';
import { puzzles as german } from '@keyflower/words/de/puzzles';
import type { Locator } from '@playwright/test';
import { dailyPuzzle } from '../apps/web/src/puzzles/daily.ts';
import { must } from '../scripts/testing/must.ts';
import { expectAccessible } from './support/axe.ts';
import { Board } from './support/board.ts';
import { expect, type Page, test, testStored } from './support/test.ts';

const { now } = english;
const { daily, kinds } = words;
const DAY_MS = 86_400_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page, name = words.panel): Locator => page.getByRole('region', { name, exact: true });
const inPanel = (page: Page, name: string): Locator => panel(page).getByRole('button', { name });

const idOf = (kind: string): string => must(PUZZLES.find((one) => one.kind === kind)).id;

/** A day with a puzzle whose best move is a bid in the market, and that puzzle. */
async function dayOfBid(): Promise<{ day: number; puzzle: MovePuzzle; tile: string }> {
  for (let day = 20_800; ; day++) {
    const { id, kind } = dailyPuzzle(PUZZLES, day);
    const puzzle = kind === 'move' ? await loadPuzzle(id) : null;
    if (puzzle?.kind !== 'move') continue;
    const { type, tile } = moveOf(puzzle.solution);
    if (type === 'bid' && puzzle.view.market.some((offer) => offer.tile === tile))
      return { day, puzzle, tile: must(tile) };
  }
}

async function bid(page: Page, tile: string): Promise<void> {
  const board = new Board(page, english);
  await page
    .locator(`.market-cell[data-tile="${tile}"], .market-cell:has([data-tile="${tile}"])`)
    .first()
    .click();
  await board.menu.locator('[data-menu="bid"]').click();
  await board.answer(now.confirm).click();
}

test('the puzzle of the day is solved after a wrong try, and counts as a streak after a reload', async ({
  page,
}) => {
  const { day, puzzle, tile } = await dayOfBid();
  await page.clock.setSystemTime((day - 1) * DAY_MS + 3_600_000);
  await page.addInitScript((yesterday) => {
    if (!localStorage.getItem('keyflower-puzzles'))
      localStorage.setItem('keyflower-puzzles', JSON.stringify({ solved: [], days: [yesterday] }));
  }, day - 1);
  await page.goto('/puzzles');
  await expect(page.getByText(daily.streak(1))).toBeVisible();
  await page.clock.setSystemTime(day * DAY_MS + 3_600_000);
  await page.reload();
  await page.getByRole('link', { name: daily.solve, exact: true }).click();
  await expect(panel(page)).toContainText(kinds.move.goal);
  const board = new Board(page, english);
  await board.now.getByRole('button', { name: now.pass, exact: true }).click();
  await board.answer(now.confirm).click();
  await expect(panel(page)).toContainText(words.notBest);
  await expect(board.now).toContainText(words.ended);
  await expectAccessible(page, '.task-panel');
  await inPanel(page, words.tryAgain).click();
  await expect(board.now).not.toContainText(words.ended);
  await bid(page, tile);
  await expect(panel(page)).toContainText(words.right);
  await expect(panel(page)).toContainText(daily.streak(2));
  await page.goto('/puzzles');
  await expect(page.getByText(daily.streak(2))).toBeVisible();
  await expect(page.getByRole('link', { name: daily.again })).toHaveAttribute(
    'href',
    `/puzzles/${puzzle.id}`,
  );
  await expect(
    page.getByText(words.progress(1, PUZZLES.filter(({ kind }) => kind === 'move').length)),
  ).toBeVisible();
});

test('a hint, the answer and the next puzzle; what is shown is not solved', async ({ page }) => {
  // As in a page that was not loaded by HTTPS.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/puzzles/${idOf('carry')}`);
  await inPanel(page, words.hint).click();
  await inPanel(page, words.showMe).click();
  await expect(panel(page)).toContainText(words.shownAnswer);
  await inPanel(page, words.link).click();
  await expect(page.getByText(english.copied)).toBeVisible();
  await panel(page).getByRole('link', { name: words.next }).click();
  await expect(panel(page)).toContainText(words.task);
  await expect(page).not.toHaveURL(new RegExp(idOf('carry')));
  await panel(page).getByRole('link', { name: words.leave }).click();
  await expect(page.getByRole('link', { name: words.isSolved })).toHaveCount(0);
  await expect(page.getByRole('link', { name: words.nth(1), exact: true })).toHaveCount(3);
});

testStored('puzzles work without a network', async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
  for (const kind of ['move', 'carry', 'bid']) {
    await page.goto(`/puzzles/${idOf(kind)}`);
    await expect(panel(page)).toContainText(words.task);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the answer is shown by touch, and the panel speaks the chosen language', async ({ page }) => {
    await page.goto(`/puzzles/${idOf('bid')}`);
    await inPanel(page, words.hint).tap();
    await inPanel(page, words.showMe).tap();
    await expect(panel(page)).toContainText(words.shownAnswer);
    await inPanel(page, words.tryAgain).tap();
    await page.getByRole('button', { name: english.market.bar.menu }).tap();
    const language = page.getByRole('dialog').locator('select.language');
    await language.selectOption('fr');
    await expect(panel(page, french.panel)).toContainText(french.task);
    await language.selectOption('de');
    await expect(panel(page, german.panel)).toContainText(german.task);
  });
});
