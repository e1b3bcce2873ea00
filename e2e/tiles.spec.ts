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
