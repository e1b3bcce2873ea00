import type { GameSnapshot, Options, Refusal } from '@keyflower/engine';
import type { GameFacts } from '@keyflower/protocol/counting';

/** Marks a thread of this kind: the command line starts its own file for other threads too. */
export const BACKGROUND_ROLE = 'background';

/** A game, replayed. */
export interface ReplayedGame {
  game: GameSnapshot;
  versions: number[];
  askedAt: number[];
  /** The latest events, packed. */
  recent: Uint8Array;
  /** Everyone whom events name. */
  named: string[];
  /** The latest applied requests, oldest first. */
  requests: { seat: number; request: string }[];
}

/** A game as it is stored, replayed. */
export interface OpenedGame extends ReplayedGame {
  /** What was replayed: if another step was stored meanwhile, the game is not the stored one any more. */
  header: string;
  last: { n: number; chain: string | null };
  /** The first step that does not follow from those before it. */
  brokenAt: number | null;
}

/** A record that a game goes on from: its header and its entries, as lines of JSON. */
export interface RecordStart {
  header: string;
  lines: string[];
  seed: string;
}

/** A record that was checked, with a packed `RecordStart`; `refused`: why it cannot be played, null if it is not JSON. */
export type CheckedRecord =
  | { start: string; options: Options; tiles: object | null; actions: number; isOver: boolean }
  | { refused: Refusal | null };

/** What the thread does. It only reads the database; who may ask is decided before. */
export interface Jobs {
  'open-game': { question: { table: string }; answer: OpenedGame | null };
  /** A record to be played on from. */
  'check-record': { question: { record: string; seed: string | null }; answer: CheckedRecord };
  'replay-record': { question: RecordStart; answer: ReplayedGame };
  /** The events that a viewer was told of, as JSON. `length`: how many entries of the record count. */
  events: {
    question: { table: string; viewer: number | null; length: number; since: number };
    answer: string;
  };
  /** The game so far as a viewer saw it, as JSON; `from`: the first step that is asked for. */
  steps: {
    question: { table: string; viewer: number | null; length: number; from: number };
    answer: string;
  };
  /** The public tables, and the tables of a person, as JSON. `person`: who asks. */
  lobby: { question: { person: string | null }; answer: string };
  'my-tables': { question: { person: string }; answer: string };
  /** What a finished game adds to statistics; null if it does not count. */
  'game-facts': { question: { table: string }; answer: GameFacts | null };
  /** Everything that is stored about a person, as JSON. */
  export: { question: { person: string }; answer: string };
}

export type JobKind = keyof Jobs;
export type Question<Kind extends JobKind> = Jobs[Kind]['question'];
export type Answer<Kind extends JobKind> = Jobs[Kind]['answer'];

export type BackgroundRequest = { [Kind in JobKind]: { kind: Kind; question: Question<Kind> } }[JobKind];

/** `code`: SQLite's, if the storage failed. */
export type BackgroundReply = { answer: Answer<JobKind> } | { failed: string; code?: string };
