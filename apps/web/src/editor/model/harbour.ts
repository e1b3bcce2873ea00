import type { PositionBoat, PositionOffer } from '@keyflower/engine';
import { type LoosePosition, usedOf } from './loose-position.ts';

/** From the end of winter on, boats and turn-order tiles come into villages. */
export const leavesHarbour = ({ season, phase }: LoosePosition): boolean =>
  phase === 'scoring' || (phase === 'ending' && season === 'winter');

export const isInHarbour = ({ boats, turnOrder }: LoosePosition, id: string): boolean =>
  boats.some(({ boat }) => boat === id) || turnOrder.some(({ tile }) => tile === id);

/** A boat or turn-order tile that comes to a village is no longer on the table. */
export function takeFromHarbour(position: LoosePosition, tile: string): void {
  position.boats = position.boats.filter(({ boat }) => boat !== tile);
  position.turnOrder = position.turnOrder.filter((offer) => offer.tile !== tile);
}

/** A boat that a village loses is in the harbour again. */
export function returnToHarbour(position: LoosePosition, tile: string): void {
  if (usedOf('boat', position).includes(tile)) position.boats.push({ boat: tile });
}

/** After a change of players or tiles: what these use, as far as it is nowhere else. */
export function refillHarbour(position: LoosePosition, used: ReadonlySet<string>): void {
  const boats = usedOf('boat', position);
  position.boats = boats
    .filter((boat) => !used.has(boat))
    .map((boat): PositionBoat => position.boats.find((one) => one.boat === boat) ?? { boat });
  // An empty row means that there are none.
  if (position.turnOrder.length === 0) return;
  position.turnOrder = usedOf('turn-order', position)
    .filter((tile) => !used.has(tile))
    .map((tile): PositionOffer => position.turnOrder.find((one) => one.tile === tile) ?? { tile });
}
