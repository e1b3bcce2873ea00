import type { ClassRules, PackRule, Yard } from './gather.ts';

/** Items that are alike for scoring: of one kind, lying at one place. */
export interface Stack {
  kind: number;
  /** Stands in for every kind of its class: gold, and with boat 3b every resource (SCORE-4, SCORE-13). */
  wild: boolean;
  /** The yard it lies on, or NOWHERE. */
  place: number;
  count: number;
  /** The purple marker (SCORE-5). */
  marker?: true;
}

/** A best allocation of one class, in the few numbers that fix it. */
export interface Plan {
  points: number;
  /** The kind chosen by each rule of `rules.chosen`. */
  chosen: readonly number[];
  /** How many sets each rule of `rules.sets` makes. */
  sets: readonly number[];
  /** How many items go into packs. */
  packed: number;
}

/** What single items are worth under given chosen kinds, and the order in which sets and packs take them. */
export interface Worth {
  /** By stack: the most one item of it can make on its own. */
  each: number[];
  /** The stacks, cheapest first; where alike, the earlier one. */
  cheapest: number[];
  /** All items, each on its own. */
  total: number;
}

/**
 * The most points a class of items can make (SCORE-3, SCORE-14), when `taken` of them, whichever are cheapest
 * to miss, go to a rule outside the class. Null when there are not that many.
 *
 * Why it is exact: fix the chosen kinds and the number of sets of each rule. Every item then is either used
 * on its own, for its best single value, or fills a slot of a set or a pack. The item groups that can fill
 * slots form a transversal matroid, so the cheapest filling is found greedily; a slot that takes any kind (a
 * pack's, a taken item's) adds just the cheapest item the greedy walk had refused so far, so one walk per
 * number of sets prices every number of packs.
 *
 * Among equally good plans: the first chosen kinds in the order of names, then the fewest sets, then the
 * fewest packs.
 */
export function bestPlan(rules: ClassRules, stacks: readonly Stack[], taken = 0): Plan | null {
  const size = sizeOf(stacks);
  if (taken > size) return null;
  const packs = packPoints(rules.packs, size);
  const best: { plan: Plan | null } = { plan: null };
  let floor = Number.NEGATIVE_INFINITY;
  eachFilling(rules, stacks, (points, worth, used, chosen, sets) => {
    const found = bestPacks(stacks, worth, used, packs, taken, points, floor);
    if (found === null) return;
    floor = found.points;
    best.plan = { points: floor, chosen, sets: sets.slice(), packed: found.packed };
  });
  return best.plan;
}

/** The points of `bestPlan` when nothing is taken, when `step` items are, twice `step` and so on, to `most` times. */
export function pointsByTaken(
  rules: ClassRules,
  stacks: readonly Stack[],
  step: number,
  most: number,
): number[] {
  const size = sizeOf(stacks);
  const packs = packPoints(rules.packs, size);
  // More items packed for no more points are never needed.
  const worthPacking: number[] = [];
  let record = -1;
  packs.forEach((points, items) => {
    if (points > record) worthPacking.push(items);
    record = Math.max(record, points);
  });
  const best = Array.from({ length: Math.min(most, Math.floor(size / step)) + 1 }, () => 0);
  const lost = [0];
  eachFilling(rules, stacks, (points, worth, used) => {
    let gone = 0;
    for (const at of worth.cheapest) {
      for (let left = stacks[at].count - used[at]; left > 0; left--) {
        lost[gone + 1] = lost[gone] + worth.each[at];
        gone++;
      }
    }
    for (let times = 0; times < best.length; times++) {
      for (const items of worthPacking) {
        const out = times * step + items;
        if (out > gone) break;
        best[times] = Math.max(best[times], points - lost[out] + packs[items]);
      }
    }
  });
  return best;
}

export function sizeOf(stacks: readonly Stack[]): number {
  let size = 0;
  for (const stack of stacks) size += stack.count;
  return size;
}

/** What the sets and all items left alone make, what these are worth, and how many of each stack the sets use. */
type Visit = (
  points: number,
  worth: Worth,
  used: readonly number[],
  chosen: readonly number[],
  sets: readonly number[],
) => void;

/** Visits all chosen kinds with all numbers of sets that can be filled. */
function eachFilling(rules: ClassRules, stacks: readonly Stack[], visit: Visit): void {
  const options = choices(rules, stacks);
  const pick = options.map(() => 0);
  for (;;) {
    const chosen = options.map((kinds, rule) => kinds[pick[rule]]);
    eachSets(rules, stacks, singleWorth(rules, stacks, chosen), chosen, visit);
    let wheel = options.length - 1;
    while (wheel >= 0 && pick[wheel] === options[wheel].length - 1) pick[wheel--] = 0;
    if (wheel < 0) return;
    pick[wheel]++;
  }
}

/** The kinds worth choosing for each chosen-kind rule: those there are, or just any. */
function choices(rules: ClassRules, stacks: readonly Stack[]): number[][] {
  return rules.chosen.map((rule) => {
    const there = rule.allowed.filter((kind) => stacks.some((stack) => !stack.wild && stack.kind === kind));
    return there.length > 0 ? there : [rule.allowed[0]];
  });
}

