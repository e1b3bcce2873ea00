import {
  chanceStream,
  type DecisionKind,
  decisionOf,
  determinize,
  DrawnChance,
  type Edition,
  makeView,
  nextToAct,
  parsePosition,
  QuickRandom,
  RefusalError,
  type State,
  type View,
} from '@keyflower/engine';

const VIEW_FORMAT: View['format'] = 'keyflower-view/1';

/** A decision that a seat owes, with the seat's view. */
export interface Question {
  view: View;
  seat: number;
  decision: DecisionKind;
}

/** The input holds no decision, or none of that seat. The message continues after the name of the input. */
export class Unanswerable extends Error {}

/** The decision that a seat owes in a position or view; without `wanted`, that of the seat that acts next. */
export function questionIn(text: string, edition: Edition, wanted: number | null, seed: string): Question {
  const json = parsed(text);
  const isView = (json as { format?: unknown } | null)?.format === VIEW_FORMAT;
  const viewer = isView ? (json as View).viewer : wanted;
  if (isView && !Number.isInteger(viewer))
    throw new Unanswerable('is the view of a spectator: there is no seat to advise');
  if (isView && wanted !== null && wanted !== viewer) {
    throw new Unanswerable(`is the view of seat ${viewer}, not of seat ${wanted}`);
  }
  const state = stateIn(json, edition, isView, seed);
  const seat = viewer ?? nextToAct(state);
  if (seat < 0) throw new Unanswerable('is a finished game: there is nothing to decide');
  const decision = decisionOf(state, seat);
  if (decision === null) throw new Unanswerable(`has no decision for seat ${seat}`);
  return { view: isView ? (json as View) : makeView(state, seat), seat, decision };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unanswerable(`is not JSON: ${(error as Error).message}`);
  }
}

function stateIn(json: unknown, edition: Edition, isView: boolean, seed: string): State {
  try {
    return isView
      ? determinize(edition, json as View, new QuickRandom(seed))
      : parsePosition(edition, json, new DrawnChance(chanceStream(seed)));
  } catch (error) {
    // Views are written by programs and not validated: an incomplete one can throw any kind of error.
    if (!isView && !(error instanceof RefusalError)) throw error;
    throw new Unanswerable(`is not a valid ${isView ? 'view' : 'position'}: ${(error as Error).message}`);
  }
}
