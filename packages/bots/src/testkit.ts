import { randomAction } from '@keyflower/engine';
import type { Bot } from './bot.ts';
import { determinizationOf } from './determinization.ts';

/** Every legal action is equally likely. */
export const random: Bot = {
  id: 'random',
  choose(request) {
    const { state, random: source } = determinizationOf(request);
    return randomAction(state, request.seat, source);
  },
};
