import { CHARACTERS } from '@keyflower/bots/characters';
import { Person } from '../apps/server/test/support/person.ts';
import type { Words } from '@keyflower/words';
import { pages as french } from '@keyflower/words/fr/pages';
import { pages as german } from '@keyflower/words/de/pages';
import { Board } from './support/board.ts';
import { followLink } from './support/navigate.ts';
import { startedTable, tableAt } from './support/table-at.ts';
import { expect, FULL, type Page, test } from './support/test.ts';
import { atLeast } from '../scripts/testing/must.ts';

const IDS = CHARACTERS.map(({ id }) => id);
type Id = (typeof IDS)[number];

/** The full run loads each page from the server. */
const visit = (page: Page, path: string): Promise<unknown> =>
  FULL ? page.goto(path) : followLink(page, path);

/** Internal bot ids must never be visible. */
async function expectNames(page: Page, words: Words, ids: readonly Id[]): Promise<void> {
  const text = page.locator('body');
  for (const id of ids) {
    const [name] = atLeast(1, words.bots[id].name.split(','));
    await expect(text).toContainText(name);
  }
  await expect(text).not.toContainText(new RegExp(`\\b(${IDS.join('|')})\\b`));
}

for (const [lang, words] of [['de', german], ...(FULL ? ([['fr', french]] as const) : [])] as const)
  test(`bots are shown by their names everywhere (${lang})`, async ({ server, sitAt, another }) => {
    const others = IDS.slice(1);
    const host = await Person.arrive(server.url);
    await host.patch('/me', { lang });
    const id = await host.createTable({ options: { players: IDS.length }, public: true });
    for (const [i, bot] of others.entries()) await host.put(`/tables/${id}/seats/${i + 1}`, { bot });

    const page = await sitAt({ url: `${server.url}/t/${id}`, person: host });
    await page.getByRole('button', { name: words.lobby.start }).waitFor();
    await page.getByText(words.lobby.details).click();
    await expectNames(page, words, others);
    for (const path of ['/', `/people/${host.id}`]) {
      await visit(page, path);
      await expectNames(page, words, others);
    }
    await visit(page, '/new');
    await expectNames(page, words, IDS);

    const guest = await Person.arrive(server.url);
    await guest.patch('/me', { lang });
    const theirs = await another(guest);
    await theirs.goto('/');
    await expectNames(theirs, words, others);

    const { id: playing } = await startedTable(server.url, {
      players: IDS.length,
      bots: others,
      settings: { public: true, seed: undefined },
    });
    await visit(theirs, `/t/${playing}`);
    await new Board(theirs, words).market.waitFor();
    await expectNames(theirs, words, others);
    await visit(theirs, '/');
    await expectNames(theirs, words, others);

    const over = await tableAt(server.url, { players: 2, bots: IDS.slice(0, 1), until: 'over', lang });
    await page.context().clearCookies();
    await sitAt(over);
    await expectNames(page, words, IDS.slice(0, 1));
    await visit(page, `/replay/${over.id}`);
    await expectNames(page, words, IDS.slice(0, 1));
    await visit(page, '/');
    await expectNames(page, words, IDS.slice(0, 1));
  });
