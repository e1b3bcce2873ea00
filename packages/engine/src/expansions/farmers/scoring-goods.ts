import type { FarmersFace } from './types.ts';
import { RESOURCES, SKILLS } from '../../model/names.ts';
import { bestPlan, pointsByTaken, sizeOf, type Stack } from '../../scoring/allocate.ts';
import { type ClassRules, classRules, KINDS, NOWHERE, type PackRule } from '../../scoring/gather.ts';
import { ClassCount } from '../../scoring/lines.ts';
import { resourceStacks, screenStacks, withMarker } from '../../scoring/stacks.ts';
import type { Case, Count, Draft, ScoringVillage } from '../../model/scoring.ts';

/** A class of items that the bakery takes from. */
interface Pool {
  names: readonly string[];
  rules: ClassRules;
  stacks: readonly Stack[];
  /** How many of its items go into one set of the bakery. */
  perSet: number;
  /** Everything that the marker may be here, with the stacks that makes. */
  marked: readonly Marked[];
}

interface Marked {
  name: string;
  stacks: readonly Stack[];
}

/** One resource, one wheat and one skill make a set (FARM-15). */
interface Bakery {
  tile: number;
  vp: number;
}

/** The base game's cases with wheat, granary, bakery and boat 5b (FARM-15, FARM-16). */
export function goodsCases(
  wheat: number,
  village: ScoringVillage,
  faces: readonly FarmersFace[],
  base: readonly Case[],
): Case[] {
  const [workers, skills] = base;
  const granaries = granaryRules(faces);
  const bakery = bestBakery(faces);
  if (faces.some((face) => face.ability === '5b')) {
    const perSet = 2;
    const goods = mixedPool(wheat, granaries, village, faces, perSet);
    if (bakery === null) return [workers, skills, jointCase([goods], null)];
    return [workers, jointCase([skillPool(village, faces), goods], bakery)];
  }
  const grain = wheatPool(wheat, granaries, village.marker);
  if (bakery === null) return granaries.length === 0 ? [...base] : [...base, jointCase([grain], null)];
  const resources = resourcePool(village, faces);
  return [workers, jointCase([skillPool(village, faces), resources, grain], bakery)];
}

function granaryRules(faces: readonly FarmersFace[]): PackRule[] {
  const packs: PackRule[] = [];
  for (let tile = 0; tile < faces.length; tile++) {
    const rule = faces[tile].farm;
    if (rule?.rule !== 'granary' || rule.vp <= 0) continue;
    packs.push({ tile, vp: rule.vp, count: Math.max(1, rule.wheat) });
  }
  return packs;
}

/** No bakery limits its sets, so only the best one is ever needed. */
function bestBakery(faces: readonly FarmersFace[]): Bakery | null {
  let best: Bakery | null = null;
  for (let tile = 0; tile < faces.length; tile++) {
    const rule = faces[tile].farm;
    if (rule?.rule === 'bakery' && rule.vp > (best?.vp ?? 0)) best = { tile, vp: rule.vp };
  }
  return best;
}

function skillPool(village: ScoringVillage, faces: readonly FarmersFace[]): Pool {
  const rules = classRules('skills', faces);
  const stacks = screenStacks(village.skills);
  return { names: SKILLS, rules, stacks, perSet: 1, marked: markedAs('skills', village, rules, stacks) };
}

function resourcePool(village: ScoringVillage, faces: readonly FarmersFace[]): Pool {
  const rules = classRules('resources', faces);
  const stacks = resourceStacks(village.tiles, faces, rules);
  return {
    names: RESOURCES,
    rules,
    stacks,
    perSet: 1,
    marked: markedAs('resources', village, rules, stacks),
  };
}

function markedAs(
  items: 'skills' | 'resources',
  village: ScoringVillage,
  rules: ClassRules,
  stacks: readonly Stack[],
): Marked[] {
  if (!village.marker) return [];
  const marked: Marked[] = [];
  KINDS[items].forEach((name, kind) => {
    const more = withMarker(items, rules, stacks, kind);
    if (more !== null) marked.push({ name, stacks: more });
  });
  return marked;
}

const WHEAT = 'wheat';
const NO_RULES: ClassRules = { single: [], chosen: [], sets: [], packs: [], loose: [], yards: [] };

