import { reactive } from '../signals.ts';
import { readMemory, writeMemory } from './memory.ts';
import type { Moment } from './moment.ts';
import { type Nudge, nudgeAfter, nudgeAt } from './nudges.ts';
import { keyOf, type Prompt, promptAt, promptAtTile } from './prompts.ts';

/** Steps of one decision, which are sent one after the other. */
const STEPS: ReadonlySet<string> = new Set(['moved', 'upgraded', 'herded', 'fed', 'placed']);

/** A decision of the player: what happened before it tells it from all others. */
function occasionOf({ decision, events, view }: Moment): string | null {
  if (decision === null && view.phase !== 'scoring') return null;
  return `${events.filter(({ type }) => !STEPS.has(type)).length} ${decision}`;
}

/** The guide of one game: what it shows now, and what it has shown. */
export class GuideRun {
  isOn: boolean;
  /** What is explained now; null if nothing is new. */
  prompt: Prompt | null = null;
  /** A missed chance, instead of the prompt. */
  nudge: Nudge | null = null;
  /** What was explained in this game, each once. */
  shown: readonly Prompt[];
  private topics: readonly string[];
  private readonly game: string;
  private occasion: string | null = null;
  private last: Moment | null = null;
  /** The chances that were pointed out in this season. */
  private nudged: readonly string[] = [];
  /** Whether the shown chance belongs to an action that waits to be confirmed. */
  private isPending = false;

  constructor(game: string) {
    const { isOn, topics, shown, game: lastGame } = readMemory();
    this.game = game;
    this.isOn = lastGame !== game || isOn;
    this.topics = topics;
    this.shown = lastGame === game ? shown : [];
    reactive(this, 'isOn', 'prompt', 'nudge', 'shown');
  }

  /** Follows the game. */
  see(moment: Moment): void {
    const { last } = this;
    this.last = moment;
    this.seeChances(last, moment);
    const occasion = occasionOf(moment);
    if (occasion !== null && occasion !== this.occasion) {
      this.occasion = occasion;
      this.close();
      this.prompt = promptAt(moment, this.isKnown);
    } else if (moment.looked !== null && moment.looked !== last?.looked) this.lookAt(moment);
  }

  /** The player has read what is shown. After the end of a season, what is due for the decision itself comes next. */
  gotIt(): void {
    const { prompt, last } = this;
    this.close();
    if (prompt?.topic !== 'season-end' || !last) return;
    this.prompt = promptAt(last, this.isKnown);
  }

  closeNudge(): void {
    this.nudge = null;
  }

  /** Shows what was explained before. */
  again(prompt: Prompt): void {
    this.close();
    this.prompt = prompt;
  }

  /** Explains everything anew, beginning with the current decision. */
  startOver(): void {
    this.prompt = null;
    this.topics = [];
    this.shown = [];
    this.occasion = null;
    this.nudged = [];
    this.store();
    if (this.last) this.see(this.last);
  }

  turn(on: boolean): void {
    this.isOn = on;
    this.store();
  }

  private readonly isKnown = (key: string): boolean =>
    key.startsWith('season-end')
      ? this.shown.some((prompt) => keyOf(prompt) === key)
      : this.topics.includes(key);

  private close(): void {
    if (this.prompt) this.remember(this.prompt);
    this.prompt = null;
  }

  /** What a tile calls for, unless the end of a season is still to be read. */
  private lookAt(moment: Moment): void {
    const looked = this.prompt?.topic === 'season-end' ? null : promptAtTile(moment, this.isKnown);
    if (!looked) return;
    this.close();
    this.prompt = looked;
  }

  private remember(prompt: Prompt): void {
    const key = keyOf(prompt);
    if (!this.topics.includes(key)) this.topics = [...this.topics, key];
    if (!this.shown.some((one) => keyOf(one) === key)) this.shown = [...this.shown, prompt];
    this.store();
  }

  private store(): void {
    const { isOn, topics, game, shown } = this;
    writeMemory({ isOn, topics, game, shown });
  }

  private seeChances(last: Moment | null, moment: Moment): void {
    const missed = last && nudgeAfter(last, moment);
    if (missed) this.point(missed, moment, false);
    if (JSON.stringify(last?.ready ?? null) === JSON.stringify(moment.ready)) return;
    const chance = nudgeAt(moment);
    if (chance) this.point(chance, moment, true);
    else if (this.isPending || moment.ready !== null) this.nudge = null;
  }

  /** Points out a chance, of each kind one in a season. */
  private point(chance: Nudge, { view }: Moment, isPending: boolean): void {
    const key = `${view.season} ${chance.chance}`;
    if (this.nudged.includes(key)) return;
    this.nudged = [...this.nudged, key];
    this.isPending = isPending;
    this.nudge = chance;
  }
}
