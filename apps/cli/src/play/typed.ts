import { COLOURS, type Colour, type Counts } from '@keyflower/engine';
import { findNoun } from './tile-names.ts';

/** What a player typed after "bid" or "use", parsed. */
export interface TypedWorkers {
  tile: string;
  /** Workers from the screen by colour. */
  screen: Counts<Colour>;
  /** A number without a colour. */
  count: number | null;
  /** Losing bids to move, written with a plus. */
  groups: string[];
}

/** "miner 2 red +forge", "key mine 2r 1b": numbers go with the colour after them. */
export function readWorkers(words: readonly string[]): TypedWorkers {
  const typed: TypedWorkers = { tile: '', screen: {}, count: null, groups: [] };
  const name: string[] = [];
  for (const word of words) {
    const [, digits, letters] = /^(\d*)(\p{L}*)$/u.exec(word) ?? [];
    // Colours come after the name, because a tile's name may begin with a letter that abbreviates one.
    const colour = name.length > 0 && letters ? findNoun(letters, COLOURS) : null;
    if (word.startsWith('+') && word.length > 1) {
      typed.groups.push(word.slice(1));
    } else if (digits && !letters) {
      typed.count = Number(digits);
    } else if (colour) {
      const count = digits ? Number(digits) : (typed.count ?? 1);
      typed.screen[colour] = (typed.screen[colour] ?? 0) + count;
      typed.count = null;
    } else {
      name.push(word);
    }
  }
  typed.tile = name.join('-');
  return typed;
}
