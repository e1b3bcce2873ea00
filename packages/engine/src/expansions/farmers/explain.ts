import { layTile, tileAt, villageOwner, villageSize, villageTile } from '../../board/village.ts';
import { COLUMN_STEP, ROW_STEP } from '../../board/hex.ts';
import { checkPlacement } from '../../steps/place.ts';
import { isRotation } from '../../steps/sealed.ts';
import type { Counts } from '../../model/names.ts';
import * as S from '../../model/state.ts';
import { cloneState, type State } from '../../model/state.ts';
import { takeAbility } from '../../rules/abilities.ts';
import { type BarrierReason, barriersOf } from './barriers.ts';
import { Farmers } from './expansion.ts';
import {
  animalsIn,
  fieldName,
  fieldOf,
  type FieldRoot,
  forEachField,
  forEachFieldOf,
  joinFields,
  mayHold,
  NO_FIELD,
  parseField,
} from './fields.ts';
import { FieldSearch } from './herding.ts';
import { HALVES, type SectorTables } from './sectors.ts';
import { KINDS, type Kind } from './types.ts';

/* What an interface may want to know about fields: plain data, reasons as ids, no text for people. */

export interface FieldSector {
  tile: string;
  q: number;
  r: number;
  /** The sector's half-edges, counted on the tile as printed. */
  halves: number[];
}

export interface FieldNeighbour {
  field: string;
  /** The tiles that have both fields (FARM-7). */
  through: string[];
}

/** A kind of animal that may not stop here: another kind is there, or the field holds several already (FARM-6). */
export interface FieldClosed {
  kind: Kind;
  why: 'other-kind' | 'several-kinds';
  holds: Kind[];
}

export interface FieldExplanation {
  name: string;
  sectors: FieldSector[];
  /** The tiles it reaches, in the order in which they were placed (FARM-14). */
  tiles: string[];
  animals: Counts<Kind>;
  neighbours: FieldNeighbour[];
  closedTo: FieldClosed[];
}

/** A place where the two fields touch without joining; `halves` names one half-edge of each, in their order. */
export interface FieldBarrier {
  why: BarrierReason;
  halves: [string, string];
}

export interface PairExplanation {
  fields: [string, string];
  relation: 'same' | 'adjacent' | 'apart';
  /** The tiles that have both fields, if they are adjacent. */
  through: string[];
  /** What walking from one to the other costs (FARM-7), null if no way leads there. */
  steps: number | null;
  barriers: FieldBarrier[];
}

export interface PreviewedField {
  /** `appears`: a field of this tile alone; `grows`: one that was there; `merges`: several become one (FARM-5). */
  change: 'appears' | 'grows' | 'merges';
  /** The fields that would go into it, by their present names. */
  from: string[];
  field: FieldExplanation;
}

export interface TilePreview {
  /** Whether the edges allow it there (END-10). */
  fits: boolean;
  /** The fields that the tile would have. */
  fields: PreviewedField[];
}

/** A field of a village, by any of its names; null where that names none. */
export function explainField(s: State, seat: number, name: string): FieldExplanation | null {
  const tables = tablesOf(s);
  const field = tables ? parseField(s, tables, seat, name) : NO_FIELD;
  return tables && field !== NO_FIELD ? explain(s, tables, seat, field) : null;
}

/** Every field of a village, in the order of their names' tiles. */
export function explainFields(s: State, seat: number): FieldExplanation[] {
  const tables = tablesOf(s);
  if (!tables) return [];
  const fields: FieldExplanation[] = [];
  forEachField(s, tables, seat, (field) => fields.push(explain(s, tables, seat, field)));
  return fields;
}

/** How two fields of a village lie to each other; null where a name names none. */
export function explainPair(s: State, seat: number, one: string, other: string): PairExplanation | null {
  const tables = tablesOf(s);
  if (!tables) return null;
  const pair = [parseField(s, tables, seat, one), parseField(s, tables, seat, other)] as const;
  const [a, b] = pair;
  if (a === NO_FIELD || b === NO_FIELD) return null;
  walk.enter(s, tables, seat);
  walk.search(a, Number.POSITIVE_INFINITY);
  const steps = walk.stepsTo(b);
  return {
    fields: [fieldName(s, tables, a), fieldName(s, tables, b)],
    relation: a === b ? 'same' : steps === 1 ? 'adjacent' : 'apart',
    through: a === b ? [] : tilesWithBoth(s, tables, seat, a, b),
    steps: steps < 0 ? null : steps,
    barriers: a === b ? [] : barriersBetween(s, tables, seat, a, b),
  };
}

/**
 * What would become of a village's fields if a tile were laid there by its owner, after those of theirs that the
 * others do not see yet. Null where none can lie; edges need not match, see `fits`.
 */
