import { printTable } from '../io/print-position.ts';
import type { Position, PositionPlayer, PositionSupply } from '../io/position.ts';
import type { Colour, Counts, Skill } from '../model/names.ts';
import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';

export const VIEW_FORMAT = 'keyflower-view/1';

/** A player as seen by a viewer: what is hidden is a number instead of an object or a list. */
export interface ViewPlayer extends Omit<PositionPlayer, 'workers' | 'skills' | 'winter'> {
  workers: Counts<Colour> | number;
  skills: Counts<Skill> | number;
  winter: string[] | number;
}

export interface View extends Omit<Position, 'format' | 'players' | 'supply' | 'hidden' | 'bagGreen'> {
  format: typeof VIEW_FORMAT;
  /** The viewer's seat, null for a spectator. */
  viewer: number | null;
  players: ViewPlayer[];
  supply: Omit<PositionSupply, 'bag' | 'skills'> & {
    bag: Counts<Colour> | number;
    skills: Counts<Skill> | number;
  };
}

/** The position as one seat, or a spectator (null), may see it (SECRET-1 to SECRET-4). */
export function makeView(s: State, viewer: number | null): View {
  if (viewer !== null && !(Number.isInteger(viewer) && viewer >= 0 && viewer < s.bytes[S.PLAYERS])) {
    throw new RefusalError(
      inputRefusal('BAD_REQUEST', 'wrong-type', { path: 'viewer', expected: 'seat-or-null' }),
    );
  }
  const views = makeViews(s);
  return viewer === null ? views.shared : viewFor(views, viewer);
}

/** The views of all viewers at once, for callers that send them to everyone. */
export interface Views {
  /** What a spectator sees, and every player too, their own screen aside. */
  shared: View;
  /** Each player as they see themselves. */
  own: readonly PositionPlayer[];
  /** The state they were made from. */
  state: State;
}

/** With the views of an earlier state of the same game it is quicker, and what did not change is shared with them. */
export function makeViews(s: State, last?: Views): Views {
  const table = printTable(
    s,
    last && {
      state: last.state,
      options: last.shared.options,
      players: last.own,
      boats: last.shared.boats,
      market: last.shared.market,
      turnOrder: last.shared.turnOrder,
      supply: last.shared.supply,
    },
  );
  const over = s.bytes[S.STEP] === S.OVER;
  const shared: View = {
    ...table,
    format: VIEW_FORMAT,
    viewer: null,
    players: over ? table.players : table.players.map((player, seat) => hiddenHand(player, seat, last)),
    supply: over
      ? table.supply
      : { ...table.supply, bag: total(table.supply.bag), skills: total(table.supply.skills) },
  };
  return { shared, own: table.players, state: s };
}

/** One seat's view out of all views. */
export function viewFor({ shared, own }: Views, seat: number): View {
  return {
    ...shared,
    viewer: seat,
    players: shared.players.map((player, other) => (other === seat ? own[seat] : player)),
  };
}

function hiddenHand(player: PositionPlayer, seat: number, last: Views | undefined): ViewPlayer {
  const isKnown = last?.own[seat] === player && last.state.bytes[S.STEP] !== S.OVER;
  return isKnown ? last.shared.players[seat] : hideHand(player);
}

/** What everyone may see of a player. Tiles laid in this ending count as not yet placed (END-9). */
function hideHand(player: PositionPlayer): ViewPlayer {
  const shown: ViewPlayer = {
    ...player,
    workers: total(player.workers),
    skills: total(player.skills),
    winter: player.winter.length,
  };
  if (shown.offered) delete shown.offered;
  const sealed = player.village.filter((tile) => tile.sealed);
  if (sealed.length > 0) shown.village = player.village.filter((tile) => !tile.sealed);
  const placing = [...(player.placing ?? []), ...sealed];
  if (placing.length > 0) {
    shown.placing = placing
      .map(({ tile, face }) => ({ tile, ...(face ? { face } : {}) }))
      .sort((a, b) => (a.tile < b.tile ? -1 : 1));
  }
  return shown;
}

function total(counts: Counts<string>): number {
  let sum = 0;
  for (const name in counts) sum += counts[name] ?? 0;
  return sum;
}
