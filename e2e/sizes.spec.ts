import type { Language } from '@keyflower/protocol';
import { loadWords } from '@keyflower/words';
import { expectAccessible, setTheme, type Theme } from './support/axe.ts';
import { Board } from './support/board.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
] as const;

/** In the quick run every size once, each with another language and theme. */
const COMBINATIONS = SIZES.flatMap((size, nth) =>
  (['en', 'fr', 'de'] as const).flatMap((language, other) =>
    (['light', 'dark'] as const)
      .filter((_, theme) => FULL || (nth % 3 === other && nth % 2 === theme))
      .map((theme) => ({ size, language, theme })),
  ),
);

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

async function expectWhole(page: Page, { width }: { width: number }): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
    .toEqual([width, width]);
  expect(await cutTexts(page)).toEqual([]);
}

async function look(
  page: Page,
  language: Language,
  theme: Theme,
  size: (typeof SIZES)[number],
): Promise<void> {
  const words = await loadWords(language);
  const board = new Board(page, words);
  await board.ready();
  await setTheme(page, theme);
  await expectWhole(page, size);
  if (FULL) await expectAccessible(page);
  // Choosing and confirming are within reach.
  await board.choose('bid');
  await expectWhole(page, size);
  await expect(board.answer(words.now.confirm)).toBeInViewport({ ratio: 1 });
  await board.answer(words.now.confirm).click();
  await board.ready();
}

for (const { size, language, theme } of COMBINATIONS)
  test.describe(`${size.width} x ${size.height}`, () => {
    const isPhone = size.width <= 820 || size.height <= 500;
    test.use({ viewport: size, hasTouch: isPhone, isMobile: isPhone });

    test(`nothing is cut off or out of reach: ${language}, ${theme}`, async ({ server, sitAt }) => {
      const wanted = {
        players: 3,
        farmers: 'mixed',
        until: 'autumn',
        seed: 'sizes',
        lang: language,
      } as const;
      const page = await sitAt(await tableAt(server.url, wanted));
      await look(page, language, theme, size);
    });
  });
