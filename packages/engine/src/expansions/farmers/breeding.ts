import type { AnyRefusal } from '../../model/refusal.ts';
import { illegal } from './refusals.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import type { FarmAction, FarmListing, FarmRun } from './actions.ts';
import {
  animalsIn,
  fieldName,
  type FieldRoot,
  forEachField,
  mayHold,
  NO_FIELD,
  parseField,
} from './fields.ts';
import { everyone } from './gains.ts';
import type { SectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { KINDS } from './types.ts';

/**
 * FARM-10: one newborn per kind and field. Where the supply is short, players take theirs from the start player
 * on; a player with more such fields than animals left chooses. True if any player has to.
 */
export function breed(s: State, tables: SectorTables, run: FarmRun): boolean {
  const b = s.bytes;
  const herds = KINDS.map((_, kind) => everyone(s).map((seat) => breedingFields(s, tables, seat, kind)));
  herds.forEach((bySeat, kind) => {
    for (let i = 0; i < bySeat.length; i++) {
      const seat = (b[S.START_PLAYER] + i) % b[S.PLAYERS];
      const left = s.slice[F.ANIMAL_SUPPLY + kind];
      if (bySeat[seat].length <= left) {
        for (const field of bySeat[seat]) born(s, tables, seat, kind, field, run);
        s.slice[F.ANIMAL_SUPPLY + kind] -= bySeat[seat].length;
        continue;
      }
      s.slice[F.NEWBORN + seat * F.K + kind] = left;
      s.slice[F.ANIMAL_SUPPLY + kind] = 0;
      if (left > 0) for (const field of bySeat[seat]) s.slice[F.EXPECTING + field * F.SECTOR] |= 1 << kind;
    }
  });
  return askBreeding(s);
}

/** Fields with two or more of a kind and no other (boat 5a lifts the last, FARM-9). */
function breedingFields(s: State, tables: SectorTables, seat: number, kind: number): FieldRoot[] {
  const fields: FieldRoot[] = [];
  forEachField(s, tables, seat, (field) => {
    if (animalsIn(s, field, kind) >= 2 && mayHold(s, seat, field, kind)) fields.push(field);
  });
  return fields;
}

function born(
  s: State,
  tables: SectorTables,
  seat: number,
  kind: number,
  field: FieldRoot,
  run: FarmRun,
): void {
  s.slice[F.ANIMALS + field * F.SECTOR + kind] += 1;
  run.emit?.({ type: 'bred', player: seat, kind: KINDS[kind], field: fieldName(s, tables, field) });
}

function askBreeding(s: State): boolean {
  const b = s.bytes;
  let asked = false;
  for (const seat of everyone(s)) {
    const at = F.NEWBORN + seat * F.K;
    const owes = s.slice[at] + s.slice[at + 1] + s.slice[at + 2] > 0;
    b[S.OWES + seat] = owes ? 1 : 0;
    asked ||= owes;
  }
  if (asked) b[S.STEP] = F.BREED_STEP;
  return asked;
}

export const isExpecting = (s: State, field: FieldRoot, kind: number): boolean =>
  (s.slice[F.EXPECTING + field * F.SECTOR] & (1 << kind)) !== 0;

export function listBreeding(s: State, tables: SectorTables, seat: number, listing: FarmListing): void {
  if (!listing.wantsTileless()) return;
  for (let kind = 0; kind < F.K; kind++) {
    if (s.slice[F.NEWBORN + seat * F.K + kind] === 0) continue;
    forEachField(s, tables, seat, (field) => {
      if (isExpecting(s, field, kind) && listing.begin(1)) {
        listing.add({ type: 'breed', field: fieldName(s, tables, field), kind: KINDS[kind] });
      }
    });
  }
}

export function checkBreed(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'breed'>,
): AnyRefusal | null {
  const kind = KINDS.indexOf(action.kind);
  if (kind < 0 || s.slice[F.NEWBORN + seat * F.K + kind] === 0)
    return illegal('FARM-10', 'no-newborn-left', {});
  const field = parseField(s, tables, seat, action.field);
  return field !== NO_FIELD && isExpecting(s, field, kind)
    ? null
    : illegal('FARM-10', 'field-does-not-breed', { kind: KINDS[kind] });
}

export function applyBreed(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'breed'>,
  run: FarmRun,
): boolean {
  const kind = KINDS.indexOf(action.kind);
  const field = parseField(s, tables, seat, action.field);
  born(s, tables, seat, kind, field, run);
  s.slice[F.EXPECTING + field * F.SECTOR] &= ~(1 << kind);
  s.slice[F.NEWBORN + seat * F.K + kind] -= 1;
  if (s.slice[F.NEWBORN + seat * F.K + kind] === 0) {
    forEachField(s, tables, seat, (other) => {
      s.slice[F.EXPECTING + other * F.SECTOR] &= ~(1 << kind);
    });
  }
  return !askBreeding(s);
}
