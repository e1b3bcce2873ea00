import { fillSets, fits, packPoints, type Plan, type Stack, singleWorth, yardOf } from './allocate.ts';
import type { ClassRules } from './gather.ts';

/** What a tile (or NOWHERE: the gold that is left) gets of one class, and what it makes of it. */
export interface Share {
  tile: number;
  points: number;
  /** By kind, the marker not among them. */
  items: number[];
  marker: boolean;
  /** The kind chosen for the tile, -1 for none. */
  chosen: number;
}

/** Items that go to a rule outside the class, which counts the points. */
export interface Taken {
  tile: number;
  count: number;
}

/** Deals the items out as the plan says. */
export function dealOut(rules: ClassRules, stacks: readonly Stack[], plan: Plan, taken?: Taken): Share[] {
  const dealer = new Dealer(stacks);
  const worth = singleWorth(rules, stacks, plan.chosen);
  const used = stacks.map(() => 0);
  fillSets(rules, stacks, worth, plan.sets, used);
  dealSets(dealer, rules, stacks, plan.sets, used);
  if (taken !== undefined) dealer.take(dealer.share(taken.tile, 0), worth.cheapest, taken.count);
  let packed = plan.packed;
  const points = packPoints(rules.packs, packed);
  while (packed > 0) {
    const pack = rules.packs.find(
      ({ count, vp }) =>
        count <= packed && points[packed - count] >= 0 && points[packed - count] + vp === points[packed],
    )!;
    dealer.take(dealer.share(pack.tile, pack.vp), worth.cheapest, pack.count);
    packed -= pack.count;
  }
  for (let at = 0; at < stacks.length; at++) dealRest(dealer, rules, plan.chosen, at);
  return dealer.shares;
}

/** Each slot takes items of its very kind while there are any, then stand-ins. */
function dealSets(
  dealer: Dealer,
  rules: ClassRules,
  stacks: readonly Stack[],
  sets: readonly number[],
  used: number[],
): void {
  for (let rule = 0; rule < sets.length; rule++) {
    const count = sets[rule];
    if (count === 0) continue;
    const share = dealer.share(rules.sets[rule].tile, count * rules.sets[rule].vp);
    for (const kind of rules.sets[rule].kinds) {
      let open = count;
      for (const standIn of [false, true]) {
        for (let at = 0; at < stacks.length; at++) {
          if (standIn ? !stacks[at].wild : stacks[at].kind !== kind) continue;
          const part = Math.min(open, used[at]);
          open -= part;
          used[at] -= part;
          dealer.give(share, at, part);
        }
      }
    }
  }
}

/** What is left of a stack goes where one item makes most: the earliest tile, gold left over last of all. */
function dealRest(dealer: Dealer, rules: ClassRules, chosen: readonly number[], at: number): void {
  const stack = dealer.stacks[at];
  const count = dealer.left[at];
  if (count === 0) return;
  let best = { vp: 0, tile: Number.POSITIVE_INFINITY, chosen: -1 };
  const offer = (tile: number, vp: number, kind = -1): void => {
    if (vp > best.vp || (vp === best.vp && vp > 0 && tile < best.tile)) best = { vp, tile, chosen: kind };
  };
  rules.single.forEach((rule, kind) => {
    if (rule !== undefined && fits(stack, kind)) offer(rule.tile, rule.vp);
  });
  rules.chosen.forEach((rule, index) => {
    if (fits(stack, chosen[index])) offer(rule.tile, rule.vp, chosen[index]);
  });
  const yard = yardOf(rules, stack);
  if (yard !== undefined) offer(stack.place, yard.vp);
  const loose = rules.loose.filter((rule) => !rule.wildOnly || stack.wild);
  if (loose.reduce((sum, rule) => sum + rule.vp, 0) > best.vp || best.vp === 0) {
    for (const rule of loose) dealer.give(dealer.share(rule.tile, rule.vp * count), at, count);
  } else {
    dealer.give(dealer.share(best.tile, best.vp * count, best.chosen), at, count);
  }
}

class Dealer {
  readonly shares: Share[] = [];
  readonly left: number[];

  constructor(readonly stacks: readonly Stack[]) {
    this.left = stacks.map((stack) => stack.count);
  }

  share(tile: number, points: number, chosen = -1): Share {
    let share = this.shares.find((other) => other.tile === tile);
    if (share === undefined) {
      share = { tile, points: 0, items: [], marker: false, chosen: -1 };
      this.shares.push(share);
    }
    if (chosen >= 0) share.chosen = chosen;
    share.points += points;
    return share;
  }

  give(share: Share, at: number, count: number): void {
    if (count === 0) return;
    const { kind, marker } = this.stacks[at];
    this.left[at] -= count;
    if (marker) share.marker = true;
    else share.items[kind] = (share.items[kind] ?? 0) + count;
  }

  /** The cheapest `n` of the items still left. */
  take(share: Share, cheapest: readonly number[], count: number): void {
    for (const at of cheapest) {
      const part = Math.min(count, this.left[at]);
      this.give(share, at, part);
      count -= part;
    }
  }
}
