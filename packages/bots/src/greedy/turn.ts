import {
  type Action,
  checkAction,
  type Colour,
  COLOURS,
  type PositionOffer,
  type PositionTile,
  type QuickRandom,
  type State,
} from '@keyflower/engine';
import type { Prices } from './prices.ts';
import { type Bid, bidOf, faceOf, losingBids, offers, rivalBid, type Sight, total } from './sight.ts';
import { offerWorth } from './tile-worth.ts';
import { transportWorth } from './village.ts';

/** A bid of one worker is beaten so often; every further worker makes it as much rarer again. */
const BEATEN = 0.6;
/** Workers that come back at the end of the season can't act until then. */
const BACK_LATER = 0.9;
/** Overbidding at once by up to so many. */
const MOST_OVER = 2;
/** USE-2. */
const MOST_AT_A_TILE = 6;
/** An action must gain this much, or it is not worth its trouble. */
const LEAST_GAIN = 0.05;
/** Actions as good as equal are chosen by lot. */
const JITTER = 0.05;

interface Idea {
  action: Action;
  gain: number;
}

/** Workers of one colour that could move together, and what giving them up costs. */
interface Troop {
  screen: number;
  groups: string[];
  size: number;
  cost: number;
}

/** The bid or use that gains most by the prices, or a pass. */
export function chooseTurn(sight: Sight, prices: Prices, state: State, random: QuickRandom): Action {
  const ideas = [...bids(sight, prices), ...uses(sight, prices)].filter(({ gain }) => gain > LEAST_GAIN);
  for (const idea of ideas) idea.gain += (JITTER * random.below(1024)) / 1024;
  ideas.sort((a, b) => b.gain - a.gain);
  // The ideas don't know every rule of colour: the referee's word is asked for, the best idea first.
  const best = ideas.find(({ action }) => checkAction(state, sight.seat, action) === null);
  return best?.action ?? { type: 'pass' };
}

/** What a bid is worth while it wins: perhaps the tile, perhaps only its workers back. */
function winningWorth(size: number, tile: number, worker: number): number {
  const beaten = BEATEN ** size;
  return (1 - beaten) * tile + beaten * size * worker * BACK_LATER;
}

function bids(sight: Sight, prices: Prices): Idea[] {
  const groups = losingBids(sight);
  return offers(sight).flatMap((offer) => {
    const worth = offerWorth(sight, prices, offer);
    const own = bidOf(offer, sight.seat);
    const size = own?.size ?? 0;
    const rival = rivalBid(offer.bids, sight.seat);
    const others = groups.filter(({ tile }) => tile !== offer.tile);
    return (own ? [own.colour] : COLOURS).flatMap((colour) => {
      const worker = prices.worker(colour);
      const before = size > rival ? winningWorth(size, worth, worker) : size * worker * BACK_LATER;
      const least = Math.max(1, rival + 1 - size);
      return troops(sight, others, colour, worker, least, least + MOST_OVER).map((troop): Idea => {
        const { screen, groups: joined } = troop;
        return {
          action: { type: 'bid', tile: offer.tile, color: colour, screen, groups: joined },
          gain: winningWorth(size + troop.size, worth, worker) - before - troop.cost,
        };
      });
    });
  });
}

function uses(sight: Sight, prices: Prices): Idea[] {
  const groups = losingBids(sight);
  const { view, seat, isWinter } = sight;
  const market = isWinter ? [] : view.market.map((tile) => ({ tile, lost: 1 - hold(tile, seat) }));
  const villages = view.players.flatMap(({ village }, owner) =>
    village.map((tile) => ({ tile, lost: owner === seat ? 0 : 1 })),
  );
  return [...market, ...villages].flatMap(({ tile, lost }) => usesOf(sight, prices, groups, tile, lost));
}

/** How likely the bot's seat wins a tile on the market with the bid it has there. */
function hold(offer: PositionOffer, seat: number): number {
  const bid = bidOf(offer, seat);
  return bid && bid.size > bid.rival ? 1 - BEATEN ** bid.size : 0;
}

/** `lost` is the part of the workers that won't come back to the bot's seat (END-3, END-4). */
function usesOf(
  sight: Sight,
  prices: Prices,
  groups: readonly Bid[],
  tile: PositionOffer | PositionTile,
  lost: number,
): Idea[] {
  const { use } = faceOf(sight.content, tile);
  if (!use) return [];
  const carries = use.transport !== undefined || use.upgrades !== undefined;
  const transport = carries ? transportWorth(sight, prices, use.transport ?? 0, use.upgrades ?? 0) : 0;
  const worth = prices.use(use, transport);
  const sizes = (tile.uses ?? []).map((workers) => total(workers));
  const least = (sizes.at(-1) ?? 0) + 1;
  const most = MOST_AT_A_TILE - sizes.reduce((sum, n) => sum + n, 0);
  return COLOURS.flatMap((colour) => {
    const worker = prices.worker(colour);
    return troops(sight, groups, colour, worker, least, Math.min(least, most)).map((troop): Idea => {
      const { screen, groups: joined, size, cost } = troop;
      const back = size * worker * BACK_LATER * (1 - lost);
      const action: Action = {
        type: 'use',
        tile: tile.tile,
        screen: screen > 0 ? { [colour]: screen } : {},
        groups: joined,
      };
      return { action, gain: worth - cost + back };
    });
  });
}

/** The ways to bring from `least` to `most` workers of a colour: from the screen, with one losing group, with all. */
function troops(
  { workers }: Sight,
  groups: readonly Bid[],
  colour: Colour,
  worker: number,
  least: number,
  most: number,
): Troop[] {
  const onScreen = workers[colour] ?? 0;
  const alike = groups.filter((group) => group.colour === colour).sort((a, b) => (a.tile < b.tile ? -1 : 1));
  const together: Bid[][] = [[], ...alike.map((group) => [group]), ...(alike.length > 1 ? [alike] : [])];
  return together.flatMap((joined) => {
    const moved = joined.reduce((sum, { size }) => sum + size, 0);
    const found: Troop[] = [];
    for (let size = Math.max(least, moved); size <= Math.min(most, moved + onScreen); size++) {
      const screen = size - moved;
      // Workers of a losing bid are on their way back anyway.
      const cost = screen * worker + moved * worker * BACK_LATER;
      found.push({ screen, groups: joined.map(({ tile }) => tile), size, cost });
    }
    return found;
  });
}
