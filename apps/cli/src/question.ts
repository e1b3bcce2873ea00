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

/** What a seat is asked, and all it knows. */
export interface Question {
  view: View;
  seat: number;
  decision: DecisionKind;
}

/** There is no question in a text, or none to that seat. The message goes on after the text's name. */
export class Unanswerable extends Error {}

/** The question that a position or a view puts to a seat: by itself, to whoever acts next. */
export function questionIn(text: string, edition: Edition, wanted: number | null, seed: string): Question {
  const json = parsed(text);
  const isView = (json as { format?: unknown } | null)?.format === VIEW_FORMAT;
  const viewer = isView ? (json as View).viewer : wanted;
  if (isView && !Number.isInteger(viewer))
    throw new Unanswerable('is what a spectator sees: nobody to advise');
  if (isView && wanted !== null && wanted !== viewer) {
    throw new Unanswerable(`is what seat ${viewer} sees, not seat ${wanted}`);
  }
  const state = stateIn(json, edition, isView, seed);
  const seat = viewer ?? nextToAct(state);
  if (seat < 0) throw new Unanswerable('is the end of a game: there is nothing to decide');
  const decision = decisionOf(state, seat);
  if (decision === null) throw new Unanswerable(`asks nothing of seat ${seat}`);
  return { view: isView ? (json as View) : makeView(state, seat), seat, decision };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unanswerable(`holds no JSON: ${(error as Error).message}`);
  }
}

function stateIn(json: unknown, edition: Edition, isView: boolean, seed: string): State {
  try {
    return isView
      ? determinize(edition, json as View, new QuickRandom(seed))
      : parsePosition(edition, json, new DrawnChance(chanceStream(seed)));
  } catch (error) {
    // A view is written by programs and trusted to be whole: whatever is missing shows as an error of any kind.
    if (!isView && !(error instanceof RefusalError)) throw error;
    throw new Unanswerable(`holds no sound ${isView ? 'view' : 'position'}: ${(error as Error).message}`);
  }
}
