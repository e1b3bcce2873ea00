import { pages as english } from '@keyflower/words/en/pages';
import { replay as texts } from '@keyflower/words/en/replay';
import { expectAccessible } from './support/axe.ts';
import { deviceGame, endOfGame } from './support/device-game.ts';
import { asReturning } from './support/returning.ts';
import { finishedTable } from './support/places.ts';
import { expect, FULL, type Page, test, testStored } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { review } = texts;
const SEATS = [{ name: 'Ada' }, { bot: 'newcomer' }];

/** Opens a finished game, in the quick run only a winter, as if it had been stored before, without a network. */
async function endedGame(page: Page): Promise<void> {
  await asReturning(page.context());
  await page.goto('/device');
  const plan = { seats: SEATS, seed: 'reviewed' };
  const saved = FULL ? deviceGame(plan, () => false) : endOfGame(plan, ({ season }) => season === 'winter');
  await page.evaluate((text) => localStorage.setItem('keyflower-game-over', text), JSON.stringify(saved));
  await page.context().setOffline(true);
  await page.goto('/device/over');
}

/** Stores entries as if so many other games had been reviewed before. */
const keepOld = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (entries) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keyflower-reviews');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('reviews', 'readwrite');
          for (let n = 0; n < entries; n++) change.objectStore('reviews').put({}, `another game ${n}`);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    count,
  );

const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('keyflower-reviews');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('reviews').objectStore('reviews').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

testStored('a game on the device is reviewed without a network, and the review is kept', async ({ page }) => {
  await endedGame(page);
  await page.getByRole('link', { name: english.after.review, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: review.title });
  await dialog.getByLabel(review.depths.quick).check();
  await dialog.getByRole('button', { name: review.start }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: review.cancel }).click();
  await keepOld(page, 60);
  await dialog.getByLabel(review.depths.quick).check();
  await dialog.getByRole('button', { name: review.start }).click();
  await expect(dialog.getByRole('heading', { name: review.turningPoints })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('region', { name: review.accuracy }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page, 'dialog');

  await dialog.getByRole('combobox', { name: review.ofPlayer }).selectOption('');
  const entries = dialog.locator('.turning-points li');
  const first = await entries.first().innerText();
  await entries.first().getByRole('button').click();
  await expect(dialog).toBeHidden();
  const note = page.getByRole('region', { name: review.here, exact: true });
  const slider = page.getByRole('slider', { name: texts.slider });
  const at = Number(/(\d+),/.exec(first)?.[1]);
  await expect(slider).toHaveValue(String(at));
  await expect(note).toContainText(review.better(''));
  await expectAccessible(page, '.review-note');

  const last = await slider.getAttribute('max');
  await note.getByRole('button', { name: review.showMe }).click();
  await expect(note).toContainText(review.shown);
  await expect(slider).not.toHaveAttribute('max', last!);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max'))!);
  await note.getByRole('button', { name: review.backToGame }).click();
  await expect(slider).toHaveValue(String(at));
  await expect(slider).toHaveAttribute('max', last!);

  // Another depth or the same one: what was made before is shown at once, and much older reviews are gone.
  await expect.poll(() => countKept(page)).toBe(50);
  await page.reload();
  await page.getByRole('button', { name: texts.more, exact: true }).click();
  await page.getByRole('button', { name: review.title }).click();
  await expect(entries.first()).toContainText(review.better(''));
});

test('a game of the server offers its review once it is over, also on a phone', async ({ server, sitAt }) => {
  const page = await sitAt(await finishedTable(server));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: english.after.review, exact: true }).click();
  await expect(page.getByRole('dialog', { name: review.title })).toBeVisible();
  await expectAccessible(page, 'dialog');
});
