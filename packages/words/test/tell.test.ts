import { expect, it } from 'vitest';
import { loadWords } from '../src/index.ts';
import { tell } from '../src/story/tell.ts';

const BID = {
  type: 'bid',
  player: 0,
  tile: 'stable',
  color: 'red',
  screen: 1,
  groups: ['keywood'],
  total: 2,
} as const;

it.each([
  ['en', /^Agnes bids 2 red workers on Stable, moving the bid from Keywood\.$/],
  ['fr', /^Agnès mise 2 ouvriers rouges sur .+, avec la mise sur .+\.$/],
  ['de', /^Agnes bietet 2 rote Arbeiter auf .+, mit dem Gebot von .+\.$/],
] as const)('a bid names its tile first, then where workers came from (%s)', async (language, text) => {
  const { story } = await loadWords(language);
  const name = language === 'fr' ? 'Agnès' : 'Agnes';
  const told = tell(BID, () => name, story)?.text;
  expect(told).toMatch(text);
  expect(tell({ ...BID, groups: [] }, () => name, story)?.text).not.toMatch(/,/);
});
