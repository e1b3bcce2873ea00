import type { Offer, TableView } from '../../play/index.ts';
import { type Anchor, BAG, bidOf, handOf, type Journey, tileAt } from './journey.ts';
import { type Entry, handJourneys, Ledger, sum } from './ledger.ts';

/** Public places of workers: a bid, a used tile, a boat. */
interface Place {
  anchor: Anchor;
  kind: 'bid' | 'use' | 'boat';
  tile: string;
  /** The seat of the bid or the village. */
  seat?: number;
}

type Workers = Readonly<Record<string, number | undefined>>;
interface Stand {
  place: Place;
  workers: Workers;
}

/** The place of every worker on the table, except in hands and the bag. */
function standsIn(view: TableView): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  const put = (key: string, place: Place, workers: Workers | undefined) => {
    if (workers) stands.set(key, { place, workers });
  };
  const uses = (tile: string, groups: readonly Workers[] | undefined, seat?: number) => {
    const place: Place = {
      anchor: tileAt(tile, seat),
      kind: 'use',
      tile,
      ...(seat === undefined ? {} : { seat }),
    };
    if (groups) put(`use ${tile}`, place, all(groups));
  };
  for (const { tile, bids = [], uses: groups } of [...view.market, ...view.turnOrder]) {
    uses(tile, groups);
    for (const { player, workers } of bids)
      put(`bid ${tile} ${player}`, { anchor: bidOf(tile, player), kind: 'bid', tile, seat: player }, workers);
  }
  for (const { boat, workers } of view.boats)
    put(`boat ${boat}`, { anchor: tileAt(boat), kind: 'boat', tile: boat }, workers);
  view.players.forEach(({ village }, seat) => {
    for (const tile of village) uses(tile.tile, tile.uses, seat);
  });
  return stands;
}

function all(groups: readonly Workers[]): Workers {
  const counts: Record<string, number> = {};
  for (const group of groups)
    for (const [colour, n] of Object.entries(group)) counts[colour] = (counts[colour] ?? 0) + (n ?? 0);
  return counts;
}

/** The seat that caused the change: the first one that owed a decision. */
export const actorOf = (before: TableView): number => before.pending[0]?.player ?? before.active;

/** Whether the season's bids were settled in between. */
const isSettled = (before: TableView, after: TableView): boolean =>
  before.phase === 'actions' && (after.phase !== 'actions' || after.season !== before.season);

/** The seat with the highest bid (BID-0); null without bids. */
function leaderOf(offer: Offer | undefined): number | null {
  let leader: number | null = null;
  let most = 0;
  for (const { player, workers } of offer?.bids ?? []) {
    if (sum(workers) <= most) continue;
    most = sum(workers);
    leader = player;
  }
  return leader;
}

/** Movements of workers between hands, bids, tiles, boats, the bag and the supply. */
export function workerJourneys(before: TableView, after: TableView): Journey[] {
  const ledger = new Ledger<Place>();
  const was = standsIn(before);
  const is = standsIn(after);
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const { place } = (was.get(key) ?? is.get(key))!;
    ledger.compare(place, was.get(key)?.workers, is.get(key)?.workers);
  }
  // Losing bids move as groups, to another bid or a use.
  ledger.match('bid', (from, to) => from.kind === 'bid' && to.kind === 'bid' && from.seat === to.seat);
  if (!isSettled(before, after)) ledger.match('use', (from, to) => from.kind === 'bid' && to.kind === 'use');

  const settled = isSettled(before, after) ? settling(before) : null;
  for (const entry of ledger.lost) {
    if (entry.left === 0) continue;
    if (settled) settled(ledger, entry);
    else goHome(ledger, entry, before, after);
  }
  for (const entry of ledger.got) {
    const { kind, seat } = entry.place;
    if (kind === 'bid') ledger.fetch(entry, 'bid', handOf(seat!));
    if (kind === 'use') ledger.fetch(entry, 'use', handOf(actorOf(before)));
    if (kind === 'boat') ledger.fetch(entry, 'load', BAG);
  }
  return [...ledger.journeys, ...handJourneys(before, after, 'workers', ledger.journeys)];
}

/** END-1 to END-4: losing bids and the workers in a village go home, winning bids into the bag. */
function settling(before: TableView): (ledger: Ledger<Place>, entry: Entry<Place>) => void {
  const leaders = new Map(
    [...before.market, ...before.turnOrder].map((offer) => [offer.tile, leaderOf(offer)]),
  );
  return (ledger, entry) => {
    const { kind, tile, seat } = entry.place;
    const leader = leaders.get(tile) ?? null;
    if (kind === 'bid') {
      if (seat === leader) ledger.send(entry, 'win', BAG);
      else ledger.send(entry, 'return', handOf(seat!));
    } else if (kind === 'use' && seat === undefined) {
      if (leader === null) ledger.send(entry, 'leave', BAG);
      else ledger.send(entry, 'collect', handOf(leader));
    } else {
      ledger.send(entry, 'collect', handOf(seat ?? actorOf(before)));
    }
  };
}

/** During a season: a boat is emptied, a bid is spent, or an action was undone. */
function goHome(ledger: Ledger<Place>, entry: Entry<Place>, before: TableView, after: TableView): void {
  const { kind, seat } = entry.place;
  const grew = (one: number) => sum(after.players[one]?.workers) - sum(before.players[one]?.workers);
  if (kind === 'boat') ledger.send(entry, 'unload', handOf(actorOf(before)));
  else if (kind === 'bid' && grew(seat!) <= 0) ledger.send(entry, 'pay', BAG);
  else {
    const taker = before.players.findIndex((_, one) => grew(one) > 0);
    ledger.send(entry, 'return', handOf(kind === 'bid' ? seat! : taker < 0 ? actorOf(before) : taker));
  }
}
