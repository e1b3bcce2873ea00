import {
  type Action,
  apply,
  checkAction,
  type ContentSource,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  type Options,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { randomSeat } from '@keyflower/engine/testkit';
import type { BotRequest } from '../src/index.ts';

export function optionsOf(players: number, farmers: Options['farmers'], gamers = false): Options {
  return { players, farmers, gamers, handicap: [] };
}

/** The request that a table would send to the bot of a seat. */
export function questionTo(state: State, seat: number, seed: string): BotRequest {
  const decision = decisionOf(state, seat);
  if (!decision) throw new Error(`seat ${seat} owes no answer`);
  return { view: makeView(state, seat), seat, decision, budget: 100, seed };
}

/** Plays a game to its end; every answer is checked before it is played. */
export function playGame(
  options: Options,
  seed: string,
  choose: (state: State, seat: number, random: QuickRandom) => Action,
  edition: ContentSource = FULL_EDITION,
): State {
  const chance = new DrawnChance(new QuickRandom(`${seed}/draws`));
  const random = new QuickRandom(`${seed}/players`);
  const state = newGame(edition, options, chance);
  for (let seat = randomSeat(state, random); seat >= 0; seat = randomSeat(state, random)) {
    const action = choose(state, seat, random);
    const refusal = checkAction(state, seat, action);
    if (refusal) throw new Error(`${seed}: ${JSON.stringify(action)} is refused: ${refusal.message}`);
    apply(state, seat, action, chance);
  }
  return state;
}
