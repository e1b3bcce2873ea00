import type { Ability, Counts } from '@keyflower/engine';

type Goods = Readonly<Counts<string>>;
type Tiles = readonly string[];

/** The gain of a use. */
export interface Use {
  /** The cost: one piece of a kind, or any worker or skill. */
  cost?: Goods | 'worker' | 'skill';
  /** One of these. */
  gains: readonly Goods[];
  transport: number;
  upgrades: number;
}

/** When the seat would pick its boat (END-5) with a turn-order tile, and what else it would get. */
export interface Order {
  is: 'order';
  /** As of now; or the tile that already gives it an earlier pick. */
  at: number | { tile: string };
  /** Whether it would start the next season. */
  starts: boolean;
  gives: Goods;
}

/** The points of a tile without a use, before and after upgrading it. */
export interface Points {
  is: 'points';
  points: number;
  /** What the points are counted per, unless they are the tile's own. */
  each?: Yield;
  upgraded: number;
  /** The upgrade cost by kind, without resources and skills of any kind. */
  cost: Goods;
  anyResources: number;
  anySkills: number;
}
/** Per piece of a resource on the tile, per resource there, or per sheep in its field. */
export type Yield = Goods | 'resource' | 'sheep';

/** The benefit of a tile on offer. */
export type Benefit = ({ is: 'use' } & Use) | { is: 'ability'; ability: Ability } | Order | Points;

interface Bid {
  tile: string;
  /** In winter: the points that the tile would bring, gross. */
  worth?: number;
  /** In winter: the points that the workers of the bid would bring if they were kept; left out if none. */
  cost?: number;
  /** The key `boon` is part of the JSON output of `keyflower advise`. */
  boon?: Benefit;
}

/** The facts of each reason. */
export interface ReasonFacts {
  'bid-first': Bid;
  'bid-safer': Bid;
  'bid-regroup': Bid;
  'bid-overbid': Bid & { player: number };
  'bid-order': { tile: string; boon: Order };
  'bid-score': { tile: string; points: number; cost?: number; boon?: Benefit };
  use: Use & {
    tile: string;
    /** Whether it lies in the seat's own village. */
    own: boolean;
    /** The other player in whose village it lies: the workers stay there (END-4). */
    owner?: number;
    /** Whether the seat leads it on the market: the workers come with the tile (END-3). */
    leads?: true;
  };
  'pass-save': { workers: number };
  'pass-keep': { workers: number };
  'pass-beaten': object;
  'pass-nothing': object;
  pay: { cost: Goods; left: number };
  'pay-bid': { tile: string; workers: Goods };
  /** `lacking`: the tiles whose upgrade needs more of it. */
  choose: { goods: Goods; lacking: Tiles };
  move: { goods: Goods; tile: string };
  'move-needed': { goods: Goods; tile: string };
  'move-points': { goods: Goods; tile: string; points: number };
  'upgrade-points': { tile: string; points: number };
  'upgrade-use': { tile: string };
  'upgrade-turn': { tile: string };
  done: { steps: number; upgrades: number };
  /** `left`: the wheat that is left. `tile` of a field is the one it is named after. */
  feed: { left: number };
  'feed-upgrade': { left: number; tile: string };
  'feed-goods': { left: number; goods: Goods; tile: string };
  'feed-field': { left: number; goods: Goods; tile: string };
  'boat-goods': { boat: string; goods: Goods };
  'boat-tile': { boat: string; points: number };
  /** `beside`: the neighbours that no road or river joins. */
  'place-links': { tile: string; roads: Tiles; rivers: Tiles; beside: Tiles };
  'place-beside': { tile: string; beside: Tiles };
  'place-points': { tile: string; points: number };
  offer: { tiles: Tiles; points: number };
  /** A field by the tile it is named after: its animals, the tiles it reaches, and the additional points. */
  animals: { tile: string; there: Goods; reaches: number; points: number };
}

export type ReasonId = keyof ReasonFacts;

/** The end of a season or of the game if the players pass until then. */
interface Ending {
  isGame: boolean;
  /** The tiles that the seat would win, and the workers that it would get back. */
  wins: Tiles;
  back: Goods;
}

/** The facts of each remark. */
export interface RemarkFacts {
  /** The seat has other colours too, but may not place them there. */
  'colour-fixed': object;
  /** The workers of another colour stay behind the screen: the seat's bid on a tile can be raised with them. */
  'colour-kept': { workers: Goods; tile: string };
  'green-kept': { workers: Goods };
  /** The workers of this colour before the action. */
  'colour-most': { workers: Goods };
  /** The other players together do not have enough green workers to beat the bid. */
  'green-unbeaten': object;
  /** What the tile of a bid would bring the player who gains most by it, as far as can be seen. */
  'rival-gains': { player: number; points: number };
  'pass-ends': Ending;
  /** `players`: those who would have to pass as well; `all`: whether these are all the others. */
  'pass-may-end': Ending & { players: readonly number[]; all: boolean };
}

export type RemarkId = keyof RemarkFacts;

/** A further fact that speaks for an action or follows from it, as data. */
export type Remark = { [Id in RemarkId]: { id: Id } & RemarkFacts[Id] }[RemarkId];

/** Why an action is worth considering, as data. The sentences are in packages/words. */
export type Reason = {
  /** `by` distinguishes actions with the same text: the workers, the payment, the goods. */
  [Id in ReasonId]: { id: Id; by?: Goods; also?: readonly Remark[] } & ReasonFacts[Id];
}[ReasonId];
