import { catalogue } from '@keyflower/words/en/catalogue';
import { pages as english } from '@keyflower/words/en/pages';
import { tiles } from '@keyflower/words/en/tiles';
import { expect, test } from './support/test.ts';

test('tiles are searched by what they do, and the search is kept while one of them is looked at', async ({
  page,
}) => {
  await page.goto('/tiles');
  const search = page.getByRole('searchbox', { name: tiles.search });
  const shown = page.locator('.gallery strong');
  await expect(search).toBeVisible();
  const all = await shown.count();
  await search.fill('wood');
  await expect(page.getByText(/^\d+ tiles found$/)).toBeVisible();
  const found = await shown.count();
  expect(found).toBeLessThan(all);
  await page.getByRole('link', { name: 'Woodcutter' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Woodcutter' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('wood');
  await expect(shown).toHaveCount(found);
  await search.fill('no such tile');
  await expect(page.getByText(tiles.found(0))).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('the tiles of the expansion are shown alone', async ({ page }) => {
  await page.goto('/tiles');
  const shown = page.locator('.gallery li');
  const sets = page.getByRole('combobox', { name: tiles.show });
  await expect(sets).toBeVisible();
  const all = await shown.count();
  await sets.selectOption(english.settings.farmers);
  await expect(shown.first().getByText(english.settings.farmers)).toBeVisible();
  expect(await shown.count()).toBeLessThan(all);
  await expect(page.locator('.gallery li:not(:has-text("The Farmers"))')).toHaveCount(0);
});

test('tiles are filtered by season and effect, and the filters are cleared together', async ({ page }) => {
  await page.goto('/tiles');
  const shown = page.locator('.gallery strong');
  const season = page.getByRole('combobox', { name: catalogue.season });
  await expect(season).toBeVisible();
  const all = await shown.count();
  await season.selectOption(english.story.seasons.summer);
  await page.getByRole('combobox', { name: catalogue.effect }).selectOption(catalogue.effects.transport);
  await expect(shown).toHaveText(['Farrier']);
  await expect(page).toHaveURL(/\?type=summer&effect=transport$/);
  await page.reload();
  await expect(shown).toHaveText(['Farrier']);
  await page.getByRole('link', { name: 'Farrier' }).click();
  await page.getByRole('main').getByRole('link', { name: tiles.title, exact: true }).click();
  await expect(shown).toHaveText(['Farrier']);
  await page.getByRole('button', { name: catalogue.reset }).click();
  await expect(shown).toHaveCount(all);
  await page.getByRole('combobox', { name: catalogue.players }).selectOption('2');
  await expect(page.locator('#boats .gallery li')).toHaveCount(2);
  await page.getByRole('button', { name: catalogue.reset }).click();
});

test('a link opens a single tile, with what is asked about it and what its marks mean', async ({ page }) => {
  await page.goto('/tiles/paddock');
  await expect(page.getByRole('heading', { level: 1, name: 'Paddock' })).toBeVisible();
  const rulings = page.locator('.rulings');
  await expect(rulings.getByText(catalogue.asked.wheatNow.question)).toBeVisible();
  await expect(rulings.getByRole('link', { name: 'FARM-8' }).first()).toHaveAttribute(
    'href',
    '/rules/FARM-8',
  );
  await page.getByRole('link', { name: catalogue.unconfirmed.more }).click();
  await expect(page.getByText(catalogue.unconfirmed.text)).toBeInViewport();
});
