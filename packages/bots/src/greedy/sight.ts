import {
  type Colour,
  type Content,
  type Counts,
  type Face,
  type PositionOffer,
  type PositionTile,
  type Resource,
  RESOURCES,
  SEASONS,
  type Skill,
  type TileSpec,
  type View,
  type ViewPlayer,
} from '@keyflower/engine';

/** What the bot's seat sees, in the words its prices are made from. */
export interface Sight {
  content: Content;
  view: View;
  seat: number;
  me: ViewPlayer;
  workers: Counts<Colour>;
  skills: Counts<Skill>;
  isWinter: boolean;
  /** Seasons that still come after this one. */
  seasonsLeft: number;
}

export function lookAround(content: Content, view: View, seat: number): Sight {
  const me = view.players[seat];
  return {
    content,
    view,
    seat,
    me,
    // One's own goods are always seen by kind.
    workers: me.workers as Counts<Colour>,
    skills: me.skills as Counts<Skill>,
    isWinter: view.season === 'winter',
    seasonsLeft: SEASONS.length - 1 - SEASONS.indexOf(view.season),
  };
}

export function total(counts: Readonly<Record<string, number | undefined>> | undefined): number {
  let sum = 0;
  for (const n of Object.values(counts ?? {})) sum += n ?? 0;
  return sum;
}

export function specOf(content: Content, tile: string): TileSpec {
  const index = content.indexOf.get(tile);
  if (index === undefined) throw new Error(`there is no tile "${tile}"`);
  return content.tiles[index];
}

/** The side of a tile that shows. */
export function faceOf(
  content: Content,
  { tile, upgraded, face }: Partial<PositionTile> & { tile: string },
): Face {
  const { front, back } = specOf(content, tile);
  return (upgraded === true || face === 'b') && back ? back : front;
}

/** All resources that lie in a village. */
export function resourcesIn(village: readonly PositionTile[]): Record<Resource, number> {
  const all = { wood: 0, stone: 0, iron: 0, gold: 0 };
  for (const { resources = {} } of village) for (const kind of RESOURCES) all[kind] += resources[kind] ?? 0;
  return all;
}

export interface Bid {
  tile: string;
  colour: Colour;
  size: number;
  /** The greatest bid of anyone else. */
  rival: number;
}

/** A seat's bid on a tile on offer; null if it has none. */
export function bidOf({ tile, bids = [] }: PositionOffer, seat: number): Bid | null {
  const own = bids.find(({ player }) => player === seat);
  if (!own) return null;
  return {
    tile,
    colour: Object.keys(own.workers)[0] as Colour,
    size: total(own.workers),
    rival: rivalBid(bids, seat),
  };
}

export function rivalBid(bids: PositionOffer['bids'] = [], seat: number): number {
  return Math.max(0, ...bids.filter(({ player }) => player !== seat).map(({ workers }) => total(workers)));
}

/** Everything that can be bid for. */
export const offers = ({ view }: Sight): PositionOffer[] => [...view.market, ...view.turnOrder];

/** The losing bids of the bot's seat: groups that may move (BID-2). */
export function losingBids(sight: Sight): Bid[] {
  return offers(sight).flatMap((offer) => {
    const bid = bidOf(offer, sight.seat);
    return bid && bid.size < bid.rival ? [bid] : [];
  });
}
