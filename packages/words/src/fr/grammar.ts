import { grammar } from '../grammar.ts';

const french = grammar('fr');

export const { form, list, either } = french;

/** "1 point", "2 points". */
export const many = (n: number, one: string, more = `${one}s`): string => french.many(n, one, more);
