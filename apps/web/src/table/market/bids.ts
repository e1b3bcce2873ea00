import { type Colour, COLOURS, type Counts } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import type { Draft, WorkersDraft } from '../desk/draft.ts';
import type { Offer, Sight } from '../sight.ts';

/** A bid as it stands on its side, with what is in mind and not sent. */
export interface ShownBid {
  seat: number;
  colour: Colour;
  count: number;
  /** So many of them are only in mind. */
  added: number;
  /** It is about to be moved elsewhere. */
  leaving: boolean;
  winning: boolean;
  lying: boolean;
}

const colourOf = (workers: Counts<Colour>): Colour | undefined =>
  COLOURS.find((colour) => (workers[colour] ?? 0) > 0);

/** The colour of those who stand at a tile: others lie (BID-4). */
export function standingColour({ color, bids = [], uses = [] }: Offer): Colour | undefined {
  return color ?? [...bids.map(({ workers }) => colourOf(workers)), ...uses.map(colourOf)].find(Boolean);
}

/** All workers of mine that a draft sends: out of the hand, and whole losing bids. */
function sentBy({ screen, groups }: WorkersDraft, me: number, sight: Sight): Counts<Colour> {
  const sent: Counts<Colour> = { ...screen };
  for (const { tile, bids = [] } of [...sight.market, ...sight.turnOrder]) {
    if (!groups.includes(tile)) continue;
    const mine = bids.find(({ player }) => player === me)?.workers ?? {};
    for (const colour of COLOURS) {
      const n = mine[colour] ?? 0;
      if (n > 0) sent[colour] = (sent[colour] ?? 0) + n;
    }
  }
  return sent;
}

/** The bids at a tile as they would be after what is in mind. */
export function bidsAt(offer: Offer, draft: Draft, me: number | null, sight: Sight): ShownBid[] {
  const standing = standingColour(offer);
  const mind = draft.kind === 'workers' && me !== null ? draft : null;
  const sent = mind && mind.what === 'bid' && mind.tile === offer.tile ? sentBy(mind, me!, sight) : {};
  const shown: ShownBid[] = (offer.bids ?? []).map(({ player, workers }) => {
    const added = player === me ? total(sent) : 0;
    const colour = colourOf(workers) ?? 'blue';
    return {
      seat: player,
      colour,
      count: total(workers) + added,
      added,
      leaving: player === me && mind !== null && mind.groups.includes(offer.tile),
      winning: false,
      lying: standing !== undefined && colour !== standing,
    };
  });
  const colour = colourOf(sent);
  if (colour && !shown.some(({ seat }) => seat === me)) {
    const count = total(sent);
    const lying = standing !== undefined && colour !== standing;
    shown.push({ seat: me!, colour, count, added: count, leaving: false, winning: false, lying });
  }
  const staying = shown.filter(({ leaving }) => !leaving);
  const best = Math.max(0, ...staying.map(({ count }) => count));
  const winner = staying.find(({ count }) => count === best);
  if (winner) winner.winning = true;
  return shown;
}

/** What a use in mind would put on a tile; null where none is. */
export function useInMind(
  tile: string,
  draft: Draft,
  me: number | null,
  sight: Sight,
): Counts<Colour> | null {
  if (draft.kind !== 'workers' || draft.what !== 'use' || draft.tile !== tile || me === null) return null;
  return sentBy(draft, me, sight);
}

/** Whether something in mind is about a tile. */
export function isChosen(tile: string, draft: Draft): boolean {
  if (draft.kind === 'tile' || draft.kind === 'workers') return draft.tile === tile;
  if (draft.kind !== 'sure') return false;
  const { action } = draft;
  return (
    (action.type === 'boat' && action.boat === tile) ||
    (action.type === 'pay' && 'group' in action && action.group === tile)
  );
}
