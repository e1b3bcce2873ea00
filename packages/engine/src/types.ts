import type { FarmersAction, FarmersDecision, FarmersEvent } from './expansions/farmers/actions.ts';
import type { FarmersScoreLine } from './expansions/farmers/scoring-types.ts';
import type { FarmersFace, FarmersGain, FarmersTileSpec, FarmersUse } from './expansions/farmers/types.ts';
import type { CoreAction, CoreDecision, CoreGivenAction } from './model/action.ts';
import type { CoreEvent } from './model/event.ts';
import type { ScoreSheet as CoreScoreSheet } from './model/scoring.ts';

/* The types of the core and those of the expansions, put together: the core itself knows no expansion. */

/** What a player may do: the public format, used inside and outside alike. */
export type Action = CoreAction | FarmersAction;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An action as callers may write it: fields with a default, or with only one answer, are optional. */
export type GivenAction = CoreGivenAction | FarmersAction;

export type DecisionKind = CoreDecision | FarmersDecision;

/** The decisions a seat may owe. */
export interface Decision {
  player: number;
  decision: DecisionKind;
}

/** What happened. `redactEvent` says what of it a viewer gets to see. */
export type GameEvent = CoreEvent | FarmersEvent;

export type Gain = FarmersGain;
export type UseEffect = FarmersUse;
export type Face = FarmersFace;
export type TileSpec = FarmersTileSpec;

export type ScoreLine = FarmersScoreLine;
export interface ScoreSheet extends CoreScoreSheet {
  lines: ScoreLine[];
}
