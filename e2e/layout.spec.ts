import type { View } from '@keyflower/engine';
import { Board, FRONT } from './support/board.ts';
import { crowdedTable } from './support/places.ts';
import { openChat } from './support/screens.ts';
import type { Server } from './support/server.ts';
import { tableAt, type Wanted } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';
import { pages as english } from '@keyflower/words/en/pages';

/** Window sizes, and how wide a tile of a village is there at least. */
const SIZES = [
  { width: 1440, height: 900, tile: 110 },
  { width: 1280, height: 720, tile: 90 },
  { width: 1920, height: 1080, tile: 110 },
] as const;

const EVERY: Wanted[] = ([2, 3, 4, 5, 6] as const).flatMap((players) =>
  (['off', 'all'] as const).flatMap((farmers) =>
    (['spring', 'summer', 'autumn', 'winter'] as const).map((until) => ({ players, farmers, until })),
  ),
);
const played = (wanted: Wanted) => ({
  name: `${wanted.players} players, farmers ${wanted.farmers}, ${String(wanted.until)}`,
  prepare: ({ url }: Server) => tableAt(url, { ...wanted, seed: 'space' }),
});
const CROWDED = [{ name: '6 players, late', prepare: crowdedTable }];

const areaOf = async (page: Page, selector: string): Promise<number> => {
  const { width, height } = (await page.locator(selector).boundingBox())!;
  return width * height;
};

/** Rows and columns of a village: columns by q, rows by the height of the centres. */
function extent(village: View['players'][number]['village']): { rows: number; columns: number } {
  const columns = village.map(({ q }) => q);
  const heights = village.map(({ q, r }) => r + q / 2);
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1;
  return { rows: span(heights), columns: span(columns) };
}

for (const { name, prepare } of FULL ? EVERY.map(played) : CROWDED)
  test(`the village comes first: ${name}`, async ({ server, sitAt, page }) => {
    const at = await prepare(server);
    await page.setViewportSize(SIZES[0]);
    await sitAt(at);
    await new Board(page, english).ready();
    const { village } = at.view.players[0]!;
    const { rows, columns } = extent(village);
    for (const { tile, ...size } of SIZES) {
      await page.setViewportSize(size);
      const board = await areaOf(page, '.board-size');
      await expect
        .poll(async () => (await areaOf(page, '.pane-village')) / board)
        .toBeGreaterThanOrEqual(0.5);
      // A village of any size has tiles that can be read; longer ones pan.
      const widths = await page
        .locator(`${FRONT} .hex > .ring`)
        .evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getBoundingClientRect().width));
      expect(widths).toHaveLength(village.length);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(tile);
      if (rows > 5 || columns > 5) continue;
      const outside = await page.locator(`${FRONT} .hex`).evaluateAll((all) => {
        const place = document.querySelector('.village-view')!.getBoundingClientRect();
        return all.filter((one) => {
          const { left, right, top, bottom } = one.querySelector('.ring')!.getBoundingClientRect();
          return (
            left < place.left - 1 ||
            right > place.right + 1 ||
            top < place.top - 1 ||
            bottom > place.bottom + 1
          );
        }).length;
      });
      expect(outside).toBe(0);
    }
  });

test('a tile of another village is used directly, and a click brings the village to the front', async ({
  server,
  sitAt,
  page,
}) => {
  const at = await tableAt(server.url, { players: 3, until: 'autumn', seed: 'neighbours' });
  await page.setViewportSize(SIZES[0]);
  await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  const others = page.locator('.other-villages');
  await expect(others.locator('.other-village')).toHaveCount(2);
  await others.locator('.hex.lit').first().click();
  await expect(board.menu.locator('[data-menu="use"]')).toBeVisible();
  await page.keyboard.press('Escape');
  const front = page.locator('.village-place');
  const toFront = others.locator('.to-front').first();
  const title = (await toFront.getAttribute('aria-label'))!;
  await toFront.click();
  await expect(front).toHaveAttribute('aria-label', title);
  await expect(others.getByRole('button', { name: english.village.mine })).toBeVisible();
});

test.describe('on a phone lying on its side', () => {
  const LYING = [
    { width: 844, height: 390 },
    { width: 740, height: 360 },
  ] as const;
  test.use({ viewport: LYING[0], hasTouch: true, isMobile: true });

  test('a bid is made, and everything is within reach, the chat too', async ({ server, sitAt, page }) => {
    await sitAt(await tableAt(server.url, { players: 4, until: 'summer', seed: 'lying' }));
    const board = new Board(page, english);
    for (const viewport of LYING) {
      await page.setViewportSize(viewport);
      await board.ready();
      for (const name of Object.values(english.now.sheets))
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.98 });
      await expect(page.getByRole('button', { name: english.market.bar.menu, exact: true })).toBeInViewport({
        ratio: 0.98,
      });
      await expect(board.answer(english.now.pass)).toBeInViewport({ ratio: 0.98 });
      await board.begin('bid');
      await expect(board.answer(english.now.cancel)).toBeInViewport({ ratio: 0.98 });
      await expect(board.answer(english.now.confirm)).toBeInViewport({ ratio: 0.98 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      await board.answer(english.now.confirm).tap();
    }
    await board.ready();
    await openChat(page, english);
    for (const viewport of LYING) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('button', { name: english.game.send })).toBeInViewport({ ratio: 0.98 });
    }
  });
});
