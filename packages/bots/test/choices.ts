import {
  type Action,
  apply,
  canonicalJson,
  type DecisionKind,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
  sha256Hex,
} from '@keyflower/engine';
import type { Bot, BotRequest } from '../src/bot.ts';

/* Requests from whole games, and a short hash of the bots' answers, which shows any change. */

const MODES = ['off', 'mixed', 'all'] as const;
/** One question in so many of a kind: turns are frequent, and so are the steps of a transport. */
const RATES: Partial<Record<DecisionKind, number>> = { turn: 12, transport: 6, place: 6, boat: 4 };
const ITERATIONS = 20;

/** The questions of one game, two in three of which level 2 plays. */
export function questionsOf(game: number, level2: Bot): BotRequest[] {
  const random = new QuickRandom(`choices ${game}`);
  const chance = new DrawnChance(new QuickRandom(`choices ${game}/draws`));
  const options = {
    players: 2 + (game % 5),
    farmers: MODES[game % 3],
    gamers: game % 2 === 1,
    handicap: [],
  };
  const state = newGame(FULL_EDITION, options, chance);
  const questions: BotRequest[] = [];
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const decision = decisionOf(state, seat);
    if (!decision) throw new Error(`seat ${seat} owes no answer`);
    const request = {
      view: makeView(state, seat),
      seat,
      decision,
      budget: 100,
      seed: `${random.below(1e6)}`,
    };
    if (random.below(RATES[decision] ?? 2) === 0) questions.push({ ...request, iterations: ITERATIONS });
    const action = game % 3 < 2 ? level2.choose(request) : randomAction(state, seat, random);
    apply(state, seat, action, chance);
  }
  return questions;
}

/** Five digits for the answers to one question. */
export const digest = (answers: readonly Action[]): string => sha256Hex(canonicalJson(answers)).slice(0, 5);
