import { pages as english } from '@keyflower/words/en/pages';
import {
  expectContrast,
  expectAccessible,
  type Palette,
  PALETTES,
  setTheme,
  type Theme,
} from './support/axe.ts';
import { PAGES, type Place, type Screen, TABLES } from './support/screens.ts';
import { must } from '../scripts/testing/must.ts';
import { cookieOf } from './support/cookie.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

/** Palettes change only the colours of workers, which are on tables. */
const EVERY_VARIANT: readonly (readonly [Theme, Palette])[] = PALETTES.flatMap((palette) => [
  ['light', palette] as const,
  ['dark', palette] as const,
]);
/** Tables that are checked as a whole in both themes and both layouts: together they show every kind of region. */
const REPRESENTATIVE = ['six farmers late', 'the end', 'replay'].map((name) =>
  must(TABLES.find((screen) => screen.name === name)),
);
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };

async function open(page: Page, screen: Screen, { person, url }: Place): Promise<void> {
  await page.context().addCookies([cookieOf(person.cookie, url)]);
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  await expect(page.getByText(english.notFound)).toHaveCount(screen.name === 'nothing there' ? 1 : 0);
  await screen.show?.(page, english);
}

async function expectContrastInEveryVariant(page: Page): Promise<void> {
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    for (const [theme, palette] of EVERY_VARIANT) {
      await setTheme(page, theme, palette);
      await expectContrast(page);
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of PAGES)
  test(`“${screen.name}” has no accessibility violations`, async ({ page, server }) => {
    await open(page, screen, await screen.prepare(server));
    await expectAccessible(page);
    await setTheme(page, 'dark');
    await expectContrast(page);
    if (!FULL) return;
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });

/** A resize can close what was open: then the whole page is checked. */
const partIfShown = async (page: Page, { part }: Screen): Promise<string | undefined> =>
  part !== undefined && (await page.locator(part).first().isVisible()) ? part : undefined;

/**
 * Every rule in both layouts, wide in light colours and on a phone in dark ones. What differs between tables is
 * checked in dark colours in the wide layout, too.
 */
for (const screen of TABLES)
  test(`“${screen.name}” has no accessibility violations`, async ({ page, server }) => {
    const whole = REPRESENTATIVE.includes(screen);
    await open(page, screen, await screen.prepare(server));
    await expectAccessible(page, screen.part);
    await setTheme(page, 'dark', 'blue-yellow');
    await expectContrast(page, whole ? undefined : (screen.part ?? '.now'));
    await page.setViewportSize(PHONE);
    await expectAccessible(page, await partIfShown(page, screen));
    if (whole) {
      await setTheme(page, 'light');
      await expectContrast(page);
    }
    if (FULL) await expectContrastInEveryVariant(page);
  });
