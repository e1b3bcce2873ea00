import { FULL_EDITION, Game } from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { loadRulesWords, loadSheetsWords, type SheetsWords } from '@keyflower/words';
import { sheets } from '@keyflower/words/en/sheets';
import { expect, test } from 'vitest';
import { RULES as AID_RULES } from '../src/pages/sheets/player-aid.tsx';
import { NUMBERS } from '../src/pages/sheets/player-numbers.tsx';
import { RULES as SUMMARY_RULES } from '../src/pages/sheets/summary.tsx';
import { PLAYER_COUNTS } from '../src/pages/tile-filters.ts';

const IDS = (await loadRulesWords('en')).chapters.flatMap(({ rules }) => Object.keys(rules));

test('the sheets link to existing rules only', () => {
  for (const rule of Object.values({ ...AID_RULES, ...SUMMARY_RULES }).flat()) expect(IDS).toContain(rule);
});

test.each(PLAYER_COUNTS)('the table of numbers tells what a game of %i players has', (players) => {
  const {
    market,
    boats,
    turnOrder,
    players: seats,
  } = Game.create(FULL_EDITION, { players }, 'numbers').position();
  const said = Object.fromEntries(Object.entries(NUMBERS).map(([row, numberOf]) => [row, numberOf(players)]));
  expect(said).toEqual({
    market: String(market.length),
    boats: String(boats.length),
    turnOrder: String(turnOrder.length),
    winter: String(seats[0]?.winter.length),
  });
});

/** The numbers in each line, which a translation keeps. */
const numbersOf = ({ summary, aid }: SheetsWords): string[][] =>
  [summary.parts, aid.parts].flatMap((parts) =>
    Object.values(parts).flatMap(({ lines }) => lines.map((line) => (line.match(/\d+/g) ?? []).sort())),
  );

test.each(LANGUAGES.slice(1))(
  'the sheets have the same lines and numbers in %s as in English',
  async (language) => {
    expect(numbersOf(await loadSheetsWords(language))).toEqual(numbersOf(sheets));
  },
);
