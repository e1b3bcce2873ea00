import type { Locator } from '@playwright/test';
import { pages as english } from '@keyflower/words/en/pages';
import { Board, FRONT } from './support/board.ts';
import { asked, busy, canUpgrade } from './support/places.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

const { now, market } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;

const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** The popover is on the screen and covers nothing of its tile. */
async function expectBeside(page: Page, popover: Locator, tile: Locator): Promise<void> {
  await expect(popover).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => isApart(await boxOf(popover), await boxOf(tile)), {
      message: await tile.ariaSnapshot(),
    })
    .toBe(true);
  const { width, height } = page.viewportSize()!;
  const { x, y, width: wide, height: high } = await boxOf(popover);
  expect(x >= 0 && y >= 0 && x + wide <= width && y + high <= height).toBe(true);
}

const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

test('every market tile is answered beside it', async ({ server, sitAt, page }) => {
  await sitAt(await tableAt(server.url, { players: 4, until: busy('summer', 3), seed: 'answer' }));
  const board = new Board(page, english);
  await board.ready();
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    const tiles = await board.biddable.all();
    expect(tiles.length).toBeGreaterThan(2);
    // The first and the last are at the edges of the market.
    for (const tile of FULL ? tiles : [tiles[0]!, tiles.at(-1)!]) {
      await tile.click();
      await expectBeside(page, board.menu, tile);
      await board.menu.locator('[data-menu="bid"]').click();
      await expect(board.menu.locator('.stepper')).toBeVisible();
      await expectBeside(page, board.menu, tile);
      await expect(board.answer(now.confirm)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(board.menu).toBeHidden();
      await expect(tile).toBeFocused();
    }
  }
});

test('tiles of a village are answered beside them', async ({ server, sitAt, page }) => {
  await sitAt(await tableAt(server.url, { players: 2, until: 'autumn', seed: 'answer' }));
  const board = new Board(page, english);
  await board.ready();
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    const tiles = await page.locator(`${FRONT} .hex.lit`).all();
    expect(tiles.length).toBeGreaterThan(0);
    for (const tile of FULL ? tiles : tiles.slice(0, 2)) {
      await tile.click();
      await board.menu.locator('[data-menu="use"]').click();
      await expect(board.menu.locator('.stepper').first()).toBeVisible();
      await expectBeside(page, board.menu, tile);
      await page.keyboard.press('Escape');
      await expect(board.menu).toBeHidden();
    }
  }
});

test('an upgrade is paid beside its tile', async ({ server, sitAt, page }) => {
  const until = asked('transport', canUpgrade);
  await sitAt(await tableAt(server.url, { players: 2, until, seed: 'upgrade' }));
  const board = new Board(page, english);
  await board.ready();
  const sign = page.locator('[data-upgrade]').first();
  const tile = page.locator(`${FRONT} .hex[data-tile="${await sign.getAttribute('data-upgrade')}"]`);
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    await sign.click();
    await expectBeside(page, board.menu, tile);
    await page.keyboard.press('Escape');
    await expect(board.menu).toBeHidden();
  }
  await sign.click();
  await board.menu.getByRole('button', { name: now.confirm }).click();
  await expect(board.answer(now.undoStep)).toBeVisible();
});

test('pointing at a tile only changes its outline; workers switch between bid and use, and the buttons stay in place', async ({
  server,
  sitAt,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitAt(await tableAt(server.url, { players: 2, seed: 'switch' }));
  const board = new Board(page, english);
  await board.ready();
  const pointed = board.biddable.first();
  await pointed.hover();
  const ring = pointed.locator('.ring');
  await expect(ring).toHaveClass(/pointed/);
  const { fill, stroke } = await ring.evaluate((one) => {
    const style = getComputedStyle(one);
    return { fill: style.fill, stroke: style.stroke };
  });
  expect(fill).toBe('rgba(0, 0, 0, 0)');
  expect(stroke).not.toBe('none');
  await expect(pointed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const tile = board.market.getByRole('button', { name: new RegExp(`${market.noBids}.*can use`) }).first();
  await tile.click();
  await board.menu.locator('[data-menu="bid"]').click();
  const more = board.answer(now.more);
  const place = await boxOf(more);
  await more.click();
  expect(await boxOf(more)).toEqual(place);
  await expect(board.menu.locator('.stepper output b')).toHaveText('2');
  const [bid, use] = [board.answer(now.bid), board.answer(now.use)];
  await expect(bid).toHaveAttribute('aria-pressed', 'true');
  await use.click();
  await expect(use).toHaveAttribute('aria-pressed', 'true');
  await expect(board.menu.locator('.stepper output b')).toHaveText('2');
  await expect(tile.locator('.hexagon .drafted')).toBeVisible();
  await bid.click();
  await board.answer(now.confirm).click();
  await expect(page.getByRole('button', { name: market.myBid('2') }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the prompt at the bottom takes the answer', async ({ server, sitAt, page }) => {
    await sitAt(await tableAt(server.url, { players: 3, until: 'summer', seed: 'answer' }));
    const board = new Board(page, english);
    await board.begin('bid');
    await expect(board.menu).toBeHidden();
    await expect(board.now.getByRole('button', { name: now.confirm })).toBeInViewport({ ratio: 0.98 });
    await board.answer(now.confirm).tap();
    await board.ready();
  });
});
