import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { summerTable } from './support/places.ts';
import { playOn, tableAt } from './support/table-at.ts';
import { patternOfNames } from './support/text-patterns.ts';
import { expect, test } from './support/test.ts';

test('a spectator sees the game go on and can do nothing', async ({ server, page }) => {
  const at = await tableAt(server.url, { players: 2, settings: { public: true, seed: undefined } });
  await page.goto(at.url);
  const board = new Board(page, english);
  await expect(page.getByText(english.game.spectating).first()).toBeVisible();
  const before = await board.market.ariaSnapshot();
  const device = await at.person.connect();
  await device.watch(at.id);
  await playOn(device, at.id, 'summer');
  await device.close();
  await expect.poll(() => board.market.ariaSnapshot()).not.toBe(before);
  expect(await board.biddable.count()).toBe(0);
  expect(await board.answer(english.now.pass).count()).toBe(0);
});

test('another player’s village is shown, and the viewer returns to their own', async ({ server, sitAt }) => {
  const page = await sitAt(await summerTable(server));
  const board = new Board(page, english);
  await expect(board.village).toBeVisible();
  await page
    .getByRole('button', { name: patternOfNames(english.market.players.look) })
    .first()
    .click();
  await expect(board.village).toBeHidden();
  await page.getByRole('button', { name: english.village.back }).click();
  await expect(board.village).toBeVisible();
});
