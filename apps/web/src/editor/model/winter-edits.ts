import { askOf, askOffers } from './decision.ts';
import { type Edit, takeFromHidden } from './edits.ts';
import type { LoosePosition } from './loose-position.ts';

/** Who is asked for winter tiles follows from what the players hold. */
function reoffer(position: LoosePosition): void {
  if (askOf(position).decision === 'offer') askOffers(position);
}

export const addWinterTile =
  (seat: number, tile: string): Edit =>
  (position) => {
    const player = position.players[seat]!;
    takeFromHidden(position, tile);
    player.winter = [...(player.winter ?? []), tile];
    reoffer(position);
  };

export const removeWinterTile =
  (seat: number, tile: string): Edit =>
  (position) => {
    const player = position.players[seat]!;
    player.winter = (player.winter ?? []).filter((one) => one !== tile);
    if (player.offered) player.offered = player.offered.filter((one) => one !== tile);
    reoffer(position);
  };

/** Winter tiles that are drawn when the position is loaded. */
export const dealWinterTiles =
  (seat: number): Edit =>
  (position) => {
    const player = position.players[seat]!;
    delete player.winter;
    delete player.offered;
    delete position.hidden;
    reoffer(position);
  };

/** Whether a winter tile has been put into play while others still choose. */
export const setOffered =
  (seat: number, tile: string, isOffered: boolean): Edit =>
  (position) => {
    const player = position.players[seat]!;
    const others = (player.offered ?? []).filter((one) => one !== tile);
    player.offered = isOffered ? [...others, tile] : others;
    reoffer(position);
  };
