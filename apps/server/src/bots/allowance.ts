import type { DecisionKind } from '@keyflower/engine';

/** Below this a bot can do little more than guess, and waiting requests gain nothing. */
const LEAST_MS = 40;
/** Minimum for a later part of a turn whose time is used up; a turn may have a dozen parts. */
const LEAST_FOR_PART_MS = 2;
/** Maximum number of seats remembered; the oldest are dropped first. */
const MAX_SEATS = 10_000;

/** Decisions that belong to a turn in progress and share its time. */
const PARTS: ReadonlySet<DecisionKind> = new Set(['pay', 'choose', 'transport', 'animal', 'breed']);

/** Thinking time under load: all waiting requests together take about as long as one alone would. */
export function underLoad(budget: number, waiting: number, threads: number): number {
  return Math.min(budget, Math.max(LEAST_MS, budget / (1 + waiting / threads)));
}

interface Spent {
  ms: number;
  decision: DecisionKind;
}

/** Thinking time used per seat: the budget is for a whole turn, its later decisions included. */
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
