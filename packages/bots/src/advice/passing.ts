import {
  apply,
  cloneState,
  COLOURS,
  decisionOf,
  DrawnChance,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import type { Colour, Counts } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import type { AdviceContext } from './context.ts';
import { leaderOf } from './offers.ts';
import type { Remark } from './reason.ts';

/** TURN-2: who has to pass as well for the season to end, and how it would end for the seat. */
export function endingRemark({ view, seat, state }: AdviceContext): Remark {
  const { length } = view.players;
  const after = length - view.passes - 1;
  const players = Array.from({ length: after }, (_, i) => (seat + 1 + i) % length);
  const ending = {
    isGame: view.season === 'winter',
    wins: [...view.market, ...view.turnOrder]
      .filter((offer) => leaderOf(offer) === seat)
      .map(({ tile }) => tile),
    back: returned(state, seat),
  };
  return after === 0
    ? { id: 'pass-ends', ...ending }
    : { id: 'pass-may-end', ...ending, players, all: after === length - 1 };
}

/** The workers that a seat gets back if all players pass: END-1, END-3 and END-4. */
function returned(state: State, seat: number): Counts<Colour> {
  const end = cloneState(state);
  const chance = new DrawnChance(new QuickRandom(''));
  for (let next = seat; decisionOf(end, next) === 'turn'; next = (next + 1) % end.bytes[S.PLAYERS])
    apply(end, next, { type: 'pass' }, chance);
  const back: Counts<Colour> = {};
  COLOURS.forEach((colour, i) => {
    const at = S.WORKERS + seat * S.COLOUR_COUNT + i;
    const more = end.bytes[at] - state.bytes[at];
    if (more > 0) back[colour] = more;
  });
  return back;
}
