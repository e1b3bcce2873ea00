import type { Face, ItemClass } from '../model/tile.ts';
import { COLOURS, RESOURCES, SKILLS } from '../model/names.ts';

/** The classes of items; no rule of the base game mixes them. */
export const CLASSES: readonly ItemClass[] = ['workers', 'skills', 'resources'];

/** The names of a class's kinds, in the order of the state. */
export const KINDS: Readonly<Record<ItemClass, readonly string[]>> = {
  workers: COLOURS,
  skills: SKILLS,
  resources: RESOURCES,
};

/** The place of an item that lies on no yard, and the tile of points that belong to none. */
export const NOWHERE = -1;

/** One item of one kind, worth vp. */
interface SingleRule {
  tile: number;
  vp: number;
}

/** One kind is chosen for the tile, out of `allowed`; vp for each item of it (SCORE-6). */
interface ChosenRule extends SingleRule {
  allowed: readonly number[];
}

/** One item of each of the kinds make a set. */
interface SetRule extends SingleRule {
  kinds: readonly number[];
}

/** `count` items of any kinds make a pack. */
export interface PackRule extends SingleRule {
  count: number;
}

/** Points per item that is allocated nowhere: White Wind, and gold (SCORE-4, SCORE-11). */
interface LooseRule extends SingleRule {
  /** Only items that are gold, or stand in for it. */
  wildOnly: boolean;
}

/** Points per item lying on a yard (SCORE-2). */
export interface Yard {
  vp: number;
  /** The kind it takes; -1 for any. */
  kind: number;
}

/**
 * Everything the showing faces say about one class of items, less what can never be part of a best
 * allocation: no rule limits how often it scores, so of two alike only the better one is ever needed.
 */
export interface ClassRules {
  /** The best rule for single items, by kind. */
  single: readonly (SingleRule | undefined)[];
  chosen: readonly ChosenRule[];
  sets: readonly SetRule[];
  packs: readonly PackRule[];
  loose: readonly LooseRule[];
  /** By tile; only resources lie on tiles. */
  yards: readonly (Yard | undefined)[];
}

/** Leftover gold: 1 point each (SCORE-4). It belongs to no tile. */
const LEFT_GOLD: LooseRule = { tile: NOWHERE, vp: 1, wildOnly: true };

export function classRules(items: ItemClass, faces: readonly Face[]): ClassRules {
  const names = KINDS[items];
  const single: (SingleRule | undefined)[] = [];
  const chosen: ChosenRule[] = [];
  const sets: SetRule[] = [];
  const packs: PackRule[] = [];
  const loose: LooseRule[] = items === 'resources' ? [LEFT_GOLD] : [];
  const yards: (Yard | undefined)[] = [];
  for (let tile = 0; tile < faces.length; tile++) {
    const face = faces[tile];
    if (face.shape?.shape === 'unallocated-workers' && items === 'workers' && face.shape.vp > 0) {
      loose.push({ tile, vp: face.shape.vp, wildOnly: false });
    }
    if (face.yard !== undefined && items === 'resources' && face.yard.vp > 0) {
      yards[tile] = {
        vp: face.yard.vp,
        kind: face.yard.resource === 'any' ? -1 : names.indexOf(face.yard.resource),
      };
    }
    const rule = face.gather;
    if (rule === undefined || rule.items !== items || rule.vp <= 0) continue;
    const vp = rule.vp;
    if (rule.take === 'kind') {
      const kind = names.indexOf(rule.kind);
      if (vp > (single[kind]?.vp ?? 0)) single[kind] = { tile, vp };
    } else if (rule.take === 'chosen-kind') {
      const except: readonly string[] = rule.except ?? [];
      const allowed = kindsOf(names, (name) => !except.includes(name));
      if (allowed.length > 0) chosen.push({ tile, vp, allowed });
    } else if (rule.take === 'each-of') {
      const wanted: readonly string[] = rule.kinds;
      addSet(sets, { tile, vp, kinds: kindsOf(names, (name) => wanted.includes(name)) });
    } else {
      packs.push({ tile, vp, count: Math.max(1, rule.count) });
    }
  }
  return { single, chosen, sets, packs, loose, yards };
}

function kindsOf(names: readonly string[], wanted: (name: string) => boolean): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < names.length; kind++) if (wanted(names[kind])) kinds.push(kind);
  return kinds;
}

/** Keeps the better of two rules for the same kinds; the earlier one if they are equal. */
function addSet(sets: SetRule[], rule: SetRule): void {
  if (rule.kinds.length === 0) return;
  const same = sets.findIndex((other) => other.kinds.join() === rule.kinds.join());
  if (same < 0) sets.push(rule);
  else if (rule.vp > sets[same].vp) sets[same] = rule;
}
