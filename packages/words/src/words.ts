import type { pages } from './en/pages.ts';

/** What the pages say. English defines the keys, the compiler asks the other languages for the same. */
export type Words = typeof pages;
