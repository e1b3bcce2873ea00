import { decisionOf, type GivenAction, listActions } from '@keyflower/engine';
import type { ClientMessage, ServerMessage } from '@keyflower/protocol';
import { NOT_STORED, refused } from '../errors/index.ts';
import { cleanChat } from '../safety/index.ts';
import type { PersonRow } from '../store/index.ts';
import {
  act,
  broadcastPresence,
  castVote,
  chatLine,
  commitContribution,
  enter,
  type LiveTable,
  missed,
  onDisk,
  queueAnswer,
  setAutoPass,
  shownVotes,
  type TableContext,
  tableTexts,
  undo,
  undoFor,
  viewMessage,
  visibleTable,
  voteOutcomes,
} from '../tables/index.ts';
import { type Client, MAX_WATCHED } from './client.ts';
import type { Hub } from './hub.ts';

/** Who may send a message: anyone who may see the table, or only its players. */
export const MAY_SEND: Readonly<Record<ClientMessage['type'], 'anyone' | 'visible' | 'seated'>> = {
  watch: 'visible',
  unwatch: 'anyone',
  act: 'seated',
  legal: 'seated',
  undo: 'seated',
  vote: 'seated',
  'auto-pass': 'seated',
  queue: 'seated',
  commit: 'seated',
  reveal: 'seated',
  chat: 'visible',
  ping: 'anyone',
};

const CHAT_LINES = 200;
/** Maximum number of legal actions in one answer. */
const MAX_LEGAL = 1000;

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** Handles a message. Throws a Refused; returns a promise where something has to be stored first. */
export function handle(
  context: TableContext,
  hub: Hub,
  client: Client,
  person: PersonRow,
  message: ClientMessage,
): Promise<void> | void {
  switch (message.type) {
    case 'ping':
      return client.send({ type: 'pong' });
    case 'watch':
      return watch(context, hub, client, person, message);
    case 'unwatch': {
      if (!client.watching.has(message.table)) return;
      hub.unfollow(client, message.table);
      const table = context.cache.get(message.table);
      if (!table) return;
      broadcastPresence(context, table);
      context.notifier.stoppedWatching(table, client.person);
      return;
    }
    case 'chat':
      return chat(context, client, visibleTable(context, message.table, person), person, message);
    default:
      return play(context, client, person, message);
  }
}

/** Messages that need a seat. */
function play(
  context: TableContext,
  client: Client,
  person: PersonRow,
  message: Of<'act' | 'legal' | 'undo' | 'vote' | 'auto-pass' | 'queue' | 'commit' | 'reveal'>,
): Promise<void> | void {
  const table = visibleTable(context, message.table, person);
  const seat = table.seatOf(person.id);
  if (seat === null) throw refused('not-seated');
  const requester = { subscriber: client, request: message.id };
  switch (message.type) {
    case 'act':
      return act(
        context,
        table,
        seat,
        { version: message.version, action: message.action as GivenAction },
        requester,
      );
    case 'legal':
      return legal(client, table, seat, message);
    case 'undo':
      return undo(context, table, seat, message.version, requester);
    case 'vote':
      return castVote(context, table, seat, message, voteOutcomes(context), requester);
    case 'auto-pass':
      return setAutoPass(context, table, seat, message.on ? (message.until ?? 'action') : null, requester);
    case 'commit':
      return commitContribution(context, table, seat, message.commitment, requester);
    case 'reveal':
      if (!table.reveals) throw refused('wrong-contribution');
      table.reveals.take(seat, message.contribution);
      return client.send({ type: 'done', table: table.id, id: message.id, version: 0 });
    case 'queue':
      return queueAnswer(context, table, seat, message.action as GivenAction | null, requester);
  }
}

