import pino from 'pino';
import type { Log } from '../tables/context.ts';

/**
 * One line of JSON per event. What is logged is chosen by hand, field by field: no requests, no bodies, no secrets.
 * It goes to standard error: standard output is for whoever started the server by hand.
 */
export function logAt(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
