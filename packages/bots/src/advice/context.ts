import {
  type Action,
  apply,
  cloneState,
  DrawnChance,
  type Face,
  QuickRandom,
  scoreGame,
  type State,
  type View,
} from '@keyflower/engine';
import { faceOf } from './offers.ts';

/** The input of a reason: the seat's view and a determinization of it. */
export interface AdviceContext {
  view: View;
  seat: number;
  state: State;
}

/** The side of a tile that shows, on the market or in a village. */
export function shownFace({ view, state }: AdviceContext, tile: string): Face {
  const all = [...view.market, ...view.players.flatMap(({ village }) => village)];
  return faceOf(state.content, all.find((one) => one.tile === tile) ?? { tile });
}

export function after({ state, seat }: AdviceContext, action: Action): State {
  const next = cloneState(state);
  apply(next, seat, action, new DrawnChance(new QuickRandom('')));
  return next;
}

/** The immediate gain of an action in points. */
export function pointsMore(context: AdviceContext, action: Action): number {
  const { state, seat } = context;
  return scoreGame(after(context, action)).players[seat].total - scoreGame(state).players[seat].total;
}
