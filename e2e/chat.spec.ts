import { pages as english } from '@keyflower/words/en/pages';
import { account } from '@keyflower/words/en/account';
import { expectAccessible } from './support/axe.ts';
import { operatorOf, say, tableWithChat } from './support/places.ts';
import { openChat } from './support/screens.ts';
import { expect, FULL, type Page, test } from './support/test.ts';

const { game, screen } = english;
const { people } = account;

/** The rest of the table is checked with the other screens. */
const DIALOG = FULL ? undefined : 'dialog';

const chat = (page: Page) => page.getByRole('region', { name: screen.side.chat, exact: true });

/** Opens the menu of the first message by a person. */
async function tools(page: Page, who: string): Promise<void> {
  await page.getByLabel(screen.side.more(who)).first().click();
}

test('a muted person is hidden, and can be shown again', async ({ server, sitAt }) => {
  const at = await tableWithChat(server);
  const page = await sitAt(at);
  await openChat(page, english);
  await expect(chat(page).getByText('And to you.')).toBeVisible();
  await tools(page, at.friend.name);
  await page.getByRole('button', { name: game.mute, exact: true }).click();
  await expect(page.getByText(game.muted)).toBeVisible();
  await expect(chat(page).getByText('And to you.')).toHaveCount(0);
  await expect(chat(page).getByText('That was not kind.')).toBeVisible();
  await say(at.friend, at.id, 'Can you hear me?');
  await page.reload();
  await openChat(page, english);
  await expect(chat(page).getByText('That was not kind.')).toBeVisible();
  await expect(chat(page).getByText(at.friend.name)).toHaveCount(0);

  await page.goto('/me');
  await expect(page.getByRole('heading', { name: account.blocks })).toBeVisible();
  await expect(page.getByRole('link', { name: at.friend.name })).toBeVisible();
  await page.getByRole('button', { name: people.unblock }).click();
  await expect(page.getByText(account.noBlocks)).toBeVisible();
  // Back without reloading the page.
  await page.getByRole('link', { name: english.nav.home }).click();
  await page.locator(`a[href="/t/${at.id}"]`).first().click();
  await openChat(page, english);
  await expect(chat(page).getByText('Can you hear me?')).toBeVisible();
});

test('a message is reported with a reason, and the operators read both', async ({
  server,
  sitAt,
  another,
}) => {
  const at = await tableWithChat(server);
  const page = await sitAt(at);
  await openChat(page, english);
  await tools(page, at.friend.name);
  await page.getByRole('button', { name: game.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: game.report });
  await expect(dialog.getByText('And to you.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: game.reportWhat });
  await expect(field).toBeFocused();
  // An empty reason is not sent.
  await dialog.getByRole('button', { name: game.send }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, DIALOG);
  await field.fill('This is spam.');
  await dialog.getByRole('button', { name: game.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(game.reported)).toBeVisible();

  const operatorPage = await another(await operatorOf(server));
  await operatorPage.goto('/operator');
  await expect(operatorPage.getByText('This is spam.')).toBeVisible();
});

test('a message removed by an operator disappears for everyone at once', async ({
  server,
  sitAt,
  another,
}) => {
  const operator = await operatorOf(server);
  const at = await tableWithChat(server, { friend: operator });
  const page = await sitAt(at);
  await openChat(page, english);
  const operatorPage = await another(operator);
  await operatorPage.goto(at.url);
  await openChat(operatorPage, english);
  await expect(chat(operatorPage).getByText(game.removed)).toHaveCount(1);
  await tools(operatorPage, at.person.name);
  await operatorPage.getByRole('button', { name: game.remove, exact: true }).click();
  const dialog = operatorPage.getByRole('dialog', { name: game.remove });
  await dialog.getByRole('textbox', { name: game.reason }).fill('Too much luck.');
  await expectAccessible(operatorPage, DIALOG);
  await dialog.getByRole('button', { name: game.send }).click();
  for (const one of [page, operatorPage]) {
    await expect(chat(one).getByText(game.removed)).toHaveCount(2);
    await expect(chat(one).getByText('Good luck, everyone!')).toHaveCount(0);
  }
});

test('messages from before joining are not news; later ones are', async ({ server, page, sitAt }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const at = await tableWithChat(server);
  await sitAt(at);
  await page.getByRole('button', { name: english.now.sheets.others, exact: true }).click();
  const opener = page.getByRole('button', { name: screen.side.open });
  await expect(opener).toBeVisible();
  await expect(opener).not.toContainText(/\d/);
  await say(at.friend, at.id, 'Your turn!');
  await expect(opener).toContainText(screen.side.unread(1));
  await expect(page.getByText(screen.side.says(at.friend.name, 'Your turn!'))).toHaveCount(1);
});
