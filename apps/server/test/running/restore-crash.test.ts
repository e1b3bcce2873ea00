import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { QuickRandom } from '@keyflower/engine';
import { expect, it } from 'vitest';
import { askServer } from '../../src/ops/control.ts';
import { copyDatabase, DATABASE_FILE, PENDING_FILE } from '../../src/store/index.ts';
import { account } from '../support/accounts.ts';
import { startBundle } from '../support/bundle.ts';
import { pause } from '../support/eventually.ts';
import { startServer } from '../support/server.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

const KILLS = FULL ? 25 : 1;

it(`a server killed during a restore has all data at its next start (${KILLS} times)`, async () => {
  const random = new QuickRandom('killed while restoring');
  for (let i = 0; i < KILLS; i++) {
    const server = await startBundle();
    const file = (name: string): string => join(server.data, name);
    await account(server.url, 'Anna');
    copyDatabase(file(DATABASE_FILE), file('then.sqlite'));
    await account(server.url, 'Bela');
    renameSync(file('then.sqlite'), file(PENDING_FILE));
    const asked = askServer(server.data, 'restore');
    await pause(random.below(60));
    await server.stop('SIGKILL');
    await asked;

    const again = await startServer({}, {}, server.data);
    const there = (await again.running.context.store.people.list(10)).map(({ name }) => name);
    expect(there).toEqual(['Anna']);
    expect(existsSync(file(PENDING_FILE))).toBe(false);
    await again.close();
    rmSync(server.data, { recursive: true, force: true });
  }
});
