import type { GameResult } from './game.ts';
import type { Plan } from './plan.ts';
import { seatsOf, sharesOf } from './rows.ts';
import { type SetSum, total } from './statistics/interval.ts';
import { type SprtBounds, sprtOf } from './statistics/sprt.ts';

/** How the first bot stands while games are still played. */
export class Standing {
  private readonly plan: Plan;
  private readonly bounds: SprtBounds | null;
  private readonly shares: SetSum[] = [];
  /** In a few words, for those who wait. */
  news = '';
  /** Whether the sequential test has a verdict. */
  decided = false;

  constructor(plan: Plan, bounds: SprtBounds | null) {
    this.plan = plan;
    this.bounds = bounds;
  }

  /** Adds a set of games, and says whether it was enough. */
  note(set: readonly GameResult[]): boolean {
    const first = this.plan.lineups[0][0];
    this.shares.push(...sharesOf(seatsOf(this.plan, set), first));
    const { sum, count } = total(this.shares);
    // Alone at its table, it has always won.
    if (this.plan.lineups[0].some((other) => other !== first)) {
      this.news = `${this.plan.entrants[first].name} won ${((sum / count) * 100).toFixed(1)} %`;
    }
    if (!this.bounds) return false;
    const { llr, verdict } = sprtOf(this.bounds, this.shares);
    this.news += `, llr ${llr.toFixed(2)}`;
    this.decided = verdict !== 'open';
    return this.decided;
  }
}
