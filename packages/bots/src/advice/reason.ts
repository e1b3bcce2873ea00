import type { Counts } from '@keyflower/engine';

type Goods = Readonly<Counts<string>>;
type Tiles = readonly string[];

interface Bid {
  tile: string;
  /** In winter: the points that the tile would bring. */
  worth?: number;
}

/** What goes into each sentence. */
interface Facts {
  'bid-first': Bid;
  'bid-safer': Bid;
  'bid-regroup': Bid;
  'bid-overbid': Bid & { player: number };
  'bid-order': { tile: string; place: number };
  'bid-start': { tile: string };
  'bid-score': { tile: string; points: number };
  use: {
    tile: string;
    /** Whether it lies in the seat's own village. */
    own: boolean;
    /** What is to be paid: one piece of a kind, or any worker or skill. */
    cost?: Goods | 'worker' | 'skill';
    /** One of these. */
    gains: readonly Goods[];
    transport: number;
    upgrades: number;
  };
  'pass-save': { workers: number };
  'pass-keep': { workers: number };
  'pass-beaten': object;
  'pass-nothing': object;
  pay: { cost: Goods; left: number };
  'pay-bid': { tile: string; workers: Goods };
  /** `lacking`: the tiles whose upgrade there is too little of it for. */
  choose: { goods: Goods; lacking: Tiles };
  move: { goods: Goods; tile: string };
  'move-needed': { goods: Goods; tile: string };
  'move-points': { goods: Goods; tile: string; points: number };
  'upgrade-points': { tile: string; points: number };
  'upgrade-use': { tile: string };
  'upgrade-turn': { tile: string };
  done: { steps: number; upgrades: number };
  feed: object;
  'boat-goods': { boat: string; workers: number; skills: number };
  'boat-tile': { boat: string; points: number };
  /** `beside`: the neighbours that no road or river joins. */
  'place-links': { tile: string; roads: Tiles; rivers: Tiles; beside: Tiles };
  'place-beside': { tile: string; beside: Tiles };
  'place-points': { tile: string; points: number };
  offer: { tiles: Tiles; points: number };
  /** A field by the tile it is named after: the animals in it, the tiles it reaches, and the points it makes more. */
  animals: { tile: string; there: Goods; reaches: number; points: number };
}

export type ReasonId = keyof Facts;

/** Why an action is worth a thought, as data: which sentence, and what goes into it. */
export type Reason = {
  /** `by` tells actions apart that come to the same: the workers, the payment, the goods. */
  [Id in ReasonId]: { id: Id; by?: Goods } & Facts[Id];
}[ReasonId];

/** How whoever tells a reason calls things. */
export interface Naming {
  tile(id: string): string;
  player(seat: number): string;
  /** "2 wood, 1 saw". */
  goods(counts: Counts<string>): string;
}

/** One sentence for every reason, and the words that tell two apart. */
export type Sentences = { [Id in ReasonId]: (facts: Facts[Id], naming: Naming) => string } & {
  by: (goods: string) => string;
};
