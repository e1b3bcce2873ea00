import { grammar, type Who } from '../grammar.ts';

// British: no comma before the last "and".
const british = grammar('en-GB');

export const { form, list, either } = british;

/** "1 point", "2 points". */
export const many = (n: number, one: string, more = `${one}s`): string => british.many(n, one, more);

/** The beginning of a sentence: "You bid", "Ada bids". */
export const does = (who: Who, verb: string, third = `${verb}s`): string =>
  who === null ? `You ${verb}` : `${who} ${third}`;
