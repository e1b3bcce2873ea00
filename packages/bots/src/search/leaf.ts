import { apply, type Chance, decisionOf, nextToAct, type State } from '@keyflower/engine';
import type { Deadline } from '../deadline.ts';
import type { SearchModel, SearchQuestion } from './model.ts';
import type { SearchSettings } from './settings.ts';
import { winShares } from './utility.ts';

/** Evaluates the leaves of a tree: after a rollout, or at once if the settings have none. */
export class Leaf {
  /** Every seat's expected points and share of the victory, as last evaluated. */
  readonly points: Float64Array;
  readonly shares: Float64Array;
  /** All seats' points by the static evaluation before a rollout. */
  private readonly before: Float64Array;
  private readonly question: SearchQuestion;
  private readonly model: SearchModel;
  private readonly settings: SearchSettings;
  private readonly deadline: Deadline;
  private readonly chance: Chance;
  /** Whether rollouts go on when winter's boats are picked, to the end of the game. */
  private readonly countsWinter: boolean;

  constructor(
    question: SearchQuestion,
    model: SearchModel,
    settings: SearchSettings,
    deadline: Deadline,
    chance: Chance,
  ) {
    this.question = question;
    this.model = model;
    this.settings = settings;
    this.deadline = deadline;
    this.chance = chance;
    const { length } = question.view.players;
    this.points = new Float64Array(length);
    this.shares = new Float64Array(length);
    this.before = new Float64Array(length);
    this.countsWinter =
      question.view.season === 'winter' && (settings.countsWinter || question.decision === 'boat');
  }

  /** Evaluates a position, which the rollout changes. Returns false if time ran out. */
  evaluate(state: State, iterations: number): boolean {
    const { model, points, shares, settings } = this;
    if (settings.staticWeight > 0) model.evaluate(state, this.before);
    const over = this.playOut(state, iterations);
    if (over === null) return false;
    model.evaluate(state, points);
    if (!over) this.blend();
    winShares(points, over, shares);
    return true;
  }

  /** The rollout, at most to the end of the season. Returns whether the game is over, null if time is. */
  private playOut(state: State, iterations: number): boolean | null {
    const { random } = this.question;
    let turns = this.settings.playoutTurns;
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
      const kind = decisionOf(state, seat);
      if (kind === 'turn' && turns-- <= 0) return false;
      if (kind === 'offer' || (kind === 'boat' && !this.countsWinter)) return false;
      if (this.deadline.isOver(iterations)) return null;
      apply(state, seat, this.model.policy(state, seat, random), this.chance);
    }
    return true;
  }

  /** A rollout is noisy and the static evaluation is biased: their mean is better than either. */
  private blend(): void {
    const { staticWeight } = this.settings;
    for (let seat = 0; seat < this.points.length; seat++) {
      this.points[seat] += staticWeight * (this.before[seat] - this.points[seat]);
    }
  }
}
