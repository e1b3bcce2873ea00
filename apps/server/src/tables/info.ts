import type { ChatLine, MyPlace, TableInfo } from '@keyflower/protocol';
import { seedCommitment } from '@keyflower/engine';
import type { ChatRow, SeatRecord, Store } from '../store/index.ts';
import { isAbsent } from './absence.ts';
import type { Subscriber, TableContext } from './context.ts';
import { type LiveTable, UNTIL_OUTBID } from './live-table.ts';
import { tellOnDisk } from './on-disk.ts';
import { queuedAnswer, whyDropped } from './queue.ts';
import { whyNotRated } from './ratable.ts';
import { brief } from './read-people.ts';
import { resultOf } from './result.ts';
import { drawsOf, proofOf } from './draws.ts';

/** Facts about a table for everyone who may see it. */
export function tableInfo(context: TableContext, table: LiveTable): TableInfo {
  const { row } = table;
  const { people } = context.store;
  const draws = drawsOf(table);
  return {
    id: table.id,
    status: row.status,
    settings: table.settings,
    ...(table.tilesHash === undefined ? {} : { tilesHash: table.tilesHash }),
    ...(table.live.continued ? { continued: { actions: table.live.continued.actions } } : {}),
    host: row.host,
    seats: table.seats.map(({ seat, person, bot, gone, reserved }) => ({
      seat,
      person: brief(people, person),
      bot,
      gone,
      reserved: brief(people, reserved),
      online: person !== null && context.audience.online(table.id, person),
      absent: isAbsent(table, seat),
    })),
    created: row.created,
    started: row.started,
    ended: row.ended,
    ...(draws ? { draws: proofOf(draws, table.players) } : {}),
    seedHash: row.seed === null ? null : seedCommitment(row.seed),
    // The seed is part of the result: it is published when the game is over, never before.
    result: row.status === 'over' ? resultOf(table) : null,
    rematch: row.rematch,
    reason: row.reason ?? whyNotRated(people, table),
    unconfirmed: table.live.unconfirmed ?? [],
    spectators: context.audience.spectators(table),
  };
}

/** What the server does for a player, and what became of it. */
function wishesOf(
  seat: SeatRecord | null,
): Pick<MyPlace, 'autoPass' | 'autoPassUntil' | 'queued' | 'queueDropped'> {
  const mode = seat?.auto_pass ?? 0;
  return {
    autoPass: mode !== 0,
    autoPassUntil: mode === 0 ? null : mode === UNTIL_OUTBID ? 'outbid' : 'action',
    queued: seat && queuedAnswer(seat),
    queueDropped: seat && whyDropped(seat),
  };
}

/** Facts about a table for one person only. */
export function myPlace(table: LiveTable, person: string): MyPlace {
  const seat = table.seatOf(person);
  const host = table.row.host === person;
  return {
    seat,
    host,
    ...wishesOf(seat === null ? null : table.seat(seat)),
    key: seat !== null || host ? table.row.key : null,
    seatKeys: host ? table.seats.map(({ key }) => key) : null,
  };
}

/** The `table` message for each subscriber. Corrected tiles are large: a socket is sent them once. */
export function tableTexts(context: TableContext, table: LiveTable): (subscriber: Subscriber) => string {
  const info = tableInfo(context, table);
  const { tiles, ...settings } = info.settings;
  const short = JSON.stringify({ ...info, settings });
  let whole: string | null = null;
  return (subscriber) => {
    const isShort = tiles === undefined || subscriber.knowsTiles(table.id, info.tilesHash!);
    const text = isShort ? short : (whole ??= JSON.stringify(info));
    return `{"type":"table","table":${text},"you":${JSON.stringify(myPlace(table, subscriber.person))}}`;
  };
}

/** Sends the current facts about a table to all watchers, when they are on disk. */
export function broadcastTable(context: TableContext, { id }: Pick<LiveTable, 'id'>): void {
  tellOnDisk(context, id, (table) => context.audience.broadcastTexts(id, tableTexts(context, table)));
}

/** Sends the players of some seats what only they may know of their places, when it is on disk. */
export function tellPlaces(context: TableContext, table: LiveTable, seats: Iterable<number>): void {
  const people = new Set([...seats].map((seat) => table.seat(seat).person));
  if (people.size === 0) return;
  tellOnDisk(context, table.id, (now) => {
    const textFor = tableTexts(context, now);
    context.audience.broadcastTexts(now.id, (subscriber) =>
      people.has(subscriber.person) ? textFor(subscriber) : null,
    );
  });
}

export function broadcastPresence(context: TableContext, table: LiveTable): void {
  const online = table.seats.map(
    ({ person }) => person !== null && context.audience.online(table.id, person),
  );
  const spectators = context.audience.spectators(table);
  context.audience.broadcast(table.id, { type: 'presence', table: table.id, online, spectators });
}

/** How many of the latest chat lines are shown. */
export const CHAT_LINES = 200;

/** Chat lines as they are shown, with the names of today. */
export async function chatLines({ people }: Store, rows: readonly ChatRow[]): Promise<ChatLine[]> {
  await people.load(rows.map(({ person }) => person));
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    person: brief(people, row.person),
    seat: row.seat,
    text: row.removed ? '' : row.text,
    removed: row.removed === 1,
  }));
}
