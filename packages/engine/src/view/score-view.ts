import { type ContentSource, contentFor } from '../content/edition.ts';
import { unpacked } from '../steps/setup.ts';
import { parsePlayers } from '../io/parse-players.ts';
import { Reader } from '../model/reader.ts';
import { type Counts, SEASONS } from '../model/names.ts';
import * as S from '../model/state.ts';
import { scoreSeat } from '../scoring/outcome.ts';
import type { ScoreSheet } from '../types.ts';
import type { View, ViewPlayer } from './view.ts';

/** What a viewer can know about a player's points. */
export interface SeenScore {
  sheet: ScoreSheet;
  /** Nothing that could count is hidden from the viewer; otherwise the points are the fewest there can be. */
  exact: boolean;
}

/** The part of a view, or of a position, that points depend on. */
export type ScorableView = Pick<View, 'rules' | 'options' | 'season' | 'purple' | 'players'>;

/**
 * The points of some seats if the game ended now, as far as a viewer can tell: of what is behind a screen only
 * what is known to be there counts. More workers and skill tiles are never worth less (SCORE-14), nor are tiles
 * laid but not shown yet, so this is a lower bound for every player.
 */
export function scoreView(
  source: ContentSource,
  view: ScorableView,
  seats: readonly number[] = view.players.map((_, seat) => seat),
): SeenScore[] {
  const s = unpacked(
    contentFor(source, view.options.farmers, view.options.expansions),
    view.options,
    view.rules,
  );
  s.bytes[S.SEASON] = SEASONS.indexOf(view.season);
  s.bytes[S.PURPLE] = view.purple ?? -1;
  const input = {
    s,
    read: new Reader('BAD_POSITION'),
    claimed: new Set<number>(),
    imagined: true,
    placing: false,
  };
  // Read as in an ending, where tiles may be laid but not shown; what else is decided now makes no difference.
  parsePlayers(input, view.players.map(asProven), 'ending');
  return seats.map((seat) => ({ sheet: scoreSeat(s, seat), exact: isOpen(view.players[seat]) }));
}

const isOpen = ({ workers, skills }: ViewPlayer): boolean =>
  typeof workers !== 'number' && typeof skills !== 'number';

/** A player with no more behind the screen than is known. */
function asProven(player: ViewPlayer): object {
  return {
    ...player,
    workers: proven(player, 'workers'),
    skills: proven(player, 'skills'),
    winter: [],
    offered: [],
  };
}

function proven(player: ViewPlayer, what: 'workers' | 'skills'): Counts<string> {
  const hand: Counts<string> | number = player[what];
  return typeof hand === 'number' ? (player.known?.[what] ?? {}) : hand;
}
