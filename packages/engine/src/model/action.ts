import type { Colour, Counts, Resource, Skill } from './names.ts';

/** What a player may do: the public format, used inside and outside alike. Tiles are named by their id. */
export type Action =
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
  | { type: 'offer'; tiles: readonly string[] }
  | ExtraAction;

export interface UpgradePayment {
  resources: Counts<Resource>;
  skills: Counts<Skill>;
}

/** An action as somebody may give it: what has a default, or only one answer, can be left out. */
export type GivenAction =
  | Exclude<Action, { type: 'bid' | 'use' | 'upgrade' }>
  | { type: 'bid'; tile: string; color: Colour; screen?: number; groups?: readonly string[] }
  | { type: 'use'; tile: string; screen?: Counts<Colour>; groups?: readonly string[] }
  | { type: 'upgrade'; tile: string; pay?: Partial<UpgradePayment> };

/** Actions of an expansion: it declares them here by name. */
export interface ExtraActions {}
export type ExtraAction = ExtraActions[keyof ExtraActions];

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type Given<Type extends Action['type']> = Extract<GivenAction, { type: Type }>;

/** The decisions a seat may owe. */
export const DECISIONS = ['turn', 'pay', 'choose', 'transport', 'boat', 'place', 'offer'] as const;
export type CoreDecision = (typeof DECISIONS)[number];

/** Decisions of an expansion: it declares them here by name. */
export interface ExtraDecisions {}
export type DecisionKind = CoreDecision | keyof ExtraDecisions;

export interface Decision {
  player: number;
  decision: DecisionKind;
}
