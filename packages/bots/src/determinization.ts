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
  /** A complete state that is consistent with the view of the bot's seat; hidden parts are guessed. */
  state: State;
  random: QuickRandom;
}

/** `edition` overrides the content the game is played with. */
export function determinizationOf(
  { view, seed, tiles }: BotRequest,
  edition: ContentSource = editionWith(tiles),
): Determinization {
  const random = new QuickRandom(seed);
  return { state: determinize(edition, view, random), random };
}

/** Cached: a table keeps its corrections for the whole game, and few tables have any. */
const MAX_EDITIONS = 16;
const editions = new Map<string, Edition>();

export function editionWith(tiles: TileOverrides | undefined): Edition {
  if (!tiles) return FULL_EDITION;
  const hash = overridesHash(tiles);
  const known = editions.get(hash);
  if (known) return known;
  const edition = withOverrides(FULL_EDITION, tiles);
  if (editions.size >= MAX_EDITIONS) editions.clear();
  editions.set(hash, edition);
  return edition;
}
