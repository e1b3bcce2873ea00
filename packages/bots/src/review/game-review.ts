import { makeView, type TileOverrides } from '@keyflower/engine';
import { editionWith } from '../determinization.ts';
import type { SearchModel } from '../search/model.ts';
import { studentModel } from '../student/student-bot.ts';
import { accuracies } from './accuracy.ts';
import { decisionsIn, isFinished, type RecordedGame } from './decisions.ts';
import { betterThan, type Effort } from './judge.ts';
import { lineFrom, outlookOf, resultOf } from './outlook.ts';
import { type Better, type Depth, type Review, REVIEW_FORMAT, type ReviewedDecision } from './review.ts';

/** Iterations, never seconds: every device finds the same. */
const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { search: 200, compare: 100 },
  normal: { search: 800, compare: 400 },
  deep: { search: 3200, compare: 1600 },
};

/** Only games that are over are reviewed. */
export class UnfinishedGame extends Error {}

/** The review of a game, decision by decision: they are independent of each other, so threads can share them. */
export class GameReview {
  readonly depth: Depth;
  private readonly game: RecordedGame;
  private readonly model: SearchModel;
  private readonly effort: Effort;
  private readonly tiles: TileOverrides | undefined;

  constructor(lines: readonly unknown[], depth: Depth, model: SearchModel, effort: Effort = EFFORTS[depth]) {
    const { tiles } = (lines[0] ?? {}) as { tiles?: { overrides?: TileOverrides } };
    this.tiles = tiles?.overrides;
    this.game = decisionsIn(editionWith(this.tiles), lines);
    if (!isFinished(this.game)) throw new UnfinishedGame('the game is not over');
    this.depth = depth;
    this.model = model;
    this.effort = effort;
  }

  /** How many decisions there are. */
  get length(): number {
    return this.game.decisions.length;
  }

  /** Reviews one decision. What the seat could know decides; the true state is used for the outlook and the line alone. */
  decision(i: number): ReviewedDecision {
    const { at, seat, season, decision, action, state, isOpen } = this.game.decisions[i];
    return {
      at,
      seat,
      season,
      decision,
      action,
      ...outlookOf(state, this.model),
      judged: isOpen,
      better: isOpen ? this.betterAt(i) : null,
    };
  }

  private betterAt(i: number): Better | null {
    const { at, seat, decision, action, state } = this.game.decisions[i];
    const { model, effort, tiles } = this;
    const seed = `review ${at}`;
    const view = makeView(state, seat);
    const found = betterThan(
      { edition: editionWith(tiles), view, seat, decision, action, seed },
      model,
      effort,
    );
    return found && { ...found, line: lineFrom(state, seat, found.action, model, seed), seed };
  }

  /** The whole review, from that of each decision in any order. */
  summary(reviewed: readonly ReviewedDecision[]): Review {
    const { header, end, steps } = this.game;
    const { players } = header.options;
    const decisions = [...reviewed].sort((a, b) => a.at - b.at);
    return {
      format: REVIEW_FORMAT,
      depth: this.depth,
      players,
      decisions,
      result: { at: steps, ...resultOf(end) },
      accuracy: accuracies(players, decisions),
    };
  }
}

/** Prepares the review of a record: loads the strongest bot's net, and replays the game. */
export const reviewOf = async (lines: readonly unknown[], depth: Depth): Promise<GameReview> =>
  new GameReview(lines, depth, await studentModel());
