import type { Colour } from '@keyflower/engine';
import { grammar, type Role, type Who } from '../grammar.ts';

// British: no comma before the last "and".
const british = grammar('en-GB');

export const { form, list, either } = british;

/** "1 point", "2 points". */
export const many = (n: number, one: string, more = `${one}s`): string => british.many(n, one, more);

/** "blue worker", "blue workers". The role matters in other languages. */
export const workers = (n: number, colour: Colour, _role?: Role): string =>
  `${colour} ${form(n, 'worker', 'workers')}`;

/** "1st", "2nd". Numbers in the game stay below 21. */
export const ordinal = (n: number): string => `${n}${['', 'st', 'nd', 'rd'][n] ?? 'th'}`;

/** "Ada’s", "Your". */
export const whose = (who: Who): string => (who === null ? 'Your' : `${who}’s`);

/** The beginning of a sentence: "You bid", "Ada bids". */
export const does = (who: Who, verb: string, third = `${verb}s`): string =>
  who === null ? `You ${verb}` : `${who} ${third}`;
