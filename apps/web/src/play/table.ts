import type { Action, Edition, State, TileSpec } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableBackend } from './backend.ts';
import type { Draft, Load, Spot, Target } from './draft.ts';
import type { Player, TableView, TableModel, ToldEvent, VillageTile } from './model.ts';
import type { Moments } from './moments.ts';
import type { Pointing } from './pointing.ts';

/** Possible actions at a tile with what is in hand; a tile without any is not highlighted. */
export interface Highlight {
  /** The fewest workers of a bid, and of a use. */
  bid?: number;
  use?: number;
  /** An upgrade that can be paid now. */
  upgrade?: true;
  /** Something on it can be moved. */
  cargo?: true;
  /** What is in hand can be moved here for so many points. */
  arrive?: number;
  /** A boat to pick, a winter tile to offer, a tile to build, a group to pay with. */
  pick?: true;
}

/** Why something is not possible: a sentence in the reader's language, and its rule. */
export interface Reason {
  text: string;
  rule: string | null;
}

/** Commands of the table; nothing is sent before it is confirmed, unless the preference says so. */
export interface Commands {
  /** A tile was tapped, wherever it lies. */
  touch(tile: string): void;
  /** Picks up something: destinations are highlighted. A second call puts it back. */
  lift(load: Load): void;
  drop(load: Load, target: Target): void;
  /** Starts a bid or a use with the fewest workers. */
  begin(what: 'bid' | 'use', tile: string): void;
  /** The drafted workers bid for the tile instead of using it, or the other way round. */
  switchTo(what: 'bid' | 'use'): void;
  set(draft: Draft): void;
  /** A free position was tapped: the tile goes there in a legal rotation, or rotates on. */
  spot(spot: Spot): void;
  /** Rotates the tile being built to its next or previous legal rotation. */
  rotate(by: 1 | -1): void;
  /** A complete action: asks for confirmation if needed, then sends it. */
  act(action: Action): void;
  /** Sends the draft. */
  confirm(): void;
  /** Drops the draft, or closes the menu. */
  back(): void;
  /** Starts or stops choosing the next answer in advance. */
  chooseAhead(on: boolean): void;
  /** Undoes the last planned step, or else what was sent last. */
  undo(): void;
  /** Shows another village in the large place; null: the viewer's own. */
  look(seat: number | null): void;
  /** Opens a tile's card, or closes it. */
  readCard(card: OpenCard | null): void;
}

export interface OpenCard {
  tile: string;
  /** Which face is up. */
  back: boolean;
}

/**
 * The context of all table components. At a live table every property reads a signal: a component that reads one while
 * rendering is rendered again when it changes, and only then. So
 *
 *   const { words, draft } = useTable();
 *
 * is all it takes, without listing dependencies. Destructure only what is drawn. A component that shows one
 * tile reads `highlightAt(tile)`, `draftAt(tile)`, `isNews(tile)` and `pointing.isAtTile(tile)`, which change with that
 * tile only. Never read a property first inside `useMemo`: when that is skipped, so is the subscription.
 */
export interface TableContext {
  model: TableModel;
  backend: TableBackend;
  /** As the server says it is, with the planned steps carried out. */
  view: TableView;
  edition: Edition;
  spec: (tile: string) => TileSpec;
  words: Words;
  nameOf: (seat: number) => string;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** The decision the viewer owes, if any. */
  asked: TableView['pending'][number] | null;
  /** A state consistent with the view, hidden information sampled, for queries to the engine. */
  state: State;
  /** Every legal action after the planned steps. Empty unless the viewer owes a decision. */
  actions: readonly Action[];
  /** Whether the decision is not due yet: confirming leaves the answer with the server. */
  isAhead: boolean;
  /** Whether the next answer can be chosen in advance. */
  mayChooseAhead: boolean;
  /** Steps that were taken but not sent, such as transports. */
  plan: readonly Action[];
  draft: Draft;
  /** The draft if it concerns this tile, otherwise none. */
  draftAt: (tile: string) => Draft;
  /** What confirming would send; null while incomplete. */
  ready: Action | null;
  /** By tile id. */
  highlights: ReadonlyMap<string, Highlight>;
  /** Possible actions at one tile. */
  highlightAt: (tile: string) => Highlight | undefined;
  /** Free positions for the tile in hand, each once. */
  spots: readonly Spot[];
  /** Why a bid or a use, an upgrade or a move is not possible; null if it is. */
  why: (what: 'bid' | 'use' | 'upgrade', tile: string) => Reason | null;
  /** The events so far without those that were undone. */
  standing: readonly ToldEvent[];
  /** Tiles that others changed since the viewer's last action. */
  news: ReadonlySet<string>;
  isNews: (tile: string) => boolean;
  /** Whether thinking aids are shown at this table. */
  aids: boolean;
  /** The seat whose village is in the large place, and that village. */
  shownSeat: number;
  village: readonly VillageTile[];
  /** One player's part of the view. */
  playerAt: (seat: number) => Player;
  /** Recent changes of the view. */
  moments: Moments;
  /** What the pointer or the focus is on, and what the inspector shows. */
  pointing: Pointing;
  /** The tile whose card is open. */
  openCard: OpenCard | null;
  commands: Commands;
}

export const CurrentTable = createContext<TableContext | null>(null);

/** The table context, for its components. */
export function useTable(): TableContext {
  const table = useContext(CurrentTable);
  if (!table) throw new Error('Only parts of a table know the table.');
  return table;
}
