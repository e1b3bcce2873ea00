// A bot that plays legal actions at random. See README.md.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

const [server = '', link] = process.argv.slice(2);
const token = process.env.KEYFLOWER_TOKEN;
if (!server || !token) {
  console.error('usage: KEYFLOWER_TOKEN=kf_… node bot.mjs SERVER [LINK TO A TABLE]');
  process.exit(2);
}
const authorization = `Bearer ${token}`;

async function api(method, path, body) {
  const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const response = await fetch(new URL(`/api/v1${path}`, server), { method, headers, ...sent });
  const answer = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.error.code}, ${answer.error.message}`);
  return answer;
}

/** Takes the seat of the link, or one that is kept for us, or else the first free one. */
async function sitDown(id, me, key, wanted) {
  if (key) await api('POST', `/tables/${id}/enter`, { key });
  const { table, you } = await api('GET', `/tables/${id}`);
  if (you.seat !== null || table.status !== 'open') return;
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null);
  const find = (which) => free.find(which);
  const seat =
    find((one) => wanted && one.seat === wanted - 1) ??
    find(({ reserved }) => reserved?.id === me) ??
    find(({ reserved }) => !reserved);
  if (!seat) throw new Error('no seat is free');
  await api('POST', `/tables/${id}/sit`, { seat: seat.seat, ...(key ? { key } : {}) });
  console.log(`sat down at ${id}, seat ${seat.seat}`);
}

/** Whoever played with us wants to play again: their table keeps a seat for us. */
async function acceptInvitations(me) {
  const { tables } = await api('GET', '/me/tables');
  for (const { id, status, mine } of tables) if (status === 'open' && !mine) await sitDown(id, me);
}

/** Follows tables and plays, on one socket, until it closes. */
function play(tables) {
  const socket = new WebSocket(new URL('/api/v1/socket', server.replace(/^http/, 'ws')), {
    headers: { authorization },
  });
  const latest = new Map(); // table → the id of the question whose answer counts
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const watch = (table) => tables.add(table) && say({ type: 'watch', table });
  const ask = (table) => {
    latest.set(table, randomUUID());
    say({ type: 'legal', table, id: latest.get(table), limit: 200 });
  };
  const hear = {
    welcome: ({ waiting }) => new Set([...tables, ...waiting]).forEach(watch),
    waiting: ({ tables: waiting }) => waiting.filter((table) => !tables.has(table)).forEach(watch),
    // Whenever something happened: is there anything for us to decide?
    view: ({ table }) => ask(table),
    events: ({ table }) => ask(table),
    legal: ({ table, id, version, actions }) => {
      if (latest.get(table) !== id || actions.length === 0) return;
      say({ type: 'act', table, id: randomUUID(), version, action: actions[randomInt(actions.length)] });
    },
    refused: ({ table, error }) => {
      console.error(`refused: ${error.code}, ${error.message}`);
      if (['STALE', 'TOO_MANY', 'STORAGE'].includes(error.code))
        void sleep((error.retryAfter ?? 1) * 1000).then(() => ask(table));
    },
    table: ({ table, you }) => {
      if (!['over', 'closed', 'cancelled'].includes(table.status)) return;
      tables.delete(table.id);
      console.log(`${table.id} is ${table.status}: seat ${you.seat} of ${table.result?.scores.join(' : ')}`);
      if (link) socket.close(1000);
    },
  };
  socket.on('message', (/** @type {Buffer} */ data) => {
    const message = JSON.parse(data.toString());
    hear[message.type]?.(message);
  });
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.on('error', () => {});
    socket.on('close', (code) => resolve(code));
  });
}

const me = await api('PATCH', '/me', { bot: true });
const tables = new Set();
if (link) {
  const { pathname, searchParams } = new URL(link);
  const id = pathname.split('/').at(-1);
  await sitDown(id, me.id, searchParams.get('key'), Number(searchParams.get('seat')));
  tables.add(id);
} else {
  setInterval(() => acceptInvitations(me.id).catch((error) => console.error(error.message)), 5000);
}
for (;;) {
  const code = await play(tables);
  if (link && tables.size === 0) break;
  // The token is not valid any more, or we are banned.
  if ([401, 403, 4001].includes(code)) process.exit(1);
  await sleep(1000);
}
