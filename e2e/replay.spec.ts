import { pages as english } from '@keyflower/words/en/pages';
import { replay as texts } from '@keyflower/words/en/replay';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { Board } from './support/board.ts';
import { finishedTable } from './support/places.ts';
import { playOn, tableAt } from './support/table-at.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a replay is gone through by slider, season and log, and its address names the moment', async ({
  server,
  sitAt,
}) => {
  const over = await finishedTable(server);
  const page = await sitAt(over);
  await page.goto(`/replay/${over.id}?seen=all`);
  const slider = page.getByRole('slider', { name: texts.slider });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?at=2&seen=all$/);
  await page.getByRole('button', { name: texts.toSeason(english.story.seasons.winter) }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /Winter, .*: \d+ points/);
  const lines = page.getByRole('region', { name: english.screen.side.log, exact: true }).getByRole('button');
  await expect(lines.and(page.locator('[aria-current]')).last()).toBeInViewport();
  await lines.last().click();
  const last = (await slider.getAttribute('max')) ?? '';
  await expect(slider).toHaveValue(last);
  await expect(lines.last()).toHaveAttribute('aria-current', 'step');
  const villages = page.getByRole('combobox', { name: english.replay.seenBy });
  await villages.selectOption('1');
  await page.reload();
  await expect(slider).toHaveValue(last);
  await expect(villages).toHaveValue('1');
});

test('a running game is looked back at as one saw it, from its menu and by a link to a moment', async ({
  server,
  sitAt,
}) => {
  const table = await tableAt(server.url, { until: 'summer', seed: 'so far' });
  const page = await sitAt(table);
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: english.market.bar.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: english.after.replay, exact: true }).click();
  const slider = page.getByRole('slider', { name: texts.slider });
  const last = (await slider.getAttribute('max')) ?? '';
  await expect(slider).toHaveValue(last);
  await expect(page.getByText(texts.asOwn)).toBeVisible();
  await expect(page.getByRole('combobox', { name: english.replay.seenBy })).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.playOn, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: texts.toSeason(english.story.seasons.spring) }).click();
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?moment=5$/);
  await page.reload();
  await expect(slider).toHaveValue('5');
  // The game goes on meanwhile: the replay grows, and the reader stays where they are.
  const connection = await table.person.connect();
  await connection.watch(table.id);
  let turns = 0;
  await playOn(connection, table.id, () => (turns += 1) > 1);
  await connection.close();
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(Number(last));
  await expect(slider).toHaveValue('5');
  await expect(page).toHaveURL(/\?moment=5$/);
  await page.getByRole('link', { name: texts.toTable }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table.id}`));
});

test('a downloaded record is replayed and checked from the file, and a changed one is refused', async ({
  server,
  sitAt,
}) => {
  const over = await finishedTable(server);
  const file = (text: string) => ({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const page = await sitAt(over);
  const record = await (await page.request.get(`/api/v1/tables/${over.id}/record`)).text();
  await page.goto('/replay');
  const choose = page.getByLabel(texts.open.choose);
  await choose.setInputFiles(file(record.replace('"what":"market","for":"spring","drawn":["', '$&x')));
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  await choose.setInputFiles(file(record));
  const slider = page.getByRole('slider', { name: texts.slider });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/at=\d\d+/);
  await page.getByRole('button', { name: texts.more, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(texts.check.result)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(texts.check.seed)).toBeVisible();
  await page.reload();
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
});

test('a game is played on from a moment: against bots, or with friends', async ({ server, sitAt }) => {
  const over = await finishedTable(server);
  const page = await sitAt(over);
  const address = `/replay/${over.id}?at=20&seen=1`;
  await page.goto(address);
  const playFrom = page.getByRole('button', { name: texts.playOn, exact: true });
  await playFrom.click();
  await page.getByRole('button', { name: texts.fromHere.bots }).click();
  await expect(page).toHaveURL(/\/t\//);
  const log = page.getByRole('region', { name: english.screen.side.log, exact: true });
  await expect(log.getByText(english.story.events.restored)).toBeVisible();
  await page.goto(address);
  await playFrom.click();
  await page.getByLabel(texts.fromHere.seat).selectOption('1');
  await page.getByRole('button', { name: texts.fromHere.friends }).click();
  await expect(page.getByText(`${english.settings.continued(20)}.`)).toBeVisible();
  const seats = page.locator('[data-seat]');
  await expect(seats.nth(0).getByText(english.lobby.free)).toBeVisible();
});

test('a game of another server is played on from its file, against bots', async ({ page }) => {
  await page.goto('/replay');
  const buffer = readFileSync(join(root, 'records/base-2p-0.jsonl'));
  await page
    .getByLabel(texts.open.choose)
    .setInputFiles({ name: 'elsewhere.jsonl', mimeType: 'text/plain', buffer });
  await page.getByRole('slider', { name: texts.slider }).focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=6/);
  await page.getByRole('button', { name: texts.playOn, exact: true }).click();
  await page.getByRole('button', { name: texts.fromHere.bots }).click();
  await expect(page).toHaveURL(/\/t\//);
  const log = page.getByRole('region', { name: english.screen.side.log, exact: true });
  await expect(log.getByText(english.story.events.restored)).toBeVisible();
  await expect(log.getByText('Woodcutter').first()).toBeVisible();
  const board = new Board(page, english);
  await board.ready();
  await board.answer(english.now.pass).click();
  await board.answer(english.now.confirm).click();
  await expect(log.getByText(/^Guest \d+ passes/).first()).toBeVisible();
});