async function watch(
  context: TableContext,
  hub: Hub,
  client: Client,
  person: PersonRow,
  message: Of<'watch'>,
): Promise<void> {
  if (message.key !== undefined) {
    const there = context.cache.get(message.table);
    if (there) await enter(context, there, person, message.key);
  }
  const table = visibleTable(context, message.table, person);
  if (!client.watching.has(table.id) && client.watching.size >= MAX_WATCHED) {
    throw refused('too-many-watched', { most: MAX_WATCHED });
  }
  await onDisk(context, table.id, () => {
    // Meanwhile the client may have left, or a game without spectators may have started.
    if (!client.open) return;
    follow(context, hub, client, visibleTable(context, table.id, person), person, message.since);
  });
}

/** Subscribes the client and sends what it missed, synchronously, so that no event falls in between. */
function follow(
  context: TableContext,
  hub: Hub,
  client: Client,
  table: LiveTable,
  person: PersonRow,
  since?: number,
): void {
  const viewer = table.seatOf(person.id);
  hub.follow(client, table.id, viewer);
  client.sendText(tableTexts(context, table)(client));
  if (table.game) client.send(resumed(context, table, viewer, since) ?? viewMessage(context, table, viewer));
  const lines = context.store.chat
    .lines(table.id, CHAT_LINES)
    .filter(({ person: by }) => by === null || !client.blocked.has(by))
    .map((row) => chatLine(context.store, row));
  client.send({ type: 'chat', table: table.id, lines, whole: true });
  // A returning client may still show a vote that is decided.
  if (since !== undefined || table.live.votes?.length) {
    client.send({ type: 'votes', table: table.id, votes: shownVotes(context, table) });
  }
  broadcastPresence(context, table);
  // A game of an earlier version may wait for an answer that the server now gives by itself.
  context.advance(table);
}

/** What a client that saw up to `since` has missed, if it can be sent as events. */
function resumed(
  context: TableContext,
  table: LiveTable,
  viewer: number | null,
  since?: number,
): ServerMessage | null {
  const events = since === undefined ? null : missed(context, table, viewer, since);
  if (!events || events.some(({ type }) => type === 'undone')) return null;
  const { version, view, clocks } = viewMessage(context, table, viewer);
  // The patch replaces the whole view: the client may have lost more than events.
  return {
    type: 'events',
    table: table.id,
    version,
    events,
    patch: [[[], view]],
    undo: undoFor(table, viewer),
    ...(clocks ? { clocks } : {}),
  };
}

function legal(client: Client, table: LiveTable, seat: number, message: Of<'legal'>): void {
  if (!table.playing) throw refused('not-playing');
  const decision = decisionOf(table.state, seat);
  const { actions, cut } =
    decision === null
      ? { actions: [], cut: false }
      : listActions(table.state, seat, {
          limit: message.limit ?? MAX_LEGAL,
          ...(message.tile === undefined ? {} : { tile: message.tile }),
        });
  const where = { table: table.id, id: message.id };
  const version = table.version(seat);
  table.whenSettled(
    () => client.send({ type: 'legal', ...where, version, decision, actions, cut }),
    () => client.send({ type: 'refused', ...where, error: NOT_STORED }),
  );
}

async function chat(
  context: TableContext,
  client: Client,
  table: LiveTable,
  person: PersonRow,
  message: Of<'chat'>,
): Promise<void> {
  const text = cleanChat(message.text);
  if (text === null) throw refused('chat-empty-or-too-long');
  const seat = table.seatOf(person.id);
  // Everything played so far is flushed no later than this chat line; what follows may still be lost.
  const version = table.version(seat);
  const id = await context.store.journal.commit(() =>
    context.store.chat.say(table.id, person.id, seat, Date.now(), text, message.id),
  );
  client.send({ type: 'done', table: table.id, id: message.id, version });
  if (id === null) return;
  const line = chatLine(context.store, context.store.chat.line(id)!);
  context.audience.broadcast(
    table.id,
    { type: 'chat', table: table.id, lines: [line], whole: false },
    (subscriber) => !subscriber.blocked.has(person.id),
  );
}
