import { emptyTally } from '@keyflower/protocol/counting';
import fc from 'fast-check';
import type { Stores } from '../../src/store/index.ts';
import { NOW, type OpenStore, result, step, STRANGE_TEXT } from './open-store.ts';

/* Writes of every kind, in any order, for tests that compare what they leave. */

export const PEOPLE = ['a', 'B', 'é', '🌷'];
export const TABLES = ['t', 'T', 'ü'];
const STATUSES = ['open', 'playing', 'over', 'cancelled'] as const;
const TEXTS = ['', 'x', STRANGE_TEXT];

interface Args {
  p: string;
  q: string;
  t: string;
  seat: number;
  n: number;
  text: string;
  yes: boolean;
}

const OPERATIONS: Record<string, (tx: Stores, args: Args) => Promise<unknown>> = {
  addGuest: ({ people }, { p, text, n }) => people.addGuest(p, text, 'en', NOW + n),
  name: ({ people }, { p, q, yes }) =>
    people.set(p, { name_key: yes ? q : null, password: yes ? 'x' : null }),
  rate: ({ people }, { p, n, yes }) =>
    people.set(p, { mu: yes ? n / 7 : null, seen: NOW + n, banned_until: NOW * n }),
  mail: ({ people }, { p, text, yes }) => people.set(p, { email: text, email_confirmed: yes ? 1 : 0 }),
  handOver: ({ people }, { p, q }) => people.handOver(p, q),
  forget: ({ people }, { p, n }) => people.forget(p, NOW + n),
  dropTraceless: ({ people }, { p }) => people.dropTraceless(p),
  addSession: ({ sessions }, { p, n }) => sessions.add(`h${n}`, p, NOW + n),
  touchSession: ({ sessions }, { n }) => sessions.touch(`h${n}`, NOW * 2),
  endSession: ({ sessions }, { n }) => sessions.end(`h${n}`),
  endSessions: ({ sessions }, { p, yes }) => (yes ? sessions.endAll(p) : sessions.revokeAll(p)),
  endStale: ({ sessions }, { n }) => sessions.endStale(NOW + n),
  addToken: ({ sessions }, { p, n, seat, text }) => sessions.addToken(`i${n}`, `h${seat}`, p, text, NOW + n),
  dropToken: ({ sessions }, { p, n }) => sessions.dropToken(`i${n}`, p),
  addLink: ({ sessions }, { p, n, yes }) =>
    sessions.addOneTime(`o${n}`, p, yes ? 'reset' : 'confirm', null, NOW * 2),
  takeLink: ({ sessions }, { n, yes }) => sessions.takeOneTime(`o${n}`, yes ? 'reset' : 'confirm', NOW),
  addTable: ({ tables }, { t, p, n, seat, text, yes }) => {
    const flags = { public: yes ? 1 : 0, rated: yes ? 0 : 1 };
    const row = { id: t, ...flags, host: p, key: text, settings: text, created: NOW + n, reason: null };
    return tables.add(
      row,
      Array.from({ length: seat + 1 }, (_, i) => `k${i}`),
    );
  },
  addSeat: ({ tables }, { t, seat, text }) => tables.addSeat(t, seat, text),
  dropSeats: ({ tables }, { t, seat }) => tables.dropSeats(t, seat),
  setTable: ({ tables }, { t, p, n, yes }) =>
    tables.set(t, {
      status: STATUSES[n % 4]!,
      host: yes ? p : null,
      pending: n * 7,
      due: yes ? n / 3 : null,
      updated: NOW + n,
    }),
  sit: ({ tables }, { t, seat, p, yes }) => tables.setSeat(t, seat, { person: p, gone: yes ? 'no' : 'left' }),
  reserve: ({ tables }, { t, seat, p }) => tables.setSeat(t, seat, { reserved: p, auto_pass: 1 }),
  placeBot: ({ tables }, { t, seat, text, yes }) =>
    tables.setSeat(t, seat, { bot: yes ? text : null, gone_at: seat }),
  step: ({ tables }, { t, n, seat, text, yes }) =>
    tables.step(t, step(n, { seat, request: text, lines: text, pending: n, due: n / 3, secret: yes })),
  grant: ({ tables }, { t, p }) => tables.grant(t, p),
  dropTable: ({ tables }, { t, n }) => (n === 0 ? tables.drop(t) : Promise.resolve()),
  say: async ({ chat }, { t, p, seat, text, n }) =>
    (await chat.say(t, p, seat, NOW + n, text, `r${n}`)) !== null,
  block: ({ chat }, { p, q }) => chat.block(p, q),
  unblock: ({ chat }, { p, q }) => chat.unblock(p, q),
  report: ({ chat }, { p, q, t, text, n }) => chat.report(p, { person: q, table: t, chat: n, text }, NOW + n),
  note: ({ chat }, { p, q, text }) => chat.note(p, 'ban', q, text, NOW),
  addResult: ({ results }, { t, seat, p, n, yes }) =>
    results.add(
      result(t, seat, { person: p, score: n * 3, won: yes ? 1 : 0, players: 2 + (n % 2), at: NOW + n }),
    ),
  setWinners: ({ results }, { t, seat, n }) => results.setWinners(t, [seat, n]),
  hold: ({ hands }, { t, seat, p, n }) => hands.add(t, seat, p, n),
  writeNote: ({ notes }, { t, p, text }) => notes.write(t, p, text),
  addDevice: ({ push }, { p, n, text }) =>
    push.add({ endpoint: `e${n}`, person: p, p256dh: text, auth: '' }, NOW + n),
  dropDevice: ({ push }, { p, n, yes }) => (yes ? push.drop(`e${n}`) : push.drop(`e${n}`, p)),
  countGame: ({ statistics }, { t }) => statistics.mark(t),
  addToStatistics: ({ statistics }, { p, n, yes }) =>
    statistics.add({
      person: n === 0 ? null : p,
      isPublic: yes,
      players: 2 + (n % 2),
      farmers: 'mixed',
      tally: { ...emptyTally(), games: n },
    }),
  setMeta: ({ meta }, { p, text }) => meta.set(p, text),
  fail: async ({ people }, { p }) => {
    await people.set(p, { name: 'never' });
    throw new Error('refused');
  },
};

