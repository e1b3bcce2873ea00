import type { Counts } from '../model/names.ts';

/** Counts by name in the names' order, the zero entries and unknown names left out. */
export function cleanCounts<Name extends string>(counts: Counts<Name>, names: readonly Name[]): Counts<Name> {
  const clean: Counts<Name> = {};
  for (const name of names) if (counts[name]) clean[name] = counts[name];
  return clean;
}
