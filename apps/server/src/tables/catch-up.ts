import type { ServerMessage } from '@keyflower/protocol';
import { keepAllowed } from './access.ts';
import { undoFor, viewMessage } from './broadcast.ts';
import type { TableContext } from './context.ts';
import { tellAwaited } from './contributions.ts';
import { missed } from './history.ts';
import { broadcastTable, tellPlaces } from './info.ts';
import type { LiveTable, Told } from './live-table.ts';
import { prepareVotes } from './open-votes.ts';
import { toldOf } from './told.ts';

/** What a client that saw up to `since` has missed, if it can be sent as events. */
export function resumed(
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

/**
 * Sends all watchers what they have not been told of a table that was read anew. Those for whom nothing is new are sent
 * nothing: a secret answer of another player must not be noticed.
 */
export function catchUp(context: TableContext, table: LiveTable, told: Told): void {
  const { audience } = context;
  const now = toldOf(table);
  const isInfoNew = now.info !== told.info;
  // First those who may not watch any more: what follows is not for them.
  const allowed = isInfoNew ? keepAllowed(context, table) : null;
  const reseated = audience.reseat(table);
  // What a game that has begun is like is told before the game itself.
  const isBegun = told.length === 0 && table.game !== null;
  if (isBegun) tellRest(context, table, told, allowed);
  const texts = new Map<number | null, string | null>();
  audience.broadcastTexts(table.id, (subscriber) => {
    if (!table.game || reseated.has(subscriber)) return null;
    const viewer = subscriber.viewerAt(table.id) ?? null;
    if (!texts.has(viewer)) texts.set(viewer, newsFor(context, table, viewer, told));
    return texts.get(viewer)!;
  });
  if (!isBegun) tellRest(context, table, told, allowed);
}

function newsFor(context: TableContext, table: LiveTable, viewer: number | null, told: Told): string | null {
  const since = told.versions[viewer ?? table.players];
  if (since !== table.version(viewer)) {
    return JSON.stringify(resumed(context, table, viewer, since) ?? viewMessage(context, table, viewer));
  }
  const now = toldOf(table);
  const areClocksNew = now.length === told.length && now.clocks !== told.clocks;
  return areClocksNew ? JSON.stringify(viewMessage(context, table, viewer)) : null;
}

/** Sends what is new besides the game. `allowed`: settles when those have been disconnected who may not watch any more. */
export function tellRest(
  context: TableContext,
  table: LiveTable,
  told: Told,
  allowed: Promise<void> | null,
): void {
  const now = toldOf(table);
  table.told = now;
  if (now.info !== told.info) {
    // Watchers who may not know of a private table are not told of it any more.
    const isLater = allowed !== null && told.isPublic && !now.isPublic;
    if (isLater) void allowed.then(() => broadcastTable(context, table));
    else broadcastTable(context, table);
  } else {
    const seats = table.seats.filter(({ seat }) => now.wishes[seat] !== told.wishes[seat]);
    tellPlaces(
      context,
      table,
      seats.map(({ seat }) => seat),
    );
  }
  if (now.votes !== told.votes) prepareVotes(context, table)();
  if (now.isStarting && !told.isStarting) tellAwaited(context, table);
  if (!now.isStarting) context.beginnings.tell(table.id);
}
