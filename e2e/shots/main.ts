// `npm run shots`: pictures of every screen, to be looked at. Arguments choose screens by a part of their names.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { loadWords } from '@keyflower/words';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { PAGES, type Place, type Screen, TABLES } from '../support/screens.ts';
import { Server } from '../support/server.ts';
import { cookieOf } from '../support/cookie.ts';
import { gallery } from './gallery.ts';
import { LOOKS, type Look } from './looks.ts';

const FOLDER = join(root, 'shots');
/** Drawings and fonts settle; movements are switched off. */
const SETTLED_MS = 250;

const fileName = (screen: Screen, look: Look): string =>
  `${screen.name} ${look.name}.png`.replaceAll(' ', '-');

async function open(browser: Browser, { person, url }: Place, look: Look): Promise<Page> {
  await person.patch('/me', { lang: look.lang });
  const context = await browser.newContext({
    viewport: look.viewport,
    colorScheme: look.theme,
    hasTouch: look.phone,
    isMobile: look.phone,
    reducedMotion: 'reduce',
  });
  await context.addCookies([cookieOf(person.cookie, url)]);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`  ${error.message}`));
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  return page;
}

async function shoot(browser: Browser, screen: Screen, place: Place, look: Look): Promise<void> {
  const page = await open(browser, place, look);
  try {
    await screen.show?.(page, await loadWords(look.lang));
    await page.waitForTimeout(SETTLED_MS);
  } catch (error) {
    console.error(`  ${screen.name}, ${look.name}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.screenshot({ path: join(FOLDER, fileName(screen, look)) });
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
    for (const look of LOOKS) await shoot(browser, screen, place, look);
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
      pictures: LOOKS.map((look) => ({ look: look.name, file: fileName(screen, look), phone: look.phone })),
    })),
  ),
);
console.log(`${screens.length * LOOKS.length} pictures: open ${join('shots', 'index.html')}`);
