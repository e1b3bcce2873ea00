import { pages as english } from '@keyflower/words/en/pages';
import { lessons as words } from '@keyflower/words/en/lessons';
import type { Locator } from '@playwright/test';
import { LESSONS } from '../apps/web/src/lessons/catalogue.ts';
import { Board } from './support/board.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

const { now } = english;
const { bid, outbid, using } = words.lessons;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const guide = (page: Page): Locator => page.getByRole('region', { name: words.guide });
const inGuide = (page: Page, name: string): Locator => guide(page).getByRole('button', { name });
const tile = (page: Page, name: string): Locator => page.locator('.market-cell', { hasText: name });

/** The lesson from its list, reached as a newcomer does. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: english.start.learn }).first().click();
  await page.getByRole('link', { name: `${words.begin}: ${title}` }).click();
  await expect(guide(page)).toBeVisible();
}

test('two lessons are played with the mouse: a slip is explained, and the tasks are solved without the server', async ({
  page,
}) => {
  await begin(page, bid.title);
  const board = new Board(page, english);
  const { first, higher } = bid.steps;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await inGuide(page, words.hint).click();
  await expect(guide(page)).toContainText(first.hint);
  await tile(page, 'Workshop').click();
  await board.menu.locator('[data-menu="bid"]').click();
  await board.answer(now.confirm).click();
  await expect(guide(page)).toContainText(first.solved);
  await inGuide(page, words.next).click();
  await expect(guide(page)).toContainText(higher.goal);
  await board.now.getByRole('button', { name: now.pass, exact: true }).click();
  await board.answer(now.confirm).click();
  await expect(guide(page)).toContainText(words.wrong.passed);
  await expect(board.now).toContainText(words.attemptOver);
  await inGuide(page, words.tryAgain).click();
  await tile(page, 'Keywood').click();
  await board.menu.locator('[data-menu="bid"]').click();
  await board.answer(now.confirm).click();
  await expect(guide(page)).toContainText(higher.solved);
  expect(requests).toEqual([]);
  await guide(page)
    .getByRole('link', { name: words.nextLesson(outbid.title) })
    .click();
  const { move, work } = outbid.steps;
  await expect(guide(page)).toContainText(move.goal);
  await tile(page, 'Keywood').click();
  await board.menu.locator('[data-menu="bid"]').click();
  await board.menu.getByRole('checkbox').check();
  await board.answer(now.fewer).click();
  await board.answer(now.confirm).click();
  await expect(guide(page)).toContainText(move.solved);
  await inGuide(page, words.next).click();
  await expect(guide(page)).toContainText(work.goal);
  await board.screen.getByRole('button', { name: 'Keywood' }).click();
  await tile(page, 'Woodcutter').click();
  await board.answer(now.confirm).click();
  await expect(guide(page)).toContainText(work.solved);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a lesson is played by touch; a step can be skipped, and the rest is resumed later', async ({
    page,
  }) => {
    await begin(page, using.title);
    const board = new Board(page, english);
    const { home, again, abroad } = using.steps;
    await page.getByRole('button', { name: now.sheets.village, exact: true }).tap();
    await page.locator('.hex[data-tile="keywood"]').first().tap();
    await board.menu.locator('[data-menu="use"]').tap();
    // While something is to be confirmed, the board has the room of what is not the task.
    await expect(guide(page)).toContainText(home.goal);
    await expect(inGuide(page, words.skip)).toBeHidden();
    await board.answer(now.confirm).tap();
    await expect(guide(page)).toContainText(home.solved);
    await expect(board.now).toContainText(words.stepSolved);
    await inGuide(page, words.next).tap();
    await expect(guide(page)).toContainText(again.goal);
    await page.reload();
    await expect(guide(page)).toContainText(again.goal);
    await inGuide(page, words.skip).tap();
    await expect(guide(page)).toContainText(abroad.goal);
    await guide(page).getByRole('link', { name: words.leave }).tap();
    await expect(page.getByText(words.progress(1, 3))).toBeVisible();
    await page.getByRole('link', { name: `${words.goOn}: ${using.title}` }).tap();
    await expect(guide(page)).toContainText(abroad.goal);
  });
});

for (const { id, steps } of FULL ? LESSONS : LESSONS.slice(-1)) {
  test(`the solutions of ${id} are shown`, async ({ page }) => {
    await page.goto(`/learn/${id}`);
    for (const [at, { id: step }] of steps.entries()) {
      await expect(guide(page)).toContainText(words.step(at + 1, steps.length));
      await inGuide(page, words.hint).click();
      await inGuide(page, words.showMe).click();
      await expect(guide(page)).toContainText(words.shown);
      const result = page.getByRole('dialog').getByRole('button', { name: english.end.toBoard });
      if (id === 'winter' && step === 'build') await result.click();
      if (at < steps.length - 1) await inGuide(page, words.next).click();
    }
  });
}