export function previewTile(
  s: State,
  seat: number,
  id: string,
  q: number,
  r: number,
  rotation: number,
): TilePreview | null {
  const tables = tablesOf(s);
  const tile = s.content.indexOf.get(id) ?? -1;
  if (!tables || tile < 0 || !isRotation(rotation) || !isFreeSpot(s, seat, q, r)) return null;
  if (s.content.tiles[tile].kind === 'home' || villageOwner(s, tile) >= 0) return null;
  const after = cloneState(s);
  takeAbility(after, seat, tile);
  after.bytes[S.PLACE + tile * S.TILE] = S.TO_PLACE + seat;
  const fits = checkPlacement(after, seat, { type: 'place', tile: id, q, r, rotation }) === null;
  for (let i = 0; i < villageSize(after, seat); i++) {
    const laid = villageTile(after, seat, i);
    if (fieldOf(after, laid, 0) === NO_FIELD) joinFields(after, tables, seat, laid);
  }
  const before = cloneState(after);
  layTile(after, seat, tile, q, r, rotation);
  joinFields(after, tables, seat, tile);
  const fields: PreviewedField[] = [];
  forEachFieldOf(after, tables, tile, (field) => {
    const from = sourcesOf(before, after, tables, seat, field);
    const change = from.length === 0 ? 'appears' : from.length === 1 ? 'grows' : 'merges';
    fields.push({ change, from, field: explain(after, tables, seat, field) });
  });
  return { fits, fields };
}

const walk = new FieldSearch();

function tablesOf(s: State): SectorTables | null {
  const [first] = s.content.expansions;
  return first instanceof Farmers ? first.tables : null;
}

function explain(s: State, tables: SectorTables, seat: number, field: FieldRoot): FieldExplanation {
  const sectors = sectorsOf(s, tables, seat, field);
  return {
    name: fieldName(s, tables, field),
    sectors,
    tiles: [...new Set(sectors.map(({ tile }) => tile))],
    animals: animalsOf(s, field),
    neighbours: neighboursOf(s, tables, seat, field),
    closedTo: closedTo(s, seat, field),
  };
}

function sectorsOf(s: State, tables: SectorTables, seat: number, field: FieldRoot): FieldSector[] {
  const sectors: FieldSector[] = [];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    for (let sector = 0; sector < tables.count[tile]; sector++) {
      if (fieldOf(s, tile, sector) !== field) continue;
      const halves: number[] = [];
      for (let half = 0; half < HALVES; half++) {
        if (tables.of[tile * HALVES + half] === sector) halves.push(half);
      }
      const [q, r] = [s.bytes[S.COLUMN + tile * S.TILE], s.bytes[S.ROW + tile * S.TILE]];
      sectors.push({ tile: s.content.ids[tile], q, r, halves });
    }
  }
  return sectors;
}

function animalsOf(s: State, field: FieldRoot): Counts<Kind> {
  const animals: Counts<Kind> = {};
  KINDS.forEach((kind, k) => {
    const count = animalsIn(s, field, k);
    if (count > 0) animals[kind] = count;
  });
  return animals;
}

function neighboursOf(s: State, tables: SectorTables, seat: number, field: FieldRoot): FieldNeighbour[] {
  walk.enter(s, tables, seat);
  walk.search(field, 1);
  const neighbours: FieldNeighbour[] = [];
  forEachField(s, tables, seat, (other) => {
    if (walk.stepsTo(other) !== 1) return;
    const through = tilesWithBoth(s, tables, seat, field, other);
    neighbours.push({ field: fieldName(s, tables, other), through });
  });
  return neighbours;
}

function tilesWithBoth(s: State, tables: SectorTables, seat: number, a: FieldRoot, b: FieldRoot): string[] {
  const tiles: string[] = [];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    const here = new Set<FieldRoot>();
    forEachFieldOf(s, tables, tile, (field) => here.add(field));
    if (here.has(a) && here.has(b)) tiles.push(s.content.ids[tile]);
  }
  return tiles;
}

function closedTo(s: State, seat: number, field: FieldRoot): FieldClosed[] {
  const present = KINDS.filter((_, k) => animalsIn(s, field, k) > 0);
  const why = present.length > 1 ? 'several-kinds' : 'other-kind';
  return KINDS.flatMap((kind, k) => (mayHold(s, seat, field, k) ? [] : [{ kind, why, holds: [...present] }]));
}

function barriersBetween(
  s: State,
  tables: SectorTables,
  seat: number,
  a: FieldRoot,
  b: FieldRoot,
): FieldBarrier[] {
  const found: FieldBarrier[] = [];
  for (const { why, halves } of barriersOf(s, tables, seat)) {
    const fields = halves.map(({ tile, half }) => fieldOf(s, tile, tables.of[tile * HALVES + half]));
    const [one, other] = halves.map(({ tile, half }) => `${s.content.ids[tile]}:${half}`);
    if (fields[0] === a && fields[1] === b) found.push({ why, halves: [one, other] });
    if (fields[0] === b && fields[1] === a) found.push({ why, halves: [other, one] });
  }
  return found;
}

function isFreeSpot(s: State, seat: number, q: number, r: number): boolean {
  if (tileAt(s, seat, q, r) !== S.NO_TILE) return false;
  return COLUMN_STEP.some(
    (step, direction) => tileAt(s, seat, q + step, r + ROW_STEP[direction]) !== S.NO_TILE,
  );
}

/** The fields of the village before that were merged into one. */
function sourcesOf(
  before: State,
  after: State,
  tables: SectorTables,
  seat: number,
  field: FieldRoot,
): string[] {
  const sources = new Set<FieldRoot>();
  for (let i = 0; i < villageSize(before, seat); i++) {
    const tile = villageTile(before, seat, i);
    for (let sector = 0; sector < tables.count[tile]; sector++) {
      if (fieldOf(after, tile, sector) === field) sources.add(fieldOf(before, tile, sector));
    }
  }
  return [...sources].map((source) => fieldName(before, tables, source));
}
