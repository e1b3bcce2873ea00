import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { expect, test } from './support/test.ts';

const { start, lobby, game, screen } = english;

test('a table is created, a friend joins by link, a bot fills it, they play and chat', async ({
  page,
  another,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: start.create }).click();
  await page.getByRole('button', { name: start.createIt }).click();
  await expect(page.getByRole('button', { name: lobby.start })).toBeDisabled();
  const link = await page.getByRole('textbox', { name: lobby.inviteTable }).inputValue();

  const friend = await another();
  await friend.goto(link);
  await friend.getByRole('button', { name: lobby.sit }).first().click();
  await expect(friend.getByText(lobby.waitForHost)).toBeVisible();

  const addBot = page.getByRole('button', { name: lobby.putBot });
  await expect(addBot).toHaveCount(1);
  await addBot.click();
  await page.getByRole('dialog', { name: lobby.putBot }).getByRole('button').last().click();
  await page.getByRole('button', { name: lobby.start }).click();
  for (const each of [page, friend]) await expect(new Board(each, english).now).toBeVisible();

  await page.getByRole('tab', { name: screen.side.chat }).click();
  await page.getByRole('textbox', { name: game.say }).fill('Good luck!');
  await page.getByRole('button', { name: game.send }).click();
  await friend.getByRole('tab', { name: screen.side.chat }).click();
  await expect(friend.getByText('Good luck!').first()).toBeVisible();
});