/** Wheat by itself: it is no resource, and no resource is wheat. */
function wheatPool(wheat: number, packs: readonly PackRule[], marker: boolean): Pool {
  const stack: Stack = { kind: 0, wild: false, place: NOWHERE, count: wheat };
  const stacks = wheat > 0 ? [stack] : [];
  const marked: Marked[] = marker
    ? [{ name: WHEAT, stacks: [...stacks, { ...stack, count: 1, marker: true }] }]
    : [];
  return { names: [WHEAT], rules: { ...NO_RULES, packs }, stacks, perSet: 1, marked };
}

/**
 * Boat 5b: wheat is one more resource, which stands in for every other; any resource counts at the granary,
 * and in either place at the bakery. That makes none of them gold: only wheat is, gold itself, and with boat 3b all.
 */
function mixedPool(
  wheat: number,
  granaries: readonly PackRule[],
  village: ScoringVillage,
  faces: readonly FarmersFace[],
  perSet: number,
): Pool {
  const own = classRules('resources', faces);
  const rules: ClassRules = { ...own, packs: [...own.packs, ...granaries] };
  const stacks = resourceStacks(village.tiles, faces, rules);
  if (wheat > 0) stacks.push({ kind: RESOURCES.length, wild: true, place: NOWHERE, count: wheat });
  // Never as a wheat: a gold does all that a wheat does, and may lie on a yard.
  const marked = markedAs('resources', village, rules, stacks);
  return { names: [...RESOURCES, WHEAT], rules, stacks, perSet, marked };
}

/**
 * Pools that share nothing but the bakery: once the number of its sets is fixed, each makes its best by
 * itself. The fewest sets where several numbers make the same.
 */
function jointCase(pools: readonly Pool[], bakery: Bakery | null): Case {
  // With the marker there may be one more set.
  const sets = Math.min(...pools.map(({ stacks, perSet }) => Math.floor(sizeOf(stacks) / perSet)));
  const most = bakery === null ? 0 : sets + 1;
  const vp = bakery?.vp ?? 0;
  const tables = pools.map((pool) => pointsByTaken(pool.rules, pool.stacks, pool.perSet, most));
  const own = pools.map(({ stacks }) => stacks);
  const plainBest = bestNumber(tables, vp);
  const plain = new JointCount(pools, own, bakery, plainBest);
  let marked: JointCount | null = null;
  let floor = plainBest.points;
  pools.forEach((pool, index) => {
    for (const { name, stacks } of pool.marked) {
      const best = bestNumber(
        replaced(tables, index, pointsByTaken(pool.rules, stacks, pool.perSet, most)),
        vp,
      );
      if (best.points <= floor) continue;
      floor = best.points;
      marked = new JointCount(pools, replaced(own, index, stacks), bakery, best, name);
    }
  });
  return { plain, marked };
}

function replaced<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.map((other, index) => (index === at ? entry : other));
}

interface Best {
  points: number;
  sets: number;
}

function bestNumber(tables: readonly (readonly number[])[], vp: number): Best {
  const best: Best = { points: Number.NEGATIVE_INFINITY, sets: 0 };
  const most = Math.min(...tables.map(({ length }) => length));
  for (let sets = 0; sets < most; sets++) {
    let points = sets * vp;
    for (const table of tables) points += table[sets];
    if (points > best.points) Object.assign(best, { points, sets });
  }
  return best;
}

class JointCount implements Count {
  readonly points: number;

  constructor(
    private readonly pools: readonly Pool[],
    private readonly stacks: readonly (readonly Stack[])[],
    private readonly bakery: Bakery | null,
    private readonly best: Best,
    readonly marker?: string,
  ) {
    this.points = best.points;
  }

  write(draft: Draft): void {
    const { sets } = this.best;
    const tile = this.bakery?.tile ?? NOWHERE;
    this.pools.forEach(({ names, rules, perSet }, index) => {
      const stacks = this.stacks[index];
      const plan = bestPlan(rules, stacks, sets * perSet)!;
      const taken = sets === 0 ? undefined : { tile, count: sets * perSet };
      new ClassCount(names, rules, stacks, plan, this.marker, taken).write(draft);
    });
    if (sets > 0) draft.tiles[tile].points += sets * this.bakery!.vp;
  }
}
