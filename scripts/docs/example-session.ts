import type { ClientMessage } from '../../packages/protocol/src/index.ts';

/**
 * A session to read: the first turn of a game of two with the seed `example`. A test checks every line against the
 * schemas, and what happens against the engine. Views are omitted.
 */
export const EXAMPLE: readonly ({ say: string } | { client: ClientMessage } | { server: object })[] = [
  { say: 'The server sends the first message.' },
  {
    server: {
      type: 'welcome',
      protocol: 1,
      build: '0.1.0-5f0c2a1b',
      you: { id: 'Qd0aPZbnS3xL', name: 'Clockwork' },
      waiting: ['f3KpW8sYq2Zt'],
    },
  },
  { say: 'It is our turn at a table. Watching it returns the table, the view, the chat and who is present.' },
  { client: { type: 'watch', table: 'f3KpW8sYq2Zt' } },
  { server: { type: 'view', table: 'f3KpW8sYq2Zt', version: 7, view: {}, undo: 'ask' } },
  { server: { type: 'chat', table: 'f3KpW8sYq2Zt', lines: [], whole: true } },
  { server: { type: 'presence', table: 'f3KpW8sYq2Zt', online: [true, false], spectators: 0 } },
  { say: 'List the legal actions.' },
  { client: { type: 'legal', table: 'f3KpW8sYq2Zt', id: 'q1', limit: 100 } },
  {
    server: {
      type: 'legal',
      table: 'f3KpW8sYq2Zt',
      id: 'q1',
      version: 7,
      decision: 'turn',
      actions: [{ type: 'pass' }, { type: 'bid', tile: 'keywood', color: 'blue', screen: 2, groups: [] }],
      cut: false,
    },
  },
  {
    say: 'Bid. The reply has the resulting events and our id; all other viewers get the same without the id.',
  },
  {
    client: {
      type: 'act',
      table: 'f3KpW8sYq2Zt',
      id: 'a1',
      version: 7,
      action: { type: 'bid', tile: 'keywood', color: 'blue', screen: 2, groups: [] },
    },
  },
  {
    server: {
      type: 'events',
      id: 'a1',
      table: 'f3KpW8sYq2Zt',
      version: 8,
      events: [{ type: 'bid', player: 0, tile: 'keywood', color: 'blue', screen: 2, groups: [], total: 2 }],
      patch: [
        [['active'], 1],
        [['players', 0, 'workers', 'blue'], 1],
        [['market', 0, 'bids', 0], { player: 0, workers: { blue: 2 } }],
        [['pending', 0, 'player'], 1],
      ],
      undo: 'free',
    },
  },
  {
    say: 'If the connection broke before the reply arrived: send the same message again. It is not carried out twice.',
  },
  {
    client: {
      type: 'act',
      table: 'f3KpW8sYq2Zt',
      id: 'a1',
      version: 7,
      action: { type: 'bid', tile: 'keywood', color: 'blue', screen: 2, groups: [] },
    },
  },
  { server: { type: 'done', table: 'f3KpW8sYq2Zt', id: 'a1', version: 8 } },
  { say: 'It is no longer our turn.' },
  { client: { type: 'act', table: 'f3KpW8sYq2Zt', id: 'a2', version: 8, action: { type: 'pass' } } },
  {
    server: {
      type: 'refused',
      table: 'f3KpW8sYq2Zt',
      id: 'a2',
      error: {
        code: 'NOT_YOUR_DECISION',
        reason: 'not-your-decision',
        facts: {},
        message: 'this seat has nothing to decide now',
        version: 8,
      },
    },
  },
  { say: 'The server restarts. A new socket resumes where the old one ended.' },
  { server: { type: 'bye', reason: 'restart' } },
  { client: { type: 'watch', table: 'f3KpW8sYq2Zt', since: 8 } },
];
