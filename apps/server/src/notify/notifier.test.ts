import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/log.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Notifier, type NotifierParts } from './notifier.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const table = { id: 'a-table', settings: { clock: { kind: 'untimed' }, title: '' } } as unknown as LiveTable;

function notifier(waitsFor: () => boolean) {
  const failed = vi.fn<Log['error']>();
  const person = { id: 'ada', lang: 'en', settings: '{}', password: null };
  const store = { people: { get: () => person }, push: { of: () => [] }, tables: { waitsFor } };
  const parts = {
    store: store as unknown as Store,
    log: { error: failed },
    mailer: null,
    link: (path: string) => path,
    watching: () => false,
  } as unknown as NotifierParts;
  return { told: new Notifier(parts), failed };
}

it('a reminder whose lookup fails is logged, and does not stop the others', () => {
  const { told, failed } = notifier(() => {
    throw new Error('the disk failed');
  });
  told.yourTurn(table, 'ada');
  vi.advanceTimersByTime(1000);
  // Too soon after the first, so it is deferred to a timer.
  told.yourTurn(table, 'ada');
  expect(() => vi.advanceTimersByTime(120_000)).not.toThrow();
  expect(failed).toHaveBeenCalledOnce();
  expect(failed).toHaveBeenCalledWith(
    { table: 'a-table', error: 'Error: the disk failed' },
    'a reminder failed',
  );
});
