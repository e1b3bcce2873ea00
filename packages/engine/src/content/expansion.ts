import type { Run } from '../model/run.ts';
import type { PositionPlayer, PositionSupply, PositionTile } from '../io/position.ts';
import type { Reader } from '../model/reader.ts';
import type { GivenAction } from '../model/action.ts';
import type { Listing } from '../model/listing.ts';
import type { AnyRefusal } from '../model/refusal.ts';
import type { SliceSize, State } from '../model/state.ts';
import type { ScoringExtension } from '../model/scoring.ts';
import type { OverrideVocabulary } from './overrides/vocabulary.ts';
import type { ExtraGain } from '../model/tile.ts';

type Json = Record<string, unknown>;

/**
 * What an expansion adds to the game: a slice of the state behind the core's bytes, and answers at the places
 * where the core asks. The core never knows which expansion it is talking to.
 */
export interface Expansion {
  /** What it keeps in a state, behind what the core does. */
  readonly slice: SliceSize;
  /** The words that corrections of tiles may use; those of the base game where it adds none. */
  readonly vocabulary: OverrideVocabulary;
  /** Decisions of its own, and the actions that answer them or join a transport. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  readonly transportActions: readonly string[];

  /** Fills the slice of a fresh state: everything in its supply, nothing anywhere. */
  unpack(s: State): void;
  winterHand(players: number): number;
  /** Tiles of a season's stack that come to the market whatever is drawn. */
  surelyOnMarket(s: State, stack: readonly number[]): readonly number[];
  /** The winter tiles that hands are dealt from. */
  winterStack(s: State, stack: readonly number[], run: Run): readonly number[];
  /** A tile has come to lie in a village for all to see. */
  tileLaid(s: State, seat: number, tile: number): void;

  hasGain(s: State, gain: ExtraGain): boolean;
  /** Takes what the used tile gives. True if the player is now asked something. */
  takeGain(s: State, seat: number, gain: ExtraGain, run: Run): boolean;
  turnOrderWon(s: State, seat: number, tile: number): void;
  boatPicked(s: State, seat: number, run: Run): void;
  /** After the last boat pick. True if players are now asked something. */
  afterBoats(s: State, run: Run): boolean;

  /** The decision now asked, while the core's step is ASIDE. */
  decision(s: State): string;
  list(s: State, seat: number, listing: Listing): void;
  listTransport(s: State, seat: number, listing: Listing): void;
  check(s: State, seat: number, action: GivenAction): AnyRefusal | null;
  /** Carries out an action. True if what was asked is answered by all, so the core goes on. */
  apply(s: State, seat: number, action: GivenAction, run: Run): boolean;
  cleanAction(action: GivenAction): GivenAction;

  /** Adds its own to what is printed. */
  printTile(s: State, tile: number, into: PositionTile): void;
  printPlayer(s: State, seat: number, into: PositionPlayer): void;
  printSupply(s: State, into: PositionSupply): void;
  printDecision(s: State, seat: number): Json;
  parsePlayer(s: State, seat: number, json: Json, path: string, read: Reader): void;
  /** After all tiles of a village were laid. */
  parseTile(s: State, seat: number, tile: number, json: Json, path: string, read: Reader): void;
  parseDecision(
    s: State,
    decision: string,
    pending: readonly { player: number; json: Json; path: string }[],
    read: Reader,
  ): void;
  /** Takes what lies in villages and behind screens off the full supplies. */
  parseSupply(s: State, read: Reader): void;
  /** Compares the supplies with what the position says, once all of it was read. */
  checkSupply(s: State, json: Json, read: Reader): void;

  scoring(s: State, seat: number): ScoringExtension;
  /** Who wins among players with equal points. */
  breakTie(s: State, tied: readonly number[]): readonly number[];
}
