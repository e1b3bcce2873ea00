import type { Action, Edition, State, TileSpec } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Draft, Load, Spot, Target } from './draft.ts';
import type { Player, TableView, TableModel, VillageTile } from './model.ts';
import type { Moments } from './moments.ts';

/** What can be done at a tile with what is in hand now; a tile without any is not lit. */
export interface Light {
  /** The fewest workers that a bid takes, and a use. */
  bid?: number;
  use?: number;
  /** Payable now. */
  upgrade?: true;
  /** Something on it can be carried away. */
  cargo?: true;
  /** What is carried arrives here for so many points. */
  arrive?: number;
  /** A boat that may be picked, a winter tile that may be offered, a tile that may be built, a group to pay with. */
  pick?: true;
}

/** Why something is not possible: a sentence in the reader's language, and the rule behind it. */
export interface Reason {
  text: string;
  rule: string | null;
}

/** What a person can do at the table; nothing is sent before it is confirmed, unless they like it so. */
export interface Commands {
  /** A tile was touched, wherever it lies. */
  touch(tile: string): void;
  /** Picks up what can be dragged: places light up. The same again puts it back. */
  lift(load: Load): void;
  drop(load: Load, target: Target): void;
  /** Begins a bid or a use with the fewest workers that it takes. */
  begin(what: 'bid' | 'use', tile: string): void;
  set(draft: Draft): void;
  /** A free place in the village was touched: the tile lies there as it can, or turns on. */
  spot(spot: Spot): void;
  /** Turns the tile that is being built, to the next or the last way that it can lie. */
  rotate(by: 1 | -1): void;
  /** Something complete: asks if need be, then sends. */
  act(action: Action): void;
  /** Sends what is in mind. */
  confirm(): void;
  /** Lets go of what is in hand, or closes the menu. */
  back(): void;
  /** The last planned step, or else what was sent last. */
  undo(): void;
  /** Shows another village in the large place; null: my own. */
  look(seat: number | null): void;
  /** Opens a tile's card, or closes it. */
  readCard(card: OpenCard | null): void;
}

export interface OpenCard {
  tile: string;
  /** Which face lies up. */
  back: boolean;
}

/**
 * All that the parts of the table draw from. At a table that is played, every property reads a signal: a component that
 * reads one while it renders is rendered again when it changes, and only then. So
 *
 *   const { words, draft } = useTable();
 *
 * is all it takes; nothing is listed and nothing is subscribed. Take apart only what is drawn. A component that shows one
 * tile reads `lightAt(tile)`, `draftAt(tile)` and `isNews(tile)`, which change with that tile only. Never
 * read a property first inside `useMemo`: when that is skipped, so is the subscription.
 */
export interface TableContext {
  model: TableModel;
  /** As the server says it is, with the planned steps carried out. */
  view: TableView;
  edition: Edition;
  spec: (tile: string) => TileSpec;
  words: Words;
  nameOf: (seat: number) => string;
  /** My seat; null for a spectator. */
  me: number | null;
  /** Whether something is asked of me, and what. */
  asked: TableView['pending'][number] | null;
  /** A state that looks like the view, with the unknown made up, for what the engine can tell about it. */
  state: State;
  /** Every legal action after the planned steps. Empty unless something is asked of me. */
  actions: readonly Action[];
  /** Steps that were taken but not sent: transports and the like. */
  plan: readonly Action[];
  draft: Draft;
  /** The draft where it is about this tile, otherwise none. */
  draftAt: (tile: string) => Draft;
  /** What confirming would send; null where something is missing. */
  ready: Action | null;
  /** By tile id. */
  lights: ReadonlyMap<string, Light>;
  /** What can be done at one tile. */
  lightAt: (tile: string) => Light | undefined;
  /** Free places for the tile in hand, each once. */
  spots: readonly Spot[];
  /** Why a bid or a use, an upgrade or a move is not possible; null if it is. */
  why: (what: 'bid' | 'use' | 'upgrade', tile: string) => Reason | null;
  /** Tiles that others changed since my last action. */
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
  /** The tile whose card is open to be read. */
  openCard: OpenCard | null;
  commands: Commands;
}

export const CurrentTable = createContext<TableContext | null>(null);

/** The table, inside a part of it. */
export function useTable(): TableContext {
  const table = useContext(CurrentTable);
  if (!table) throw new Error('Only parts of a table know the table.');
  return table;
}
