import { type ContentSource, contentFor } from '../content/edition.ts';
import { type Options, parseOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import type { Chance } from '../model/run.ts';
import { setUp } from './setup.ts';

/** A new game's state, without a record: for search, simulation and tests. */
export function newGame(
  source: ContentSource,
  options: Partial<Options> & { players: number },
  chance: Chance,
  rules?: number,
): State {
  const parsed = parseOptions(options);
  return setUp(contentFor(source, parsed.farmers, parsed.expansions), parsed, { chance, emit: null }, rules);
}
