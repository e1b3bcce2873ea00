import { rmSync } from 'node:fs';
import type { SeatClock } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { startBundle } from './support/bundle.ts';
import { aMoment } from './support/eventually.ts';
import type { Person } from './support/person.ts';
import { startedTable } from './support/tables.ts';

const FLAGS = { 'log-level': 'error' };
const DOWN_MS = 1000;
/** What the house promises: after a crash no more than this is given back, and nothing after an orderly end. */
const MAX_GIVEN_MS = { SIGKILL: 5000, SIGTERM: 0 };

/** What is left to whoever is on the clock, in milliseconds, as somebody sees it who just came in. */
async function timeLeft(person: Person, table: string): Promise<number> {
  const connection = await person.connect();
  await connection.watch(table);
  const { clocks } = await connection.message('view');
  await connection.close();
  const running = clocks!.filter((clock: SeatClock) => clock.running);
  expect(running).toHaveLength(1);
  return running[0].free + running[0].bank;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'no clock runs while the server is down after a %s, and what is given back is little and to the player’s good',
  async (signal) => {
    let server = await startBundle(FLAGS);
    const clock = { kind: 'live', bank: 120, perDecision: 5 } as const;
    try {
      const table = await startedTable(server.url, { options: { players: 2 }, clock });
      const [{ person }] = table.players;
      await aMoment(500);
      const seen = performance.now();
      const before = await timeLeft(person, table.id);
      // It ran while the server did, or this would prove nothing.
      expect(before).toBeLessThanOrEqual(124_600);
      await server.stop(signal);
      const upBefore = performance.now() - seen;
      await aMoment(DOWN_MS);
      const starting = performance.now();
      server = await startBundle({ ...FLAGS, port: new URL(server.url).port }, server.data);
      const after = await timeLeft(person, table.id);
      const up = upBefore + performance.now() - starting;
      expect(before - after).toBeLessThanOrEqual(up + 50);
      expect(after - before).toBeLessThanOrEqual(MAX_GIVEN_MS[signal]);
    } finally {
      await server.stop('SIGKILL');
      rmSync(server.data, { recursive: true, force: true });
    }
  },
);
