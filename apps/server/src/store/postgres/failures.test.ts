import { expect, test } from 'vitest';
import { StorageError } from '../engine.ts';
import { explainedPostgres, isCollision, isPostgresFailure, isRefusal } from './failures.ts';

const driver = (code: string, message = 'the words of the driver'): Error =>
  Object.assign(new Error(message), { code });

test.each([
  ['08006', 'connection failure'],
  ['53100', 'disk full'],
  ['53300', 'too many connections'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is starting up'],
  ['58030', 'I/O error'],
  ['XX001', 'data corrupted'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['ECONNRESET', 'read ECONNRESET'],
  ['EPIPE', 'write EPIPE'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db'],
  ['', 'Connection terminated unexpectedly'],
  ['', 'Connection terminated due to connection timeout'],
  ['', 'timeout exceeded when trying to connect'],
  ['', 'Query read timeout'],
  ['', 'Client has encountered a connection error and is not queryable'],
])('%s (%s) is a failure of the storage, told in a sentence', (code, message) => {
  const error = driver(code, message);
  expect(isPostgresFailure(error)).toBe(true);
  const told = explainedPostgres(error);
  expect(told).toBeInstanceOf(StorageError);
  expect(told.message).toContain('the database cannot be used now');
  expect(told.message).toContain(message);
  expect(told.cause).toBe(error);
});

test.each([
  ['28000', 'role "x" does not exist'],
  ['28P01', 'password authentication failed for user "x"'],
  ['3D000', 'database "x" does not exist'],
  ['42501', 'permission denied for schema public'],
])('%s (%s) is a failure that says what to check', (code, message) => {
  const error = driver(code, message);
  expect([isPostgresFailure(error), isRefusal(error)]).toEqual([true, true]);
  const told = explainedPostgres(error);
  expect(told).toBeInstanceOf(StorageError);
  expect(told.message).toBe(
    `PostgreSQL refuses access (${message}): check user, password and database of --database-url, and the user's rights`,
  );
});

test('a server that cannot be reached does not refuse', () => {
  expect(isRefusal(driver('ECONNREFUSED'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});

test.each(['40001', '40P01', '55P03'])(
  '%s is a collision, and a failure of the storage in the end',
  (code) => {
    expect(isCollision(driver(code))).toBe(true);
    expect(explainedPostgres(driver(code))).toBeInstanceOf(StorageError);
  },
);

test.each([
  driver('23505', 'duplicate key value violates unique constraint'),
  driver('23503', 'violates foreign key constraint'),
  driver('42P01', 'relation "x" does not exist'),
  driver('22P02', 'invalid input syntax'),
  new TypeError('undefined is not a function'),
])('a violated constraint or a bug of ours is not a failure of the storage (%s)', (error) => {
  expect(isPostgresFailure(error)).toBe(false);
  expect(isCollision(error)).toBe(false);
  expect(explainedPostgres(error)).toBe(error);
});

test('what is thrown may be anything', () => {
  for (const thrown of [undefined, null, 'words', 7]) {
    expect(isPostgresFailure(thrown)).toBe(false);
    expect(explainedPostgres(thrown)).toBeInstanceOf(Error);
  }
  const told = new StorageError('told before');
  expect(explainedPostgres(told)).toBe(told);
});
