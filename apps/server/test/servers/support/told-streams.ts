import {
  commitmentTo,
  decisions,
  FULL_EDITION,
  type GameEvent,
  type RecordEntry,
  type RecordLine,
  redactEvent,
  replayRecord,
  type State,
} from '@keyflower/engine';
import { must } from '../../../../../scripts/testing/must.ts';
import type { Told } from '../../support/message-audit.ts';

/* What each viewer of a game may know, computed from its record: without the server's code. */

/** What is asked of the seats, and how much each viewer has been told: seats in order, then spectators. */
export interface Position {
  /** The number of the last entry; 0 for the set-up. */
  n: number;
  versions: readonly number[];
  /** The version of each seat when its current decision was put to it; null if it owes none. */
  askedAt: readonly (number | null)[];
}

export interface ToldStreams {
  /** The events of each viewer. */
  streams: readonly (readonly Told[])[];
  /** After the set-up, and after each entry that is not a draw. */
  positions: readonly Position[];
  /** Kinds of entries besides actions and undos. */
  others: readonly string[];
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Replays a record, which proves every draw by the seed, and follows what it tells. */
export function toldStreams(lines: readonly RecordLine[], players: number, seed: string): ToldStreams {
  const viewers = Array.from({ length: players + 1 }, (_, index) => (index < players ? index : null));
  const streams: Told[][] = viewers.map(() => []);
  const askedAt: (number | null)[] = Array.from({ length: players }, () => null);
  const positions: Position[] = [];
  const others: string[] = [];
  const keep = (n: number): void =>
    void positions.push({ n, versions: streams.map(({ length }) => length), askedAt: [...askedAt] });
  const ask = (state: State, isAsked: (seat: number) => boolean): void => {
    const now = new Set(decisions(state).map(({ player }) => player));
    for (let seat = 0; seat < players; seat++) {
      if (!now.has(seat)) askedAt[seat] = null;
      else if (askedAt[seat] === null || isAsked(seat)) askedAt[seat] = streams[seat]!.length;
    }
  };
  const onEvent = (event: GameEvent): void => {
    for (const [index, viewer] of viewers.entries()) {
      const seen = redactEvent(event, viewer);
      if (seen) streams[index]!.push(plain(seen));
    }
    // The set-up ends with the first season, and belongs to no entry.
    if (positions.length > 0 || event.type !== 'season-began') return;
    for (let seat = 0; seat < players; seat++) askedAt[seat] = streams[seat]!.length;
    keep(0);
  };
  const onEntry = (entry: RecordEntry, state: State): void => {
    if ('action' in entry) ask(state, (seat) => seat === entry.player);
    else if ('undo' in entry) {
      const before = positionAfter(positions, entry.undo - 1).versions;
      const player = playerOf(lines, entry.undo);
      const saw = streams.map(({ length }, index) => length > before[index]!);
      for (const [index, stream] of streams.entries())
        if (saw[index]) stream.push({ type: 'undone', player, since: before[index]! } as unknown as Told);
      ask(state, (seat) => saw[seat]!);
    } else if ('reseed' in entry) {
      for (const stream of streams)
        stream.push({ type: 'restored', hash: commitmentTo(entry.reseed) } as unknown as Told);
      others.push('reseed');
    } else others.push('seat' in entry ? 'seat' : 'timeout');
    keep(entry.n);
  };
  replayRecord(FULL_EDITION, lines, { seed, onEvent, onEntry });
  return { streams, positions, others };
}

/** The position after so many entries, draws included. */
export const positionAfter = (positions: readonly Position[], entries: number): Position =>
  must(positions.filter(({ n }) => n <= entries).at(-1));

function playerOf(lines: readonly RecordLine[], n: number): number {
  const entry = lines[n] as Extract<RecordEntry, { action: unknown }>;
  return entry.player;
}
