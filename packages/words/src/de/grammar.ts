import type { Colour } from '@keyflower/engine';
import { grammar, type Role, type Who } from '../grammar.ts';

export const { form, many, list, either } = grammar('de');

const COLOURS = { blue: 'blau', red: 'rot', yellow: 'gelb', green: 'grün' } as const;

/** "blauen Arbeiter" as an object, "blauer Arbeiter" as a label, "blaue Arbeiter" for several. */
export const workers = (n: number, colour: Colour, role: Role = 'object'): string =>
  `${COLOURS[colour]}${form(n, role === 'object' ? 'en' : 'er', 'e')} Arbeiter`;

/** The beginning of a sentence: "Du bietest", "Ada bietet". */
export const does = (who: Who, verb: string, third: string): string =>
  who === null ? `Du ${verb}` : `${who} ${third}`;
