import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { expectReadable } from './support/overlaps.ts';
import { asked, busy, canCarry } from './support/places.ts';
import { tableAt, type Wanted } from './support/table-at.ts';
import { expect, FULL, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

const SEASONS: (Wanted & { name: string })[] = [
  { name: 'summer, 6 players', players: 6, farmers: 'all', until: busy('summer', 4) },
  { name: 'transport', players: 3, until: asked('transport', canCarry) },
];
const MORE: typeof SEASONS = [
  { name: 'spring, 4 players', players: 4, until: busy('spring', 3) },
  { name: 'autumn, 2 players', players: 2, until: busy('autumn', 2) },
  { name: 'autumn, 5 players', players: 5, until: busy('autumn', 5) },
  { name: 'autumn, 6 players', players: 6, until: busy('autumn', 5) },
  { name: 'winter, 3 players', players: 3, farmers: 'all', until: 'winter' },
];

for (const { name, ...wanted } of FULL ? [...SEASONS, ...MORE] : SEASONS)
  test(`nothing lies over a rule: ${name}`, async ({ server, sitAt, page }) => {
    await page.setViewportSize(SIZES[0]!);
    await sitAt(await tableAt(server.url, { ...wanted, seed: 'readable' }));
    await new Board(page, english).ready();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('.market-cell').first()).toBeAttached();
      await expectReadable(page);
    }
  });
