import {
  type Action,
  decisionOf,
  determinize,
  type GivenAction,
  makeView,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { evaluator } from '../evaluate/evaluator.ts';
import { leadsAfter, Lookahead } from '../evaluate/lookahead.ts';

/** How many of a seat's best priced actions are tried. */
const TRIED = 12;

const lookahead = new Lookahead(evaluator);
const never = (): boolean => false;

/**
 * What a turn cost against the best action that a bot finds one step ahead, in tenths of a point of expected lead, and
 * from what the seat knew. Null for other decisions, and where there was only one thing to do. It takes a few
 * milliseconds and always gives the same.
 */
export function costOfTurn(state: State, seat: number, given: GivenAction): number | null {
  if (decisionOf(state, seat) !== 'turn') return null;
  const random = new QuickRandom(`cost of a turn ${seat}`);
  const view = makeView(state, seat);
  const another = (): State => determinize(state.content, view, random);
  const world = another();
  lookahead.begin();
  const found = lookahead.candidates(world, seat, TRIED);
  if (found.length < 2) return null;
  const played = { action: given as Action, worth: 0 };
  const leads = leadsAfter(lookahead, world, another, seat, [played, ...found], never);
  const best = Math.max(...leads.map(({ worth }) => worth));
  const own = leads[0].worth;
  return Number.isFinite(own) ? Math.round(10 * (best - own)) : null;
}
