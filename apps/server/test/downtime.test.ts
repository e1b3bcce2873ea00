import { rmSync } from 'node:fs';
import type { SeatClock } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { startBundle } from './support/bundle.ts';
import { pause } from './support/eventually.ts';
import type { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const FLAGS = { 'log-level': 'error' };
const DOWN_MS = 1000;
/** Documented limit: a crash gives back at most this much clock time, and an orderly shutdown none. */
const MAX_GIVEN_MS = { SIGKILL: 5000, SIGTERM: 0 };

/** Time left on the running clock in milliseconds, as a newly connected client sees it. */
async function timeLeft(person: Person, table: string): Promise<number> {
  const connection = await person.connect();
  await connection.watch(table);
  const { clocks } = await connection.message('view');
  await connection.close();
  const running = clocks!.filter((clock: SeatClock) => clock.running);
  expect(running).toHaveLength(1);
  return must(running[0]).free + must(running[0]).bank;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'no clock runs while the server is down after a %s, and at most a little time is given back to the player',
  async (signal) => {
    const server = await startBundle(FLAGS);
    let again: TestServer | null = null;
    const clock = { kind: 'live', bank: 120, perDecision: 5 } as const;
    try {
      const table = await startedTable(server.url, { options: { players: 2 }, clock });
      const [{ person }] = atLeast(1, table.players);
      // The clock must run while the server does; otherwise the test would prove nothing.
      let seen: number;
      let before: number;
      do {
        await pause(100);
        seen = performance.now();
        before = await timeLeft(person, table.id);
      } while (before > 124_600);
      await server.stop(signal);
      const upBefore = performance.now() - seen;
      await pause(DOWN_MS);
      const starting = performance.now();
      again = await startServer({ port: new URL(server.url).port }, {}, server.data);
      const after = await timeLeft(person, table.id);
      const up = upBefore + performance.now() - starting;
      expect(before - after).toBeLessThanOrEqual(up + 50);
      expect(after - before).toBeLessThanOrEqual(MAX_GIVEN_MS[signal]);
    } finally {
      await server.stop('SIGKILL');
      await again?.running.close();
      rmSync(server.data, { recursive: true, force: true });
    }
  },
);
