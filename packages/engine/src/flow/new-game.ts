import type { Content } from '../content/content.ts';
import { type Options, parseOptions } from '../model/options.ts';
import type { State } from '../model/state.ts';
import type { Chance } from './chance.ts';
import { setUp } from './setup.ts';

/** A new game's state, without a record: for search, simulation and tests. */
export function newGame(
  content: Content,
  options: Partial<Options> & { players: number },
  chance: Chance,
): State {
  return setUp(content, parseOptions(options), { chance, emit: null });
}
