import type { View } from '@keyflower/engine';
import { pages as english } from '@keyflower/words/en/pages';
import { guide } from '@keyflower/words/en/guide';
import { Person } from '../apps/server/test/support/person.ts';
import { Board } from './support/board.ts';
import { deviceGame } from './support/device-game.ts';
import { canCarry, crowdedTable, finishedTable, say } from './support/places.ts';
import { startedTable, tableAt } from './support/table-at.ts';
import { expect, type Page, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

test('the market of six players has an overview of all tiles on one screen, and a touch opens a tile', async ({
  server,
  sitAt,
}) => {
  const table = await crowdedTable(server);
  const page = await sitAt(table);
  const board = new Board(page, english);
  await board.ready();
  const { market, turnOrder, boats } = table.view;
  const shown = await boxesOf(page, '.market-cell, .boat-cell');
  expect(shown).toHaveLength(market.length + turnOrder.length + boats.length);
  const room = must((await boxesOf(page, '.market-room'))[0]);
  for (const { x, y, width, height } of shown) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(room.y + room.height + 1);
  }
  for (const { width } of await boxesOf(page, '.market-cell')) expect(width).toBeGreaterThanOrEqual(44);
  await page.locator('.market-cell').first().tap();
  await expect(board.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english.market.overview }).tap();
  const [large] = await boxesOf(page, '.market-cell');
  expect(must(large).width).toBeGreaterThan(150);
});

test('tiles keep their size while the prompt needs more room', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 4, until: 'summer', seed: 'size' }));
  const board = new Board(page, english);
  await board.ready();
  const widths = async (): Promise<number[]> => (await boxesOf(page, '.market-cell')).map((box) => box.width);
  const before = await widths();
  await board.begin('bid');
  await expect(board.answer(english.now.confirm)).toBeVisible();
  expect(await widths()).toEqual(before);
});

test('an unread message is announced on every sheet, and opens the chat', async ({ server, sitAt }) => {
  const friend = await Person.arrive(server.url);
  const { id, person } = await startedTable(server.url, { friends: [friend], seed: 'unread' });
  const page = await sitAt({ person, url: `${server.url}/t/${id}` });
  await expect(page.locator('.market-cell').first()).toBeVisible();
  await say(friend, id, 'Hello there');
  const unread = page.getByRole('button', { name: english.screen.side.unread(1) });
  for (const sheet of ['village', 'others', 'market'] as const) {
    await page.getByRole('button', { name: english.now.sheets[sheet], exact: true }).tap();
    await expect(unread.first()).toBeInViewport();
  }
  await unread.first().tap();
  await expect(page.getByRole('dialog').getByText('Hello there')).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test('the running clock names its player', async ({ server, sitAt }) => {
  const friend = await Person.arrive(server.url);
  const clock = { kind: 'live', bank: 600, perDecision: 60 } as const;
  const { id, person } = await startedTable(server.url, {
    friends: [friend],
    seed: 'clock',
    settings: { clock },
  });
  const connection = await person.connect();
  await connection.watch(id);
  const [mover] = connection.viewOf(id).pending;
  await connection.close();
  const { table } = await person.table(id);
  const page = await sitAt({ person, url: `${server.url}/t/${id}` });
  const owner = must(mover).player === 0 ? english.market.bar.myClock : must(table.seats[1]?.person?.name);
  await expect(page.locator('.the-clock .clock-owner')).toHaveText(owner);
  await expect(page.locator('.the-clock .clock-owner')).toBeInViewport();
});

test('lying on its side, the guide’s text opens whole, and leaves the prompt its room', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const seats = [{ name: 'Ada' }, { bot: 'miller' }, { bot: 'miller' }];
  const game = {
    ...deviceGame({ seats, seed: 'guided' }, ({ season }) => season === 'summer'),
    guided: true,
  };
  await page.goto('/device');
  await page.evaluate((text) => localStorage.setItem('keyflower-game-lying', text), JSON.stringify(game));
  await page.goto('/device/lying');
  const panel = page.getByRole('region', { name: guide.name, exact: true });
  await panel.getByRole('button', { name: guide.read }).tap();
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await panel.getByRole('button', { name: guide.gotIt }).tap();
  const board = new Board(page, english);
  await board.begin('bid');
  await expect(board.answer(english.now.confirm)).toBeInViewport({ ratio: 1 });
});

const hasHerds = ({ players: [me] }: View): boolean =>
  must(me).village.reduce((sum, { animals = [] }) => sum + animals.length, 0) > 1;

test('what can be moved is large enough for a finger and apart from each other', async ({
  server,
  sitAt,
}) => {
  const page = await sitAt(
    await tableAt(server.url, {
      farmers: 'all',
      seed: 'cattle',
      until: (view) => canCarry(view) && hasHerds(view),
    }),
  );
  await new Board(page, english).ready();
  const boxes = await boxesOf(page, '.handle .halo');
  expect(boxes.length).toBeGreaterThan(1);
  const centres = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const distances = centres.flatMap(([x, y], i) =>
    centres.slice(i + 1).map(([u, v]) => Math.hypot(u - x, v - y)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(43.9);
});

test('a replay shows the sheet where each step takes place', async ({ server, sitAt }) => {
  const over = await finishedTable(server);
  const page = await sitAt(over);
  await page.goto(`/replay/${over.id}?at=1`);
  const current = page.locator('.pane-tabs [aria-current]');
  const next = page.getByRole('button', { name: english.replay.next, exact: true });
  const seen = new Set<string>();
  for (let step = 0; step < 60 && seen.size < 2; step++) {
    seen.add((await current.textContent()) ?? '');
    await next.tap();
  }
  expect([...seen].sort()).toEqual([english.now.sheets.market, english.now.sheets.village].sort());
});
