import {
  type Action,
  apply,
  cloneState,
  decisionOf,
  DrawnChance,
  isOver,
  nextToAct,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import type { SearchModel } from '../search/model.ts';
import { sharesWith } from '../search/utility.ts';
import type { Ply } from './review.ts';

/** The expected final scores of all seats, and their probabilities of winning. */
interface Outlook {
  scores: number[];
  winRates: number[];
}

/**
 * A lead of this many expected points wins about three games in four, by season: what is expected becomes more certain.
 * Fitted to 80 games between equal bots.
 */
const SCALES = [16, 13, 10, 5] as const;

const rounded = (numbers: Float64Array, digits: number): number[] =>
  Array.from(numbers, (one) => Math.round(one * digits) / digits);

/** What is expected of a true state, with all that is known of it afterwards. */
export function outlookOf(state: State, model: SearchModel): Outlook {
  const points = new Float64Array(state.bytes[S.PLAYERS]);
  const shares = new Float64Array(points.length);
  model.evaluate(state, points);
  sharesWith(points, SCALES[state.bytes[S.SEASON]], shares);
  return { scores: rounded(points, 10), winRates: rounded(shares, 1000) };
}

/** The result of a game that is over. */
export function resultOf(state: State): Outlook {
  const { players, winners } = scoreGame(state);
  return {
    scores: players.map(({ total }) => total),
    winRates: players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  };
}

/** How many turns and other decisions a line shows at most. */
const MOST_TURNS = 4;
const MOST_PLIES = 24;

/** An action in a true state, and how the game could go on until the seat's next turn: all seats play by the model's policy. */
export function lineFrom(
  before: State,
  seat: number,
  action: Action,
  model: SearchModel,
  seed: string,
): Ply[] {
  const state = cloneState(before);
  const chance = new DrawnChance(new QuickRandom(seed));
  const random = new QuickRandom(`${seed} line`);
  const line: Ply[] = [{ seat, action }];
  apply(state, seat, action, chance);
  let turns = 1;
  while (!isOver(state) && line.length < MOST_PLIES) {
    const next = nextToAct(state);
    const isTurn = decisionOf(state, next) === 'turn';
    if (isTurn && (next === seat || turns === MOST_TURNS)) break;
    if (isTurn) turns += 1;
    const answer = model.policy(state, next, random);
    line.push({ seat: next, action: answer });
    apply(state, next, answer, chance);
  }
  return line;
}
