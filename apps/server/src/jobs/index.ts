/** Periodic jobs. May import `context` and what lies below it. */
export { Housekeeping } from './housekeeping.ts';
