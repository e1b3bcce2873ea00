import { QuickRandom } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { startBundle } from './support/bundle.ts';
import { canLimit, canMount, shortQuota, type TightPlace, tinyDisk } from './support/full-disk.ts';
import { Person } from './support/person.ts';
import { goOn, playOn, startedTable } from './support/tables.ts';
import {
  codeOf,
  expectCurrentViews,
  mover,
  readiness,
  tryToAct,
  untilReadiness,
} from './support/fault-helpers.ts';
import { atLeast } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const FLAGS = { 'log-level': 'error' };

/** What happens between the moment when storage stops working and the moment when it works again. */
async function survivesAFullDisk(
  place: TightPlace,
): Promise<{ code: number | null; complaint: string | undefined }> {
  const server = await startBundle(FLAGS, place.data);
  const { pid } = server.child;
  const random = new QuickRandom('full');
  try {
    const game = await startedTable(server.url, { options: { players: 2 } });
    const withBot = await startedTable(server.url, { options: { players: 3 } }, 2);
    await playOn(game, 'before', 10);
    const [{ person: host, connection }] = atLeast(1, game.players);
    const open = await host.createTable({ options: { players: 2 }, public: true });
    place.fill(pid!);

    // Some actions may still fit into space that is already allocated.
    let answer = '';
    for (let i = 0; i < 200 && answer !== 'STORAGE'; i++) {
      // In one commit with the other table’s, unless its bot already waits for space.
      const other = mover(withBot) ? tryToAct(withBot, random) : null;
      answer = await tryToAct(game, random);
      await other;
    }
    expect(answer).toBe('STORAGE');
    expect(await readiness(server.url)).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    // Everything that needs storage is refused with a message and has no effect.
    const version = connection.versionOf(game.id);
    expect(await tryToAct(game, random)).toBe('STORAGE');
    const ask = { table: game.id, id: 'once' };
    expect(codeOf(await connection.ask({ type: 'auto-pass', ...ask, on: true }))).toBe('STORAGE');
    expect(codeOf(await connection.ask({ type: 'chat', ...ask, text: 'hello?' }))).toBe('STORAGE');
    for (const [path, body] of [
      [`/tables/${game.id}/resign`, {}],
      [`/tables/${open}/stand`, {}],
      [`/tables/${open}/cancel`, {}],
      ['/tables', { options: { players: 2 } }],
    ] as const) {
      const { status, body: reply } = await host.post<{ error: { code: string } }>(path, body);
      expect([path, status, reply.error.code]).toEqual([path, 503, 'STORAGE']);
    }
    const { body: newcomer } = await new Person(server.url).get<{ error: { code: string } }>('/me');
    expect(newcomer.error.code).toBe('STORAGE');
    const { table, you } = await host.table(game.id);
    expect(table.status).toBe('playing');
    expect(table.seats[0]).toMatchObject({ bot: null, gone: 'no' });
    expect(you.autoPass).toBe(false);
    expect((await host.table(open)).table.status).toBe('open');
    expect(connection.versionOf(game.id)).toBe(version);
    await expectCurrentViews(game);

    place.free(pid!);
    await untilReadiness(server.url, 200);
    for (const played of [game, withBot]) {
      await goOn(played, 'after');
      await expectCurrentViews(played);
    }
    expect(server.child.exitCode).toBeNull();
    const { code, err } = await server.stop();
    return { code, complaint: /there is no space left|the disk failed/.exec(err)?.[0] };
  } finally {
    await server.stop('SIGKILL');
    place.remove();
  }
}

test.skipIf(!canMount())(
  'a full disk refuses every action and shows what is stored; with free space, play resumes',
  async () => {
    expect(await survivesAFullDisk(tinyDisk())).toEqual({ code: 0, complaint: 'there is no space left' });
  },
);

// The quick run takes the quota only where it cannot fill a disk.
test.skipIf(!canLimit() || (!FULL && canMount()))(
  'an exhausted quota refuses every action and shows what is stored; when it is raised, play resumes',
  async () => {
    expect(await survivesAFullDisk(shortQuota())).toEqual({ code: 0, complaint: 'the disk failed' });
  },
);
