import type { Locator } from '@playwright/test';
import { advice } from '@keyflower/words/en/advice';
import { pages as english } from '@keyflower/words/en/pages';
import { tileName } from '@keyflower/words/story/names';
import { Board, FRONT } from './support/board.ts';
import { patternOfNames } from './support/text-patterns.ts';
import { asked, busy, summerTable } from './support/places.ts';
import { tableAt } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

const { screen, now, hint, story } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDE = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const;

const inspectorOf = (page: Page): Locator =>
  page.locator(`section.inspector[aria-label="${screen.inspector.title}"]`);

/** The boxes of the parts of the table, to compare before and after. */
const placesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('.pane, .now, .my-screen, .inspector, .market-cell, .hex')]
        .filter((one) => one.closest('[data-idle]') === null)
        .map((one) => one.getBoundingClientRect()),
    ),
  );

const nameOf = async (tile: Locator): Promise<string> =>
  tileName((await tile.getAttribute('data-tile'))!, story);

// The quick run looks where there is least room.
for (const viewport of FULL ? WIDE : WIDE.slice(1))
  for (const players of FULL ? [3, 6] : [6])
    test(`details have a fixed place and move nothing: ${players} players, ${viewport.width} x ${viewport.height}`, async ({
      server,
      sitAt,
      page,
    }) => {
      await page.setViewportSize(viewport);
      await sitAt(await tableAt(server.url, { players, until: 'summer', seed: 'details' }));
      await new Board(page, english).ready();
      const inspector = inspectorOf(page);
      await expect(inspector.getByText(screen.inspector.empty)).toBeVisible();
      await expect(inspector).toBeInViewport({ ratio: 1 });
      const before = await placesOf(page);
      const cells = page.locator('.market-cell');
      for (const cell of [cells.first(), cells.nth(3), page.locator(`${FRONT} .hex`).first()]) {
        await cell.hover();
        await expect(inspector.getByText(await nameOf(cell), { exact: true })).toBeVisible();
        expect(await placesOf(page)).toBe(before);
        // The neighbours stay free to be clicked.
        const covered = await page.evaluate(
          () =>
            [...document.querySelectorAll('.market-cell')].filter((one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              const room = document.querySelector('.market-room')!.getBoundingClientRect();
              const middle = { x: left + width / 2, y: top + height / 2 };
              const at = document.elementFromPoint(middle.x, middle.y);
              return middle.y < room.bottom && at !== null && !one.contains(at);
            }).length,
        );
        expect(covered).toBe(0);
      }
      // What was read last stays.
      const last = await nameOf(page.locator(`${FRONT} .hex`).first());
      await page.mouse.move(viewport.width / 2, viewport.height - 2);
      await expect(page.locator('.ring.pointed')).toHaveCount(0);
      await expect(inspector.getByText(last, { exact: true })).toBeVisible();
    });

