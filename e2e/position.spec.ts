import { editor as texts } from '@keyflower/words/en/editor';
import { editor as french } from '@keyflower/words/fr/editor';
import { readFileSync } from 'node:fs';
import { examplePosition, impossiblePosition } from './support/example-position.ts';
import { expect, type Page, test } from './support/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: texts.parts.text });
const verdict = (page: Page) => page.locator('.verdict');

async function open(page: Page, position: object): Promise<void> {
  await page.goto('/position');
  await text(page).fill(JSON.stringify(position));
}

test('a position that is pasted is judged, and what is wrong is shown where it is and in one’s language', async ({
  page,
}) => {
  await open(page, impossiblePosition());
  const equal = texts.problems.contradictions['equal-bids'];
  await expect(verdict(page)).toContainText(equal);
  await expect(page.locator('[data-tile="tavern"]')).toContainText(equal);
  await page.getByRole('button', { name: texts.showPlace }).click();
  await expect(page.locator('[data-tile="tavern"] > summary')).toBeFocused();
  await page.keyboard.press('Enter');
  const bid = page.getByRole('group', { name: texts.bid(texts.player(2)) });
  await bid.getByRole('spinbutton', { name: 'blue' }).fill('2');
  await page.keyboard.press('Tab');
  await expect(verdict(page)).toHaveText(texts.possible);
  await expect(text(page)).toHaveValue(/"player": 1, "workers": \{ "blue": 2 \}/);
  await text(page).fill('{"format":"keyflower-view/1"}');
  await expect(verdict(page)).toContainText(texts.isView);
  await expect(page.locator('.by-hand')).toHaveAttribute('inert');
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('fr');
  await expect(verdict(page)).toContainText(french.isView);
});

test('a tile is added and rotated by keyboard, and the points follow', async ({ page }) => {
  await open(page, examplePosition());
  const tiles = page.getByRole('combobox', { name: texts.add });
  await tiles.selectOption('Smelter');
  await tiles.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.spot.open').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Smelter' });
  await expect(panel).toBeFocused();
  await expect(text(page)).toHaveValue(/"smelter"/);
  const before = await text(page).inputValue();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text(page)).not.toHaveValue(before);
  const points = page.locator('.editor-scores').first();
  await expect(points).toContainText('5 points');
  await panel.getByRole('button', { name: texts.flip }).click();
  await expect(points).not.toContainText(': 5 points');
  await expect(verdict(page)).toHaveText(texts.possible);
  await page.setViewportSize({ width: 844, height: 390 });
  const village = page.locator('.village-map');
  await village.scrollIntoViewIfNeeded();
  await expect(village).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('button', { name: texts.flip })).toBeInViewport({ ratio: 1 });
});

test('a decision in the middle of a turn is set up by hand, with advice for it', async ({ page }) => {
  await open(page, examplePosition());
  const decision = page.getByRole('combobox', { name: texts.decision });
  await expect(decision).toContainText(texts.asks.turn);
  await expect(decision).not.toContainText(texts.asks.pay('Hiring Fair'));
  await page.locator('[data-tile="hiring-fair"] > summary').click();
  await page.locator('[data-tile="hiring-fair"]').getByRole('button', { name: texts.addUse }).click();
  await decision.selectOption(texts.asks.pay('Hiring Fair'));
  await expect(text(page)).toHaveValue(/"decision": "pay", "tile": "hiring-fair"/);
  await expect(verdict(page)).toHaveText(texts.possible);
  await page.getByRole('spinbutton', { name: 'pick' }).first().fill('0');
  await page.getByRole('spinbutton', { name: 'saw' }).first().fill('0');
  await page.keyboard.press('Tab');
  const problem = texts.problems.contradictions['nothing-to-decide'];
  await expect(page.locator('#editor-decision')).toContainText(problem);
  await page.getByRole('button', { name: texts.undo }).click();
  await page.locator('[data-act=hint]').click();
  await page.locator('.hint [data-act=follow]').first().click();
  await expect(decision).not.toHaveValue('pay hiring-fair');
  await expect(verdict(page)).toHaveText(texts.possible);
});

test('a link and a file bring the position to another browser', async ({ page, another, baseURL }) => {
  await open(page, examplePosition());
  await page.getByRole('spinbutton', { name: 'green' }).first().fill('3');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/#p=/);
  const written = await text(page).inputValue();
  const friend = await another();
  await friend.goto(page.url());
  await expect(text(friend)).toHaveValue(written);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.save }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toBe(written);
  await friend.goto(`${baseURL}/position#p=damaged`);
  await expect(friend.getByText(texts.linkDamaged)).toBeVisible();
  await friend.locator('input[type="file"]').setInputFiles(file);
  await expect(text(friend)).toHaveValue(written);
  const notes = Array.from({ length: 400 }, () => crypto.randomUUID());
  await text(friend).fill(JSON.stringify({ ...examplePosition(), notes }));
  await friend.getByRole('button', { name: texts.link }).click();
  await expect(friend.getByText(texts.linkTooLong)).toBeVisible();
});

test('advice that is followed changes the position, and can be undone', async ({ page }) => {
  await open(page, examplePosition());
  const written = await text(page).inputValue();
  await page.locator('[data-act=hint]').click();
  await page.locator('.hint [data-act=follow]').first().click();
  await expect(text(page)).not.toHaveValue(written);
  await expect(verdict(page)).toHaveText(texts.possible);
  await page.getByRole('button', { name: texts.undo }).click();
  await expect(text(page)).toHaveValue(written);
});

test('a position is played on from against bots, and the game is kept', async ({ page }) => {
  const position = examplePosition();
  await open(page, position);
  await page.getByRole('combobox', { name: texts.playAs }).selectOption('1');
  await page.getByRole('button', { name: texts.play }).click();
  await expect(page).toHaveURL(/\/device\/\w+$/);
  const village = (name: string) => page.locator('.village-place [data-tile]', { hasText: name });
  await expect(village('Home 2')).toBeVisible();
  await page.reload();
  await expect(village('Home 2')).toBeVisible();
  await page.goto('/position');
  await text(page).fill('{}');
  await expect(page.getByText(texts.noGameYet)).toBeVisible();
});
