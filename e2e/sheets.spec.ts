import { loadSheetsWords } from '@keyflower/words';
import { learn } from '@keyflower/words/en/learn';
import { rules } from '@keyflower/words/en/rules';
import { sheets } from '@keyflower/words/en/sheets';
import { LANGUAGES } from '@keyflower/protocol';
import { expect, FULL, type Page, test } from './support/test.ts';

const MOST_PAGES = { summary: 1, 'player-aid': 2 } as const;
const FORMATS = ['A4', 'Letter'] as const;

/** Widths of the printed area of the narrower paper, in CSS pixels: A4 without its margins. */
const PAPER = { width: 700, height: 1000 };

/** How many pages the shown page has as a PDF: its page objects are not compressed. */
async function pagesOf(page: Page, format: (typeof FORMATS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectNothingClipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(clipped).toEqual([]);
}

/** As it is printed: without navigation and search, and nothing clipped. */
async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('search')])
    await expect(part).toBeHidden();
  await expect(page.locator('main a.button:visible, main button:visible')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectNothingClipped(page);
}

for (const lang of FULL ? LANGUAGES : LANGUAGES.slice(0, 1))
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    test('the rules fit on one page, the player aid on two, on both papers', async ({ page }) => {
      const { names } = await loadSheetsWords(lang);
      for (const [name, heading] of [
        ['summary', names.summary],
        ['player-aid', names.aid],
      ] as const) {
        await page.goto(`/rules/${name}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        for (const format of FORMATS) {
          const pages = await pagesOf(page, format);
          expect(pages, `${name}, ${format}`).toBeGreaterThan(0);
          expect(pages, `${name}, ${format}`).toBeLessThanOrEqual(MOST_PAGES[name]);
        }
        await expectPrintable(page);
        await page.emulateMedia({ media: null });
      }
    });
  });

test('the sheets are reached from the rules and the guide, and their rules are links', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('navigation', { name: learn.sheets.label }).getByText(learn.sheets.aid).click();
  await expect(page.getByRole('heading', { level: 1, name: sheets.names.aid })).toBeVisible();
  await page.goto('/rules');
  await page.getByRole('navigation', { name: rules.sheets.label }).getByText(rules.sheets.summary).click();
  await expect(page.getByRole('heading', { level: 1, name: sheets.names.summary })).toBeVisible();
  await page.getByRole('link', { name: 'MOVE-5' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'MOVE-5' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/rules\/MOVE-5$/);
});

for (const path of FULL ? ['/rules', '/tiles/paddock', '/tiles', '/learn'] : ['/rules', '/tiles/paddock'])
  test(`${path} prints without navigation, and nothing is clipped`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectPrintable(page);
  });
