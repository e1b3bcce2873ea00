import type { GameEvent } from '@keyflower/engine';
import { pages as english } from '@keyflower/words/en/pages';
import { Board } from './support/board.ts';
import { breedingTable } from './support/breeding-table.ts';
import { patternOfNames } from './support/text-patterns.ts';
import type { TableAt } from './support/table-at.ts';
import { expect, type Page, test } from './support/test.ts';
import { must } from '../scripts/testing/must.ts';

const { now, story } = english;

const bred = async ({ id, person }: TableAt): Promise<string[]> => {
  const { body } = await person.get<{ events: GameEvent[] }>(`/tables/${id}/events`);
  return body.events.flatMap((event) => (event.type === 'bred' && event.player === 0 ? [event.field] : []));
};

/** The two fields where the only newborn can be born. */
async function fieldsAsked(page: Page): Promise<{ board: Board; fields: string[] }> {
  const board = new Board(page, english);
  await board.ready();
  await expect(board.now.getByText(now.prompt.breed)).toBeVisible();
  const answers = board.now.getByRole('button', { name: patternOfNames(story.actions.breed) });
  await expect(answers).toHaveCount(2);
  return { board, fields: await answers.allInnerTexts() };
}

test('the field of a newborn is chosen by a button and confirmed', async ({ server, sitAt }) => {
  const at = await breedingTable(server.url);
  const page = await sitAt(at);
  const { board, fields } = await fieldsAsked(page);
  await board.now.getByRole('button', { name: must(fields[1]).replace(/\s+/g, ' ').trim() }).click();
  expect(await bred(at)).toEqual([]);
  await board.answer(now.confirm).click();
  await expect.poll(() => bred(at)).toHaveLength(1);
  await expect(board.now.getByText(now.prompt.breed)).toHaveCount(0);
});

test('the field of a newborn can be chosen in the village, too', async ({ server, sitAt }) => {
  const at = await breedingTable(server.url);
  const page = await sitAt(at);
  const { board } = await fieldsAsked(page);
  const fields = board.village.getByRole('button', { name: patternOfNames(story.actions.breed) });
  await expect(fields).toHaveCount(2);
  await fields.first().click();
  await board.answer(now.confirm).click();
  await expect.poll(() => bred(at)).toHaveLength(1);
});
