import { expect, type Page } from './test.ts';

/** Texts that end in dots because there is no room. Cards of recent events scroll, and the log has the same. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .cell-name, h2, h3, label, legend, th, summary')]
      .filter(
        (one) =>
          one.offsetParent !== null &&
          getComputedStyle(one).clipPath === 'none' &&
          !one.closest('.news-strip, .unseen, [hidden]'),
      )
      .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => !one.classList.contains('player-name'))
      .map((one) => one.textContent ?? ''),
  );

/** Expects that the page is as wide as the window, and that no text is cut off. */
export async function expectWhole(page: Page, { width }: { width: number }): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
    .toEqual([width, width]);
  expect(await cutTexts(page)).toEqual([]);
}
