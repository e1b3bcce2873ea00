import type { UpgradeTable } from '../model/tables.ts';
import { GOLD, RESOURCE_COUNT, SKILL_COUNT } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { BOAT_3A, owns } from './abilities.ts';

/*
 * What pays the cost of an upgrade. Pieces that are available are given as counts by kind from a place in an array, so that
 * a planner can ask about pieces that are not on the tile yet.
 */

/** MOVE-8: with boat 3a every resource stands in for every other. */
export const paysInAnyKind = (s: State, seat: number): boolean => owns(s, seat, BOAT_3A);

/** The part of a cost that available pieces do not cover. The object is reused between calls. */
export class Shortfall {
  /** Missing pieces that the cost names, by kind; gold would do as well (MOVE-4). */
  readonly kinds = [0, 0, 0, 0];
  /** Missing pieces of any kind. */
  any = 0;

  /** Returns how many pieces are missing altogether. */
  ofResources(cost: UpgradeTable, available: ArrayLike<number>, at: number, inAnyKind: boolean): number {
    const { kinds } = this;
    if (inAnyKind) {
      kinds.fill(0);
      this.any = Math.max(0, cost.resourceCount - total(available, at, RESOURCE_COUNT));
      return this.any;
    }
    let gold = Math.max(0, available[at + GOLD] - cost.resources[GOLD]);
    let named = 0;
    let missing = 0;
    for (let kind = RESOURCE_COUNT - 1; kind >= 0; kind--) {
      const gap = Math.max(0, cost.resources[kind] - available[at + kind]);
      const filled = kind === GOLD ? 0 : Math.min(gold, gap);
      gold -= filled;
      kinds[kind] = gap - filled;
      missing += gap - filled;
      named += cost.resources[kind];
    }
    const spare = total(available, at, RESOURCE_COUNT) - (named - missing);
    this.any = Math.max(0, cost.resourceCount - named - spare);
    return missing + this.any;
  }

  ofSkills(cost: UpgradeTable, available: ArrayLike<number>, at: number): number {
    const { kinds } = this;
    kinds.fill(0);
    let named = 0;
    let missing = 0;
    for (let kind = 0; kind < SKILL_COUNT; kind++) {
      kinds[kind] = Math.max(0, cost.skills[kind] - available[at + kind]);
      missing += kinds[kind];
      named += cost.skills[kind];
    }
    const spare = total(available, at, SKILL_COUNT) - (named - missing);
    this.any = Math.max(0, cost.skillCount - named - spare);
    return missing + this.any;
  }
}

function total(counts: ArrayLike<number>, at: number, kinds: number): number {
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++) sum += counts[at + kind];
  return sum;
}

/** MOVE-9: every way to pay the resources of a cost, each left in `paid` while `visit` runs. */
export function forEachResourcePayment(
  cost: UpgradeTable,
  available: ArrayLike<number>,
  at: number,
  inAnyKind: boolean,
  paid: number[],
  visit: () => void,
): void {
  spread(cost.resourceCount, paid, 0, available, at, () => {
    if (paysResources(cost, paid, inAnyKind)) visit();
  });
}

/** MOVE-9: every way to pay the skill tiles of a cost, each left in `paid` while `visit` runs. */
export function forEachSkillPayment(
  cost: UpgradeTable,
  available: ArrayLike<number>,
  at: number,
  paid: number[],
  visit: () => void,
): void {
  spread(cost.skillCount, paid, 0, available, at, () => {
    if (paysSkills(cost, paid)) visit();
  });
}

/** Every way to take `n` pieces of the kinds from `kind` on, within what is available of each. */
function spread(
  n: number,
  into: number[],
  kind: number,
  available: ArrayLike<number>,
  at: number,
  visit: () => void,
): void {
  if (kind === into.length - 1) {
    if (n > available[at + kind]) return;
    into[kind] = n;
    visit();
    return;
  }
  for (into[kind] = Math.min(n, available[at + kind]); into[kind] >= 0; into[kind]--) {
    spread(n - into[kind], into, kind + 1, available, at, visit);
  }
}

/**
 * MOVE-4, MOVE-8, for a payment of the right size. Gold fills the gaps of the other kinds once its own cost is
 * covered; what is over of any kind fills the `any` part, since the sizes agree.
 */
export function paysResources(cost: UpgradeTable, paid: readonly number[], inAnyKind: boolean): boolean {
  if (inAnyKind) return true;
  let goldNeeded = cost.resources[GOLD];
  for (let r = 0; r < RESOURCE_COUNT; r++) {
    if (r !== GOLD) goldNeeded += Math.max(0, cost.resources[r] - paid[r]);
  }
  return paid[GOLD] >= goldNeeded;
}

export function paysSkills(cost: UpgradeTable, paid: readonly number[]): boolean {
  return cost.skills.every((n, k) => paid[k] >= n);
}
