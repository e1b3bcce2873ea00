import { grammar, type Who } from '../grammar.ts';

export const { form, many, list, either } = grammar('de');

/** The beginning of a sentence: "Du bietest", "Ada bietet". */
export const does = (who: Who, verb: string, third: string): string =>
  who === null ? `Du ${verb}` : `${who} ${third}`;
