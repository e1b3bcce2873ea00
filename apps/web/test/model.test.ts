import { makeView, redactEvents } from '@keyflower/engine';
import { type ChatLine, diff, type ErrorBody, type MessageOf } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { TableModel } from '../src/play/model.ts';
import { GAMES, wander } from './games.ts';
import { must } from '../../../scripts/testing/must.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The messages of a server to the first seat during a game. */
function broadcast(): (MessageOf<'view'> | MessageOf<'events'>)[] {
  const sent: (MessageOf<'view'> | MessageOf<'events'>)[] = [];
  let before: object | null = null;
  let version = 0;
  wander(GAMES[0], 'model', ({ game, events }) => {
    const view = copy(makeView(game.state, 0));
    const seen = redactEvents(events, 0);
    version += seen.length;
    const common = { table: 't', version, undo: 'none' } as const;
    if (before === null) sent.push({ type: 'view', ...common, view });
    else sent.push({ type: 'events', ...common, events: seen, patch: copy(diff(before, view)) });
    before = view;
  });
  return sent;
}

const SENT = broadcast();

const TABLE = {
  type: 'table',
  table: { id: 't', seats: [], spectators: 0 },
  you: { seat: null },
} as unknown as MessageOf<'table'>;

const lastView = (): object => {
  const model = new TableModel('t');
  for (const message of copy(SENT)) model.take(message);
  return model.view!;
};

test('a browser that receives everything has the view and all events of the game', () => {
  const model = new TableModel('t');
  for (const message of copy(SENT)) model.take(message);
  const all = SENT.flatMap((message) => (message.type === 'events' ? message.events : []));
  expect(model.events).toEqual(all);
  expect(model.view?.phase).toBe('scoring');
  expect(model.gap).toBe(false);
});

test('repeated messages count once', () => {
  const model = new TableModel('t');
  for (const message of SENT) {
    model.take(copy(message));
    model.take(copy(message));
  }
  expect(model.events).toHaveLength(model.version!);
  expect(model.view).toEqual(lastView());
});

test('messages older than the known version change nothing', () => {
  const model = new TableModel('t');
  for (const message of copy(SENT)) model.take(message);
  const known = copy(model.view);
  expect(model.take(copy(must(SENT[3])))).toBeNull();
  expect(model.view).toEqual(known);
});

test('a resumed connection fills the gap with a whole view and only the missed events', () => {
  const half = Math.floor(SENT.length / 2);
  const model = new TableModel('t');
  for (const message of copy(SENT.slice(0, half))) model.take(message);
  const missed = SENT.slice(half).flatMap((message) => (message.type === 'events' ? message.events : []));
  const { version } = must(SENT[SENT.length - 1]);
  model.take(
    copy({ type: 'events', table: 't', version, events: missed, patch: [[[], lastView()]], undo: 'none' }),
  );
  expect(model.events).toHaveLength(version);
  expect(model.view).toEqual(lastView());
});

test('a browser that joins later lacks the first events, and can load them', () => {
  const model = new TableModel('t');
  const all = SENT.flatMap((message) => (message.type === 'events' ? message.events : []));
  model.take(
    copy({
      type: 'view',
      table: 't',
      version: all.length,
      view: lastView(),
      undo: 'none',
    }) as MessageOf<'view'>,
  );
  expect(model.gap).toBe(true);
  model.fillIn(0, all);
  expect(model.gap).toBe(false);
  expect(model.events).toEqual(all);
});

const line = (id: number, text: string, removed = false): ChatLine => ({
  id,
  at: 0,
  person: null,
  seat: null,
  text,
  removed,
});

test('a removed chat message disappears in place', () => {
  const model = new TableModel('t');
  model.take({ type: 'chat', table: 't', whole: true, lines: [line(1, 'a'), line(2, 'b')] });
  model.take({ type: 'chat', table: 't', whole: false, lines: [line(3, 'c')] });
  model.take({ type: 'chat', table: 't', whole: false, lines: [line(1, '', true)] });
  expect(model.chat).toEqual([line(1, '', true), line(2, 'b'), line(3, 'c')]);
});

test('a table that becomes inaccessible is given up; after a temporary error it is not', () => {
  const model = new TableModel('t');
  const refuse = (code: ErrorBody['code'], more: { id?: string } = {}): unknown =>
    model.take({ type: 'refused', table: 't', ...more, error: { code, message: '' } });
  refuse('STORAGE');
  expect(model.refused?.code).toBe('STORAGE');
  model.take(TABLE);
  expect(model.refused).toBeNull();
  expect(refuse('STORAGE')).toBeNull();
  expect(refuse('FORBIDDEN', { id: 'an action of mine' })).toBeNull();
  expect(model.refused).toBeNull();
  expect(refuse('FORBIDDEN')).toBe('table');
  expect(model.refused?.code).toBe('FORBIDDEN');
});
