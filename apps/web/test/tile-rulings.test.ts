import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { loadCatalogueWords, loadRulesWords } from '@keyflower/words';
import { catalogue } from '@keyflower/words/en/catalogue';
import { expect, test } from 'vitest';
import { pieces } from '../src/pages/rule-text.tsx';
import { type Ruling, rulingsOf } from '../src/pages/tile-rulings.ts';

const ALL = [...BASE_TILES, ...FARMERS_TILES];
const IDS = (await loadRulesWords('en')).chapters.flatMap(({ rules }) => Object.keys(rules));
const RULINGS = Object.keys(catalogue.asked) as Ruling[];

const rulesIn = (text: string): string[] => pieces(text).filter((_piece, i) => i % 2 === 1);
const rulingsFor = (id: string): readonly Ruling[] =>
  ALL.flatMap((spec) => (spec.id === id ? rulingsOf(spec) : []));

test('every tile has rulings, and every ruling is that of a tile', () => {
  for (const spec of ALL) expect(rulingsOf(spec).length, spec.id).toBeGreaterThan(1);
  expect(new Set(ALL.flatMap(rulingsOf))).toEqual(new Set(RULINGS));
});

test.each(LANGUAGES)('every answer names rules that exist, the same as in English (%s)', async (language) => {
  const { asked } = await loadCatalogueWords(language);
  for (const id of RULINGS) {
    const rules = rulesIn(asked[id].answer);
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(IDS, id).toContain(rule);
    expect(rules, id).toEqual(rulesIn(catalogue.asked[id].answer));
    expect(asked[id].question, id).toMatch(/\?$/);
    expect(asked[id].answer, id).toMatch(/\.$/);
  }
});

test('rulings follow from what a tile does', () => {
  expect(rulingsFor('tavern')).toEqual(expect.arrayContaining(['payWorker', 'payHeld', 'bag', 'whose']));
  expect(rulingsFor('brewer')).toContain('paySkill');
  expect(rulingsFor('brewer')).not.toContain('payHeld');
  expect(rulingsFor('workshop')).toContain('choice');
  expect(rulingsFor('goldsmith')).toEqual(['upgradeGold', 'pointsOnly']);
  expect(rulingsFor('keythedral')).toEqual(['single', 'winterUse', 'winterOffer']);
  expect(rulingsFor('watermill')).toEqual(expect.arrayContaining(['chosenKind', 'notGold']));
  expect(rulingsFor('paddock')).toEqual(expect.arrayContaining(['wheatNow', 'carryWhere']));
  expect(rulingsFor('boat-4')).toEqual(expect.arrayContaining(['otherColour', 'standsUp', 'mixed']));
});
