import { determinize } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { imagine } from '../imagine.ts';
import { patienceFor } from '../search/clock.ts';
import { leadsAfter } from './leads.ts';
import { Lookahead } from './lookahead.ts';
import { outlook } from './outlook.ts';

const lookahead = new Lookahead(outlook);

/**
 * One action ahead, judged by what was learned of the game. Tries out so many of the actions that look best: of what
 * does not catch the eye it sees nothing.
 */
export function thoughtful(id: string, tried: number): Bot {
  return {
    id,
    choose(request, stop) {
      const patience = patienceFor(request, stop);
      const isOver = (): boolean => patience.isOver(0);
      const { state, random } = imagine(request);
      const { seat, decision, view } = request;
      if (decision !== 'turn') return lookahead.best(state, seat, tried, isOver);
      lookahead.begin(isOver);
      const found = lookahead.candidates(state, seat, tried);
      const another = () => determinize(state.content, view, random);
      const leads = leadsAfter(lookahead, state, another, seat, found, isOver);
      return leads.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
    },
  };
}

/** Tries out nearly everything that makes sense. */
export const thorough = thoughtful('thorough', 60);
