import type { AnyAction } from './action.ts';
import type { Listing } from './listing.ts';
import type { Reader } from './reader.ts';
import type { AnyRefusal } from './refusal.ts';
import type { Run } from './run.ts';
import type { ScoringExtension } from './scoring.ts';
import type { AppliedOverrides, Tables } from './tables.ts';
import type { TileSpec } from './tile.ts';
import type { OverrideVocabulary } from './vocabulary.ts';

/*
 * What a game consists of: its state, the content it is played with, the decisions there are, and what expansions
 * add. They refer to each other, so they live in one file.
 */

/**
 * A game's state: plain data, a fixed layout of small integers (`state.ts`). One memory copy clones it, which is
 * what search does most.
 */
export interface State {
  readonly content: Content;
  /** Counts, seats and coordinates: where there may be none, -1. */
  readonly bytes: Int8Array;
  /** The same memory, unsigned: tile numbers are read and written here, NO_TILE where there is none. */
  readonly indices: Uint8Array;
  /** The part of that memory that belongs to expansions, each from its own start on. */
  readonly slice: Uint8Array;
}

/** What a game is played with: printed tiles and expansions. */
export interface Content extends Tables {
  /** In their fixed order. */
  readonly expansions: readonly Expansion[];
  /** What they were made from, for the same content with other tiles. */
  readonly definitions: readonly ExpansionDefinition[];
  /** Where each expansion's part of a state begins, and how long they are together. */
  readonly sliceStarts: readonly number[];
  readonly sliceSize: number;
  /** The steps that expansions add; the first has the number FIRST_ADDED_STEP. */
  readonly addedSteps: readonly Step[];
  /** Of each of them, the place of its expansion in `expansions`. */
  readonly stepOwners: readonly number[];
  /** Further answers to the core's steps, by step number. */
  readonly joined: readonly (readonly Answers[])[];
  /** The words that corrections of tiles may use. */
  readonly vocabulary: OverrideVocabulary;
  /** The tiles as printed; what is to be played with is in `tiles`. */
  readonly printed: readonly TileSpec[];
  /** The corrections between the two, by which records name them. */
  readonly overrides: AppliedOverrides | null;
}

/**
 * How the game goes on after an answer: the same decision or one that the answer brought about (`stay`), after a
 * whole action (`acted`), a pass, the last boat, placements or offers; `answered` ends what an expansion asked.
 */
export type Next = 'stay' | 'acted' | 'passed' | 'boats-picked' | 'all-placed' | 'all-offered' | 'answered';

/** Actions of some types: what is legal, what is wrong with others, and what they do. */
export interface Answers {
  readonly types: readonly string[];
  list(s: State, seat: number, listing: Listing): void;
  /** Takes anything of one of the types for an action. */
  check(s: State, seat: number, action: AnyAction): AnyRefusal | null;
  /** Carries out a legal action. */
  apply(s: State, seat: number, action: AnyAction, run: Run): Next;
  /** A legal action as it is listed: its own fields and no others, defaults filled in, lists sorted. */
  clean(action: AnyAction): AnyAction;
}

/** A decision of one kind, with everything about it. */
export interface Step extends Answers {
  /** Its name in positions, views and the line protocol. */
  readonly decision: string;
  /** Which part of a season it belongs to; null where it comes up both in uses and in endings. */
  readonly phase: 'actions' | 'ending' | null;
  /** Whether a seat owes an answer, while this is being decided. */
  owes(s: State, seat: number): boolean;
  /** What a position says of the decision beside its name and the seat. */
  print(s: State, seat: number): object;
  /** Reads that back, and everything else that the state keeps of the decision, its number (STEP) aside. */
  parse(pending: PendingInput): void;
}

export type Json = Record<string, unknown>;

export interface PendingEntry {
  readonly player: number;
  readonly json: Json;
  readonly path: string;
}

/** The decisions that a position says are pending, all of one kind, one entry a seat. */
export interface PendingInput {
  readonly s: State;
  readonly read: Reader;
  readonly entries: readonly PendingEntry[];
  /** Whether the position says who is active. */
  readonly activeGiven: boolean;
  /** Whether the position is a guess from a view: tiles of players who are done are laid afterwards. */
  readonly imagined: boolean;
}

/** What an expansion keeps in a state: some bytes, then as many for every tile. */
export interface SliceSize {
  readonly fixed: number;
  readonly perTile: number;
}

/** Further answers to a step of the core. */
export interface JoinedAnswers extends Answers {
  /** The step's number. */
  readonly step: number;
}

/** Where an expansion's part of a state begins in `State.slice`, and the number of its first step. */
export interface Room {
  readonly slice: number;
  readonly step: number;
}

/** An expansion, before it is known with which tiles and beside which others it is played. */
export interface ExpansionDefinition {
  readonly id: string;
  /** Expansions come in the order of ranks, then of ids, whatever order they are named in. */
  readonly rank: number;
  build(tiles: readonly TileSpec[], room: Room): Expansion;
}

/**
 * What an expansion adds to the game: a part of the state, steps, further answers to the core's steps, and what it
 * does in some phases of the game. The core never knows which expansion it is talking to.
 */
export interface Expansion extends Phases, SliceFormat {
  readonly id: string;
  readonly slice: SliceSize;
  readonly steps: readonly Step[];
  readonly joins: readonly JoinedAnswers[];
  /** The words it adds to those that corrections of tiles may use. */
  readonly vocabulary: OverrideVocabulary;
}

/** The phases of the game that expansions can take part in. */
export interface Phases {
  /** Fills its part of a fresh state: everything in its supply, nothing anywhere. */
  unpack?(s: State): void;
  /** How many winter tiles each player is dealt; the greatest number counts. */
  winterHand?(players: number): number;
  /** The winter tiles that hands are dealt from. */
  winterStack?(s: State, stack: readonly number[], run: Run): readonly number[];
  /** Tiles of a season's stack that come to the market whatever is drawn. */
  surelyOnMarket?(s: State, stack: readonly number[]): readonly number[];
  /** A tile has come to lie in a village for all to see. */
  tileLaid?(s: State, seat: number, tile: number): void;
  /** Whether anything of a gain can be had now. */
  hasGain?(s: State, gain: object): boolean;
  /** Takes what the used tile gives. */
  takeGain?(s: State, seat: number, gain: object, run: Run): void;
  /** After all of a gain was taken. True if the player is now asked something. */
  afterGain?(s: State, seat: number, run: Run): boolean;
  turnOrderWon?(s: State, seat: number, tile: number): void;
  boatPicked?(s: State, seat: number, run: Run): void;
  /** After the last boat pick. True if players are now asked something. */
  afterBoats?(s: State, run: Run): boolean;
  scoring?(s: State, seat: number): ScoringExtension;
  /** Who wins among players with equal points. */
  breakTie?(s: State, tied: readonly number[]): readonly number[];
}

/** An expansion's part of positions and views. */
export interface SliceFormat {
  printTile?(s: State, tile: number, into: object): void;
  printPlayer?(s: State, seat: number, into: object): void;
  printSupply?(s: State, into: object): void;
  parsePlayer?(s: State, seat: number, json: Json, path: string, read: Reader): void;
  /** After all tiles of a village were laid. */
  parseTile?(s: State, seat: number, tile: number, json: Json, path: string, read: Reader): void;
  /** Takes what lies in villages and behind screens off the full supplies. */
  parseSupply?(s: State, read: Reader): void;
  /** Compares the supplies with what the position says, once all of it was read. */
  checkSupply?(s: State, json: Json, read: Reader): void;
}
