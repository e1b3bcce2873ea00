import type { Locator } from '@playwright/test';
import { Person } from '../apps/server/test/support/person.ts';
import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { patternOf, patternOfNames } from './support/text-patterns.ts';
import { asked, canCarry } from './support/places.ts';
import { startedTable, tableAt } from './support/table-at.ts';
import { expect, type Page, test } from './support/test.ts';
import { atLeast, must } from '../scripts/testing/must.ts';

const { now, market, village } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Drags with the mouse, from the middle of one element to a point within another. */
async function drag(page: Page, from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const start = (await from.boundingBox())!;
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y - 20, { steps: 4 });
  const end = (await to.boundingBox())!;
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 });
  await page.mouse.up();
}

/** Some workers behind the viewer's screen. */
const someWorkers = (board: Board): Locator =>
  board.screen.getByRole('region', { name: english.screen.workersTitle }).locator('button:enabled').first();

/** A tile without bids: it takes workers of any colour. */
const freeTile = ({ market: place }: Board, can: RegExp): Locator =>
  place.getByRole('button', { name: new RegExp(`${market.noBids}.*(?:${can.source})`) }).first();

test('workers dragged onto a tile use it, and to its side bid for it', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { seed: 'drag to bid' }));
  const board = new Board(page, english);
  await board.ready();
  const used = freeTile(board, patternOfNames(market.canUse));
  const [place] = atLeast(1, (await used.getAttribute('aria-label'))!.split(':'));
  await drag(page, someWorkers(board), used);
  await expect(board.now.getByText(now.useOf(place))).toBeVisible();
  await board.answer(now.cancel).click();
  await expect(board.answer(now.pass)).toBeVisible();

  const tile = freeTile(board, patternOfNames(market.canBid));
  const [name] = atLeast(1, (await tile.getAttribute('aria-label'))!.split(':'));
  await drag(page, someWorkers(board), tile, { x: 0.5, y: 0.93 });
  await expect(board.now.getByText(now.bidFor(name))).toBeVisible();
  await board.answer(now.confirm).click();
  await expect(
    board.market.getByRole('button', { name: new RegExp(`^${name}:.*${market.myBid('')}`) }),
  ).toBeVisible();
});

test('a sent action is undone: freely, and later if the other player agrees', async ({
  server,
  sitAt,
  another,
}) => {
  const friend = await Person.arrive(server.url);
  const { id, person } = await startedTable(server.url, { players: 2, seed: 'undo', friends: [friend] });
  const url = `${server.url}/t/${id}`;
  const pages = [await sitAt({ person, url }), await another(friend)];
  await must(pages[1]).goto(url);
  const boards = pages.map((page) => new Board(page, english));
  await must(boards[0])
    .yourTurn.or(must(boards[0]).now.getByText(patternOfNames((name) => now.waitingFor([name]))))
    .waitFor();
  const mine = (await must(boards[0]).yourTurn.count()) > 0 ? 0 : 1;
  const board = must(boards[mine]);
  const other = must(boards[1 - mine]);
  const myBid = board.market.getByRole('button', { name: market.myBid('') });
  const bid = async (): Promise<void> => {
    await board.begin('bid');
    await board.answer(now.confirm).click();
    await expect(myBid).toBeVisible();
  };

  await bid();
  await board.answer(now.undo).click();
  await expect(myBid).toBeHidden();
  await expect(board.page.locator('.story s')).toHaveCount(1);
  await expect(other.page.locator('.story s')).toHaveCount(1);

  await bid();
  await other.answer(now.pass).click();
  await other.answer(now.confirm).click();
  await board.answer(now.undoAsk).click();
  await other.page.getByRole('button', { name: english.game.vote.agree }).click();
  await expect(myBid).toBeHidden();
  await expect(board.yourTurn).toBeVisible();
});

test('against bots an undo needs no consent, and says what it undoes', async ({ server, sitAt, page }) => {
  await sitAt(await tableAt(server.url, { players: 2, until: 'spring', seed: 'undo' }));
  const board = new Board(page, english);
  await board.ready();
  await expect(board.answer(now.undo)).toBeHidden();
  await board.begin('bid');
  await board.answer(now.confirm).click();
  const myBid = board.market.getByRole('button', { name: market.myBid('') });
  await expect(myBid).toBeVisible();
  // The bots have moved on.
  await expect(board.yourTurn).toBeVisible();
  const [, bids] = english.story.events.bid('Anna', '1', 'Store', '').split(' ');
  await expect(board.answer(now.undo)).toHaveAttribute('title', new RegExp(` ${must(bids)} `));
  await board.answer(now.undo).click();
  await expect(myBid).toBeHidden();
});

test('goods are carried by dragging, a step can be undone, and the keyboard alone carries them as well', async ({
  server,
  sitAt,
}) => {
  const page = await sitAt(
    await tableAt(server.url, { players: 3, until: asked('transport', canCarry), seed: 'carry' }),
  );
  const board = new Board(page, english);
  await board.ready();
  const goods = board.village.getByRole('button', { name: patternOfNames(village.carry) }).first();
  const destination = board.village.getByRole('button', { name: patternOf(village.can.arrive) }).first();
  const before = await board.now.getByText(patternOf(now.pointsLeft)).innerText();
  await drag(page, goods, destination);
  await expect(board.answer(now.undoStep)).toBeVisible();
  await expect(board.now.getByText(before, { exact: true })).toBeHidden();
  await board.answer(now.undoStep).click();
  await expect(board.now.getByText(before, { exact: true })).toBeVisible();

  await goods.focus();
  await page.keyboard.press('Enter');
  await destination.focus();
  await page.keyboard.press('Enter');
  await expect(board.answer(now.undoStep)).toBeVisible();
  await board.answer(now.done).focus();
  await page.keyboard.press('Enter');
  await expect(board.now.getByText(now.prompt.transport)).toBeHidden();
});

test('a tile is built: chosen, placed, rotated and confirmed', async ({ server, sitAt }) => {
  const page = await sitAt(await tableAt(server.url, { players: 2, until: asked('place'), seed: 'build' }));
  const board = new Board(page, english);
  await board.ready();
  const tile = board.now.getByRole('group', { name: now.tiles }).getByRole('button').first();
  const name = (await tile.innerText()).trim();
  await tile.click();
  await board.spots.first().click();
  const preview = board.village.getByRole('button', { name: patternOf((n) => village.turned(n)) });
  const first = await preview.getAttribute('aria-label');
  await board.turnRight.click();
  await expect(preview).not.toHaveAttribute('aria-label', first!);
  const build = board.answer(now.build);
  for (let turn = 0; turn < 6 && (await build.isDisabled()); turn++) await page.keyboard.press('r');
  await build.click();
  await expect(board.village.getByRole('button', { name: new RegExp(`^${name}:`) })).toBeVisible();
});
