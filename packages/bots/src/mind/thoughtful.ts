import { determinize } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { imagine } from '../imagine.ts';
import { patienceFor } from '../search/clock.ts';
import { leadsAfter } from './leads.ts';
import { Lookahead } from './lookahead.ts';
import { outlook } from './outlook.ts';

/** Actions that are tried out. */
const MOST_TRIED = 60;

const lookahead = new Lookahead(outlook);

/** One action ahead, judged by what it has learned of the game. */
export const thoughtful: Bot = {
  id: 'thoughtful',
  choose(request, stop) {
    const patience = patienceFor(request, stop);
    const isOver = (): boolean => patience.isOver(0);
    const { state, random } = imagine(request);
    const { seat, decision, view } = request;
    if (decision !== 'turn') return lookahead.best(state, seat, MOST_TRIED, isOver);
    lookahead.begin(isOver);
    const found = lookahead.candidates(state, seat, MOST_TRIED);
    const another = () => determinize(state.content, view, random);
    const tried = leadsAfter(lookahead, state, another, seat, found, isOver);
    return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
  },
};
