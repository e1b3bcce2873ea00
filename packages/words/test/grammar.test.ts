import { COLOURS } from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { describe, expect, it } from 'vitest';
import * as german from '../src/de/grammar.ts';
import * as english from '../src/en/grammar.ts';
import * as french from '../src/fr/grammar.ts';
import { loadWords } from '../src/index.ts';
import { breakableTileName, countsText, counted, goodsText } from '../src/story/names.ts';

const [en, fr, de] = await Promise.all([loadWords('en'), loadWords('fr'), loadWords('de')]);

describe('in French, "de" before a name', () => {
  it.each([
    ['Anna', 'd’Anna'],
    ['anna', 'd’anna'],
    ['Odon, le meunier', 'd’Odon, le meunier'],
    ['Élodie', 'd’Élodie'],
    ['E\u0301lodie', 'd’E\u0301lodie'],
    ['Ørjan', 'd’Ørjan'],
    ['Œdipe', 'd’Œdipe'],
    ['Hélène', 'd’Hélène'],
    ['Hugo', 'd’Hugo'],
    ['Hans', 'de Hans'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Pippa', 'de Pippa'],
    ['7 nains', 'de 7 nains'],
    ['🐑 Anna', 'de 🐑 Anna'],
    ['', 'de '],
  ])('%s: %s', (name, text) => {
    expect(french.ofName(name)).toBe(text);
  });

  it('is repeated in lists', () => {
    expect(french.ofNames(['Anna'])).toBe('d’Anna');
    expect(french.ofNames(['Anna', 'Konrad', 'Élodie'])).toBe('d’Anna, de Konrad et d’Élodie');
    expect(fr.now.waitingFor(['Pippa', 'Anna'])).toBe('En attente de Pippa et d’Anna');
    expect(fr.village.of('Anna')).toBe('Le village d’Anna');
  });
});

describe('workers agree with their number and colour', () => {
  it.each([
    [0, '0 blue workers', '0 ouvrier bleu', '0 blaue Arbeiter', '0 blaue Arbeiter'],
    [1, '1 blue worker', '1 ouvrier bleu', '1 blauen Arbeiter', '1 blauer Arbeiter'],
    [2, '2 blue workers', '2 ouvriers bleus', '2 blaue Arbeiter', '2 blaue Arbeiter'],
    [21, '21 blue workers', '21 ouvriers bleus', '21 blaue Arbeiter', '21 blaue Arbeiter'],
  ])('%i', (n, inEnglish, inFrench, object, label) => {
    expect(counted(n, 'blue', en.story)).toBe(inEnglish);
    expect(counted(n, 'blue', fr.story)).toBe(inFrench);
    expect(counted(n, 'blue', de.story, 'object')).toBe(object);
    expect(counted(n, 'blue', de.story, 'label')).toBe(label);
  });

  it('in every colour', () => {
    expect(COLOURS.map((colour) => english.workers(1, colour))).toContain('yellow worker');
    expect(COLOURS.map((colour) => french.workers(2, colour))).toEqual([
      'ouvriers bleus',
      'ouvriers rouges',
      'ouvriers jaunes',
      'ouvriers verts',
    ]);
    expect(COLOURS.map((colour) => german.workers(1, colour))).toEqual([
      'blauen Arbeiter',
      'roten Arbeiter',
      'gelben Arbeiter',
      'grünen Arbeiter',
    ]);
  });

  it('in sentences', () => {
    const what = goodsText({ blue: 1 }, de);
    expect(de.market.bidOf('Anna', what)).toBe('Anna bietet 1 blauen Arbeiter');
    expect(de.market.bidOf('Anna', goodsText({ blue: 2 }, de))).toBe('Anna bietet 2 blaue Arbeiter');
    expect(en.story.events.bid(null, goodsText({ blue: 2 }, en), 'Miner', '')).toBe(
      'You bid 2 blue workers on Miner.',
    );
  });
});

describe('resources', () => {
  const counts = { wood: 2, stone: 24, iron: 1, gold: 0, wheat: 30, sheep: 21 };
  it('are mass nouns or plurals, as is usual in the language', () => {
    expect(countsText(counts, en.story)).toBe('2 wood, 24 stone, 1 iron, 30 wheat, 21 sheep');
    expect(countsText(counts, fr.story)).toBe('2 bois, 24 pierres, 1 fer, 30 blés, 21 moutons');
    expect(countsText(counts, de.story)).toBe('2 Holz, 24 Stein, 1 Eisen, 30 Weizen, 21 Schafe');
  });

  it('are joined to a sentence', () => {
    expect(goodsText({ saw: 1, red: 2, yellow: 1 }, en)).toBe('3 workers (2 red, 1 yellow) and 1 saw');
    expect(goodsText({ saw: 1, red: 2, yellow: 1 }, fr)).toBe('3 ouvriers (2 rouges, 1 jaune) et 1 scie');
    expect(goodsText({ pick: 2, red: 2, yellow: 1 }, de)).toBe(
      '3 Arbeiter (2 rot, 1 gelb) und 2 Spitzhacken',
    );
    expect(goodsText({}, en)).toBe('nothing');
    expect(goodsText(undefined, fr, { none: '' })).toBe('');
  });
});

it('English ordinals', () => {
  expect([1, 2, 3, 4, 6].map(english.ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '6th']);
});

/** The longest word that fits under a small tile. */
const FITS = 13;

it.each(LANGUAGES)('tile names have no part that is too long for a narrow place: %s', async (language) => {
  const { story } = await loadWords(language);
  for (const id of Object.keys(story.names))
    for (const part of breakableTileName(id, story).split(/[ \u00AD-]/))
      expect(part.length, `${story.names[id]}: ${part}`).toBeLessThanOrEqual(FITS);
});
