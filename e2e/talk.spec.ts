import { pages as english } from '@keyflower/words/en/pages';
import { expectForEveryone } from './support/axe.ts';
import { anOperator, openTalk, say, talkedAt } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const { game, screen, account, people } = english;

const talk = (page: Page) => page.getByRole('region', { name: screen.side.chat, exact: true });

/** Opens what can be done about the first line of somebody else. */
async function tools(page: Page, who: string): Promise<void> {
  await page.getByLabel(screen.side.more(who)).first().click();
}

test('somebody who is muted is not heard any more, and can be heard again', async ({ server, sitAt }) => {
  const at = await talkedAt(server);
  const page = await sitAt(at);
  await openTalk(page, english);
  await expect(talk(page).getByText('And to you.')).toBeVisible();
  await tools(page, at.friend.name);
  await page.getByRole('button', { name: game.mute, exact: true }).click();
  await expect(page.getByText(game.muted)).toBeVisible();
  await expect(talk(page).getByText('And to you.')).toHaveCount(0);
  await expect(talk(page).getByText('That was not kind.')).toBeVisible();
  await say(at.friend, at.id, 'Can you hear me?');
  await page.reload();
  await openTalk(page, english);
  await expect(talk(page).getByText('That was not kind.')).toBeVisible();
  await expect(talk(page).getByText(at.friend.name)).toHaveCount(0);

  await page.goto('/me');
  await expect(page.getByRole('heading', { name: account.blocks })).toBeVisible();
  await expect(page.getByRole('link', { name: at.friend.name })).toBeVisible();
  await page.getByRole('button', { name: people.unblock }).click();
  await expect(page.getByText(account.noBlocks)).toBeVisible();
  // Back without loading anything afresh.
  await page.getByRole('link', { name: english.nav.home }).click();
  await page.locator(`a[href="/t/${at.id}"]`).first().click();
  await openTalk(page, english);
  await expect(talk(page).getByText('Can you hear me?')).toBeVisible();
});

test('a line is reported with a few words, and the operators read both', async ({
  server,
  sitAt,
  another,
}) => {
  const at = await talkedAt(server);
  const page = await sitAt(at);
  await openTalk(page, english);
  await tools(page, at.friend.name);
  await page.getByRole('button', { name: game.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: game.report });
  await expect(dialog.getByText('And to you.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: game.reportWhat });
  await expect(field).toBeFocused();
  // Nothing is sent without a word.
  await dialog.getByRole('button', { name: game.send }).click();
  await expect(dialog).toBeVisible();
  await expectForEveryone(page);
  await field.fill('This is spam.');
  await dialog.getByRole('button', { name: game.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(game.reported)).toBeVisible();

  const desk = await another(await anOperator(server));
  await desk.goto('/operator');
  await expect(desk.getByText('This is spam.')).toBeVisible();
});

test('a line that an operator removes goes for everybody at once', async ({ server, sitAt, another }) => {
  const warden = await anOperator(server);
  const at = await talkedAt(server, { friend: warden });
  const page = await sitAt(at);
  await openTalk(page, english);
  const desk = await another(warden);
  await desk.goto(at.url);
  await openTalk(desk, english);
  await expect(talk(desk).getByText(game.removed)).toHaveCount(1);
  await tools(desk, at.person.name);
  await desk.getByRole('button', { name: game.remove, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: game.remove });
  await dialog.getByRole('textbox', { name: game.reason }).fill('Too much luck.');
  await expectForEveryone(desk);
  await dialog.getByRole('button', { name: game.send }).click();
  for (const one of [page, desk]) {
    await expect(talk(one).getByText(game.removed)).toHaveCount(2);
    await expect(talk(one).getByText('Good luck, everyone!')).toHaveCount(0);
  }
});

test('what was said before one came is not news; what is said then is', async ({ server, page, sitAt }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const at = await talkedAt(server);
  await sitAt(at);
  await page.getByRole('button', { name: english.now.sheets.others, exact: true }).click();
  const opener = page.getByRole('button', { name: screen.side.open });
  await expect(opener).toBeVisible();
  await expect(opener).not.toContainText(/\d/);
  await say(at.friend, at.id, 'Your turn!');
  await expect(opener).toContainText(screen.side.unread(1));
  await expect(page.getByText(screen.side.says(at.friend.name, 'Your turn!'))).toHaveCount(1);
});
