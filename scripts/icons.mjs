// Draws the icons of the installed app from the favicon: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';

const folder = join(root, 'apps/web/public');
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const GREEN = '#3f7d3a';

/** Systems cut icons that fill their square: the drawing stays within the middle. */
const ICONS = [
  { name: 'icon-192.png', size: 192, drawn: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, drawn: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, drawn: 0.72, ground: GREEN },
  { name: 'apple-touch-icon.png', size: 180, drawn: 0.85, ground: GREEN },
];

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage();
for (const { name, size, drawn, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
      svg { width: ${100 * drawn}vw; height: ${100 * drawn}vh; }
    </style>${drawing}`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
