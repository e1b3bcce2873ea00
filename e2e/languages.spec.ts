import { pages as english } from '@keyflower/words/en/pages';
import { pages as french } from '@keyflower/words/fr/pages';
import { pages as german } from '@keyflower/words/de/pages';
import type { Words } from '@keyflower/words';
import { Board } from './support/board.ts';
import { mouse } from './support/input.ts';
import { Player } from './support/player.ts';
import { startedTable } from './support/table-at.ts';
import { expect, FULL, test } from './support/test.ts';

const LANGUAGES: readonly (readonly ['fr' | 'de', string, Words])[] = [
  ['fr', 'French', french],
  ['de', 'German', german],
];

for (const [lang, name, words] of FULL ? LANGUAGES : LANGUAGES.slice(0, 1))
  test(`${name}: a few moves are played`, async ({ server, sitAt }) => {
    test.setTimeout(600_000);
    const { id, person } = await startedTable(server.url, { players: 2, seed: lang, lang });
    const page = await sitAt({ person, url: `${server.url}/t/${id}` });
    const player = new Player(page, words, mouse);
    await player.play(async () => !FULL && player.steps > 12);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });

test('the language of the start page changes at once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  for (const [lang, words] of [
    ['fr', french],
    ['de', german],
    ['en', english],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(lang);
    await expect(page.getByRole('button', { name: words.start.playNow })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
});

test('the language of a table changes at once', async ({ server, sitAt }) => {
  const { id, person } = await startedTable(server.url, { seed: 'on the spot' });
  const page = await sitAt({ person, url: `${server.url}/t/${id}` });
  await new Board(page, english).ready();
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await page.getByRole('button', { name: english.market.bar.menu }).click();
  await page.getByRole('combobox', { name: english.preferences.language }).selectOption('de');
  await page.keyboard.press('Escape');
  await new Board(page, german).ready();
  await expect(page.locator('body[data-not-reloaded]')).toBeAttached();
});
