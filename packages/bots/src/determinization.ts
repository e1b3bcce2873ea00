import {
  type ContentSource,
  determinize,
  type Edition,
  FULL_EDITION,
  overridesHash,
  QuickRandom,
  type State,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import type { BotRequest } from './bot.ts';

export interface Determinization {
  /** A whole state that looks like the view to the bot's seat; the rest of it is a guess. */
  state: State;
  random: QuickRandom;
}

/** `edition` says what the game is played with, if not with the tiles of this package. */
export function determinizationOf(
  { view, seed, tiles }: BotRequest,
  edition: ContentSource = editionWith(tiles),
): Determinization {
  const random = new QuickRandom(seed);
  return { state: determinize(edition, view, random), random };
}

/** A table keeps its corrections for the whole game, and few tables have any. */
const MOST_EDITIONS = 16;
const editions = new Map<string, Edition>();

export function editionWith(tiles: TileOverrides | undefined): Edition {
  if (!tiles) return FULL_EDITION;
  const hash = overridesHash(tiles);
  const known = editions.get(hash);
  if (known) return known;
  const edition = withOverrides(FULL_EDITION, tiles);
  if (editions.size >= MOST_EDITIONS) editions.clear();
  editions.set(hash, edition);
  return edition;
}
