import type { PositionBoat } from '@keyflower/engine';
import type { Edit } from './edits.ts';
import type { LoosePosition } from './loose-position.ts';

/** The order in which seats pick boats, and how many have picked. */
export interface Picks {
  order: number[];
  picked: number;
}

/** In winter a boat that is picked leaves the harbour; before, it is only emptied. */
const isFree = ({ picked }: PositionBoat): boolean => picked !== true;

/** The order of picks; what is not written down follows clockwise from the start player, as the engine has it. */
export function picksOf({ players, startPlayer = 0, boatOrder = [], pending, boats }: LoosePosition): Picks {
  const [pick] = pending ?? [];
  const known = pick?.decision === 'boat' ? [...boatOrder, pick.player, ...(pick.next ?? [])] : boatOrder;
  const clockwise = players.map((_, n) => (startPlayer + n) % players.length);
  const order = [...new Set([...known, ...clockwise])].filter((seat) => seat < players.length);
  const picked = Math.min(boatOrder.length, order.length);
  return { order: order.slice(0, picked + boats.filter(isFree).length), picked };
}

/** Marks as many boats as seats have picked, those without goods first. */
function markPicked(boats: PositionBoat[], picked: number): void {
  const isBare = ({ workers = {}, skills = {} }: PositionBoat): boolean =>
    Object.keys(workers).length + Object.keys(skills).length === 0;
  const gone = boats.filter((boat) => !isFree(boat));
  const free = boats.filter(isFree);
  const next = [...gone, ...free.filter(isBare), ...free.filter((boat) => !isBare(boat))];
  next.forEach((boat, n) => setGone(boat, n < picked));
}

function setGone(boat: PositionBoat, isGone: boolean): void {
  if (!isGone) delete boat.picked;
  else Object.assign(boat, { picked: true, workers: {}, skills: {} });
}

/** The next boat is picked by the seat that comes after those that have picked. */
export const setPicks =
  ({ order, picked }: Picks): Edit =>
  (position) => {
    const before = order.slice(0, picked);
    if (position.season !== 'winter') markPicked(position.boats, picked);
    const clockwise = picksOf({ ...position, boatOrder: before, pending: [] }).order;
    const whole = [...new Set([...order, ...clockwise])];
    const [player = 0, ...next] = whole.slice(picked, picked + position.boats.filter(isFree).length);
    position.boatOrder = before;
    position.pending = [{ player, decision: 'boat', next }];
    delete position.supply;
  };

/** Two seats change places in the order. */
export function swapped({ order, picked }: Picks, place: number, seat: number): Picks {
  const other = order[place]!;
  return { picked, order: order.map((one, n) => (n === place ? seat : one === seat ? other : one)) };
}

/** Whether a boat was picked at the end of this season; then nothing lies on it. */
export const setPicked =
  (id: string, isGone: boolean): Edit =>
  (position) => {
    const boat = position.boats.find((one) => one.boat === id);
    if (boat) setGone(boat, isGone);
    delete position.supply;
  };
