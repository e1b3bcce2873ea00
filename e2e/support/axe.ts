import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Theme = 'light' | 'dark';
export const PALETTES = ['painted', 'red-green', 'blue-yellow'] as const;
export type Palette = (typeof PALETTES)[number];

/** Changes the colours of an open page. */
export async function setTheme(page: Page, theme: Theme, palette: Palette = 'painted'): Promise<void> {
  await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), {
    theme,
    palette,
  });
}

const require = createRequire(import.meta.url);

/** Without comments and spaces, which every page would have to read. */
const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Axe, loaded into the page once. Its default mode finishes in a new window, for frames: our pages have none. */
async function axeOn(page: Page, part: string | undefined): Promise<AxeBuilder> {
  const loaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: loaded ? ';' : AXE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  return part === undefined ? axe : axe.include(part);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no accessibility violations on a page, or on a part of it given by a CSS selector, except another part. */
export async function expectAccessible(page: Page, part?: string, except?: string): Promise<void> {
  const axe = (await axeOn(page, part)).withTags(TAGS);
  expect(await violations(except === undefined ? axe : axe.exclude(except))).toEqual([]);
}

/** The same page in other colours, where only contrasts can differ. */
export async function expectContrast(page: Page, part?: string): Promise<void> {
  expect(await violations((await axeOn(page, part)).withRules(['color-contrast']))).toEqual([]);
}
