import { pages as english } from '@keyflower/words/en/pages';
import { Person } from '../apps/server/test/support/person.ts';
import { expectAccessible } from './support/axe.ts';
import { Board } from './support/board.ts';
import { expect, type Page, test } from './support/test.ts';

const { start, lobby, game, screen } = english;

/** Answers the question for a name that a new guest is asked once. */
async function giveName(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: start.name });
  await expect(field).toBeFocused();
  await field.fill(name);
  const answer = page.getByRole('button', { name: lobby.toTable });
  await answer.click();
  // The name is stored then: to leave the page earlier would cancel the request.
  await expect(answer).toHaveCount(0);
}

test('a table is created, a friend joins by link, a bot fills it, they play and chat', async ({
  page,
  another,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: start.create }).click();
  await page.getByRole('button', { name: start.createIt }).click();
  await giveName(page, 'Hanna');
  await expect(page.getByRole('button', { name: lobby.start })).toBeDisabled();
  const link = await page.getByRole('textbox', { name: lobby.inviteTable }).inputValue();

  const friend = await another();
  await friend.goto(link);
  await giveName(friend, 'Fritz');
  await friend.reload();
  await friend.getByRole('button', { name: lobby.sit }).first().click();
  await expect(friend.getByText(lobby.waitForHost)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fritz' })).toBeVisible();

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

test('the address of a private table lets a friend in, and without its key says what to do', async ({
  server,
  sitAt,
  another,
}) => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 } });
  const page = await sitAt({ url: `${server.url}/t/${id}`, person: host });
  await expect(page).toHaveURL(/\?key=/);
  const friend = await another();
  await friend.goto(`${server.url}/t/${id}`);
  await expect(friend.getByText(lobby.needsInvitation)).toBeVisible();
  await friend.goto(page.url());
  await giveName(friend, 'Fritz');
  await friend.getByRole('button', { name: lobby.sit }).click();
  await expect(page.getByRole('link', { name: 'Fritz' })).toBeVisible();
});

test('the invitation can be scanned', async ({ server, sitAt }) => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 } });
  const page = await sitAt({ url: `${server.url}/t/${id}`, person: host });
  await page.getByRole('button', { name: lobby.showQr }).click();
  const code = page.getByRole('img', { name: lobby.qrLabel });
  await expect(code).toBeVisible();
  // A link of this length needs a code of at least 29 squares, and 8 of margin.
  const [, , size = 0] = ((await code.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  expect(size).toBeGreaterThanOrEqual(37);
  await expectAccessible(page);
});

test('the host changes the settings, and who sits there agrees again', async ({ server, sitAt, another }) => {
  const [host, guest] = [await Person.arrive(server.url), await Person.arrive(server.url)];
  const id = await host.createTable({ options: { players: 2 }, public: true });
  await guest.post(`/tables/${id}/sit`, { seat: 1 });
  const page = await sitAt({ url: `${server.url}/t/${id}`, person: host });
  const friend = await another(guest);
  await friend.goto(`${server.url}/t/${id}`);
  const begin = page.getByRole('button', { name: lobby.start });
  await expect(begin).toBeEnabled();

  await page.getByText(lobby.details).click();
  await page.getByRole('button', { name: lobby.changeSettings }).click();
  await expect(page.getByRole('checkbox', { name: english.settings.public })).toBeChecked();
  await page.getByRole('checkbox', { name: english.settings.rated }).check();
  const guests = english.server.unrated.guests;
  await expect(page.getByText(english.after.unrated(guests))).toBeVisible();
  await page.getByRole('checkbox', { name: english.settings.rated }).uncheck();
  await expect(page.getByText(english.after.unrated(guests))).toBeHidden();
  await page.getByRole('radio', { name: english.settings.farmersAll }).check();
  await page.getByRole('button', { name: lobby.saveSettings }).click();

  await expect(begin).toBeDisabled();
  await expect(page.getByText(lobby.notAgreed)).toBeVisible();
  await expect(friend.getByRole('heading', { name: lobby.changed })).toBeVisible();
  await expectAccessible(friend);
  await friend.getByRole('button', { name: lobby.agree }).click();
  await expect(friend.getByRole('heading', { name: lobby.changed })).toBeHidden();
  await begin.click();
  await expect(new Board(friend, english).now).toBeVisible();
});
