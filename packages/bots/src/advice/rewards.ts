import {
  type Action,
  apply,
  cloneState,
  decisionOf,
  DrawnChance,
  legalActions,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

/**
 * A copy of an ending after a seat has picked its boat and got its rewards: the purple marker (END-7), and the gains
 * from turn-order tiles (FARM-11) and boats (END-8) of an expansion. Its animals go where they score most.
 */
export function rewarded(end: State, seat: number, won: readonly number[]): State {
  const paid = cloneState(end);
  const { bytes: b, content } = paid;
  const { expansions, tiles } = content;
  if (won.some((tile) => tiles[tile].startPlayer)) b[S.PURPLE] = seat;
  if (!S.hasFarmers(content)) return paid;
  const [farmers] = expansions;
  forgetOthers(paid, seat);
  const run = { chance: new DrawnChance(new QuickRandom('')), emit: null };
  for (const tile of won) farmers.turnOrderWon?.(paid, seat, tile);
  farmers.boatPicked?.(paid, seat, run);
  if (!farmers.afterBoats?.(paid, run)) return paid;
  let next = paid;
  while (decisionOf(next, seat) === 'animal') next = bestOf(next, seat, legalActions(next, seat));
  return next;
}

/** Clears the waiting animals of the other seats, so that no seat is asked for a field. */
function forgetOthers({ slice }: State, seat: number): void {
  for (let other = 0; other < S.MAX_PLAYERS; other++) {
    if (other === seat) continue;
    slice.fill(0, S.WAITING + other * S.K, S.WAITING + (other + 1) * S.K);
    slice.fill(0, S.DUE + other * (1 + S.K), S.DUE + (other + 1) * (1 + S.K));
  }
}

function bestOf(state: State, seat: number, actions: readonly Action[]): State {
  let best = state;
  let points = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const next = cloneState(state);
    apply(next, seat, action, new DrawnChance(new QuickRandom('')));
    const { total } = scoreSeat(next, seat);
    if (total <= points) continue;
    points = total;
    best = next;
  }
  return best;
}
