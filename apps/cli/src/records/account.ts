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

/** An entry with what it led to. Draws have no step of their own: they belong to the action that asked. */
export interface Step {
  entry: RecordEntry;
  events: GameEvent[];
  state: State;
}

export interface Account {
  start: State;
  /** How many entries the set-up's own draws take. */
  setUp: number;
  steps: Step[];
}

/** The draws a record wrote down, in order. Only for records that have been replayed: nothing is checked. */
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
    return candidates.filter((tile) => drawn.includes(this.content.ids[tile]));
  }

  face(): number {
    return this.next() === 'a' ? 0 : 1;
  }

  private counts(names: readonly string[], n: number): number[] {
    // Drawing nothing is no draw and was not written down.
    const drawn = n === 0 ? {} : (this.next() as Record<string, number>);
    return names.map((name) => drawn[name] ?? 0);
  }

  private next(): unknown {
    const entry = this.entries[this.at++];
    return 'chance' in entry ? entry.chance.drawn : undefined;
  }
}

/** Plays a sound record again, with the tiles of its game, and keeps what happened at each entry. */
export function accountOf(content: Content, header: RecordHeader, entries: readonly RecordEntry[]): Account {
  const draws = new WrittenDraws(content, entries);
  const start = header.position
    ? parsePosition(content, header.position, draws)
    : newGame(content, header.options, draws);
  const setUp = draws.at;
  const before = new Map<number, State>();
  const steps: Step[] = [];
  let state = start;
  while (draws.at < entries.length) {
    const entry = entries[draws.at++];
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
