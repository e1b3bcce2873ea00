import {
  type Chance,
  COLOURS,
  type Content,
  type GameEvent,
  newGame,
  parsePosition,
  play,
  type RecordEntry,
  type RecordHeader,
  SKILLS,
  type State,
} from '@keyflower/engine';
import { must } from '../must.ts';

/** An entry with its effect. Draws have no step of their own: they belong to the action before them. */
export interface Step {
  entry: RecordEntry;
  events: GameEvent[];
  state: State;
}

export interface GameHistory {
  start: State;
  /** How many entries the draws of the set-up take. */
  setUp: number;
  steps: Step[];
}

/** The draws of a record, in order. Checks nothing: only for records that have been verified. */
class WrittenDraws implements Chance {
  at = 0;
  private readonly content: Content;
  private readonly entries: readonly RecordEntry[];

  constructor(content: Content, entries: readonly RecordEntry[]) {
    this.content = content;
    this.entries = entries;
  }

  workers(_bag: ArrayLike<number>, n: number): number[] {
    return this.counts(COLOURS, n);
  }

  skills(_pile: ArrayLike<number>, n: number): number[] {
    return this.counts(SKILLS, n);
  }

  tiles(_what: string, candidates: readonly number[], n: number): number[] {
    if (n === 0) return [];
    const drawn = this.next() as string[];
    return candidates.filter((tile) => drawn.includes(must(this.content.ids[tile])));
  }

  face(): number {
    return this.next() === 'a' ? 0 : 1;
  }

  private counts(names: readonly string[], n: number): number[] {
    // Empty draws are not recorded.
    const drawn = n === 0 ? {} : (this.next() as Record<string, number>);
    return names.map((name) => drawn[name] ?? 0);
  }

  private next(): unknown {
    const entry = must(this.entries[this.at++]);
    return 'chance' in entry ? entry.chance.drawn : undefined;
  }
}

/** Replays a verified record with the tiles of its game and keeps the events and state of each entry. */
export function historyOf(
  content: Content,
  header: RecordHeader,
  entries: readonly RecordEntry[],
): GameHistory {
  const draws = new WrittenDraws(content, entries);
  const start = header.position
    ? parsePosition(content, header.position, draws)
    : newGame(content, header.options, draws, header.rules);
  const setUp = draws.at;
  const before = new Map<number, State>();
  const steps: Step[] = [];
  let state = start;
  while (draws.at < entries.length) {
    const entry = must(entries[draws.at++]);
    let events: GameEvent[] = [];
    if ('action' in entry) {
      before.set(entry.n, state);
      ({ state, events } = play(state, entry.player, entry.action, draws));
    } else if ('undo' in entry) {
      state = before.get(entry.undo) ?? state;
    }
    steps.push({ entry, events, state });
  }
  return { start, setUp, steps };
}
