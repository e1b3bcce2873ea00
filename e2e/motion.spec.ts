import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { playOn, tableAt } from './support/table-at.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Frame {
  flying: number;
  /** The opacity of the guest's bids, by tile. */
  bids: [string, number][];
}

/** Notes every frame from now on. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames });
    const look = (): void => {
      const bids = [...document.querySelectorAll<SVGElement>('.bid[data-at$=":0"]')];
      frames.push({
        flying: document.querySelectorAll('.flying').length,
        bids: bids.map((bid) => [bid.dataset.at!, Number(getComputedStyle(bid).opacity)]),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

test('a bid is not at its tile before its workers have arrived', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 2, seed: 'arrival' }));
  const board = new Board(page, english);
  await watchFrames(page);
  await board.begin('bid');
  await board.answer(english.now.confirm).click();
  await expect(page.locator('.flying').first()).toBeAttached();
  await expect(page.locator('.flying')).toHaveCount(0);
  const frames = await framesOf(page);
  // Before, it may be shown as planned.
  const from = frames.findIndex(({ flying }) => flying > 0);
  const opacities = frames.slice(from).map(({ bids: [bid] }) => bid?.[1]);
  expect(opacities[0]).toBe(0);
  expect(opacities.at(-1)).toBe(1);
  // Once arrived it stays.
  expect(opacities.indexOf(1)).toBeGreaterThan(opacities.lastIndexOf(0));
});

test('the end of a season is told step by step, can be skipped and watched again', async ({
  server,
  sitAt,
}) => {
  const table = await tableAt(server.url, { players: 2, seed: 'an end' });
  const page = await sitAt(table);
  const board = new Board(page, english);
  await board.ready();
  const connection = await table.person.connect();
  await connection.watch(table.id);
  const caption = page.locator('.step-caption');
  const seen = caption.waitFor();
  await playOn(connection, table.id, 'summer');
  await connection.close();
  await seen;
  await caption.getByRole('button', { name: english.news.skip }).click();
  await expect(caption).toHaveCount(0);
  await expect(page.locator('.flying')).toHaveCount(0);
  await page.getByRole('button', { name: english.screen.side.watchAgain }).click();
  await expect(caption).toBeVisible();
  await expect(page.locator('.flying').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(caption).toHaveCount(0);
});

test('nothing but the outline of a tile changes while workers are dragged over it', async ({
  server,
  sitAt,
}) => {
  const page = await sitAt(await tableAt(server.url, { players: 2, seed: 'dragged' }));
  const board = new Board(page, english);
  await board.ready();
  const from = (await page.locator('.my-screen button[data-colour]:not([disabled])').first().boundingBox())!;
  const tile = page.locator('.market-cell').first();
  const to = (await tile.boundingBox())!;
  const strokes = (): Promise<string[]> =>
    tile.evaluate((cell) =>
      [...cell.querySelectorAll('*:not(.ring)')].map((one) => getComputedStyle(one).strokeWidth),
    );
  const before = await strokes();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await expect(page.locator('.dragged-over').first()).toBeAttached();
  expect(await strokes()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
