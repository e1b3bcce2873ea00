import { decisionOf, type GivenAction, listActions } from '@keyflower/engine';
import type { ChatLine, ClientMessage } from '@keyflower/protocol';
import { NOT_STORED, refused } from '../errors/index.ts';
import { cleanChat } from '../safety/index.ts';
import type { PersonRow } from '../store/index.ts';
import {
  act,
  broadcastPresence,
  castVote,
  CHAT_LINES,
  chatLines,
  commitContribution,
  enter,
  isAwaited,
  type LiveTable,
  mustSee,
  onDisk,
  queueAnswer,
  resumed,
  setAutoPass,
  shownVotes,
  type TableContext,
  tableTexts,
  takeContribution,
  undo,
  viewMessage,
  visibleTable,
  voteOutcomes,
} from '../tables/index.ts';
import { visible } from './chat-feed.ts';
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

/** Maximum number of legal actions in one answer. */
const MAX_LEGAL = 1000;

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** Where a message comes from. */
export interface Origin {
  hub: Hub;
  client: Client;
  person: PersonRow;
  /** Takes what is stored before it is answered: later messages of the socket do not wait for it. */
  readonly storing: (work: Promise<void>) => void;
  /** Another server has changed the table: the message is handled again when it is read. */
  again: (read: Promise<unknown>) => void;
}

/**
 * Handles a message, whose table is in memory if it exists. Throws a Refused; returns a promise where something has to be
 * read first.
 */
export function handle(
  context: TableContext,
  origin: Origin,
  message: ClientMessage,
): Promise<void> | undefined {
  const { hub, client } = origin;
  switch (message.type) {
    case 'ping':
      client.send({ type: 'pong' });
      return undefined;
    case 'watch':
      return watch(context, origin, message);
    case 'unwatch': {
      if (!client.watching.has(message.table)) return undefined;
      hub.unfollow(client, message.table);
      const table = context.cache.peek(message.table);
      if (!table) return undefined;
      broadcastPresence(context, table);
      context.notifier.stoppedWatching(table, client.person);
      return undefined;
    }
    case 'chat':
      return chat(context, origin, message);
    default:
      return play(context, origin, message);
  }
}

type SeatMessage = Of<'act' | 'legal' | 'undo' | 'vote' | 'auto-pass' | 'queue' | 'commit' | 'reveal'>;

/** Messages that need a seat. */
function play(context: TableContext, origin: Origin, message: SeatMessage): Promise<void> | undefined {
  const table = context.cache.peek(message.table);
  const seat = table?.seatOf(origin.person.id) ?? null;
  if (!table || seat === null) return playLater(context, origin, message);
  const stored = playAt(context, origin, table, seat, message);
  if (stored) origin.storing(stored);
  return undefined;
}

function playAt(
  context: TableContext,
  { client, again }: Origin,
  table: LiveTable,
  seat: number,
  message: SeatMessage,
): Promise<void> | void {
  const requester = { subscriber: client, request: message.id, again };
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
      return takeContribution(context, table, seat, message.contribution, requester);
    case 'queue':
      return queueAnswer(context, table, seat, message.action as GivenAction | null, requester);
  }
}

/** Refuses people who do not sit there. A table that left memory is read again. */
async function playLater(context: TableContext, origin: Origin, message: SeatMessage): Promise<void> {
  const { client, person } = origin;
  const table = await visibleTable(context, message.table, person, client.address);
  if (table.seatOf(person.id) === null) throw refused('not-seated');
  await play(context, origin, message);
}

async function watch(context: TableContext, origin: Origin, message: Of<'watch'>): Promise<void> {
  const { hub, client, person } = origin;
  const { table: id, key } = message;
  if (key !== undefined) {
    const there = await context.cache.open(id, client.address);
    if (there) await enter(context, there, person, key);
  }
  // It may have seen more through another server.
  await context.followed?.refresh(id);
  await visibleTable(context, id, person, client.address);
  if (!client.watching.has(id) && client.watching.size >= MAX_WATCHED) {
    throw refused('too-many-watched', { most: MAX_WATCHED });
  }
  const granted = await context.store.tables.granted(id, person.id);
  const said = await saidAt(context, hub, id);
  origin.storing(followOnDisk(context, origin, message, granted, said));
}

/** What was said at a table, and how many lines had been sent by then. */
interface Said {
  lines: readonly ChatLine[];
  sent: number;
}

async function saidAt({ store }: TableContext, hub: Hub, table: string): Promise<Said> {
  const sent = hub.chat.count;
  return { lines: await chatLines(store, await store.chat.lines(table, CHAT_LINES)), sent };
}

async function followOnDisk(
  context: TableContext,
  origin: Origin,
  message: Of<'watch'>,
  granted: boolean,
  said: Said,
): Promise<void> {
  const { hub, client, person } = origin;
  const isCurrent = await onDisk(context, message.table, (table) => {
    if (hub.chat.count !== said.sent) return false;
    // Meanwhile the client may have left, or a game without spectators may have started.
    if (!client.open) return true;
    mustSee(table, person, granted);
    follow(context, hub, client, table, said.lines, message.since);
    return true;
  });
  if (isCurrent) return;
  const more = await saidAt(context, hub, message.table);
  await followOnDisk(context, origin, message, granted, more);
}

/** Subscribes the client and sends what it missed, synchronously, so that no event falls in between. */
function follow(
  context: TableContext,
  hub: Hub,
  client: Client,
  table: LiveTable,
  lines: readonly ChatLine[],
  since: number | undefined,
): void {
  const viewer = table.seatOf(client.person);
  hub.chat.begin(table.id, lines);
  hub.follow(client, table.id, viewer);
  client.sendText(tableTexts(context, table)(client));
  if (table.game) client.send(resumed(context, table, viewer, since) ?? viewMessage(context, table, viewer));
  client.send({ type: 'chat', table: table.id, lines: visible(lines, client), whole: true });
  // Its device may have been asked before it came to this server.
  if (isAwaited(table.live.starting, viewer)) client.send({ type: 'reveal', table: table.id });
  // A returning client may still show a vote that is decided.
  if (since !== undefined || table.live.votes?.length) {
    client.send({ type: 'votes', table: table.id, votes: shownVotes(context, table) });
  }
  broadcastPresence(context, table);
  // A game of an earlier version may wait for an answer that the server now gives by itself.
  context.advance(table);
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
  { client, person, storing }: Origin,
  message: Of<'chat'>,
): Promise<void> {
  const table = await visibleTable(context, message.table, person, client.address);
  const text = cleanChat(message.text);
  if (text === null) throw refused('chat-empty-or-too-long');
  storing(say(context, client, table, text, message.id));
}

async function say(
  context: TableContext,
  client: Client,
  table: LiveTable,
  text: string,
  request: string,
): Promise<void> {
  const { person } = client;
  const seat = table.seatOf(person);
  // Everything played so far is flushed no later than this chat line; what follows may still be lost.
  const version = table.version(seat);
  const row = await context.store.journal.commit(async (tx) => {
    const id = await tx.chat.say(table.id, person, seat, Date.now(), text, request);
    return id === null ? null : (await tx.chat.line(id))!;
  }, table.id);
  client.send({ type: 'done', table: table.id, id: request, version });
  if (row === null) return;
  context.audience.tellChat(table.id, await chatLines(context.store, [row]));
}