test('the keyboard reads tiles as well, and a selected tile stays readable', async ({
  server,
  sitAt,
  page,
}) => {
  await page.setViewportSize(WIDE[0]);
  await sitAt(await summerTable(server));
  const board = new Board(page, english);
  await board.ready();
  const second = page.locator('.market-cell').nth(1);
  await page.locator('.market-cell').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(inspectorOf(page).getByText(await nameOf(second), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(board.menu).toBeVisible();
  await expect(inspectorOf(page).getByText(await nameOf(second), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Enter opens the same as a sheet, and closing it leads back.
  await inspectorOf(page).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: await nameOf(second), exact: true });
  await expect(card.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(inspectorOf(page)).toBeFocused();
});

test('a player and a tile are read in the inspector and marked wherever they are shown', async ({
  server,
  sitAt,
  page,
}) => {
  await page.setViewportSize(WIDE[0]);
  const at = await tableAt(server.url, { players: 3, until: busy('summer', 3), seed: 'counterparts' });
  await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  // A player: bids, log and village.
  const seat = must(at.view.market.flatMap(({ bids = [] }) => bids)[0]).player;
  await page.locator(`.player[data-seat="${seat}"] .player-name`).hover();
  await expect(page.locator(`.player[data-seat="${seat}"]`)).toHaveClass(/pointed/);
  await expect(page.locator(`.bid.seat-${seat}.pointed`).first()).toBeVisible();
  await expect(page.locator('.turn-sign.pointed').first()).toBeAttached();
  await expect(page.locator('.player.pointed')).toHaveCount(1);
  await expect(inspectorOf(page).locator('.player-card')).toBeVisible();
  // A tile: market, log and hints.
  await board.answer(hint.button).click();
  const suggestions = page.locator('.hint li');
  await expect(
    suggestions.first().getByRole('button', { name: patternOfNames(advice.panel.doThis) }),
  ).toBeVisible();
  // A suggestion that names a tile marks it on the table.
  const about = page.locator('.hint li:not([data-about=""])').first();
  await about.hover();
  const [tile] = (await about.getAttribute('data-about'))!.split(' ');
  await expect(page.locator(`[data-tile="${tile}"] .ring.pointed`).first()).toBeVisible();
  // And the tile marks the suggestion.
  await page.locator(`[data-tile="${tile}"]`).first().hover();
  await expect(about).toHaveClass(/pointed/);
  // A word of the log is read in the inspector, and its tile marks the line.
  await board.answer(hint.button).click();
  const word = page.locator('.story .tile-word').last();
  await word.hover();
  const named = (await word.getAttribute('data-card'))!;
  await expect(page.locator('.story p.pointed').last()).toBeVisible();
  await expect(inspectorOf(page).getByText(tileName(named, story), { exact: true })).toBeVisible();
});

test('a tile of a village is marked in the thumbnail of the village', async ({ server, sitAt, page }) => {
  await page.setViewportSize(WIDE[0]);
  await sitAt(await tableAt(server.url, { players: 2, until: 'autumn', seed: 'thumbnail' }));
  await new Board(page, english).ready();
  await page.locator(`${FRONT} .hex`).last().hover();
  await expect(page.locator('.player .village-thumbnail .ring.pointed')).toHaveCount(1);
  await expect(page.locator(`${FRONT} .hex .ring.pointed`)).toHaveCount(1);
});

test('both faces of a tile are shown with the cost between them', async ({ server, sitAt, page }) => {
  await page.setViewportSize(WIDE[1]);
  const at = await tableAt(server.url, { players: 2, until: asked('turn'), seed: 'faces' });
  await sitAt(at);
  await new Board(page, english).ready();
  await page.locator(`${FRONT} .hex`).first().hover();
  const faces = inspectorOf(page).locator('.card-faces');
  await expect(faces.locator('figure')).toHaveCount(2);
  const [front, between, back] = await Promise.all(
    [faces.locator('figure').first(), faces.locator('.card-between'), faces.locator('figure').last()].map(
      async (part) => (await part.boundingBox())!,
    ),
  );
  expect(must(between).x).toBeGreaterThanOrEqual(must(front).x + must(front).width);
  expect(must(back).x).toBeGreaterThanOrEqual(must(between).x + must(between).width);
  await expect(faces.locator('.card-between')).toHaveAttribute('aria-label', /\d/);
  for (const face of await faces.locator('figure').all()) await expect(face).toBeInViewport({ ratio: 0.9 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu of a tile opens its card, and closing it leads back', async ({ server, sitAt, page }) => {
    await sitAt(await summerTable(server));
    const board = new Board(page, english);
    await board.ready();
    await expect(inspectorOf(page)).toHaveCount(0);
    const tile = page.locator('.market-cell').first();
    await tile.tap();
    const read = board.menu.getByRole('button', { name: now.read });
    await read.tap();
    const card = page.getByRole('dialog', { name: await nameOf(tile), exact: true });
    await expect(card).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 0.99 });
    await card.getByRole('button', { name: english.close }).tap();
    await expect(card).toBeHidden();
    await expect(read).toBeFocused();
  });
});
