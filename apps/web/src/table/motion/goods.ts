import type { Sight, VillageTile } from '../sight.ts';
import { handJourneys } from './hands.ts';
import { type Anchor, handOf, type Journey, SUPPLY, tileAt } from './journey.ts';
import { Ledger } from './ledger.ts';
import { actorOf } from './workers.ts';

type Player = Sight['players'][number];

/** Resources in the villages: carried, taken from the supply, or paid. */
export function resourceJourneys(before: Sight, after: Sight): Journey[] {
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

/** Skill tiles: off the boats, from the pile, or paid. */
export function skillJourneys(before: Sight, after: Sight): Journey[] {
  const ledger = new Ledger<{ anchor: Anchor }>();
  const is = new Map(after.boats.map((boat) => [boat.boat, boat]));
  const was = new Map(before.boats.map((boat) => [boat.boat, boat]));
  for (const boat of new Set([...was.keys(), ...is.keys()]))
    ledger.compare({ anchor: tileAt(boat) }, was.get(boat)?.skills, is.get(boat)?.skills);
  for (const entry of ledger.lost) ledger.send(entry, 'unload', handOf(actorOf(before)));
  for (const entry of ledger.got) ledger.fetch(entry, 'load', SUPPLY);
  return [...ledger.journeys, ...handJourneys(before, after, 'skills', ledger.journeys)];
}

export function wheatJourneys(before: Sight, after: Sight): Journey[] {
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
export function animalJourneys(before: Sight, after: Sight): Journey[] {
  return before.players.flatMap((player, seat) => {
    const next = after.players[seat] ?? player;
    const was = fieldsOf(player, seat);
    const is = fieldsOf(next, seat);
    const ledger = new Ledger<{ anchor: Anchor }>();
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const { anchor } = (is.get(key) ?? was.get(key))!;
      ledger.compare({ anchor }, was.get(key)?.counts, is.get(key)?.counts);
    }
    // New tiles join fields, which then go by another tile's name: no animal has moved.
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

/** Strikes out as many losses as gains of each kind. */
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
