/** Threads that answer questions one after another, and the queue before them. Imports no other module. */
export { ThreadPool, ThreadsStopped } from './pool.ts';
export { giveWay } from './priority.ts';
