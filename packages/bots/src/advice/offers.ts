import {
  type Colour,
  type Content,
  type Face,
  type PositionOffer,
  type PositionTile,
  type Resource,
  RESOURCES,
  type TileSpec,
} from '@keyflower/engine';

/* Queries on a view that several reasons need. */

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

/** A seat's bid on a tile on offer; null if it has none. */
export function bidOf({ bids = [] }: PositionOffer, seat: number): { colour: Colour; size: number } | null {
  const own = bids.find(({ player }) => player === seat);
  return own ? { colour: Object.keys(own.workers)[0] as Colour, size: total(own.workers) } : null;
}

/** The greatest bid of the other seats. */
export function rivalBid(bids: PositionOffer['bids'] = [], seat: number): number {
  return Math.max(0, ...bids.filter(({ player }) => player !== seat).map(({ workers }) => total(workers)));
}

/** The seat with the highest bid on a tile; ties are impossible (BID-0). */
export function leaderOf({ bids = [] }: PositionOffer): number | null {
  let leader: number | null = null;
  let most = 0;
  for (const { player, workers } of bids) {
    const size = total(workers);
    if (size <= most) continue;
    most = size;
    leader = player;
  }
  return leader;
}
