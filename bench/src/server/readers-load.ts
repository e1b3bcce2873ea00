import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameOf, tokenOf } from './stored-names.ts';

/* People who ask for what takes long: exports, lists, statistics, and the events, records and scores of old games. */

export interface ReadersResult {
  answered: number;
  /** Refused or failed. */
  refused: number;
}

/** Within the limits of a person: a tenth of the requests of a minute may be costly. */
const PAUSE_MS = 1200;

const [port, seconds, games, people] = process.argv.slice(2).map(Number);
const result: ReadersResult = { answered: 0, refused: 0 };

/** Each from an address of their own, so that the limits are those of one person. */
async function ask(person: number, path: string): Promise<void> {
  const request = get({
    host: '127.0.0.1',
    localAddress: `127.0.2.${person + 1}`,
    port,
    path: `/api/v1${path}`,
    headers: { authorization: `Bearer ${tokenOf(person)}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  result[response.statusCode === 200 ? 'answered' : 'refused'] += 1;
}

async function read(person: number, end: number): Promise<void> {
  for (let n = person; performance.now() < end; n++) {
    // Another game every time, so that none is in memory.
    const table = `/tables/${nameOf((2 * (n * people + person)) % games)}`;
    const paths = [
      `${table}/events`,
      `${table}/record`,
      `${table}/score`,
      '/me/export',
      '/me/tables',
      '/tables',
      `/people/person-${person}`,
    ];
    await ask(person, paths[n % paths.length]);
    await sleep(PAUSE_MS);
  }
}

const end = performance.now() + 1000 * seconds;
await Promise.all(Array.from({ length: people }, (_, person) => read(person, end)));
console.log(JSON.stringify(result));
process.exit();
