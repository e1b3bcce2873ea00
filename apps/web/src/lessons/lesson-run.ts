import { checkAction, FULL_EDITION, Game, type GameEvent, type GivenAction } from '@keyflower/engine';
import { batch } from '@preact/signals';
import { LocalTable } from '../local/index.ts';
import { reactive } from '../signals.ts';
import { BEN, type Lesson, PUPIL, type Step } from './lesson.ts';

/** How the pupil is doing in the current step. */
export type Status = { is: 'working' } | { is: 'wrong'; why: string } | { is: 'solved'; shown: boolean };

const WORKING: Status = { is: 'working' };

/** Fixes what is drawn, so that a lesson goes the same way every time. */
const SEED = 'lesson';

export interface LessonRunOptions {
  lesson: Lesson;
  /** The step to begin with. */
  at?: number;
  /** The names of the pupil and of the opponent. */
  names: readonly [string, string];
  /** Called when a step begins, and when one is solved. */
  changed?: (at: number, solved: string | null) => void;
}

/** One pupil's way through a lesson: a game in the page, whose actions the current step judges. */
export class LessonRun {
  readonly lesson: Lesson;
  /** The index of the current step. */
  at: number;
  status: Status = WORKING;
  /** Whether the hint is shown. */
  hinted = false;
  table: LocalTable;
  private readonly options: LessonRunOptions;
  /** The length of the game's record when the step began. */
  private start = 0;
  private isShowing = false;

  constructor(options: LessonRunOptions) {
    const { lesson, at = 0 } = options;
    this.options = options;
    this.lesson = lesson;
    this.at = lesson.steps[at] ? at : 0;
    this.table = this.tableAt(this.at);
    reactive(this, 'at', 'status', 'hinted', 'table');
    this.begin();
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  end(): void {
    this.table.end();
  }

  /** Begins the current step again. */
  retry(): void {
    batch(() => {
      this.status = WORKING;
      this.table.goBack(this.start);
      this.start = this.table.game.length;
    });
  }

  /** Plays a solution. */
  showMe(): void {
    const { solution } = this.step;
    batch(() => {
      this.retry();
      // Other solutions of earlier steps may have used what this one needs.
      if (checkAction(this.table.game.state, PUPIL, solution[0]!)) this.beginAnew();
    });
    this.isShowing = true;
    for (const action of solution) this.table.play(PUPIL, action);
    this.isShowing = false;
  }

  /** Goes on to the next step, solved or skipped. */
  next(): void {
    if (this.isLast) return;
    const goesOn = this.status.is === 'solved' && !this.lesson.steps[this.at + 1]!.position;
    batch(() => {
      this.at += 1;
      this.status = WORKING;
      this.hinted = false;
      if (goesOn) this.begin();
      else this.beginAnew();
    });
  }

  private beginAnew(): void {
    this.table.end();
    this.table = this.tableAt(this.at);
    this.begin();
  }

  private begin(): void {
    const { table } = this;
    for (const action of this.step.opening ?? []) table.play(BEN, action);
    this.letBenAnswer();
    this.start = table.game.length;
    this.options.changed?.(this.at, null);
  }

  /** The table before a step's opening, reached by the solutions of the steps before. */
  private tableAt(at: number): LocalTable {
    const { lesson, names } = this.options;
    const steps = lesson.steps.slice(0, at + 1);
    const from = steps.reduce((last, { position }, i) => (position ? i : last), 0);
    const game = Game.load(FULL_EDITION, steps[from]!.position, SEED);
    const events: GameEvent[] = [];
    const play = (seat: number, action: GivenAction): void => {
      events.push(...game.play(seat, action));
    };
    for (const { opening = [], solution } of steps.slice(from, -1)) {
      for (const action of opening) play(BEN, action);
      for (const action of solution) {
        answerForBen(game, play);
        play(PUPIL, action);
      }
    }
    return new LocalTable({
      id: `lesson-${lesson.id}-${at}`,
      game,
      events,
      seats: names.map((name) => ({ name })),
      seat: PUPIL,
      aids: false,
      played: (seat, action, told) => seat === PUPIL && this.judge(action, told),
    });
  }

  private judge(action: GivenAction, events: readonly GameEvent[]): void {
    const { game } = this.table;
    if (this.status.is !== 'working') return;
    const verdict = this.step.judge({ action, events, state: game.state });
    if (verdict === 'solved') this.solve();
    else if (verdict !== 'open') this.status = { is: 'wrong', why: verdict.wrong };
    // What the opponent does then can finish the task.
    else if (this.letBenAnswer()) this.judge(action, events);
  }

  private solve(): void {
    this.status = { is: 'solved', shown: this.isShowing };
    this.options.changed?.(this.at, this.isShowing ? null : this.step.id);
    const { table, isLast } = this;
    if (isLast) this.letBenAnswer();
    if (!table.game.over) return;
    const { players, winners } = table.game.score();
    const scores = players.map(({ total }) => total);
    table.tellInfo({ status: 'over', result: { scores, winners, seed: '' } });
  }

  private letBenAnswer(): boolean {
    const { table } = this;
    return answerForBen(table.game, (seat, action) => void table.play(seat, action));
  }
}

/** While the pupil has nothing to decide, the opponent passes, and else gives the first answer; returns whether he did. */
function answerForBen(game: Game, play: (seat: number, action: GivenAction) => void): boolean {
  let answered = false;
  for (;;) {
    const pending = game.pending();
    if (pending.length === 0 || pending.some(({ player }) => player === PUPIL)) return answered;
    const [first] = game.legal(BEN, { limit: 1 }).actions;
    play(BEN, first!);
    answered = true;
  }
}
