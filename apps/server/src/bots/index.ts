/** Threads on which bots think. Imports no other module. */
export { BotPool, BotsStopped } from './pool.ts';
