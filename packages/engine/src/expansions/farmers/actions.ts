import type { CoreAction } from '../../model/action.ts';
import type { CoreEvent } from '../../model/event.ts';
import type { Listing } from '../../model/listing.ts';
import type { Run } from '../../model/run.ts';
import type { Kind } from './types.ts';

/** The actions of The Farmers: the public format. Fields are named by any half-edge in them. */
export type FarmersAction =
  | { type: 'animal'; kind: Kind; field: string }
  | { type: 'herd'; kind: Kind; from: string; to: string }
  | { type: 'feed' }
  | { type: 'breed'; field: string; kind: Kind };

export type FarmAction<Type extends FarmersAction['type'] = FarmersAction['type']> = Extract<
  FarmersAction,
  { type: Type }
>;

export type FarmersDecision = 'animal' | 'breed';

/** What happens in The Farmers. All of it is public. */
export type FarmersEvent =
  | { type: 'gained-wheat'; player: number; wheat: number }
  | { type: 'animal-placed'; player: number; kind: Kind; field: string }
  | { type: 'herded'; player: number; kind: Kind; from: string; to: string; points: number }
  | { type: 'fed'; player: number; points: number }
  | { type: 'bred'; player: number; kind: Kind; field: string };

export type FarmRun = Run<CoreEvent | FarmersEvent>;
export type FarmListing = Listing<CoreAction | FarmersAction>;
