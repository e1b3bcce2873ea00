import type { GivenAction } from '../types.ts';
import type { Options } from '../model/options.ts';
import type { SeedProof } from '../random/proof.ts';
import type { Position } from './position.ts';

/** `keyflower-record/1`: a whole game, one JSON object a line. */
export const RECORD_FORMAT = 'keyflower-record/1';
/** The same with entries that add entropy to the seed; other games stay readable by programs that only know the first. */
export const RESEEDED_FORMAT = 'keyflower-record/2';
export const RECORD_FORMATS = [RECORD_FORMAT, RESEEDED_FORMAT] as const;

export interface RecordHeader {
  format: (typeof RECORD_FORMATS)[number];
  /** The version of the engine that wrote the record; informational. */
  engine: string;
  /** The rules version it was played by: replaying uses the same. */
  rules: number;
  options: Options;
  /** The corrections of tiles it was played with, and the SHA-256 of them as canonical JSON. */
  tiles?: { hash: string; overrides: object };
  /** The player of each seat, if known. */
  seats?: { name: string }[];
  /** SHA-256 of the seed: the seed itself is revealed at the end. */
  seedHash: string;
  /** Where the seed comes from, if players contributed to it. */
  proof?: SeedProof;
  /** The start position, if the game did not begin with the set-up. */
  position?: Position;
}

/** What was drawn: counts of workers or skills, tile ids, or a summer boat's face. */
export interface Draw {
  what: 'workers' | 'skills' | 'home' | 'winter' | 'market' | 'face';
  /** A seat, a boat, a season or a summer boat. */
  for: number | string;
  drawn: Record<string, number> | string[] | 'a' | 'b';
}

export type RecordEntry =
  | { n: number; player: number; action: GivenAction }
  | { n: number; chance: Draw }
  /** Entry `undo` and all after it are taken back; draws go on from where the stream was. */
  | { n: number; undo: number }
  /** Another player takes over a seat: a person by name, or a bot. */
  | { n: number; seat: { player: number; name: string } }
  /** A player's time ran out; what was then played for them follows as an action. */
  | { n: number; timeout: { player: number } }
  /** Entropy was added to the seed: the game was restored from a copy, or goes on from a record, whose later draws are known. */
  | { n: number; reseed: string };

export interface RecordResult {
  n: number;
  result: { scores: number[]; winners: number[] };
  /** Absent if the game continued a record whose seed was not known. */
  seed?: string;
  /** The server's contribution to the seed, if the header has a proof. */
  secret?: string;
  /** SHA-256 of the final position as canonical JSON. */
  hash: string;
}

export type RecordLine = RecordHeader | RecordEntry | RecordResult;

/**
 * Adds entropy to the seed of an unfinished record with so many entries: what is drawn from there on differs from what
 * another copy of the game may have drawn. Returns the header and the entry to append.
 */
export function reseeded(
  header: RecordHeader,
  length: number,
  entropy: string,
): { header: RecordHeader; entry: RecordEntry } {
  return { header: { ...header, format: RESEEDED_FORMAT }, entry: { n: length + 1, reseed: entropy } };
}
