import type { Sight } from '../sight.ts';
import { type Anchor, handOf, type Journey, type JourneyKind, SUPPLY, tileAt } from './journey.ts';

interface Lying {
  where: 'offer' | 'harbour' | 'village' | 'placing';
  anchor: Anchor;
  /** Whose it is. */
  home: Anchor;
  back: boolean;
  rotation: number;
}

/** Where every tile that shows its face lies. */
function tilesIn(sight: Sight): Map<string, Lying> {
  const tiles = new Map<string, Lying>();
  const put = (tile: string, lying: Pick<Lying, 'where' | 'back'> & { rotation?: number; seat?: number }) => {
    const { seat, rotation = 0, where, back } = lying;
    const home = seat === undefined ? SUPPLY : handOf(seat);
    tiles.set(tile, { where, anchor: tileAt(tile, seat), home, back, rotation });
  };
  for (const { tile, face } of [...sight.market, ...sight.turnOrder])
    put(tile, { where: 'offer', back: face === 'b' });
  for (const { boat } of sight.boats) put(boat, { where: 'harbour', back: false });
  sight.players.forEach(({ village, placing = [] }, seat) => {
    for (const { tile, upgraded, face, rotation } of village)
      put(tile, { where: 'village', back: upgraded === true || face === 'b', rotation, seat });
    for (const { tile, face } of placing) put(tile, { where: 'placing', back: face === 'b', seat });
  });
  return tiles;
}

/** Tiles that are won, built, turned over, laid out or put away. */
export function tileJourneys(before: Sight, after: Sight): Journey[] {
  const was = tilesIn(before);
  const is = tilesIn(after);
  const journeys: Journey[] = [];
  for (const [tile, now] of is) {
    const then = was.get(tile);
    // Whoever offered a winter tile is nobody's business: all of them come from the supply.
    if (!then) journeys.push(way('appear', tile, now, SUPPLY, now.anchor));
    else if (then.where !== now.where) journeys.push(moved(tile, then, now));
    else if (then.back !== now.back) journeys.push(way('flip', tile, then, now.anchor, now.anchor));
  }
  for (const [tile, then] of was)
    if (!is.has(tile)) journeys.push(way('leave', tile, then, then.anchor, SUPPLY));
  return journeys;
}

function moved(tile: string, then: Lying, now: Lying): Journey {
  if (then.where === 'placing') return way('place', tile, now, then.home, now.anchor);
  return way('travel', tile, then, then.anchor, now.anchor);
}

const way = (
  kind: JourneyKind,
  tile: string,
  { back, rotation }: Lying,
  from: Anchor,
  to: Anchor,
): Journey => ({
  kind,
  piece: { tile, back, rotation },
  from,
  to,
});

/** The start player's marker, and the turn of the season. */
export function calendarJourneys(before: Sight, after: Sight): Journey[] {
  const journeys: Journey[] = [];
  if (before.startPlayer !== after.startPlayer)
    journeys.push({
      kind: 'marker',
      piece: { name: 'start', count: 1 },
      from: handOf(before.startPlayer),
      to: handOf(after.startPlayer),
    });
  if (before.season !== after.season)
    journeys.push({ kind: 'season', piece: { season: after.season }, from: SUPPLY, to: SUPPLY });
  return journeys;
}
