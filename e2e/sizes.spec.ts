import { LANGUAGES } from '@keyflower/protocol';
import { loadWords } from '@keyflower/words';
import { expectAccessible, setTheme } from './support/axe.ts';
import { Board, FRONT } from './support/board.ts';
import { cookieOf } from './support/cookie.ts';
import { expectReadable } from './support/overlaps.ts';
import { asReturning } from './support/returning.ts';
import { PAGES, TABLES } from './support/screens.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, test } from './support/test.ts';
import { expectWhole } from './support/whole.ts';

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

type Size = (typeof KINDS)[number]['sizes'][number];

const THEMES = ['light', 'dark'] as const;

/** In the quick run every size once, in a language with long words. */
const COMBINATIONS = KINDS.flatMap((kind) =>
  LANGUAGES.flatMap((language) =>
    THEMES.filter((theme) => FULL || `${language} ${theme}` === (kind.isPhone ? 'de dark' : 'fr light')).map(
      (theme) => ({ ...kind, language, theme }),
    ),
  ),
);

/** Bids with what is beside the tile, or at the bottom of a phone, and undoes it. */
async function bidAndUndo(board: Board, size: Size): Promise<void> {
  const { page, words } = board;
  const { confirm, undo, more } = words.now;
  await board.choose('bid');
  await expectWhole(page, size);
  await expect(board.answer(more)).toBeInViewport({ ratio: 1 });
  await expect(board.answer(confirm)).toBeInViewport({ ratio: 1 });
  await board.answer(confirm).click();
  const myBid = board.market.getByRole('button', { name: words.market.myBid('') });
  await expect(myBid.first()).toBeAttached();
  await board.ready();
  await board.answer(undo).click();
  await expect(myBid).toHaveCount(0);
  await board.ready();
}

/** Brings another village to the front, and one's own back. */
async function lookAround({ page, words }: Board, isPhone: boolean): Promise<void> {
  const sheet = (name: keyof typeof words.now.sheets) =>
    page.getByRole('button', { name: words.now.sheets[name], exact: true });
  const front = page.locator('.village-place');
  if (isPhone && (await sheet('village').count()) > 0) {
    await sheet('village').tap();
    await expect(front).toBeInViewport();
    await expectReadable(page);
    await sheet('others').tap();
    await expect(page.locator('.player').first()).toBeInViewport();
    await sheet('market').tap();
    await expect(page.locator('.market-cell').first()).toBeInViewport();
    return;
  }
  await page.locator('.player .look[aria-pressed="false"]').first().click();
  await expect(front).not.toHaveAttribute('aria-label', words.village.mine);
  await expectReadable(page);
  await page.locator('.village-back').click();
  await expect(front).toHaveAttribute('aria-label', words.village.mine);
}

/** Keys work right away, dialogs fit, and the focus returns to where it was. */
async function openByKeys({ page, words }: Board): Promise<void> {
  const tile = page.locator('.market-cell').first();
  await tile.focus();
  for (const [key, title] of [
    ['?', words.market.help.title],
    ['i', words.market.legend.title],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeInViewport({ ratio: 0.98 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tile).toBeFocused();
  }
}

/** The village has at least half of a desktop's board, and its details a fixed place. */
async function expectVillageFirst({ page, words }: Board): Promise<void> {
  const areaOf = async (selector: string): Promise<number> => {
    const { width, height } = (await page.locator(selector).boundingBox())!;
    return width * height;
  };
  const share = async (): Promise<number> => (await areaOf('.pane-village')) / (await areaOf('.board-size'));
  await expect.poll(share).toBeGreaterThanOrEqual(0.5);
  const inspector = page.locator(`section.inspector[aria-label="${words.screen.inspector.title}"]`);
  await page.locator(`${FRONT} .hex`).first().hover();
  await expect(inspector.locator('.card-faces')).toBeVisible();
  await expect(inspector).toBeInViewport({ ratio: 1 });
}

/** The quick run bids in the narrowest window, where there is least room beside or below. */
async function look(board: Board, size: Size, isPhone: boolean, isNarrowest: boolean): Promise<void> {
  await board.ready();
  await expectWhole(board.page, size);
  if (FULL || isNarrowest) await bidAndUndo(board, size);
  if (!FULL) return;
  await expectAccessible(board.page);
  await expectReadable(board.page);
  await openByKeys(board);
  await lookAround(board, isPhone);
  if (!isPhone) await expectVillageFirst(board);
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
      const board = new Board(page, await loadWords(language));
      const narrowest = Math.min(...sizes.map(({ width }) => width));
      for (const size of sizes) {
        await page.setViewportSize(size);
        await look(board, size, isPhone, size.width === narrowest);
      }
    });
  });

if (FULL)
  for (const { kind, isPhone, sizes } of KINDS)
    for (const screen of [...PAGES, ...TABLES])
      test.describe(kind, () => {
        test.use({
          viewport: sizes[0],
          hasTouch: isPhone,
          isMobile: isPhone,
          contextOptions: { reducedMotion: 'reduce' },
        });

        test(`“${screen.name}” fits in every language`, async ({ server, page, context }) => {
          const { person, url } = await screen.prepare(server);
          await context.addCookies([cookieOf(person.cookie, url)]);
          await asReturning(context);
          for (const language of LANGUAGES) {
            await person.patch('/me', { lang: language });
            await page.setViewportSize(sizes[0]);
            await page.goto(url);
            await page.getByRole('heading').first().waitFor();
            await screen.show?.(page, await loadWords(language));
            for (const size of sizes)
              for (const theme of THEMES) {
                await page.setViewportSize(size);
                await setTheme(page, theme);
                await expectWhole(page, size);
              }
          }
          // Other tests look at the same screens in English.
          await person.patch('/me', { lang: 'en' });
        });
      });
