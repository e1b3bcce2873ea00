import { grammar, type Who } from '../grammar.ts';

const french = grammar('fr');

export const { form, list, either } = french;

/** "1 point", "2 points". */
export const many = (n: number, one: string, more = `${one}s`): string => french.many(n, one, more);

/** The beginning of a sentence: "Vous misez", "Ada mise". */
export const does = (who: Who, verb: string, third: string): string =>
  who === null ? `Vous ${verb}` : `${who} ${third}`;

/** "de Pippa", "d’Ada". */
export const ofName = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
