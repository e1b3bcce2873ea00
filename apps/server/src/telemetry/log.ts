import pino from 'pino';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * One line of JSON per event. What is logged is chosen by hand, field by field: no requests, no bodies, no secrets.
 * It goes to standard error: standard output belongs to the command line.
 */
export function logAt(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
