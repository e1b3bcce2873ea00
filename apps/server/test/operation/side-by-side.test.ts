import { expect, it } from 'vitest';
import type { Migration } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { emptyPostgres } from '../support/engines.ts';
import { untilReadiness } from '../support/fault-helpers.ts';
import { startServer } from '../support/server.ts';
import { playOn, startedTable } from '../support/tables.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* Servers are replaced one after the other: one that knows a migration fewer runs beside the new one. */

/** What a next version could need: it adds, and takes nothing away. */
const ADDS: Migration = {
  needs: MIGRATIONS.length,
  sql: `ALTER TABLE tables ADD COLUMN colour TEXT;
    ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT '';
    CREATE TABLE badges (person TEXT NOT NULL, badge TEXT NOT NULL, PRIMARY KEY (person, badge));
    CREATE INDEX tables_colour ON tables (colour) WHERE colour IS NOT NULL;`,
};
/** What the version after that may do, when no server of the first one runs any more. */
const DROPS: Migration = { needs: MIGRATIONS.length + 1, sql: 'ALTER TABLE tables DROP COLUMN colour' };

it('a server with one migration fewer goes on beside the new one, and starts beside it', async () => {
  const database = await emptyPostgres({ schema: true });
  const flags = { 'database-url': database.target.postgres };
  const first = await startServer(flags);
  const table = await startedTable(first.url, { options: { players: 2 }, public: true });
  await playOn(table, 'before', 4);

  const next = await startServer(flags, { migrations: [...MIGRATIONS, ADDS] });
  expect(next.running.context.store.schema).toBe(MIGRATIONS.length + 1);
  const second = must(table.players[1]);
  await second.connection.close();
  second.person.moveTo(next.url);
  second.connection = await second.person.connect();
  await second.connection.watch(table.id);
  await playOn(table, 'side by side', 8);

  // An old server that crashed comes back too.
  const again = await startServer(flags);
  await untilReadiness(again.url, 200);
  const other = await startedTable(again.url, { options: { players: 2 }, public: true });
  await playOn(other, 'on the old one', 4);
  await again.close();
  await untilReadiness(first.url, 200);
  await playOn(table, 'on', 4);
  await first.close();

  // Once only new servers run, a later version may drop what the first one knew.
  const later = await startServer(flags, { migrations: [...MIGRATIONS, ADDS, DROPS] });
  await untilReadiness(next.url, 200);
  await playOn(await startedTable(next.url, { options: { players: 2 }, public: true }), 'on', 4);
  await expect(startServer(flags)).rejects.toThrow(
    `needs a program that knows ${MIGRATIONS.length + 1}; this version knows ${MIGRATIONS.length}: use a newer one`,
  );
  await next.close();
  await later.close();
  await database.remove();
});
