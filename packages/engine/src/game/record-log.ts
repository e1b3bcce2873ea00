import type { Content } from '../model/game.ts';
import { applyAction } from '../steps/apply.ts';
import { cloneState, type State } from '../model/state.ts';
import type { Draw, RecordEntry, RecordHeader } from '../io/record.ts';
import { RecordedChance } from '../io/recorded-chance.ts';
import { replayRecord } from '../io/replay.ts';
import { Snapshots } from './snapshots.ts';

export type PlayedEntry = Extract<RecordEntry, { action: unknown }>;

type Unnumbered<Entry> = Entry extends unknown ? Omit<Entry, 'n'> : never;

/** The entries of a game's record, with recent states to go back to. */
export class RecordLog {
  private readonly content: Content;
  private readonly header: RecordHeader;
  /** The entries as they are written to disk: a fifth of the memory that objects would take. */
  private readonly lines: string[];
  private readonly snapshots = new Snapshots();
  /** How many entries were not undone, counted from when the log was opened. */
  private standing = 0;
  private entriesReplayed = 0;

  /** `lines`: the entries, each as JSON. */
  constructor(content: Content, header: RecordHeader, lines: readonly string[]) {
    this.content = content;
    this.header = header;
    this.lines = [...lines];
  }

  get length(): number {
    return this.lines.length;
  }

  /** How many entries were replayed by all undos so far: what they cost. */
  get replayed(): number {
    return this.entriesReplayed;
  }

  linesAfter(n: number): string[] {
    return this.lines.slice(n);
  }

  entries(): RecordEntry[] {
    return this.lines.map((line) => JSON.parse(line) as RecordEntry);
  }

  push(entry: Unnumbered<RecordEntry>): void {
    this.lines.push(JSON.stringify({ n: this.length + 1, ...entry }));
    this.standing += 1;
  }

  /** Keeps the current state, which must not change any more. */
  keep(state: State): void {
    this.snapshots.add({ length: this.length, standing: this.standing, state });
  }

  /** The actions that were not taken back, the latest first. */
  *latestActions(): Generator<PlayedEntry> {
    for (const entry of this.latest()) if ('action' in entry) yield entry;
  }

  /** Takes back entry `n` and all after it. Returns the state before it. */
  undo(n: number): State {
    const way = this.wayBack(n);
    const entry = { n: this.length + 1, undo: n };
    // What cannot be taken back is refused as in any record.
    const state = way === null ? this.replayFirst(this.length, [entry]) : this.stateAfter(n - 1);
    this.snapshots.dropAfter(n - 1);
    this.lines.push(JSON.stringify(entry));
    this.standing -= way ?? 0;
    return state;
  }

  /** The entries that were not taken back, the latest first. */
  private *latest(): Generator<RecordEntry> {
    for (let at = this.length; at > 0; ) {
      const entry = this.entry(at);
      if (!('undo' in entry)) yield entry;
      at = 'undo' in entry ? entry.undo - 1 : at - 1;
    }
  }

  /** How many entries stand from entry `n` on; null if it is not an action that stands. */
  private wayBack(n: number): number | null {
    let way = 0;
    for (const entry of this.latest()) {
      way += 1;
      if (entry.n <= n) return entry.n === n && 'action' in entry ? way : null;
    }
    return null;
  }

  /** The state when the record had its first `length` entries, which end with a whole step. */
  private stateAfter(length: number): State {
    const snapshot = this.snapshots.upTo(length);
    for (let at = length; at > (snapshot?.length ?? 0); at--) {
      const entry = this.entry(at);
      if ('undo' in entry) return this.replayFrom(this.stateAfter(entry.undo - 1), at, length);
    }
    return snapshot ? this.replayFrom(snapshot.state, snapshot.length, length) : this.replayFirst(length);
  }

  /** Plays the entries after the first `from`, none of which is an undo. */
  private replayFrom(start: State, from: number, length: number): State {
    const state = cloneState(start);
    let at = from;
    const nextDraw = (): Draw => (this.entry(++at) as { chance: Draw }).chance;
    const run = { chance: new RecordedChance(this.content, nextDraw, null), emit: null };
    while (at < length) {
      const entry = this.entry(++at);
      if ('action' in entry) applyAction(state, entry.player, entry.action, run);
    }
    this.entriesReplayed += length - from;
    return state;
  }

  private replayFirst(length: number, more: readonly RecordEntry[] = []): State {
    this.entriesReplayed += length;
    return replayRecord(this.content, [this.header, ...this.entries().slice(0, length), ...more]).state;
  }

  /** An entry by its number. */
  private entry(n: number): RecordEntry {
    return JSON.parse(this.lines[n - 1]) as RecordEntry;
  }
}
