import type { Counts } from '@keyflower/engine';

/** Why an action is worth a thought, as data: which sentence, and what goes into it. */
export type Reason =
  | { id: 'bid-first' | 'bid-safer' | 'bid-regroup'; tile: string; workers: number }
  | { id: 'bid-overbid'; tile: string; workers: number; player: number }
  | { id: 'bid-order'; tile: string; place: number }
  | { id: 'bid-start'; tile: string }
  | { id: 'bid-score'; tile: string; points: number }
  | { id: 'use-goods' | 'use-own-goods'; tile: string; goods: Counts<string> }
  | { id: 'use-transport'; tile: string; transport: number; upgrades: number }
  | { id: 'pass-save'; workers: number }
  | { id: 'pass-nothing' }
  | { id: 'pay' }
  | { id: 'choose'; goods: Counts<string> }
  | { id: 'move'; resource: string; tile: string }
  | { id: 'upgrade-points'; tile: string; points: number }
  | { id: 'upgrade-use'; tile: string }
  | { id: 'done' }
  | { id: 'boat-goods'; boat: string; workers: number; skills: number }
  | { id: 'boat-tile'; boat: string }
  | { id: 'place-links'; tile: string; roads: number; rivers: number }
  | { id: 'place-points'; tile: string; points: number }
  | { id: 'place-open'; tile: string }
  | { id: 'offer'; tiles: readonly string[] }
  | { id: 'feed' }
  | { id: 'animals' };

export type ReasonId = Reason['id'];

/** How whoever tells a reason calls things. */
export interface Naming {
  tile(id: string): string;
  player(seat: number): string;
  /** "2 wood, 1 saw". */
  goods(counts: Counts<string>): string;
}

/** One sentence for every reason. */
export type Sentences = {
  [Id in ReasonId]: (facts: Extract<Reason, { id: Id }>, naming: Naming) => string;
};
