import { MAX_PLAYERS } from '../../model/names.ts';
import type { AnyRefusal } from '../../model/refusal.ts';
import { illegal } from './refusals.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import type { FarmAction, FarmListing, FarmRun } from './actions.ts';
import {
  fieldName,
  type FieldRoot,
  forEachFieldOf,
  mayHold,
  NO_FIELD,
  parseField,
  fieldOf,
  tileForAnimals,
} from './fields.ts';
import type { SectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { type FarmGain, KINDS } from './types.ts';

function takeWheat(s: State, seat: number, n: number, run: FarmRun): void {
  const taken = Math.min(n, s.slice[F.WHEAT_SUPPLY]);
  if (taken === 0) return;
  s.slice[F.WHEAT_SUPPLY] -= taken;
  s.slice[F.WHEAT + seat] += taken;
  run.emit?.({ type: 'gained-wheat', player: seat, wheat: taken });
}

/** Takes animals from the supply, as far as there are any; they wait for a field (FARM-6). */
function takeAnimals(s: State, seat: number, kind: number, n: number): number {
  const taken = Math.min(n, s.slice[F.ANIMAL_SUPPLY + kind]);
  s.slice[F.ANIMAL_SUPPLY + kind] -= taken;
  s.slice[F.WAITING + seat * F.K + kind] += taken;
  return taken;
}

/** A use's gain; its animals wait for a field. */
export function takeFarmGain(s: State, seat: number, gain: FarmGain, run: FarmRun): void {
  if (gain.wheat) takeWheat(s, seat, gain.wheat, run);
  KINDS.forEach((kind, k) => takeAnimals(s, seat, k, gain[kind] ?? 0));
}

/**
 * At a boat pick: only what a home field could hold now is taken, so that later players find the rest.
 * What the supply lacks stays due, in case another player's animals find no field.
 */
export function takeAtBoats(
  s: State,
  tables: SectorTables,
  seat: number,
  gain: FarmGain,
  run: FarmRun,
): void {
  if (gain.wheat) takeWheat(s, seat, gain.wheat, run);
  KINDS.forEach((kind, k) => {
    const n = gain[kind] ?? 0;
    if (n === 0 || !hasFieldForAnimal(s, tables, seat, k)) return;
    s.slice[dueAt(seat, k)] += n - takeAnimals(s, seat, k, n);
  });
}

const dueAt = (seat: number, kind: number): number => F.DUE + seat * (1 + F.K) + 1 + kind;

/** The fields where a waiting animal of a kind may go. */
function fieldsForAnimal(s: State, tables: SectorTables, seat: number, kind: number): FieldRoot[] {
  const fields: FieldRoot[] = [];
  forEachFieldOf(s, tables, tileForAnimals(s, seat, S.usedTile(s)), (field) => {
    if (mayHold(s, seat, field, kind)) fields.push(field);
  });
  return fields;
}

/** Whether any field would take an animal of a kind now. */
function hasFieldForAnimal(s: State, tables: SectorTables, seat: number, kind: number): boolean {
  const tile = tileForAnimals(s, seat, S.usedTile(s));
  for (let sector = 0; sector < tables.count[tile]; sector++) {
    const field = fieldOf(s, tile, sector);
    if (field !== NO_FIELD && mayHold(s, seat, field, kind)) return true;
  }
  return false;
}

/** Asks the seats with waiting animals; animals that no field takes go back to the supply. */
export function askAnimals(s: State, tables: SectorTables, seats: readonly number[]): boolean {
  const b = s.bytes;
  do for (const seat of seats) sendBack(s, tables, seat);
  while (!S.isInUse(s) && handOn(s, tables));
  let asked = false;
  for (const seat of seats) {
    const at = F.WAITING + seat * F.K;
    b[S.OWES + seat] = s.slice[at] + s.slice[at + 1] + s.slice[at + 2] > 0 ? 1 : 0;
    asked ||= b[S.OWES + seat] === 1;
  }
  if (asked) b[S.STEP] = F.ANIMAL_STEP;
  else if (!S.isInUse(s)) s.slice.fill(0, F.DUE, F.NEWBORN);
  return asked;
}

function sendBack(s: State, tables: SectorTables, seat: number): void {
  for (let kind = 0; kind < F.K; kind++) {
    const at = F.WAITING + seat * F.K + kind;
    if (s.slice[at] === 0 || hasFieldForAnimal(s, tables, seat, kind)) continue;
    s.slice[F.ANIMAL_SUPPLY + kind] += s.slice[at];
    s.slice[at] = 0;
  }
}

/** FARM-8: returned animals go to players to whom they are still due, in pick order. True if any did. */
function handOn(s: State, tables: SectorTables): boolean {
  const b = s.bytes;
  let handed = false;
  for (let i = 0; i < b[S.PICKS]; i++) {
    const seat = b[S.PICK_ORDER + i];
    for (let kind = 0; kind < F.K; kind++) {
      const due = s.slice[dueAt(seat, kind)];
      if (due === 0 || s.slice[F.ANIMAL_SUPPLY + kind] === 0 || !hasFieldForAnimal(s, tables, seat, kind))
        continue;
      s.slice[dueAt(seat, kind)] -= takeAnimals(s, seat, kind, due);
      handed = true;
    }
  }
  return handed;
}

/** The seats of a game, by the number of players: asked for at every boat, so made once. */
const SEATS = Array.from({ length: MAX_PLAYERS + 1 }, (_, players) =>
  Array.from({ length: players }, (__, seat) => seat),
);

export const everyone = (s: State): readonly number[] => SEATS[s.bytes[S.PLAYERS]];

export function listAnimals(s: State, tables: SectorTables, seat: number, listing: FarmListing): void {
  if (!listing.wantsTileless()) return;
  for (let kind = 0; kind < F.K; kind++) {
    if (F.waitingOf(s, seat, kind) === 0) continue;
    const fields = fieldsForAnimal(s, tables, seat, kind);
    if (!listing.begin(fields.length)) continue;
    for (let i = listing.low; i < listing.high; i++) {
      listing.add({ type: 'animal', kind: KINDS[kind], field: fieldName(s, tables, fields[i]) });
    }
  }
}

export function checkAnimal(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'animal'>,
): AnyRefusal | null {
  const kind = KINDS.indexOf(action.kind);
  if (kind < 0 || F.waitingOf(s, seat, kind) === 0) return illegal('FARM-6', 'no-waiting-animal', {});
  const field = parseField(s, tables, seat, action.field);
  if (field === NO_FIELD) return illegal('FARM-4', 'no-such-field', {});
  return fieldsForAnimal(s, tables, seat, kind).includes(field)
    ? null
    : illegal('FARM-6', 'wrong-field-for-animal', { kind: KINDS[kind] });
}

export function applyAnimal(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'animal'>,
  run: FarmRun,
): boolean {
  const kind = KINDS.indexOf(action.kind);
  const field = parseField(s, tables, seat, action.field);
  s.slice[F.WAITING + seat * F.K + kind] -= 1;
  s.slice[F.ANIMALS + field * F.SECTOR + kind] += 1;
  run.emit?.({ type: 'animal-placed', player: seat, kind: action.kind, field: fieldName(s, tables, field) });
  const inUse = S.isInUse(s);
  return !askAnimals(s, tables, inUse ? [seat] : everyone(s));
}
