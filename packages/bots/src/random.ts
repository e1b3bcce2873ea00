import { randomAction } from '@keyflower/engine';
import type { Bot } from './bot.ts';
import { imagine } from './imagine.ts';

/** Every legal action is equally likely. */
export const random: Bot = {
  id: 'random',
  choose(request) {
    const { state, random: source } = imagine(request);
    return randomAction(state, request.seat, source);
  },
};
