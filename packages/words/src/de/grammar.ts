import { grammar } from '../grammar.ts';

export const { form, many, list, either } = grammar('de');
