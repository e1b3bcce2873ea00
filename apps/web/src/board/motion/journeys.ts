import type { TableView, VillageTile } from '../../play/index.ts';
import { type Anchor, handOf, type Journey, type JourneyKind, KINDS, SUPPLY, tileAt } from './journey.ts';
import { handJourneys, Ledger } from './ledger.ts';
import { actorOf, workerJourneys } from './workers.ts';

type Player = TableView['players'][number];

/** Resources in the villages: carried, taken from the supply, or paid. */
function resourceJourneys(before: TableView, after: TableView): Journey[] {
  return before.players.flatMap((player, seat) => {
    const ledger = new Ledger<{ anchor: Anchor }>();
    const is = new Map((after.players[seat]?.village ?? []).map((tile) => [tile.tile, tile]));
    const was = new Map(player.village.map((tile) => [tile.tile, tile]));
    for (const tile of new Set([...was.keys(), ...is.keys()]))
      ledger.compare({ anchor: tileAt(tile, seat) }, was.get(tile)?.resources, is.get(tile)?.resources);
    ledger.match('carry', () => true);
    for (const entry of ledger.lost) ledger.send(entry, 'pay', SUPPLY);
    for (const entry of ledger.got) ledger.fetch(entry, 'gain', SUPPLY);
    return ledger.journeys;
  });
}

/** Skill tiles: from the boats, from the pile, or paid. */
function skillJourneys(before: TableView, after: TableView): Journey[] {
  const ledger = new Ledger<{ anchor: Anchor }>();
  const is = new Map(after.boats.map((boat) => [boat.boat, boat]));
  const was = new Map(before.boats.map((boat) => [boat.boat, boat]));
  for (const boat of new Set([...was.keys(), ...is.keys()]))
    ledger.compare({ anchor: tileAt(boat) }, was.get(boat)?.skills, is.get(boat)?.skills);
  for (const entry of ledger.lost) ledger.send(entry, 'unload', handOf(actorOf(before)));
  for (const entry of ledger.got) ledger.fetch(entry, 'load', SUPPLY);
  return [...ledger.journeys, ...handJourneys(before, after, 'skills', ledger.journeys)];
}

function wheatJourneys(before: TableView, after: TableView): Journey[] {
  return before.players.flatMap(({ wheat = 0 }, seat): Journey[] => {
    const change = (after.players[seat]?.wheat ?? wheat) - wheat;
    const piece = { name: 'wheat', count: Math.abs(change) };
    if (change === 0) return [];
    return change > 0
      ? [{ kind: 'gain', piece, from: SUPPLY, to: handOf(seat) }]
      : [{ kind: 'pay', piece, from: handOf(seat), to: SUPPLY }];
  });
}

interface Field {
  anchor: Anchor;
  counts: Record<string, number>;
}

/** Animals by field; those that wait for a field are with their owner. */
function fieldsOf({ village, waiting }: Player, seat: number): Map<string, Field> {
  const fields = new Map<string, Field>([['waiting', { anchor: handOf(seat), counts: { ...waiting } }]]);
  for (const { tile, animals = [] } of village) {
    for (const { kind, half, count } of animals) {
      const field = fields.get(`${tile}:${half}`) ?? { anchor: tileAt(tile, seat), counts: {} };
      field.counts[kind] = count;
      fields.set(`${tile}:${half}`, field);
    }
  }
  return fields;
}

const shown = (village: readonly VillageTile[]): string =>
  village
    .map(({ tile, sealed }) => `${tile}${sealed ? '?' : ''}`)
    .sort()
    .join();

/** Animals: driven, put into a field, or born. */
function animalJourneys(before: TableView, after: TableView): Journey[] {
  return before.players.flatMap((player, seat) => {
    const next = after.players[seat] ?? player;
    const was = fieldsOf(player, seat);
    const is = fieldsOf(next, seat);
    const ledger = new Ledger<{ anchor: Anchor }>();
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const { anchor } = (is.get(key) ?? was.get(key))!;
      ledger.compare({ anchor }, was.get(key)?.counts, is.get(key)?.counts);
    }
    // New tiles merge fields, which then go by another tile's name: no animal has moved.
    if (shown(player.village) === shown(next.village)) ledger.match('herd', () => true);
    else netOut(ledger);
    const born = before.phase !== 'actions';
    for (const entry of ledger.lost) ledger.send(entry, 'pay', SUPPLY);
    for (const entry of ledger.got) {
      const waits = entry.place.anchor[0] === handOf(seat)[0];
      ledger.fetch(entry, born && !waits ? 'birth' : 'gain', SUPPLY);
    }
    return ledger.journeys;
  });
}

/** Cancels losses against gains of the same kind. */
function netOut(ledger: Ledger<{ anchor: Anchor }>): void {
  for (const lost of ledger.lost) {
    for (const got of ledger.got) {
      if (got.name !== lost.name) continue;
      const same = Math.min(got.left, lost.left);
      got.left -= same;
      lost.left -= same;
    }
  }
}

interface Lying {
  where: 'offer' | 'harbour' | 'village' | 'placing';
  anchor: Anchor;
  /** The owner's seat. */
  home: Anchor;
  back: boolean;
  rotation: number;
}

/** The position of every face-up tile. */
function tilesIn(view: TableView): Map<string, Lying> {
  const tiles = new Map<string, Lying>();
  const put = (tile: string, lying: Pick<Lying, 'where' | 'back'> & { rotation?: number; seat?: number }) => {
    const { seat, rotation = 0, where, back } = lying;
    const home = seat === undefined ? SUPPLY : handOf(seat);
    tiles.set(tile, { where, anchor: tileAt(tile, seat), home, back, rotation });
  };
  for (const { tile, face } of [...view.market, ...view.turnOrder])
    put(tile, { where: 'offer', back: face === 'b' });
  for (const { boat } of view.boats) put(boat, { where: 'harbour', back: false });
  view.players.forEach(({ village, placing = [] }, seat) => {
    for (const { tile, upgraded, face, rotation } of village)
      put(tile, { where: 'village', back: upgraded === true || face === 'b', rotation, seat });
    for (const { tile, face } of placing) put(tile, { where: 'placing', back: face === 'b', seat });
  });
  return tiles;
}

/** Tiles that are won, built, flipped, laid out or discarded. */
function tileJourneys(before: TableView, after: TableView): Journey[] {
  const was = tilesIn(before);
  const is = tilesIn(after);
  const journeys: Journey[] = [];
  for (const [tile, now] of is) {
    const then = was.get(tile);
    // Offered winter tiles are secret: all of them come from the supply.
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
function calendarJourneys(before: TableView, after: TableView): Journey[] {
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

/**
 * The movements between two views. They are derived from the two alone, so they show nothing that the viewer may
 * not know.
 */
export function journeysBetween(before: TableView, after: TableView): Journey[] {
  if (before === after || before.players.length !== after.players.length) return [];
  return [
    workerJourneys,
    resourceJourneys,
    skillJourneys,
    wheatJourneys,
    animalJourneys,
    tileJourneys,
    calendarJourneys,
  ]
    .flatMap((find) => find(before, after))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}
