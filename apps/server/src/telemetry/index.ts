/** Logs and metrics. Imports no other module. */
export { type Log, logAt } from './log.ts';
export { Metrics } from './metrics.ts';
