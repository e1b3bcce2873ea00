import { type ContentSource, determinize } from '@keyflower/engine';
import type { Bot } from '../bot.ts';
import { determinizationOf } from '../determinization.ts';
import { deadlineFor } from '../deadline.ts';
import { leadsAfter, Lookahead } from '../evaluate/lookahead.ts';
import { evaluator } from '../evaluate/evaluator.ts';

const lookahead = new Lookahead(evaluator);

/** One-ply lookahead: evaluates the positions after the `tried` best-priced actions. */
export function lookaheadBot(id: string, tried: number, edition?: ContentSource): Bot {
  return {
    id,
    choose(request, stop) {
      const deadline = deadlineFor(request, stop);
      const isOver = (): boolean => deadline.isOver(0);
      const { state, random } = determinizationOf(request, edition);
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

/** Enough to try nearly every candidate. */
export const THOROUGH = 60;
