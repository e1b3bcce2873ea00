import type { Json, PendingEntry } from '../../model/game.ts';
import type { Reader } from '../../model/reader.ts';
import type { Counts } from '../../model/names.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { isExpecting } from './breeding.ts';
import { animalsIn, fieldName, fieldOf, forEachField, NO_FIELD, parseField } from './fields.ts';
import { farmersContradiction } from './refusals.ts';
import { HALVES, NO_SECTOR, type SectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { KINDS, type Kind } from './types.ts';

/* The expansion's part of positions and views. */

export interface PositionAnimals {
  kind: Kind;
  /** Any half-edge of the field on this tile; the one printed is the field's name. */
  half: number;
  count: number;
}

export interface FarmersPositionTile {
  animals?: PositionAnimals[];
}

export interface FarmersPositionPlayer {
  wheat?: number;
  /** What won turn-order tiles pay at the boat pick (FARM-11), and then what the supply lacked. */
  due?: Counts<'wheat' | Kind>;
  /** Animals taken from the supply that still wait for a field (FARM-6). */
  waiting?: Counts<Kind>;
}

export interface FarmersPositionSupply {
  wheat?: number;
  animals?: Counts<Kind>;
}

export interface FarmersPositionDecision {
  /** breed: how many newborns there are for the fields that expect one. */
  newborn?: Counts<Kind>;
  expecting?: { field: string; kind: Kind }[];
}

function counts(bytes: Uint8Array, at: number): Counts<Kind> {
  const named: Counts<Kind> = {};
  addCounts(bytes, at, named);
  return named;
}

function addCounts(bytes: Uint8Array, at: number, into: Counts<Kind>): void {
  for (let k = 0; k < KINDS.length; k++) if (bytes[at + k] > 0) into[KINDS[k]] = bytes[at + k];
}

function isAny(named: object): boolean {
  for (const _ in named) return true;
  return false;
}

export function printTileAnimals(
  s: State,
  tables: SectorTables,
  tile: number,
  into: FarmersPositionTile,
): void {
  const animals: PositionAnimals[] = [];
  for (let sector = 0; sector < tables.count[tile]; sector++) {
    const field = tile * F.SECTORS + sector;
    if (fieldOf(s, tile, sector) !== field) continue;
    for (let k = 0; k < KINDS.length; k++) {
      const count = animalsIn(s, field, k);
      if (count > 0) animals.push({ kind: KINDS[k], half: tables.first[field], count });
    }
  }
  if (animals.length > 0) into.animals = animals;
}

export function printFarmer(s: State, seat: number, into: FarmersPositionPlayer): void {
  const at = F.DUE + seat * (1 + F.K);
  const due: Counts<'wheat' | Kind> = s.slice[at] > 0 ? { wheat: s.slice[at] } : {};
  addCounts(s.slice, at + 1, due);
  const waiting = counts(s.slice, F.WAITING + seat * F.K);
  into.wheat = F.wheatOf(s, seat);
  if (isAny(due)) into.due = due;
  if (isAny(waiting)) into.waiting = waiting;
}

export function printFarmSupply(s: State, into: FarmersPositionSupply): void {
  into.wheat = s.slice[F.WHEAT_SUPPLY];
  into.animals = counts(s.slice, F.ANIMAL_SUPPLY);
}

export function printBreeding(s: State, tables: SectorTables, seat: number): FarmersPositionDecision {
  const expecting: { field: string; kind: Kind }[] = [];
  forEachField(s, tables, seat, (field) => {
    KINDS.forEach((kind, k) => {
      if (isExpecting(s, field, k)) expecting.push({ field: fieldName(s, tables, field), kind });
    });
  });
  return { newborn: counts(s.slice, F.NEWBORN + seat * F.K), expecting };
}

export function parseFarmer(s: State, seat: number, json: Json, path: string, read: Reader): void {
  s.slice[F.WHEAT + seat] = read.whole(json.wheat, `${path}.wheat`, 0, F.FULL_WHEAT, 0);
  const due = read.counts(json.due, `${path}.due`, ['wheat', ...KINDS]);
  s.slice.set(due, F.DUE + seat * (1 + F.K));
  s.slice.set(read.counts(json.waiting, `${path}.waiting`, KINDS), F.WAITING + seat * F.K);
}

export function parseTileAnimals(
  s: State,
  tables: SectorTables,
  tile: number,
  json: Json,
  path: string,
  read: Reader,
): void {
  read.list(json.animals, `${path}.animals`).forEach((entry, i) => {
    const at = `${path}.animals[${i}]`;
    const animals = read.object(entry, at);
    const kind = KINDS.indexOf(read.oneOf(animals.kind, `${at}.kind`, KINDS));
    const half = read.whole(animals.half, `${at}.half`, 0, HALVES - 1);
    const count = read.whole(animals.count, `${at}.count`, 0, F.FULL_ANIMALS[kind]);
    const sector = tables.of[tile * HALVES + half];
    if (sector === NO_SECTOR) farmersContradiction(read, `${at}.half`, 'half-without-field', 'FARM-4');
    const field = fieldOf(s, tile, sector);
    if (field === NO_FIELD) farmersContradiction(read, at, 'field-not-shown', 'END-9');
    const total = animalsIn(s, field, kind) + count;
    if (total > F.FULL_ANIMALS[kind]) farmersContradiction(read, at, 'too-many-animals', 'FARM-1');
    s.slice[F.ANIMALS + field * F.SECTOR + kind] = total;
  });
}

/** Takes wheat and animals in play off the full supplies. */
export function parseFarmSupply(s: State, read: Reader): void {
  const b = s.bytes;
  let wheat = F.FULL_WHEAT;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) wheat -= s.slice[F.WHEAT + seat];
  if (wheat < 0) farmersContradiction(read, 'position', 'too-much-wheat', 'FARM-1');
  s.slice[F.WHEAT_SUPPLY] = wheat;
  KINDS.forEach((_, k) => {
    let inPlay = 0;
    for (let at = F.ANIMALS + k; at < S.sliceLength(F.SLICE, s.content.tiles.length); at += F.SECTOR) {
      inPlay += s.slice[at];
    }
    for (let at = F.WAITING + k; at < F.DUE; at += F.K) inPlay += s.slice[at];
    s.slice[F.ANIMAL_SUPPLY + k] = F.FULL_ANIMALS[k];
    takeOff(s, k, inPlay, read);
  });
}

