import type { pages } from './en/pages.ts';

/** The texts of the pages. English defines the keys, and the compiler requires them of the other languages. */
export type Words = typeof pages;
