import type { Counts, Kind } from '@keyflower/engine';
import { askAnimals, askOf } from './decision.ts';
import { type Edit, recount, redecide, takeFromHidden } from './edits.ts';
import { returnToHarbour, takeFromHarbour } from './harbour.ts';
import type { LoosePosition } from './loose-position.ts';

/* What players have only while a season ends, or while animals wait. */

/** Tiles have been won before boats are picked and animals placed, so these decisions stay. */
function rewon(position: LoosePosition): void {
  const { decision } = askOf(position);
  if (decision === 'boat' || decision === 'animal' || decision === 'breed') recount(position);
  else redecide(position);
}

/** A tile that was won in this season and has to be placed. */
export const addWonTile =
  (seat: number, tile: string): Edit =>
  (position) => {
    const player = position.players[seat]!;
    takeFromHidden(position, tile);
    takeFromHarbour(position, tile);
    player.placing = [...(player.placing ?? []), { tile }];
    rewon(position);
  };

export const removeWonTile =
  (seat: number, tile: string): Edit =>
  (position) => {
    const player = position.players[seat]!;
    player.placing = (player.placing ?? []).filter((one) => one.tile !== tile);
    returnToHarbour(position, tile);
    rewon(position);
  };

/** The side of a summer boat that was won. */
export const flipWonTile =
  (seat: number, tile: string): Edit =>
  (position) => {
    const taken = position.players[seat]!.placing?.find((one) => one.tile === tile);
    if (taken) taken.face = taken.face === 'b' ? 'a' : 'b';
  };

/** The animals that wait for a field of a player. */
export const setWaiting =
  (seat: number, waiting: Counts<Kind>): Edit =>
  (position) => {
    position.players[seat]!.waiting = waiting;
    recount(position);
    if (position.phase === 'ending' && askOf(position).decision === 'animal') askAnimals(position);
  };

/** What the turn-order tiles that a player won will pay. */
export const setDue =
  (seat: number, due: Counts<'wheat' | Kind>): Edit =>
  (position) => {
    position.players[seat]!.due = due;
  };

/** The start-player marker moves on after the boats, because its tile got no bid. */
export const setMarkerPasses =
  (passes: boolean): Edit =>
  (position) => {
    if (passes) position.markerPasses = true;
    else delete position.markerPasses;
  };
