import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiError } from '../src/session/api.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const closing = () =>
  Response.json({ error: { code: 'STORAGE', message: 'closing', retryAfter: 1 } }, { status: 503 });

/** Answers requests with these, one after the other; the last of them again and again. */
function answering(...answers: (() => Response)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body as string}`);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  return asked;
}

test('a request that a closing server refuses is repeated until another one answers', async () => {
  const asked = answering(closing, closing, () => Response.json({ id: 'x' }));
  const answered = api('POST', '/tables', { public: true });
  await vi.runAllTimersAsync();
  expect(await answered).toEqual({ id: 'x' });
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'POST /api/v1/tables {"public":true}'));
});

test('it is given up after some time, with the refusal', async () => {
  const asked = answering(closing);
  const failed = api('GET', '/me').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(9);
});

test.each([
  [503, { code: 'STORAGE', message: 'the disk is full' }],
  [429, { code: 'TOO_MANY', message: 'later', retryAfter: 1 }],
])('other refusals are not repeated: %i', async (status, error) => {
  const asked = answering(() => Response.json({ error }, { status }));
  await expect(api('POST', '/tables', {})).rejects.toMatchObject({ body: error });
  expect(asked).toHaveLength(1);
});
