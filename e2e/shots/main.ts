// `npm run shots`: pictures of every screen, for visual review. Arguments choose screens by a part of their names.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { loadWords } from '@keyflower/words';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { type Place } from '../support/places.ts';
import { PAGES, type Screen, TABLES } from '../support/screens.ts';
import { Server } from '../support/server.ts';
import { cookieOf } from '../support/cookie.ts';
import { asReturning } from '../support/returning.ts';
import { gallery } from './gallery.ts';
import { VARIANTS, type Variant } from './variants.ts';

const FOLDER = join(root, 'shots');
/** Time for drawings and fonts to settle; motion is switched off. */
const SETTLED_MS = 250;

const fileName = (screen: Screen, variant: Variant): string =>
  `${screen.name} ${variant.name}.png`.replaceAll(' ', '-');

async function open(browser: Browser, { person, url }: Place, variant: Variant): Promise<Page> {
  await person.patch('/me', { lang: variant.lang });
  const context = await browser.newContext({
    viewport: variant.viewport,
    colorScheme: variant.theme,
    hasTouch: variant.phone,
    isMobile: variant.phone,
    reducedMotion: 'reduce',
  });
  await context.addCookies([cookieOf(person.cookie, url)]);
  await asReturning(context);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`  ${error.message}`));
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  return page;
}

async function shoot(browser: Browser, screen: Screen, place: Place, variant: Variant): Promise<void> {
  const page = await open(browser, place, variant);
  try {
    await screen.show?.(page, await loadWords(variant.lang));
    await page.waitForTimeout(SETTLED_MS);
  } catch (error) {
    console.error(`  ${screen.name}, ${variant.name}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.screenshot({ path: join(FOLDER, fileName(screen, variant)) });
  await page.context().close();
}

const wanted = process.argv.slice(2);
const screens = [...PAGES, ...TABLES].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const server = await Server.start();
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
try {
  for (const screen of screens) {
    console.log(screen.name);
    const place = await screen.prepare(server);
    for (const variant of VARIANTS) await shoot(browser, screen, place, variant);
  }
} finally {
  await browser.close();
  await server.end();
}
writeFileSync(
  join(FOLDER, 'index.html'),
  gallery(
    [...PAGES, ...TABLES].map((screen) => ({
      name: screen.name,
      pictures: VARIANTS.map((variant) => ({
        variant: variant.name,
        file: fileName(screen, variant),
        phone: variant.phone,
      })),
    })),
  ),
);
console.log(`${screens.length * VARIANTS.length} pictures: open ${join('shots', 'index.html')}`);
