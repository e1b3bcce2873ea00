import type { Content } from '../model/game.ts';
import { applyAction } from '../steps/apply.ts';
import { DrawnChance } from '../steps/chance.ts';
import { nextToAct, owesAnswer } from '../play.ts';
import { randomAction } from '../play.ts';
import { setUp } from '../steps/setup.ts';
import type { Run } from '../model/run.ts';
import type { Options } from '../model/options.ts';
import { PLAYERS, type State } from '../model/state.ts';
import { QuickRandom } from '../random/quick.ts';
import type { RandomSource } from '../random/source.ts';

/** One of the seats that owe an answer: simultaneous answers come in any order. */
export function randomSeat(s: State, random: RandomSource): number {
  const owing: number[] = [];
  for (let seat = 0; seat < s.bytes[PLAYERS]; seat++) if (owesAnswer(s, seat)) owing.push(seat);
  return owing.length === 0 ? -1 : owing[random.below(owing.length)];
}

export interface RandomGame {
  state: State;
  decisions: number;
}

/** Plays a whole game at random as fast as the engine goes. */
export function playRandomGame(content: Content, options: Options, seed: string | number): RandomGame {
  const random = new QuickRandom(seed);
  const run: Run = { chance: new DrawnChance(random), emit: null };
  const state = setUp(content, options, run);
  let decisions = 0;
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    applyAction(state, seat, randomAction(state, seat, random), run);
    decisions += 1;
  }
  return { state, decisions };
}
