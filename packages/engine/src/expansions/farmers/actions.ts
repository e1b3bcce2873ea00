import type { Kind } from './types.ts';

/** The actions of The Farmers: the public format. Fields are named by any half-edge in them. */
interface FarmActions {
  animal: { type: 'animal'; kind: Kind; field: string };
  herd: { type: 'herd'; kind: Kind; from: string; to: string };
  feed: { type: 'feed' };
  breed: { type: 'breed'; field: string; kind: Kind };
}

export type FarmAction<Type extends keyof FarmActions = keyof FarmActions> = FarmActions[Type];

interface FarmEvents {
  'gained-wheat': { type: 'gained-wheat'; player: number; wheat: number };
  'animal-placed': { type: 'animal-placed'; player: number; kind: Kind; field: string };
  herded: { type: 'herded'; player: number; kind: Kind; from: string; to: string; points: number };
  fed: { type: 'fed'; player: number; points: number };
  bred: { type: 'bred'; player: number; kind: Kind; field: string };
}

declare module '../../model/action.ts' {
  interface ExtraActions extends FarmActions {}
  interface ExtraDecisions {
    animal: true;
    breed: true;
  }
}

declare module '../../model/event.ts' {
  interface ExtraEvents extends FarmEvents {}
}
