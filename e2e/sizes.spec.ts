import { LANGUAGES } from '@keyflower/protocol';
import { loadWords, type Words } from '@keyflower/words';
import { expectAccessible, setTheme } from './support/axe.ts';
import { Board } from './support/board.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

interface Size {
  width: number;
  height: number;
}

const KINDS = [
  {
    kind: 'desktops',
    isPhone: false,
    sizes: [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
    ],
  },
  {
    kind: 'phones and tablets',
    isPhone: true,
    sizes: [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 740, height: 360 },
      { width: 820, height: 1180 },
    ],
  },
] as const;

/** In the quick run every size once, in a language with long words. */
const COMBINATIONS = KINDS.flatMap((kind) =>
  LANGUAGES.flatMap((language) =>
    (['light', 'dark'] as const)
      .filter((theme) => FULL || `${language} ${theme}` === (kind.isPhone ? 'de dark' : 'fr light'))
      .map((theme) => ({ ...kind, language, theme })),
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

async function look(page: Page, words: Words, size: Size): Promise<void> {
  const board = new Board(page, words);
  await board.ready();
  await expectWhole(page, size);
  if (FULL) await expectAccessible(page);
  // Choosing and confirming are within reach.
  await board.choose('bid');
  await expectWhole(page, size);
  await expect(board.answer(words.now.confirm)).toBeInViewport({ ratio: 1 });
  await board.answer(words.now.confirm).click();
  await board.ready();
}

for (const { kind, isPhone, sizes, language, theme } of COMBINATIONS)
  test.describe(kind, () => {
    test.use({ viewport: sizes[0], hasTouch: isPhone, isMobile: isPhone });

    test(`nothing is cut off or out of reach: ${language}, ${theme}`, async ({ server, sitAt }) => {
      const wanted = {
        players: 3,
        farmers: 'mixed',
        until: 'autumn',
        seed: 'sizes',
        lang: language,
      } as const;
      const page = await sitAt(await tableAt(server.url, wanted));
      await setTheme(page, theme);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await look(page, await loadWords(language), size);
      }
    });
  });
