import { expect, it } from 'vitest';
import { BASE_CONTENT, DrawnChance, makePosition, makeView, newGame, QuickRandom } from '../src/index.ts';

it('a game keeps the version of the rules that it began with', () => {
  const begun = (rules?: number) =>
    newGame(BASE_CONTENT, { players: 2 }, new DrawnChance(new QuickRandom('version')), rules);
  expect(makePosition(begun()).rules).toBe(1);
  const later = begun(7);
  expect(makePosition(later).rules).toBe(7);
  expect(makeView(later, 0).rules).toBe(7);
});
