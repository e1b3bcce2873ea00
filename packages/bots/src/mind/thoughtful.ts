import { type Action, determinize, type State } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { imagine } from '../imagine.ts';
import { Lookahead } from './lookahead.ts';
import { outlook } from './outlook.ts';

/** What others may hold is imagined this often. */
const WORLDS = 3;
/** Actions that are tried out in each world. */
const MOST_TRIED = 60;

const lookahead = new Lookahead(outlook);

/** One action ahead, judged by what it has learned of the game. */
export const thoughtful: Bot = {
  id: 'thoughtful',
  choose(request) {
    const { state, random } = imagine(request);
    const { seat, decision, view } = request;
    if (decision !== 'turn') return lookahead.best(state, seat, MOST_TRIED);
    const worlds = [state];
    while (worlds.length < WORLDS) worlds.push(determinize(state.content, view, random));
    return bestTurn(worlds, seat);
  },
};

/** A seat's own actions are the same in all worlds, so their leads can be added up. */
function bestTurn(worlds: readonly State[], seat: number): Action {
  const found = lookahead.candidates(worlds[0], seat, MOST_TRIED);
  const leads = found.map(() => 0);
  for (const world of worlds) {
    lookahead.forget();
    found.forEach(({ action }, i) => {
      leads[i] += lookahead.leadAfter(world, seat, action);
    });
  }
  return found[leads.indexOf(Math.max(...leads))].action;
}
