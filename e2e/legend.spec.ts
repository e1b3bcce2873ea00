import { pages as english } from '@keyflower/words/en/pages';
import { expectAccessible } from './support/axe.ts';
import { Board, FRONT } from './support/board.ts';
import { asked, canUpgrade } from './support/places.ts';
import { openMenu } from './support/screens.ts';
import { tableAt } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

const { market, now } = english;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a key and a button open the legend of icons', async ({ server, sitAt, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitAt(await tableAt(server.url, { players: 2, farmers: 'all', seed: 'legend' }));
  await new Board(page, english).ready();
  const legend = page.getByRole('dialog', { name: market.legend.title });
  const tile = page.locator('.market-cell').first();
  await tile.focus();
  await page.keyboard.press('i');
  await expect(legend.getByText(market.legend.signs.transport)).toBeVisible();
  await expect(legend.getByText(market.legend.signs.wideField)).toBeVisible();
  await expect(legend.locator('li > svg')).toHaveCount(await legend.locator('li').count());
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
  await expect(tile).toBeFocused();
  await page.getByRole('button', { name: market.menu.legend, exact: true }).click();
  await expect(legend).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens the legend of icons', async ({ server, sitAt, page }) => {
    await sitAt(await tableAt(server.url, { players: 2, seed: 'legend' }));
    await new Board(page, english).ready();
    await openMenu(page, english);
    await page.getByRole('dialog').getByRole('button', { name: market.menu.legend, exact: true }).tap();
    const legend = page.getByRole('dialog', { name: market.legend.title });
    await expect(legend.getByText(market.legend.signs.upgrade)).toBeVisible();
    // Signs of The Farmers are left out where they do not occur.
    await expect(legend.getByText(market.legend.signs.wideField)).toHaveCount(0);
  });
});

test('a tile shows its upgraded face while its upgrade is prepared', async ({ server, sitAt, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const until = asked('transport', canUpgrade);
  await sitAt(await tableAt(server.url, { players: 2, until, seed: 'upgrade' }));
  const board = new Board(page, english);
  await board.ready();
  const sign = page.locator('[data-upgrade]').first();
  const tile = await sign.getAttribute('data-upgrade');
  const face = page.locator(`${FRONT} .hex[data-tile="${tile}"] > use`).first();
  const before = (await face.getAttribute('href'))!;
  await sign.click();
  await expect(face).not.toHaveAttribute('href', before);
  await board.answer(now.cancel).click();
  await expect(face).toHaveAttribute('href', before);
  await sign.click();
  const upgraded = (await face.getAttribute('href'))!;
  await board.answer(now.confirm).click();
  await expect(board.answer(now.undoStep)).toBeVisible();
  await expect(face).toHaveAttribute('href', upgraded);
});
