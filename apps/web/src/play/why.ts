import { checkAction, type Colour, COLOURS, type GivenAction } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { total } from '@keyflower/words/story/names';
import { reasonText } from '../session/index.ts';
import type { Analysis } from './analysis.ts';
import type { Draft } from './draft.ts';
import { inHand } from './highlights.ts';
import type { Offer, TableView } from './model.ts';
import type { Reason } from './table.ts';

const onTile = (view: TableView, tile: string): Pick<Offer, 'bids' | 'uses' | 'color'> | undefined =>
  [...view.market, ...view.turnOrder].find((one) => one.tile === tile) ??
  view.players.flatMap(({ village }) => village).find((one) => one.tile === tile);

/** The colour used at a tile, or the one of which the player has most. */
function likelyColour(view: TableView, seat: number, tile: string): Colour {
  const there = onTile(view, tile);
  const pieces = [...(there?.bids ?? []).map(({ workers }) => workers), ...(there?.uses ?? [])];
  const standing =
    there?.color ?? COLOURS.find((colour) => pieces.some((counts) => (counts[colour] ?? 0) > 0));
  if (standing) return standing;
  const { workers } = view.players[seat]!;
  const have = (colour: Colour): number => (typeof workers === 'number' ? 0 : (workers[colour] ?? 0));
  return [...COLOURS].sort((a, b) => have(b) - have(a))[0]!;
}

/** The most plausible attempt at a tile: all workers of a colour for a bid, as many as needed for a use. */
function attemptAt(
  what: 'bid' | 'use' | 'upgrade',
  tile: string,
  view: TableView,
  seat: number,
  draft: Draft,
): GivenAction {
  if (what === 'upgrade') return { type: 'upgrade', tile };
  const colour = inHand(draft).colour ?? likelyColour(view, seat, tile);
  const { workers } = view.players[seat]!;
  const have = typeof workers === 'number' ? 0 : (workers[colour] ?? 0);
  if (what === 'bid') return { type: 'bid', tile, color: colour, screen: Math.max(1, have) };
  const before = (onTile(view, tile)?.uses ?? []).map((use) => total(use));
  const needed = Math.max(0, ...before) + 1;
  return { type: 'use', tile, screen: { [colour]: Math.max(1, Math.min(have, needed)) } };
}

/** Why something is not possible at a tile, in one sentence; null if it is. */
export function whyNot(
  what: 'bid' | 'use' | 'upgrade',
  tile: string,
  { analysis, seat, draft, words }: { analysis: Analysis; seat: number | null; draft: Draft; words: Words },
): Reason | null {
  if (seat === null) return { text: words.now.watching, rule: null };
  const refusal = checkAction(analysis.state, seat, attemptAt(what, tile, analysis.view, seat, draft));
  return refusal ? reasonText(refusal, words) : null;
}
