import { pages as english } from '@keyflower/words/en/pages';
import { Person } from '../apps/server/test/support/person.ts';
import { Board } from './support/board.ts';
import { startedTable } from './support/table-at.ts';
import { patternOfNames } from './support/text-patterns.ts';
import { expect, type Page, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

const { now, market, game } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two people at a table, with a browser each: first the one to move. */
async function twoPeople(
  url: string,
  seed: string,
  open: {
    sitAt: (at: { person: Person; url: string }) => Promise<Page>;
    another: (person: Person) => Promise<Page>;
  },
): Promise<{ mover: Board; waiting: Board; id: string; people: Person[] }> {
  const friend = await Person.arrive(url);
  const { id, person } = await startedTable(url, { players: 2, seed, friends: [friend] });
  const pages = [await open.sitAt({ person, url: `${url}/t/${id}` }), await open.another(friend)];
  await must(pages[1]).goto(`${url}/t/${id}`);
  const boards = pages.map((page) => new Board(page, english));
  const [first, second] = [must(boards[0]), must(boards[1])];
  await first.yourTurn.or(first.now.getByText(patternOfNames((name) => now.waitingFor([name])))).waitFor();
  const isFirst = (await first.yourTurn.count()) > 0;
  const people = isFirst ? [person, friend] : [friend, person];
  return isFirst
    ? { mover: first, waiting: second, id, people }
    : { mover: second, waiting: first, id, people };
}

test('a bid chosen in advance is played when its turn comes', async ({ server, sitAt, another }) => {
  const { mover, waiting } = await twoPeople(server.url, 'ahead', { sitAt, another });
  await waiting.answer(now.ahead.begin).click();
  await expect(waiting.now.getByText(now.ahead.title)).toBeVisible();
  await waiting.choose('bid');
  await waiting.answer(now.ahead.confirm).click();
  await expect(waiting.answer(now.ahead.drop)).toBeVisible();
  await mover.answer(now.pass).click();
  await mover.answer(now.confirm).click();
  await expect(waiting.market.getByRole('button', { name: market.myBid('') })).toBeVisible();
  await expect(waiting.answer(now.ahead.drop)).toBeHidden();
  await expect(mover.yourTurn).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a pass is chosen in advance, and withdrawn', async ({ server, sitAt, another }) => {
    const { waiting } = await twoPeople(server.url, 'phone', { sitAt, another });
    await waiting.answer(now.ahead.begin).click();
    await waiting.answer(now.pass).click();
    await waiting.answer(now.ahead.confirm).click();
    await expect(waiting.answer(now.ahead.drop)).toBeVisible();
    await waiting.answer(now.ahead.drop).click();
    await expect(waiting.answer(now.ahead.drop)).toBeHidden();
    await expect(waiting.answer(now.ahead.begin)).toBeVisible();
  });
});

test('a visitor takes over the seat of a player who left', async ({ server, sitAt, another }) => {
  const { mover, id, people } = await twoPeople(server.url, 'take over', { sitAt, another });
  const [stayer, leaver] = [must(people[0]), must(people[1])];
  await leaver.post(`/tables/${id}/leave`);
  const visitor = await Person.arrive(server.url);
  const { you } = await stayer.table(id);
  const page = await another(visitor);
  await page.goto(`${server.url}/t/${id}?key=${you.key!}`);
  // Their row among the players: the news names them, too.
  await page.getByRole('button', { name: leaver.name, exact: true }).click();
  await page.getByRole('button', { name: game.offer.join }).click();
  await mover.page.getByRole('button', { name: game.vote.agree }).click();
  const board = new Board(page, english);
  await expect(board.screen).toBeVisible();
  await expect(board.village).toBeVisible();
});
