import type { Colour, Counts, Resource, Skill } from './names.ts';

/**
 * What a player may do in the base game: the public format, used inside and outside alike. Tiles are named by
 * their id. Expansions have actions of their own; `types.ts` puts all of them together.
 */
export type CoreAction =
  | { type: 'pass' }
  | { type: 'bid'; tile: string; color: Colour; screen: number; groups: readonly string[] }
  | { type: 'use'; tile: string; screen: Readonly<Counts<Colour>>; groups: readonly string[] }
  | { type: 'pay'; worker: Colour }
  | { type: 'pay'; group: string }
  | { type: 'pay'; skill: Skill }
  | { type: 'choose'; option: number }
  | { type: 'move'; resource: Resource; from: string; to: string }
  | { type: 'upgrade'; tile: string; pay: UpgradePayment }
  | { type: 'done' }
  | { type: 'boat'; boat: string }
  | { type: 'place'; tile: string; q: number; r: number; rotation: number }
  | { type: 'offer'; tiles: readonly string[] };

export interface UpgradePayment {
  resources: Counts<Resource>;
  skills: Counts<Skill>;
}

/** An action as callers may write it: fields with a default, or with only one answer, are optional. */
export type CoreGivenAction =
  | Exclude<CoreAction, { type: 'bid' | 'use' | 'upgrade' }>
  | { type: 'bid'; tile: string; color: Colour; screen?: number; groups?: readonly string[] }
  | { type: 'use'; tile: string; screen?: Counts<Colour>; groups?: readonly string[] }
  | { type: 'upgrade'; tile: string; pay?: Partial<UpgradePayment> };

export type Given<Type extends CoreAction['type']> = Extract<CoreGivenAction, { type: Type }>;

/** An action of the core or of any expansion. */
export interface AnyAction {
  readonly type: string;
}

/** The decisions that a seat may owe in the base game. */
export type CoreDecision = 'turn' | 'pay' | 'choose' | 'transport' | 'boat' | 'place' | 'offer';
