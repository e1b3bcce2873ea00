import type { Action, DecisionKind, Draw, GameEvent, Options, Position, ScoreSheet } from '@keyflower/engine';

/** `keyflower-conformance/1`: conformance/README.md describes every field. */
export const CONFORMANCE_FORMAT = 'keyflower-conformance/1';

export interface PatchOperation {
  op: 'add' | 'remove' | 'replace';
  /** A JSON pointer. */
  path: string;
  value?: unknown;
}

/** A JSON patch with three of its operations (RFC 6902). */
export type Patch = readonly PatchOperation[];

/** A long list of actions: how many there are by kind and tile, and a hash of all of them. */
export interface ListDigest {
  counts: Record<string, number>;
  sha256: string;
}

export interface ExpectedRefusal {
  code: string;
  reason: string;
  rule?: string;
  facts: object;
}

interface About {
  id: string;
  /** The rules and tile faces it shows. */
  rules: readonly string[];
  tiles: readonly string[];
}

interface AtPosition extends About {
  /** The id of a position. */
  position: string;
}

/** The program loads the position and prints it again. */
export interface LoadCase extends About {
  kind: 'load';
  input: Position;
}

export interface LegalCase extends AtPosition {
  kind: 'legal';
  player: number;
  decision: DecisionKind;
  actions: readonly Action[] | ListDigest;
}

export interface StepCase extends AtPosition {
  kind: 'step';
  player: number;
  action: Action;
  /** What is drawn, if anything is. Such a step is played as a record. */
  draws?: readonly Draw[];
  /** Only without draws. */
  events?: readonly GameEvent[];
  /** From the position before to the position after. */
  changes: Patch;
}

export interface RefusedCase extends AtPosition {
  kind: 'refused';
  player: number;
  action: unknown;
  error: ExpectedRefusal;
}

export interface ScoreCase extends AtPosition {
  kind: 'score';
  players: readonly ScoreSheet[];
  winners: readonly number[];
}

export interface ViewCase extends AtPosition {
  kind: 'view';
  /** Null for a spectator. */
  player: number | null;
  /** From the position to the view. */
  changes: Patch;
}

/** A position that must be refused. */
export interface InvalidCase extends About {
  kind: 'invalid';
  input: unknown;
  error: ExpectedRefusal;
}

/** A set-up by its draws. */
export interface SetupCase extends About {
  kind: 'setup';
  options: Options;
  draws: readonly Draw[];
  result: Position;
}

/** A set-up by its seed: for programs that have the chance stream of docs/formats.md. */
export interface SeedCase extends About {
  kind: 'seed';
  options: Options;
  seed: string;
  result: Position;
}

export type Case =
  | LoadCase
  | LegalCase
  | StepCase
  | RefusedCase
  | ScoreCase
  | ViewCase
  | InvalidCase
  | SetupCase
  | SeedCase;

export type CaseKind = Case['kind'];

export const CASE_KINDS = Object.keys({
  load: true,
  legal: true,
  step: true,
  refused: true,
  score: true,
  view: true,
  invalid: true,
  setup: true,
  seed: true,
} satisfies Record<CaseKind, true>) as CaseKind[];

/** The first line of the vectors. */
export interface Header {
  format: typeof CONFORMANCE_FORMAT;
  /** The version of the rules they show. */
  rules: number;
  /** The version of the engine that wrote them. */
  engine: string;
}
