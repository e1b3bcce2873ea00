import type {
  FarmersPositionDecision,
  FarmersPositionPlayer,
  FarmersPositionSupply,
  FarmersPositionTile,
} from '../expansions/farmers/io.ts';
import type { DecisionKind } from '../types.ts';
import type { Colour, Counts, Resource, Season, Skill } from '../model/names.ts';
import type { Options } from '../model/options.ts';

/** `keyflower-position/1`: any state of the game, as a program prints it or a person writes it. */
export const POSITION_FORMAT = 'keyflower-position/1';
export const PHASES = ['actions', 'ending', 'scoring'] as const;
export type Phase = (typeof PHASES)[number];

export interface PositionTile extends FarmersPositionTile {
  tile: string;
  q: number;
  r: number;
  rotation?: number;
  upgraded?: true;
  face?: 'a' | 'b';
  resources?: Counts<Resource>;
  uses?: Counts<Colour>[];
  /** The standing colour, where lying workers make it unclear. */
  color?: Colour;
  /** Placed in this ending, not yet shown to the others (END-9). */
  sealed?: true;
}

export interface PositionBid {
  player: number;
  workers: Counts<Colour>;
}

export interface PositionOffer {
  tile: string;
  face?: 'a' | 'b';
  color?: Colour;
  bids?: PositionBid[];
  uses?: Counts<Colour>[];
}

export interface PositionBoat {
  boat: string;
  workers?: Counts<Colour>;
  skills?: Counts<Skill>;
  /** Picked in this ending (END-5). */
  picked?: true;
}

export interface PositionTaken {
  tile: string;
  face?: 'a' | 'b';
}

export interface PositionHand {
  workers: Counts<Colour>;
  skills: Counts<Skill>;
}

export interface PositionPlayer extends FarmersPositionPlayer {
  workers: Counts<Colour>;
  skills: Counts<Skill>;
  winter: string[];
  /** Gamers' variant: the part that lies openly (VAR-1). */
  open?: PositionHand;
  /** What public events prove to be behind the screen. */
  known?: PositionHand;
  village: PositionTile[];
  /** Tiles taken in this ending and not placed yet. */
  placing?: PositionTaken[];
  /** Winter tiles answered with while others still choose (SEA-4). */
  offered?: string[];
}

export interface PositionDecision extends FarmersPositionDecision {
  player: number;
  decision: DecisionKind;
  /** pay, choose, transport: the tile that is being used. */
  tile?: string;
  /** transport: what is left. */
  points?: number;
  upgrades?: number;
  /** boat: who picks afterwards, in order. */
  next?: number[];
}

export interface PositionSupply extends FarmersPositionSupply {
  bag: Counts<Colour>;
  green: number;
  skills: Counts<Skill>;
  resources: Counts<Resource>;
}

export interface Position {
  format: typeof POSITION_FORMAT;
  /** The rules version the game is played by. */
  rules: number;
  options: Options;
  season: Season;
  phase: Phase;
  startPlayer: number;
  active: number;
  passes: number;
  purple: number | null;
  boatOrder: number[];
  /** END-6: the start-player tile got no bid, so the marker moves on after the boats. */
  markerPasses?: true;
  players: PositionPlayer[];
  market: PositionOffer[];
  turnOrder: PositionOffer[];
  boats: PositionBoat[];
  bagGreen: number;
  supply: PositionSupply;
  hidden: { stacks: Partial<Record<Season, string[]>>; out: string[] };
  pending: PositionDecision[];
}
