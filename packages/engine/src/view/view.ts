import { makePosition, seats } from '../io/print-position.ts';
import type { Position, PositionPlayer, PositionSupply } from '../io/position.ts';
import type { Colour, Counts, Skill } from '../model/names.ts';
import { RefusalError } from '../model/refusal.ts';
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
  /** The seat that looks, null for a spectator. */
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
    throw new RefusalError({ code: 'BAD_REQUEST', message: 'a viewer is a seat, or null for a spectator' });
  }
  const views = makeViews(s);
  return viewer === null ? views.shared : viewFor(views, viewer);
}

/** All viewers' views at once, for whoever has to tell everybody. */
export interface Views {
  /** What a spectator sees, and every player too, their own screen aside. */
  shared: View;
  /** Each player as they see themselves. */
  own: readonly ViewPlayer[];
}

export function makeViews(s: State): Views {
  const { hidden: _hidden, bagGreen: _bagGreen, ...position } = makePosition(s);
  const over = s.bytes[S.STEP] === S.OVER;
  const shared: View = {
    ...position,
    format: VIEW_FORMAT,
    viewer: null,
    players: seats(s).map((seat) => (over ? position.players[seat] : hideHand(position.players[seat]))),
    supply: over
      ? position.supply
      : { ...position.supply, bag: total(position.supply.bag), skills: total(position.supply.skills) },
  };
  return { shared, own: position.players };
}

/** One seat's view out of everybody's. */
export function viewFor({ shared, own }: Views, seat: number): View {
  return {
    ...shared,
    viewer: seat,
    players: shared.players.map((player, other) => (other === seat ? own[seat] : player)),
  };
}

/** What everyone may see of a player. Tiles laid in this ending count as not yet placed (END-9). */
function hideHand({ offered: _offered, ...player }: PositionPlayer): ViewPlayer {
  const sealed = player.village.flatMap(({ tile, face, sealed: unseen }) =>
    unseen ? [{ tile, ...(face ? { face } : {}) }] : [],
  );
  const placing = [...(player.placing ?? []), ...sealed].sort((a, b) => (a.tile < b.tile ? -1 : 1));
  return {
    ...player,
    workers: total(player.workers),
    skills: total(player.skills),
    winter: player.winter.length,
    village: player.village.filter((tile) => !tile.sealed),
    ...(placing.length > 0 ? { placing } : {}),
  };
}

function total(counts: Counts<string>): number {
  return Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}
