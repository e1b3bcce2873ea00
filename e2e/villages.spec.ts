import type { View } from '@keyflower/engine';
import { pages as english } from '@keyflower/words/en/pages';
import { Board, FRONT } from './support/board.ts';
import { summerTable } from './support/places.ts';
import { playOn, tableAt } from './support/table-at.ts';
import { patternOfNames } from './support/text-patterns.ts';
import { expect, type Page, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

const PLAYERS = 3;

/** The tiles of the village in front with the groups of workers on each. */
const inFront = (page: Page): Promise<string[]> =>
  page
    .locator(`${FRONT} .hex`)
    .evaluateAll((all) =>
      all
        .map(
          (one) =>
            `${one.getAttribute('data-tile')} ${one.querySelectorAll('[data-arrives^="use:"]').length}`,
        )
        .sort(),
    );

const lookAtNext = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: patternOfNames(english.market.players.look) })
    .first()
    .click();

/** Waits until the other villages are drawn ahead. */
const expectAll = (page: Page): Promise<void> =>
  expect(page.locator('.village-sheet')).toHaveCount(PLAYERS, { timeout: 20_000 });

test('a village that was hidden shows what happened meanwhile', async ({ server, sitAt }) => {
  const at = await tableAt(server.url, { players: PLAYERS, until: 'summer', seed: 'villages' });
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await expectAll(page);
  await lookAtNext(page);
  const before = await inFront(page);
  await page.getByRole('button', { name: english.village.back }).click();
  await expect(board.village).toBeVisible();

  const device = await at.person.connect();
  await device.watch(at.id);
  const next = ({ players }: View): string[] =>
    must(players[1])
      .village.map(({ tile, uses = [] }) => `${tile} ${uses.length}`)
      .sort();
  const view = await playOn(device, at.id, (now) => next(now).join() !== before.join());
  await device.close();
  const expected = next(view);
  expect(expected).not.toEqual(before);
  await board.ready();
  await lookAtNext(page);
  await expect.poll(() => inFront(page)).toEqual(expected);
});

test('neither keys nor screen readers reach a hidden village', async ({ server, sitAt }) => {
  const at = await summerTable(server);
  const page = await sitAt(at);
  const board = new Board(page, english);
  await board.ready();
  await expectAll(page);
  const hidden = page.locator('.village-sheet[data-idle]');
  await expect(hidden).toHaveCount(PLAYERS - 1);
  const own = must(at.view.players[0]).village.length;
  await expect(board.village.getByRole('button', { name: /:/ })).toHaveCount(own);
  await expect(hidden.getByRole('button')).toHaveCount(0);
  for (const plot of await hidden.locator('.hex').all()) {
    await expect(plot).toBeHidden();
    expect(await plot.evaluate((one: SVGElement) => (one.focus(), one === document.activeElement))).toBe(
      false,
    );
  }
});

test('the focus leaves a village that is hidden', async ({ server, sitAt }) => {
  const page = await sitAt(await summerTable(server));
  const board = new Board(page, english);
  await board.ready();
  await lookAtNext(page);
  await expect(board.village).toBeHidden();
  const tile = page.locator(`${FRONT} .hex`).first();
  await tile.focus();
  await expect(tile).toBeFocused();
  // A click by a script leaves the focus where it is.
  await page.getByRole('button', { name: english.village.back }).evaluate((one: HTMLElement) => one.click());
  await expect(board.village).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-idle]') === null))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
