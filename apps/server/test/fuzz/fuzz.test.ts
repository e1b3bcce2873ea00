import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientMessage, ErrorReply, ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATUS } from '../../src/errors/index.ts';
import { PushHosts } from '../../src/notify/push-hosts.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { fuzz } from '../../../../scripts/testing/fuzz.ts';
import { ensure } from '../support/ensure.ts';
import { checkRefusal } from '../support/refusals.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { playOn, playToTheEnd, startedTable } from '../support/tables.ts';
import { Attackers } from './attackers.ts';
import { Bystanders } from './bystanders.ts';
import { type MessageStep, type RequestStep, stepsOf } from './conversation.ts';
import { firstConversations } from './first-conversations.ts';

const BUDGET = { seed: 'conversations', runs: 120, minutes: 2 };
/** Conversations between two looks at the others. */
const BETWEEN_LOOKS = 20;

let server: TestServer;
let bystanders: Bystanders;
let attackers: Attackers;

beforeAll(async () => {
  // In memory where possible: durability is not under test here.
  const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const pushHosts = new PushHosts({ resolve: () => Promise.reject(new Error('there is no network')) });
  server = await startServer({}, { pushHosts }, mkdtempSync(join(memory, 'keyflower-fuzz-')));
  bystanders = await Bystanders.arrive(server);
  attackers = await Attackers.arrive(server, () => bystanders.names);
});

afterAll(async () => {
  await attackers.close();
  await bystanders.close();
  await server.close();
});

const corpus = (): unknown[] =>
  readFileSync(new URL('corpus/conversations.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const nested = (depth: number, make: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = make(value);
  return value;
};

/** Names that lead elsewhere, and shapes that are deep or long. */
const ODD = [
  '@theirs',
  '@public',
  '@them',
  '@other',
  '@version',
  '../..',
  '%00',
  '🐑'.repeat(70),
  nested(400, (inner) => [inner]),
  nested(400, (inner) => ({ type: inner })),
  Array.from({ length: 300 }, () => 0),
];

/** The first field that a refusal names, without numbers. */
const aboutOf = ({ facts = {} }: { facts?: Record<string, unknown> }): string =>
  typeof facts.field === 'string' ? facts.field.replaceAll(/\d+/g, 'n').slice(0, 40) : '';

/** What a text reveals to the attackers must not belong to others. */
function checkSecrets(text: string): void {
  for (const secret of bystanders.secrets) ensure(!text.includes(secret), `this belongs to others: ${text}`);
}

/** Every answer has the form of its schema, and no request fails. */
async function request(step: RequestStep): Promise<string> {
  const { status, text } = await attackers.request(step);
  ensure(status < 500, `a request failed: ${status} ${text} ${JSON.stringify(server.logged.at(-1))}`);
  checkSecrets(text);
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === step.route);
  if (status >= 400) {
    const { error } = ErrorReply.parse(JSON.parse(text));
    checkRefusal(error);
    expect(STATUS[error.code]).toBe(status);
    return `${route ? step.route : 'unknown'} ${error.code} ${error.reason} ${aboutOf(error)}`;
  }
  ensure(route !== undefined, `there is no such route: ${step.route}`);
  if (status !== 204 && route?.file === undefined) route?.answer?.parse(JSON.parse(text));
  return `${step.route} ${status}`;
}

/** Every message has the form of its schema, and nothing is said of a table that the sender may not see. */
async function message(step: MessageStep): Promise<string> {
  const texts = await attackers.message(step);
  if (!texts) return 'no socket';
  const heard = texts.map((text) => {
    checkSecrets(text);
    const said = ServerMessage.parse(JSON.parse(text));
    const hidden = 'table' in said && said.table === bystanders.hiddenTable;
    ensure(!hidden || said.type === 'refused', `nothing is said of a table of others: ${text}`);
    if (said.type !== 'refused') return said.type;
    const { code, reason } = checkRefusal(said.error);
    ensure(
      code !== 'INTERNAL' && code !== 'STORAGE',
      `a message failed: ${JSON.stringify(server.logged.at(-1))}`,
    );
    return `${code} ${reason} ${aboutOf(said.error)}`;
  });
  const type = (step.message as { type?: unknown } | null)?.type;
  const known = ClientMessage.options.some(({ shape }) => shape.type.value === type);
  return [known ? String(type) : 'unknown', ...new Set(heard.sort())].join(' ');
}

let conversations = 0;
/** The latest first. */
const recent: unknown[] = [];

async function judge(input: unknown): Promise<string> {
  recent.unshift(input);
  recent.length = Math.min(recent.length, BETWEEN_LOOKS);
  await attackers.ready();
  const outcomes: string[] = [];
  for (const step of stepsOf(input))
    outcomes.push('message' in step ? await message(step) : await request(step));
  if (++conversations % BETWEEN_LOOKS === 0) await look();
  return outcomes.join(', then ');
}

async function look(): Promise<void> {
  try {
    await bystanders.unharmed();
  } catch (error) {
    throw new Error(`one of these does harm: ${JSON.stringify(recent)}`, { cause: error });
  }
}

test('no conversation breaks the server or changes what belongs to others', async () => {
  const first = firstConversations(attackers.firstActions(6));
  const { outcomes } = await fuzz({ corpus: [...first, ...corpus()], judge, odd: ODD }, BUDGET);
  await look();
  const all = [...outcomes];
  // They get far: most routes and messages are carried out, and there are many reasons for refusals.
  const accepted = ROUTES.filter(({ method, path }) =>
    all.some((outcome) => outcome.includes(`${method} ${path} 20`)),
  );
  expect(accepted.length).toBeGreaterThan(ROUTES.length / 2);
  for (const type of ['view', 'events', 'done', 'legal', 'chat', 'votes'])
    expect(all.some((outcome) => outcome.includes(type))).toBe(true);
  expect(new Set(all.flatMap((outcome) => outcome.match(/[A-Z_]{6,} [a-z-]+/g) ?? [])).size).toBeGreaterThan(
    25,
  );
  expect(bystanders.played).toBeGreaterThan(10);
});

test('and then an ordinary game still works, with nothing in the log', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  expect(await playOn(table, 'afterwards', 10)).toBe(10);
  if (FULL) await playToTheEnd(table, 'afterwards');
  for (const { connection } of table.players) await connection.close();
  // Devices may be registered, but cannot be reached.
  const logged = server.logged.filter(({ message: said }) => said !== 'a push message failed');
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
});
