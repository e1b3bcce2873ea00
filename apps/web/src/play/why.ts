import { checkAction, type Colour, COLOURS, type GivenAction } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { total } from '@keyflower/words/story/names';
import { reasonText } from '../session/index.ts';
import type { Reading } from './analysis.ts';
import type { Draft } from './draft.ts';
import { inHand } from './lights.ts';
import type { Offer, Sight } from './model.ts';
import type { Reason } from './scene.ts';

const onTile = (sight: Sight, tile: string): Pick<Offer, 'bids' | 'uses' | 'color'> | undefined =>
  [...sight.market, ...sight.turnOrder].find((one) => one.tile === tile) ??
  sight.players.flatMap(({ village }) => village).find((one) => one.tile === tile);

/** The colour that stands at a tile, or of which one has most. */
function likelyColour(sight: Sight, seat: number, tile: string): Colour {
  const there = onTile(sight, tile);
  const pieces = [...(there?.bids ?? []).map(({ workers }) => workers), ...(there?.uses ?? [])];
  const standing =
    there?.color ?? COLOURS.find((colour) => pieces.some((counts) => (counts[colour] ?? 0) > 0));
  if (standing) return standing;
  const { workers } = sight.players[seat];
  const have = (colour: Colour): number => (typeof workers === 'number' ? 0 : (workers[colour] ?? 0));
  return [...COLOURS].sort((a, b) => have(b) - have(a))[0];
}

/** What somebody would try there: as many workers as they have, or as the tile would bear. */
function attemptAt(
  what: 'bid' | 'use' | 'upgrade',
  tile: string,
  sight: Sight,
  seat: number,
  draft: Draft,
): GivenAction {
  if (what === 'upgrade') return { type: 'upgrade', tile };
  const colour = inHand(draft).colour ?? likelyColour(sight, seat, tile);
  const { workers } = sight.players[seat];
  const have = typeof workers === 'number' ? 0 : (workers[colour] ?? 0);
  if (what === 'bid') return { type: 'bid', tile, color: colour, screen: Math.max(1, have) };
  const before = (onTile(sight, tile)?.uses ?? []).map((use) => total(use));
  const needed = Math.max(0, ...before) + 1;
  return { type: 'use', tile, screen: { [colour]: Math.max(1, Math.min(have, needed)) } };
}

/** Why something can't be done at a tile, in one sentence; null if it can. */
export function whyNot(
  what: 'bid' | 'use' | 'upgrade',
  tile: string,
  { reading, seat, draft, words }: { reading: Reading; seat: number | null; draft: Draft; words: Words },
): Reason | null {
  if (seat === null) return { text: words.now.watching, rule: null };
  const refusal = checkAction(reading.state, seat, attemptAt(what, tile, reading.view, seat, draft));
  return refusal ? reasonText(refusal, words) : null;
}
