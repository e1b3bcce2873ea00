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
import { cookieOf } from './support/cookie.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

/** Palettes change only the colours of workers, which are on tables. */
const variantsOf = (screen: Screen): readonly (readonly [Theme, Palette])[] =>
  TABLES.includes(screen)
    ? FULL
      ? PALETTES.flatMap((palette) => [['dark', palette] as const, ['light', palette] as const])
      : [['dark', 'blue-yellow']]
    : [['dark', 'painted']];

async function open(page: Page, screen: Screen, { person, url }: Place): Promise<void> {
  await page.context().addCookies([cookieOf(person.cookie, url)]);
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  await expect(page.getByText(english.notFound)).toHaveCount(screen.name === 'nothing there' ? 1 : 0);
  await screen.show?.(page, english);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of [...PAGES, ...TABLES])
  test(`“${screen.name}” has no accessibility violations`, async ({ page, server }) => {
    const place = await screen.prepare(server);
    await open(page, screen, place);
    await expectAccessible(page);
    for (const [theme, palette] of variantsOf(screen)) {
      await setTheme(page, theme, palette);
      await expectContrast(page);
    }
    if (!FULL && !TABLES.includes(screen)) return;
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
  });
