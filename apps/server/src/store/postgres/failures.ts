import { StorageError } from '../engine.ts';

/**
 * Codes by which PostgreSQL or the network says that the storage failed, as opposed to our query: no connection, no
 * resources, shut down, a read-only standby, or broken files.
 */
const FAILED = /^(08...|53...|57P..|58...|XX...|25006|25P0[34])$/;
/** A wrong name or password, no such database, or no right to do what was asked. */
const REFUSED = /^(28...|3D000|42501)$/;
const BROKEN_OFF = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** The driver and its pool have only sentences for these. */
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|Client was closed|connection error/i;

interface DriverError {
  code?: unknown;
  message?: unknown;
}

export function isPostgresFailure(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DriverError;
  if (typeof code === 'string' && (FAILED.test(code) || BROKEN_OFF.test(code))) return true;
  return isRefusal(error) || (typeof message === 'string' && SENTENCES.test(message));
}

/** PostgreSQL can be reached and does not let us work: waiting does not help, unlike changing its settings or ours. */
export function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as DriverError;
  return typeof code === 'string' && REFUSED.test(code);
}

const ENDED = /^(57P01|57P02|ECONNRESET|EPIPE)$/;

/** The connection of a query had been ended, for example by a restart of the server. */
export function hasEnded(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DriverError;
  if (typeof code === 'string' && ENDED.test(code)) return true;
  return typeof message === 'string' && /Connection terminated unexpectedly|is not queryable/.test(message);
}

/** Two transactions were in each other's way: the same once more may succeed. */
export function isCollision(error: unknown): boolean {
  const { code } = (error ?? {}) as DriverError;
  return code === '40001' || code === '40P01' || code === '55P03';
}

export function explainedPostgres(error: unknown): Error {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isRefusal(error)) {
    return new StorageError(
      `PostgreSQL refuses access (${message}): check user, password and database of --database-url, and the user's rights`,
      { cause: error },
    );
  }
  if (isPostgresFailure(error) || isCollision(error))
    return new StorageError(
      `the database cannot be used now; it is tried again (${message || String((error as DriverError).code)})`,
      {
        cause: error,
      },
    );
  return error instanceof Error ? error : new Error(message);
}
