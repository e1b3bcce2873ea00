import {
  type Action,
  apply,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  type State,
  type View,
} from '@keyflower/engine';
import { LEVELS } from '../src/levels/levels.ts';

/** Levels that play well enough for sensible positions, and fast. */
const PLAYERS = LEVELS.slice(1, 3).map(({ bot }) => bot);

/** A position in which a seat owes an answer. */
export interface Moment {
  state: State;
  seat: number;
  view: View;
}

function optionsFor(random: QuickRandom): Options {
  const players = [2, 2, 3, 3, 4, 4, 5][random.below(7)];
  const farmers = (['off', 'off', 'mixed', 'all'] as const)[random.below(4)];
  return { players, farmers, gamers: false, handicap: [] };
}

/** Plays a game between bots, which the seed determines; `seen` looks at every decision before it is made. */
export function playGame(seed: string, seen: (moment: Moment) => void): void {
  const random = new QuickRandom(seed);
  const chance = new DrawnChance(new QuickRandom(`${seed}/draws`));
  const options = optionsFor(random);
  const bots = Array.from({ length: options.players }, () => PLAYERS[random.below(PLAYERS.length)]);
  const state = newGame(FULL_EDITION, options, chance);
  for (let seat = nextToAct(state), n = 0; seat >= 0; seat = nextToAct(state), n++) {
    const view = makeView(state, seat);
    seen({ state, seat, view });
    const decision = decisionOf(state, seat)!;
    const request = { view, seat, decision, budget: Number.POSITIVE_INFINITY, seed: `${seed}/${n}` };
    const action: Action = bots[seat].choose(request);
    apply(state, seat, action, chance);
  }
}
