import type { Action, Colour, Counts, Resource } from '@keyflower/engine';

export interface Spot {
  q: number;
  r: number;
}

/** Workers assigned to a tile: from behind the screen, and losing bids as whole groups. */
export interface WorkersDraft {
  kind: 'workers';
  what: 'bid' | 'use';
  tile: string;
  screen: Readonly<Counts<Colour>>;
  groups: readonly string[];
}

/** The unsent choice of the user. */
export type Draft =
  | { kind: 'none' }
  /** Workers of a colour are picked up: legal destinations are highlighted. */
  | { kind: 'hand'; colour: Colour }
  /** A losing bid is picked up. */
  | { kind: 'group'; tile: string }
  /** A tile's menu is open, possibly for what was in hand. */
  | { kind: 'tile'; tile: string; colour?: Colour; group?: string }
  | WorkersDraft
  | { kind: 'cargo'; resource: Resource; from: string }
  /** An animal is picked up from a field; without one it comes from the supply. */
  | { kind: 'animal'; animal: string; from: string | null }
  /** The payment, where there is a choice. */
  | { kind: 'upgrade'; tile: string; way: number }
  | { kind: 'place'; tile: string; spot: Spot | null; rotation: number }
  | { kind: 'offer'; tiles: readonly string[] }
  /** Any other action that waits to be confirmed. */
  | { kind: 'sure'; action: Action };

export const NOTHING: Draft = { kind: 'none' };

/** Whether a draft shows at a tile: it is selected, workers come or go, or it is about to be picked. */
export function isAbout(draft: Draft, tile: string): boolean {
  switch (draft.kind) {
    case 'tile':
    case 'upgrade':
      return draft.tile === tile;
    case 'workers':
      return draft.tile === tile || draft.groups.includes(tile);
    case 'sure': {
      const { action } = draft;
      return (
        (action.type === 'boat' && action.boat === tile) ||
        (action.type === 'pay' && 'group' in action && action.group === tile)
      );
    }
    default:
      return false;
  }
}

/** Draggable things. */
export type Load =
  | { kind: 'hand'; colour: Colour }
  | { kind: 'group'; tile: string }
  | { kind: 'cargo'; resource: Resource; from: string }
  | { kind: 'animal'; animal: string; from: string | null }
  | { kind: 'place'; tile: string };

/** Drop targets, written as `data-drop`: "bid gold-mine", "use stable", "tile home-3", "field x:4", "spot 1 -2". */
export type Target =
  | { kind: 'bid' | 'use' | 'tile'; tile: string }
  | { kind: 'field'; field: string }
  | { kind: 'spot'; q: number; r: number };

export function parseTarget(text: string): Target | null {
  const [kind, first = '', second] = text.split(' ');
  if (kind === 'bid' || kind === 'use' || kind === 'tile') return { kind, tile: first };
  if (kind === 'field') return { kind, field: first };
  if (kind === 'spot') return { kind, q: Number(first), r: Number(second) };
  return null;
}
