import type { Colour } from '@keyflower/engine';
import { grammar, type Who } from '../grammar.ts';

const french = grammar('fr');

export const { form, list, either } = french;

/** "1 point", "2 points". */
export const many = (n: number, one: string, more = `${one}s`): string => french.many(n, one, more);

/** The beginning of a sentence: "Vous misez", "Ada mise". */
export const does = (who: Who, verb: string, third: string): string =>
  who === null ? `Vous ${verb}` : `${who} ${third}`;

const COLOURS = { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert' } as const;

/** "ouvrier bleu", "ouvriers bleus". */
export const workers = (n: number, colour: Colour): string =>
  form(n, `ouvrier ${COLOURS[colour]}`, `ouvriers ${COLOURS[colour]}s`);

/** "1er", "2e". */
export const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`);

/**
 * Whether "de" loses its vowel before a name: before vowels, before y and a consonant (Yves, but not Yann), and before
 * a mute h. Names in "Ha" mostly come from languages that pronounce it.
 */
const ELIDED = /^(?:[aeiouæœø]|y[^aeiou]|h[eiouy])/i;

/** "de Pippa", "d’Ada". */
export const ofName = (name: string): string =>
  ELIDED.test(name.normalize('NFD').replace(/\p{M}/gu, '')) ? `d’${name}` : `de ${name}`;

/** "d’Ada, de Pippa et d’Odon". */
export const ofNames = (names: readonly string[]): string => list(names.map(ofName));
