import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { tableAt } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

test('the table stays usable with text twice as large', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 4, until: 'summer', seed: 'large' }));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const board = new Board(page, english);
  await board.begin('bid');
  await board.answer(english.now.confirm).click();
  await expect(board.menu).toBeHidden();
});

/**
 * Runs in the page: the visible controls that scrolling does not bring into view. All at once, because controls come
 * and go while the table settles.
 */
async function outOfReach(controls: Element[]): Promise<string[]> {
  const found: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const shown = await new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry!.intersectionRatio);
      });
      observer.observe(control);
    });
    if (shown < 0.9) found.push(control.getAttribute('aria-label') ?? control.textContent);
  }
  return found;
}

test.describe('with text twice as large on a phone', () => {
  const PHONES = [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ] as const;
  test.use({ viewport: PHONES[0], hasTouch: true, isMobile: true });

  test('every control of the table can be reached, and nothing scrolls sideways', async ({
    server,
    sitAt,
  }) => {
    const page = await sitAt(await tableAt(server.url, { players: 4, until: 'summer', seed: 'large' }));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const board = new Board(page, english);
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await board.ready();
      await expect
        .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
        .toEqual([viewport.width, viewport.width]);
      const controls = page.locator(
        '.top-bar button:not(.news-card), .pane-tabs button, .my-screen button, .now button, .now input',
      );
      expect(await controls.count()).toBeGreaterThan(10);
      await expect.poll(() => controls.evaluateAll(outOfReach)).toEqual([]);
      await page.locator('.market-cell').first().scrollIntoViewIfNeeded();
      await board.begin('bid');
      await board.answer(english.now.confirm).click();
      await expect(board.menu).toBeHidden();
    }
  });
});

test('no motion is shown to users who prefer none', async ({ server, sitAt, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitAt(await tableAt(server.url, { players: 3, until: 'summer', seed: 'still' }));
  const board = new Board(page, english);
  await board.begin('bid');
  await board.answer(english.now.confirm).click();
  await board.ready();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 50,
        ).length,
  );
  expect(moving).toBe(0);
});