const operation = fc.record({
  kind: fc.constantFrom(...Object.keys(OPERATIONS)),
  args: fc.record({
    p: fc.constantFrom(...PEOPLE),
    q: fc.constantFrom(...PEOPLE),
    t: fc.constantFrom(...TABLES),
    seat: fc.nat(5),
    n: fc.nat(6),
    text: fc.constantFrom(...TEXTS),
    yes: fc.boolean(),
  }),
});
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** People and tables that are there from the beginning, so that most writes find what they need. */
const BEGINNING: Operation[] = [
  ...PEOPLE.slice(1).map((p, n) => ({
    kind: 'addGuest',
    args: { p, q: p, t: 't', seat: 0, n, text: p, yes: true },
  })),
  ...TABLES.slice(1).map((t, n) => ({
    kind: 'addTable',
    args: { p: 'B', q: 'B', t, seat: 3, n, text: t, yes: true },
  })),
];

/** Many writes, of which most find what they need. */
export const operations = fc
  .array(operation, { minLength: 40, maxLength: 120 })
  .map((drawn): readonly Operation[] => [...BEGINNING, ...drawn]);

/** The steps of a table are stored in the order of their numbers; the same number again is refused. */
function inOrder(all: readonly Operation[]): Operation[] {
  const last = new Map<string, number>();
  return all.map((drawn) => {
    const { kind, args } = drawn;
    if (kind !== 'step') return drawn;
    const n = Math.max(last.get(args.t) ?? 0, args.n);
    last.set(args.t, n);
    return { kind, args: { ...args, n } };
  });
}

/** What each write returns, or that it was refused. */
export async function carryOut(open: OpenStore, all: readonly Operation[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(
    inOrder(all).map(({ kind, args }) => open.commit((tx) => OPERATIONS[kind]!(tx, args))),
  );
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'));
}
