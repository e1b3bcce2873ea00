import { pages as english } from '@keyflower/words/en/pages';
import {
  expectContrast,
  expectAccessible,
  type Palette,
  PALETTES,
  setTheme,
  type Theme,
} from './support/axe.ts';
import { followLink } from './support/navigate.ts';
import { type Place } from './support/places.ts';
import { PAGES, type Screen, TABLES } from './support/screens.ts';
import type { Person } from '../apps/server/test/support/person.ts';
import { must } from '../scripts/testing/must.ts';
import { cookieOf } from './support/cookie.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

/** Palettes change only the colours of workers, which are on tables. */
const EVERY_VARIANT: readonly (readonly [Theme, Palette])[] = PALETTES.flatMap((palette) => [
  ['light', palette] as const,
  ['dark', palette] as const,
]);
/** Tables that are checked as a whole: together they show every kind of region. */
const REPRESENTATIVE = ['six farmers late', 'the end', 'replay'].map((name) =>
  must(TABLES.find((screen) => screen.name === name)),
);
/** Pages and tables that differ little from others, or whose new parts other browser tests check. */
const ALIKE: readonly string[] = [
  'statistics',
  'lobby',
  'rules',
  'summary',
  'a tile',
  'puzzle move',
  'puzzle carry',
  'puzzle bid',
  'a person',
  'privacy',
  'nothing there',
  'bidding',
  'building',
  'breeding',
  'a talk',
  'spring with bids',
  'using',
  'transport',
  'boats',
  'winter offering',
  'watching',
  'talk',
  'thinking aids',
  'a line is reported',
  'a closed table',
  'a review',
];
const shown = (screens: readonly Screen[]): Screen[] =>
  screens.filter(({ name }) => FULL || !ALIKE.includes(name));
const SHOWN = shown(TABLES);
/** Of the tiles in each chapter of their gallery, and of the puzzles of a level, the quick run checks the first three and the last. */
const MORE_ALIKE = FULL
  ? undefined
  : ':is(.gallery, .puzzle-level > ul) > li:nth-child(n + 4):not(:last-child)';
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };

/** Who looks at a page. */
const viewers = new WeakMap<Page, Person>();

/** By a link within the app if the viewer stays the same, so that neither the app nor axe is loaded again. */
async function goTo(page: Page, { person, url }: Place): Promise<void> {
  if (!FULL && viewers.get(page) === person && new URL(page.url()).pathname !== new URL(url).pathname) {
    await followLink(page, url);
    return;
  }
  await page.context().addCookies([cookieOf(person.cookie, url)]);
  await page.goto(url);
  viewers.set(page, person);
}

async function open(page: Page, screen: Screen, place: Place): Promise<void> {
  await goTo(page, place);
  await page.getByRole('heading').first().waitFor();
  await expect(page.getByText(english.notFound)).toHaveCount(screen.name === 'nothing there' ? 1 : 0);
  await screen.show?.(page, english);
  if (screen.part !== undefined) await page.locator(screen.part).first().waitFor();
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

/** The quick run has one test for every other page in light colours and one for the rest in dark ones. */
const GROUPS = FULL
  ? PAGES.map((screen) => ({ name: `“${screen.name}” has`, screens: [screen], dark: false }))
  : [false, true].map((dark) => ({
      name: `pages in ${dark ? 'dark' : 'light'} colours have`,
      screens: shown(PAGES).filter((_, i) => (i % 2 === 1) === dark),
      dark,
    }));

for (const { name, screens, dark } of GROUPS)
  test(`${name} no accessibility violations`, async ({ page, server }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await open(page, screen, await screen.prepare(server));
        if (dark) await setTheme(page, 'dark');
        await expectAccessible(page, undefined, MORE_ALIKE);
      });
    if (!FULL) return;
    await setTheme(page, 'dark');
    await expectContrast(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });

const LAYOUTS = [
  { viewport: WIDE, theme: 'light', palette: 'painted' },
  { viewport: PHONE, theme: 'dark', palette: 'blue-yellow' },
] as const;

/**
 * Every rule in both layouts. The quick run checks one layout, by turns and all tables of it in one page, and of tables
 * that are not representative only what the viewer is asked, unless another has nearly the same.
 */
const TABLE_GROUPS = FULL
  ? SHOWN.map((screen) => ({ name: `“${screen.name}” has`, screens: [screen], layouts: LAYOUTS }))
  : [
      { name: 'a crowded table has', screens: REPRESENTATIVE.slice(0, 1), layouts: LAYOUTS.slice(0, 1) },
      ...LAYOUTS.map((layout, turn) => ({
        name: `tables in ${layout.theme} colours have`,
        screens: SHOWN.filter((screen, i) => i % 2 === turn && screen !== REPRESENTATIVE[0]),
        layouts: [layout],
      })),
    ];

for (const { name, screens, layouts } of TABLE_GROUPS)
  test(`${name} no accessibility violations`, async ({ page, server }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        const part = screen.part ?? (FULL || REPRESENTATIVE.includes(screen) ? undefined : '.now');
        const place = await screen.prepare(server);
        for (const { viewport, theme, palette } of layouts) {
          await page.setViewportSize(viewport);
          await open(page, { ...screen, part }, place);
          await setTheme(page, theme, palette);
          await expectAccessible(page, part);
        }
      });
    if (FULL) await expectContrastInEveryVariant(page);
  });
