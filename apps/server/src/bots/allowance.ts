import type { DecisionKind } from '@keyflower/engine';

/** Below this a bot can do little more than guess, and nothing is gained for those who wait. */
const LEAST_MS = 40;
/** What a part of a turn gets when its time is used up: there may be a dozen of them, and each only wants an answer. */
const LEAST_FOR_PART_MS = 2;
/** Seats are forgotten, the oldest first, when there are more. */
const MAX_SEATS = 10_000;

/** Parts of a turn that was begun before: they share its time. */
const PARTS: ReadonlySet<DecisionKind> = new Set(['pay', 'choose', 'transport', 'animal', 'breed']);

/** What a thinking time comes to when others wait: all together wait about as long as one alone would. */
export function underLoad(budget: number, waiting: number, threads: number): number {
  return Math.min(budget, Math.max(LEAST_MS, budget / (1 + waiting / threads)));
}

interface Spent {
  ms: number;
  decision: DecisionKind;
}

/** How much of its time a seat has used: thinking time is for a whole turn, its parts included. */
export class Allowances {
  private readonly spent = new Map<string, Spent>();

  /** What is left of a budget for a decision; a new turn has all of it. */
  left(seat: string, decision: DecisionKind, budget: number): number {
    const spent = this.spent.get(seat);
    const goesOn = spent && (PARTS.has(decision) || (decision === 'place' && spent.decision === 'place'));
    if (goesOn) return Math.min(budget, Math.max(LEAST_FOR_PART_MS, budget - spent.ms));
    this.spent.delete(seat);
    return budget;
  }

  spend(seat: string, decision: DecisionKind, ms: number): void {
    const before = this.spent.get(seat)?.ms ?? 0;
    this.spent.delete(seat);
    this.spent.set(seat, { ms: before + ms, decision });
    if (this.spent.size <= MAX_SEATS) return;
    for (const oldest of this.spent.keys()) {
      this.spent.delete(oldest);
      return;
    }
  }
}