function eachSets(
  rules: ClassRules,
  stacks: readonly Stack[],
  worth: Worth,
  chosen: readonly number[],
  visit: Visit,
): void {
  const sets = rules.sets.map(() => 0);
  const used = stacks.map(() => 0);
  for (;;) {
    const cost = fillSets(rules, stacks, worth, sets, used);
    if (cost >= 0) {
      let points = worth.total - cost;
      for (let rule = 0; rule < sets.length; rule++) points += sets[rule] * rules.sets[rule].vp;
      visit(points, worth, used, chosen, sets);
    }
    // More sets never fit where fewer don't: the wheel that just turned too far falls back, the next one turns.
    let wheel = 0;
    if (cost < 0) {
      while (wheel < sets.length && sets[wheel] === 0) wheel++;
      if (wheel < sets.length) sets[wheel++] = 0;
    }
    if (wheel >= sets.length) return;
    sets[wheel]++;
  }
}

/** The cheapest items for the slots of so many sets, noted in `used` by stack; -1 when they can't be filled. */
export function fillSets(
  rules: ClassRules,
  stacks: readonly Stack[],
  worth: Worth,
  sets: readonly number[],
  used: number[],
): number {
  const slots = [0, 0, 0, 0];
  let open = 0;
  for (let rule = 0; rule < sets.length; rule++) {
    const kinds = rules.sets[rule].kinds;
    open += sets[rule] * kinds.length;
    for (const kind of kinds) slots[kind] += sets[rule];
  }
  let cost = 0;
  for (const at of worth.cheapest) {
    const { kind, wild, count } = stacks[at];
    // A wild item fits wherever any slot is left: the slots of its own kind can't all be lost to others.
    const fit = Math.min(count, open, wild ? open : slots[kind]);
    used[at] = fit;
    if (fit === 0) continue;
    open -= fit;
    if (!wild) slots[kind] -= fit;
    cost += fit * worth.each[at];
  }
  return open > 0 ? -1 : cost;
}

/** The best number of items to pack out of those the sets left, if it makes more than `floor`. */
function bestPacks(
  stacks: readonly Stack[],
  worth: Worth,
  used: readonly number[],
  packs: readonly number[],
  taken: number,
  before: number,
  floor: number,
): { points: number; packed: number } | null {
  let points = before;
  let gone = 0;
  let packed = -1;
  const consider = (): void => {
    const items = gone - taken;
    const made = items < 0 ? -1 : (packs[items] ?? -1);
    if (made < 0 || points + made <= floor) return;
    floor = points + made;
    packed = items;
  };
  consider();
  if (taken > 0 || packs.length > 1) {
    for (const at of worth.cheapest) {
      for (let left = stacks[at].count - used[at]; left > 0; left--) {
        points -= worth.each[at];
        gone++;
        consider();
      }
    }
  }
  return packed < 0 ? null : { points: floor, packed };
}

/** The points of exactly n packed items, by n; -1 where no packs add up to n. */
export function packPoints(rules: readonly PackRule[], size: number): number[] {
  const points = [0];
  if (rules.length === 0) return points;
  for (let items = 1; items <= size; items++) {
    points[items] = -1;
    for (const rule of rules) {
      const before = items < rule.count ? -1 : points[items - rule.count];
      if (before >= 0) points[items] = Math.max(points[items], before + rule.vp);
    }
  }
  return points;
}

export function singleWorth(rules: ClassRules, stacks: readonly Stack[], chosen: readonly number[]): Worth {
  const each: number[] = [];
  const cheapest: number[] = [];
  let total = 0;
  for (let at = 0; at < stacks.length; at++) {
    const stack = stacks[at];
    const vp = bestAlone(rules, stack, chosen);
    each.push(vp);
    total += vp * stack.count;
    let to = at;
    while (to > 0 && each[cheapest[to - 1]] > vp) {
      cheapest[to] = cheapest[to - 1]!;
      to--;
    }
    cheapest[to] = at;
  }
  return { each, cheapest, total };
}

/** The most one item of the stack can make by itself. */
function bestAlone(rules: ClassRules, stack: Stack, chosen: readonly number[]): number {
  let vp = 0;
  for (const rule of rules.loose) if (!rule.wildOnly || stack.wild) vp += rule.vp;
  for (let kind = 0; kind < rules.single.length; kind++) {
    const rule = rules.single[kind];
    if (rule !== undefined && fits(stack, kind)) vp = Math.max(vp, rule.vp);
  }
  for (let rule = 0; rule < chosen.length; rule++) {
    if (fits(stack, chosen[rule])) vp = Math.max(vp, rules.chosen[rule].vp);
  }
  const yard = yardOf(rules, stack);
  return yard === undefined ? vp : Math.max(vp, yard.vp);
}

/** Whether an item of the stack is, or stands in for, one of this kind. */
export function fits(stack: Stack, kind: number): boolean {
  return stack.wild || stack.kind === kind;
}

/** The yard the stack lies on, if it scores there. */
export function yardOf(rules: ClassRules, stack: Stack): Yard | undefined {
  const yard = stack.place < 0 ? undefined : rules.yards[stack.place];
  return yard !== undefined && (yard.kind < 0 || fits(stack, yard.kind)) ? yard : undefined;
}