function takeOff(s: State, kind: number, n: number, read: Reader): void {
  if (n > s.slice[F.ANIMAL_SUPPLY + kind]) {
    farmersContradiction(read, 'position', 'too-many-animals', 'FARM-1');
  }
  s.slice[F.ANIMAL_SUPPLY + kind] -= n;
}

export function checkFarmSupply(s: State, json: Json, read: Reader): void {
  checkNothingForgotten(s, read);
  if (json.wheat !== undefined && json.wheat !== s.slice[F.WHEAT_SUPPLY]) {
    read.contradiction('supply.wheat', 'supply-does-not-add-up', 'FARM-1');
  }
  if (json.animals === undefined) return;
  const given = read.counts(json.animals, 'supply.animals', KINDS);
  if (given.some((n, k) => n !== s.slice[F.ANIMAL_SUPPLY + k])) {
    read.contradiction('supply.animals', 'supply-does-not-add-up', 'FARM-1');
  }
}

/** Animals may only wait while a seat is asked, and rewards may only be due while a seat is still to be paid. */
function checkNothingForgotten(s: State, read: Reader): void {
  const b = s.bytes;
  const picking = b[S.STEP] === S.BOAT;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) {
    const asked = b[S.STEP] === F.ANIMAL_STEP && b[S.OWES + seat] === 1;
    const waiting = s.slice.subarray(F.WAITING + seat * F.K, F.WAITING + (seat + 1) * F.K).some((n) => n > 0);
    const due = s.slice.subarray(F.DUE + seat * (1 + F.K), F.DUE + (seat + 1) * (1 + F.K)).some((n) => n > 0);
    const path = `players[${seat}]`;
    if (waiting && !picking && !asked)
      farmersContradiction(read, `${path}.waiting`, 'waiting-without-decision', 'FARM-6');
    const placing = b[S.STEP] === F.ANIMAL_STEP && !S.isInUse(s);
    if (due && !picking && !placing)
      farmersContradiction(read, `${path}.due`, 'due-outside-boat-picks', 'FARM-11');
  }
}

/** Newborns that do not suffice for all fields that expect one. */
export function parseBreeding(s: State, tables: SectorTables, entry: PendingEntry, read: Reader): void {
  const { player, json, path } = entry;
  const newborn = read.counts(json.newborn, `${path}.newborn`, KINDS);
  newborn.forEach((n, kind) => takeOff(s, kind, n, read));
  s.slice.set(newborn, F.NEWBORN + player * F.K);
  parseExpecting(s, tables, entry, read);
}

function parseExpecting(
  s: State,
  tables: SectorTables,
  { player, json, path }: PendingEntry,
  read: Reader,
): void {
  read.list(json.expecting, `${path}.expecting`).forEach((entry, i) => {
    const at = `${path}.expecting[${i}]`;
    const { field, kind } = read.object(entry, at);
    const root = parseField(s, tables, player, field);
    if (root === NO_FIELD) farmersContradiction(read, `${at}.field`, 'no-such-field', 'FARM-4');
    s.slice[F.EXPECTING + root * F.SECTOR] |= 1 << KINDS.indexOf(read.oneOf(kind, `${at}.kind`, KINDS));
  });
  KINDS.forEach((_, k) => {
    let expecting = 0;
    forEachField(s, tables, player, (field) => {
      if (isExpecting(s, field, k)) expecting += 1;
    });
    if (s.slice[F.NEWBORN + player * F.K + k] > expecting) {
      farmersContradiction(read, `${path}.newborn`, 'too-many-newborn', 'FARM-10');
    }
  });
}
