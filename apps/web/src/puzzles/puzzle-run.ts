import { CHARACTERS } from '@keyflower/bots/characters';
import { type Puzzle, puzzleState } from '@keyflower/bots/puzzles';
import { FULL_EDITION, Game, type GivenAction, makePosition } from '@keyflower/engine';
import { batch } from '@preact/signals';
import { type LocalSeat, LocalTable } from '../local/index.ts';
import { reactive } from '../signals.ts';
import { judge, type Mistake } from './verdict.ts';

export type Status = { is: 'working' } | { is: 'wrong'; mistake: Mistake } | { is: 'solved'; shown: boolean };

const WORKING: Status = { is: 'working' };

interface PuzzleRunOptions {
  puzzle: Puzzle;
  /** The name of the player. */
  name: string;
  /** Called when the puzzle is solved without showing the answer. */
  solved?: () => void;
}

/** One attempt at a puzzle: a game in the page, of which the seat sees what the puzzle says. */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly table: LocalTable;
  readonly seat: number;
  status: Status = WORKING;
  /** Whether the hint is shown. */
  hinted = false;
  private readonly options: PuzzleRunOptions;
  /** The length of the game's record when the attempt began. */
  private start: number;
  private isShowing = false;

  constructor(options: PuzzleRunOptions) {
    const { puzzle, name } = options;
    this.options = options;
    this.puzzle = puzzle;
    this.seat = puzzle.view.viewer!;
    const game = Game.load(FULL_EDITION, makePosition(puzzleState(puzzle.view)), puzzle.id);
    this.start = game.length;
    this.table = new LocalTable({
      id: puzzle.id,
      game,
      seats: puzzle.view.players.map((_, seat) => this.playerOf(seat, name)),
      seat: this.seat,
      aids: false,
      played: (seat, action) => seat === this.seat && this.judge(action),
    });
    reactive(this, 'status', 'hinted');
  }

  /** The rivals are bots, in the order of their levels. */
  private playerOf(seat: number, name: string): LocalSeat {
    if (seat === this.seat) return { name };
    return { bot: CHARACTERS[seat < this.seat ? seat : seat - 1]!.id };
  }

  end(): void {
    this.table.end();
  }

  retry(): void {
    batch(() => {
      this.status = WORKING;
      this.table.goBack(this.start);
      this.start = this.table.game.length;
    });
  }

  /** Plays the answer. */
  showAnswer(): void {
    const { solution } = this.puzzle;
    this.retry();
    this.isShowing = true;
    const actions = Array.isArray(solution)
      ? (solution as readonly GivenAction[])
      : [solution as GivenAction];
    for (const action of actions) this.table.play(this.seat, action);
    this.isShowing = false;
  }

  private judge(action: GivenAction): void {
    if (this.status.is !== 'working') return;
    const verdict = judge(this.puzzle, action, this.table.game);
    if (verdict === 'open') return;
    if (verdict !== 'right') {
      this.status = { is: 'wrong', mistake: verdict };
      return;
    }
    this.status = { is: 'solved', shown: this.isShowing };
    if (!this.isShowing) this.options.solved?.();
  }
}
