import type { GameResult } from './game.ts';
import type { Plan } from './plan.ts';
import { seatsOf, sharesOf } from './rows.ts';
import { type SetSum, total } from './statistics/interval.ts';
import { type SprtBounds, sprtOf } from './statistics/sprt.ts';
import { must } from '../must.ts';

/** The intermediate result of the first bot. */
export class Standing {
  private readonly plan: Plan;
  private readonly bounds: SprtBounds | null;
  private readonly shares: SetSum[] = [];
  /** In a few words, for the progress line. */
  status = '';
  /** Whether the sequential test has a verdict. */
  decided = false;

  constructor(plan: Plan, bounds: SprtBounds | null) {
    this.plan = plan;
    this.bounds = bounds;
  }

  /** Adds a set of games. Returns whether the sequential test has a verdict. */
  note(set: readonly GameResult[]): boolean {
    const lineup = must(this.plan.lineups[0]);
    const first = must(lineup[0]);
    this.shares.push(...sharesOf(seatsOf(this.plan, set), first));
    const { sum, count } = total(this.shares);
    // Without an opponent it would always win.
    if (must(this.plan.lineups[0]).some((other) => other !== first)) {
      this.status = `${must(this.plan.entrants[first]).name} won ${((sum / count) * 100).toFixed(1)} %`;
    }
    if (!this.bounds) return false;
    const { llr, verdict } = sprtOf(this.bounds, this.shares);
    this.status += `, llr ${llr.toFixed(2)}`;
    this.decided = verdict !== 'open';
    return this.decided;
  }
}
