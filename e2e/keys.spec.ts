import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { asked, canUpgrade } from './support/places.ts';
import { tableAt } from './support/table-at.ts';
import { patternOf } from './support/text-patterns.ts';
import { expect, test } from './support/test.ts';

const { now, market, news, story } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

test('keys work right after loading, after a click on nothing on the tile that is pointed at, and an undo is announced', async ({
  server,
  sitAt,
  page,
}) => {
  await sitAt(await tableAt(server.url, { players: 2, seed: 'keys' }));
  const board = new Board(page, english);
  await board.ready();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: market.help.title });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.market-cell').first()).toBeFocused();
  await page.keyboard.press('b');
  await expect(board.answer(now.confirm)).toBeFocused();
  await page.keyboard.press('Escape');
  const cell = page.locator('.market-cell').first();
  await expect(cell).toBeFocused();
  // An element that is moved within its list loses the focus in Chromium; here it moves to its own place.
  await cell.evaluate((element) => {
    const item = element.parentElement!;
    item.parentElement!.prepend(item);
  });
  await expect(cell).toBeFocused();

  await board.biddable.first().click();
  await expect(board.menu).toBeVisible();
  await page.locator('.season-words').click();
  await expect(board.menu).toBeHidden();
  await page.keyboard.press('i');
  const legend = page.getByRole('dialog', { name: market.legend.title });
  await expect(legend).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
  const tile = board.biddable.nth(1);
  await tile.hover();
  await expect(tile.locator('.ring')).toHaveClass(/pointed/);
  await page.keyboard.press('b');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(board.menu.locator('.stepper')).toBeVisible();

  await board.answer(now.confirm).click();
  await expect(page.getByRole('button', { name: market.myBid('') }).first()).toBeVisible();
  // The bot has moved on.
  await expect(board.yourTurn).toBeVisible();
  await page.keyboard.press('z');
  const [, undoes] = story.events.undone('Anna').split('Anna');
  await expect(page.locator('.unseen [role="log"]')).toContainText(undoes!.trim());
});

test('an arrow key goes to the first tile of a game that was just started', async ({ server, page }) => {
  await page.goto(server.url);
  // With keys, since a pointer that rests on a tile of the new page inspects it, and arrow keys begin there.
  await page.getByRole('button', { name: english.start.playNow }).press('Enter');
  await page.getByRole('button', { name: english.start.startGame }).press('Enter');
  await new Board(page, english).ready();
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.market-cell').first()).toBeFocused();
});

test('planned steps and their undo are announced', async ({ server, sitAt, page }) => {
  const until = asked('transport', canUpgrade);
  await sitAt(await tableAt(server.url, { players: 2, until, seed: 'upgrade' }));
  const board = new Board(page, english);
  await board.ready();
  await page.locator('[data-upgrade]').first().click();
  await board.answer(now.confirm).click();
  const said = page.locator('.unseen > [role="status"]');
  await expect(said).toHaveText(patternOf((n) => news.stepPlanned('ZZZ', n)));
  await page.keyboard.press('z');
  await expect(said).toHaveText(news.stepUndone(0));
});
