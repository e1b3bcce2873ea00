import type { AnyRefusal } from '../../model/refusal.ts';
import { illegal } from './refusals.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { villageSize, villageTile } from '../../board/village.ts';
import type { FarmAction, FarmListing, FarmRun } from './actions.ts';
import {
  animalsIn,
  fieldName,
  fieldOf,
  type FieldRoot,
  forEachField,
  mayHold,
  NO_FIELD,
  parseField,
} from './fields.ts';
import type { SectorTables } from './sectors.ts';
import * as F from './slice.ts';
import { KINDS } from './types.ts';

/**
 * Fields around one, by breadth-first search: two are neighbours if some tile has both (FARM-7). The arrays are
 * scratch, valid until the next search; transports ask for it at every step.
 */
export class FieldSearch {
  readonly reached = new Int16Array(S.MAX_TILES * F.SECTORS);
  count = 0;
  private readonly steps = new Int8Array(S.MAX_TILES * F.SECTORS).fill(-1);

  /** The fields of each tile of the village that leads from one to another, SECTORS apiece. */
  private readonly crossings = new Int16Array(S.MAX_TILES * F.SECTORS);
  private tiles = 0;

  /** Reads a village once, for any number of searches in it. */
  enter(s: State, tables: SectorTables, seat: number): void {
    this.tiles = 0;
    const size = villageSize(s, seat);
    for (let i = 0; i < size; i++) {
      const tile = villageTile(s, seat, i);
      const sectors = tables.count[tile];
      if (sectors < 2) continue;
      const at = this.tiles++ * F.SECTORS;
      for (let sector = 0; sector < F.SECTORS; sector++) {
        this.crossings[at + sector] = sector < sectors ? fieldOf(s, tile, sector) : NO_FIELD;
      }
    }
  }

  search(start: FieldRoot, limit: number): void {
    for (let i = 0; i < this.count; i++) this.steps[this.reached[i]] = -1;
    this.count = 0;
    this.reach(start, 0);
    for (let i = 0; i < this.count; i++) {
      const from = this.reached[i];
      const steps = this.steps[from];
      if (steps === limit) return;
      for (let tile = 0; tile < this.tiles; tile++) this.cross(tile * F.SECTORS, from, steps + 1);
    }
  }

  /** From a field over one tile to its other fields. */
  private cross(at: number, from: FieldRoot, steps: number): void {
    let touches = false;
    for (let i = at; i < at + F.SECTORS && !touches; i++) touches = this.crossings[i] === from;
    if (!touches) return;
    for (let i = at; i < at + F.SECTORS; i++) {
      const field = this.crossings[i];
      if (field !== NO_FIELD && this.steps[field] < 0) this.reach(field, steps);
    }
  }

  private reach(field: FieldRoot, steps: number): void {
    this.steps[field] = steps;
    this.reached[this.count++] = field;
  }

  /** Steps to a field, -1 if it is out of reach. */
  stepsTo(field: FieldRoot): number {
    return this.steps[field];
  }
}

const pastures = new FieldSearch();

export function listHerding(s: State, tables: SectorTables, seat: number, listing: FarmListing): void {
  if (!listing.wantsTileless()) return;
  if (F.wheatOf(s, seat) > 0 && listing.begin(1)) listing.add({ type: 'feed' });
  if (s.bytes[S.POINTS] === 0) return;
  pastures.enter(s, tables, seat);
  forEachField(s, tables, seat, (from) => {
    if (animalsIn(s, from, 0) + animalsIn(s, from, 1) + animalsIn(s, from, 2) === 0) return;
    pastures.search(from, s.bytes[S.POINTS]);
    for (let kind = 0; kind < F.K; kind++) {
      if (animalsIn(s, from, kind) === 0) continue;
      const goals: FieldRoot[] = [];
      for (let i = 1; i < pastures.count; i++) {
        if (mayHold(s, seat, pastures.reached[i], kind)) goals.push(pastures.reached[i]);
      }
      if (!listing.begin(goals.length)) continue;
      for (let i = listing.low; i < listing.high; i++) {
        const to = fieldName(s, tables, goals[i]);
        listing.add({ type: 'herd', kind: KINDS[kind], from: fieldName(s, tables, from), to });
      }
    }
  });
}

export function checkHerd(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'herd'>,
): AnyRefusal | null {
  const kind = KINDS.indexOf(action.kind);
  const from = parseField(s, tables, seat, action.from);
  const to = parseField(s, tables, seat, action.to);
  if (from === NO_FIELD || to === NO_FIELD || from === to) return illegal('FARM-7', 'same-field', {});
  if (kind < 0 || animalsIn(s, from, kind) === 0) return illegal('FARM-7', 'no-animal-in-field', {});
  if (!mayHold(s, seat, to, kind)) return illegal('FARM-7', 'field-holds-other-kinds', { kind: KINDS[kind] });
  pastures.enter(s, tables, seat);
  pastures.search(from, s.bytes[S.POINTS]);
  return pastures.stepsTo(to) > 0 ? null : illegal('FARM-7', 'field-too-far', { points: s.bytes[S.POINTS] });
}

export function applyHerd(
  s: State,
  tables: SectorTables,
  seat: number,
  action: FarmAction<'herd'>,
  run: FarmRun,
): void {
  const kind = KINDS.indexOf(action.kind);
  const from = parseField(s, tables, seat, action.from);
  const to = parseField(s, tables, seat, action.to);
  pastures.enter(s, tables, seat);
  pastures.search(from, s.bytes[S.POINTS]);
  const points = pastures.stepsTo(to);
  s.bytes[S.POINTS] -= points;
  s.slice[F.ANIMALS + from * F.SECTOR + kind] -= 1;
  s.slice[F.ANIMALS + to * F.SECTOR + kind] += 1;
  run.emit?.({
    type: 'herded',
    player: seat,
    kind: action.kind,
    from: fieldName(s, tables, from),
    to: fieldName(s, tables, to),
    points,
  });
}

/** FARM-8. */
export function checkFeed(s: State, seat: number): AnyRefusal | null {
  return F.wheatOf(s, seat) > 0 ? null : illegal('FARM-8', 'no-wheat', {});
}

export function applyFeed(s: State, seat: number, run: FarmRun): void {
  s.slice[F.WHEAT + seat] -= 1;
  s.slice[F.WHEAT_SUPPLY] += 1;
  s.bytes[S.POINTS] += 1;
  run.emit?.({ type: 'fed', player: seat, points: s.bytes[S.POINTS] });
}
