/** What servers and workers do by themselves. May import `context` and what lies below it. */
export { Jobs } from './jobs.ts';
