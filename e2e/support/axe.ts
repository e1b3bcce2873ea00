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

/** Axe, loaded into the page once. Its default mode finishes in a new window, for frames: our pages have none. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const loaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(loaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no accessibility violations. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations((await axeOn(page)).withTags(TAGS))).toEqual([]);
}

/** The same page in other colours, where only contrasts can differ. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violations((await axeOn(page)).withRules(['color-contrast']))).toEqual([]);
}
