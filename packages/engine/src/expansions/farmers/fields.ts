import { DIRECTIONS, OPPOSITE } from '../../board/hex.ts';
import { homeOf, neighbourOf, villageSize, villageTile } from '../../board/village.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { BOAT_5A, owns } from '../../rules/abilities.ts';
import { HALVES, NO_SECTOR, type SectorTables } from './sectors.ts';
import { ANIMALS, K, ROOT_SECTOR, ROOT_TILE, SECTOR, SECTORS } from './slice.ts';

/**
 * A field is named by its root: the sector with the smallest half of its earliest placed tile, as
 * `tile * SECTORS + sector`. Fields only ever merge (FARM-5), and only when a tile comes to lie, so roots are
 * kept up to date then and looked up ever after.
 */
export type FieldRoot = number;

export const NO_FIELD = -1;
const HALF_NAMES = Array.from({ length: HALVES }, (_, half) => String(half));

/** The field of a sector, NO_FIELD where the tile lies nowhere yet. */
export function fieldOf(s: State, tile: number, sector: number): FieldRoot {
  const at = (tile * SECTORS + sector) * SECTOR;
  const root = s.slice[ROOT_TILE + at];
  return root === S.NO_TILE ? NO_FIELD : root * SECTORS + s.slice[ROOT_SECTOR + at];
}

const tileOfField = (field: FieldRoot): number => Math.floor(field / SECTORS);

/** The printed edge of a tile that faces a direction. */
export const printedEdge = (s: State, tile: number, direction: number): number =>
  (direction - s.bytes[S.ROTATION + tile * S.TILE] + DIRECTIONS) % DIRECTIONS;

/** FARM-4: joins a tile that has just come to lie with what it touches, half to half. */
export function joinFields(s: State, tables: SectorTables, seat: number, tile: number): void {
  for (let sector = 0; sector < tables.count[tile]; sector++) {
    setField(s, tile * SECTORS + sector, tile * SECTORS + sector);
  }
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const neighbour = neighbourOf(s, tile, direction);
    if (neighbour === S.NO_TILE) continue;
    const here = tile * HALVES + 2 * printedEdge(s, tile, direction);
    const there = neighbour * HALVES + 2 * printedEdge(s, neighbour, OPPOSITE[direction]);
    // Seen from its own tile each edge runs clockwise: one's first half meets the other's second.
    for (let half = 0; half < 2; half++) {
      const mine = tables.of[here + half];
      const other = tables.of[there + 1 - half];
      if (mine === NO_SECTOR || other === NO_SECTOR) continue;
      merge(s, tables, seat, fieldOf(s, tile, mine), fieldOf(s, neighbour, other));
    }
  }
}

function setField(s: State, sector: number, root: FieldRoot): void {
  s.slice[ROOT_TILE + sector * SECTOR] = tileOfField(root);
  s.slice[ROOT_SECTOR + sector * SECTOR] = root % SECTORS;
}

function merge(s: State, tables: SectorTables, seat: number, a: FieldRoot, b: FieldRoot): void {
  if (a === b || a === NO_FIELD || b === NO_FIELD) return;
  const [root, gone] = isEarlier(s, tables, seat, a, b) ? [a, b] : [b, a];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    for (let sector = 0; sector < tables.count[tile]; sector++) {
      if (fieldOf(s, tile, sector) !== gone) continue;
      setField(s, tile * SECTORS + sector, root);
    }
  }
  for (let kind = 0; kind < K; kind++) {
    s.slice[ANIMALS + root * SECTOR + kind] += s.slice[ANIMALS + gone * SECTOR + kind];
    s.slice[ANIMALS + gone * SECTOR + kind] = 0;
  }
}

function isEarlier(s: State, tables: SectorTables, seat: number, a: FieldRoot, b: FieldRoot): boolean {
  if (tileOfField(a) === tileOfField(b)) return tables.first[a] < tables.first[b];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    if (tile === tileOfField(a)) return true;
    if (tile === tileOfField(b)) return false;
  }
  return false;
}

/** `"<tile>:<half>"`: the earliest placed tile's smallest half. */
export function fieldName(s: State, tables: SectorTables, field: FieldRoot): string {
  return `${s.content.ids[tileOfField(field)]}:${tables.first[field]}`;
}

/** The field that any half-edge of it names, in a player's village; NO_FIELD for anything else. */
export function parseField(s: State, tables: SectorTables, seat: number, name: unknown): FieldRoot {
  if (typeof name !== 'string') return NO_FIELD;
  const colon = name.indexOf(':');
  const tile = s.content.indexOf.get(name.slice(0, Math.max(0, colon))) ?? -1;
  const half = HALF_NAMES.indexOf(name.slice(colon + 1));
  if (tile < 0 || half < 0 || s.bytes[S.PLACE + tile * S.TILE] !== S.IN_VILLAGE + seat) return NO_FIELD;
  const sector = tables.of[tile * HALVES + half];
  return sector === NO_SECTOR ? NO_FIELD : fieldOf(s, tile, sector);
}

export const animalsIn = (s: State, field: FieldRoot, kind: number): number =>
  s.slice[ANIMALS + field * SECTOR + kind];

/** FARM-6, FARM-9: whether an animal may come to stay in a field. */
export function mayHold(s: State, seat: number, field: FieldRoot, kind: number): boolean {
  if (owns(s, seat, BOAT_5A)) return true;
  for (let other = 0; other < K; other++) if (other !== kind && animalsIn(s, field, other) > 0) return false;
  return true;
}

/** Calls back with each field of a village once, in the order of names. */
export function forEachField(
  s: State,
  tables: SectorTables,
  seat: number,
  visit: (field: FieldRoot) => void,
): void {
  for (let i = 0; i < villageSize(s, seat); i++)
    forEachFieldOf(s, tables, villageTile(s, seat, i), visit, true);
}

/** Calls back with the fields a tile touches, each once; with `rootsOnly` just those named after it. */
export function forEachFieldOf(
  s: State,
  tables: SectorTables,
  tile: number,
  visit: (field: FieldRoot) => void,
  rootsOnly = false,
): void {
  for (let sector = 0; sector < tables.count[tile]; sector++) {
    const field = fieldOf(s, tile, sector);
    if (field === NO_FIELD) continue;
    if (rootsOnly ? field === tile * SECTORS + sector : isFirstOnTile(s, tile, sector, field)) visit(field);
  }
}

function isFirstOnTile(s: State, tile: number, sector: number, field: FieldRoot): boolean {
  for (let before = 0; before < sector; before++) if (fieldOf(s, tile, before) === field) return false;
  return true;
}

/** FARM-6: where an animal gained from a tile may go: that tile's fields at home, else the home tile's. */
export function tileForAnimals(s: State, seat: number, used: number): number {
  return used !== S.NO_TILE && s.bytes[S.PLACE + used * S.TILE] === S.IN_VILLAGE + seat
    ? used
    : homeOf(s, seat);
}
