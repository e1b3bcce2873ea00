import { type GameEvent, makeViews, redactEvents, viewFor, type Views } from '@keyflower/engine';
import { diff, type MessageOf, type PatchEntry, type ToldEvent } from '@keyflower/protocol';
import { shownClocks } from './clocks.ts';
import type { TableContext, Subscriber } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { freeUndoOf, hasOthers, hasUndoneTooOften } from './undo-limit.ts';

type UndoState = MessageOf<'view'>['undo'];

/** What a viewer could undo now. */
export function undoFor(table: LiveTable, viewer: number | null): UndoState {
  if (viewer === null || !table.playing) return 'none';
  const { bot, gone } = table.seat(viewer);
  if (bot !== null || gone !== 'no') return 'none';
  if (freeUndoOf(table, viewer)) return 'free';
  return hasUndoneTooOften(table, viewer) && !hasOthers(table, viewer) ? 'none' : 'ask';
}

function clocksOf(context: TableContext, table: LiveTable): Pick<MessageOf<'view'>, 'clocks'> {
  const { times } = table.live;
  return times && table.playing ? { clocks: shownClocks(times, context.playTime.now()) } : {};
}

/** The whole game for one viewer. */
export function viewMessage(
  context: TableContext,
  table: LiveTable,
  viewer: number | null,
): MessageOf<'view'> {
  const views = (table.shown ??= makeViews(table.state));
  return {
    type: 'view',
    table: table.id,
    version: table.version(viewer),
    view: viewer === null ? views.shared : viewFor(views, viewer),
    undo: undoFor(table, viewer),
    ...clocksOf(context, table),
  };
}

/**
 * Prepares the whole game for every viewer; the result sends it. Made when something is played and sent when it is
 * on disk, because later steps may be played in between, and they are sent as events.
 */
export function prepareViews(
  context: TableContext,
  table: LiveTable,
  but: (viewer: number | null) => boolean = () => false,
): () => void {
  const texts = new Map<number | null, string>();
  for (const viewer of context.audience.viewers(table.id)) {
    if (!but(viewer)) texts.set(viewer, JSON.stringify(viewMessage(context, table, viewer)));
  }
  return () => {
    for (const [viewer, text] of texts) context.audience.sendToViewer(table.id, viewer, text);
  };
}

/** Sends the whole game to every viewer; all of it must be on disk. */
export function broadcastViews(context: TableContext, table: LiveTable): void {
  prepareViews(context, table)();
}

/** The shared patch for a seat, with its own player replaced by what it may see of itself. */
function patchFor(shared: readonly PatchEntry[], before: Views, after: Views, seat: number): PatchEntry[] {
  const others = shared.filter(([path]) => !(path[0] === 'players' && path[1] === seat));
  for (const entry of diff(before.own[seat], after.own[seat])) {
    entry[0].unshift('players', seat);
    others.push(entry);
  }
  return others;
}

/** The subscriber whose request led here, and the id of the request. */
export interface Requester {
  subscriber: Subscriber;
  request: string;
  /** Handles the request once more when the table is read, since another server has changed it meanwhile. */
  again?: (read: Promise<unknown>) => void;
}

/**
 * Prepares what every viewer is told of a step; the result sends it. Made when the step is played, because later
 * steps may follow before this one is on disk; sent when it is.
 */
export function prepareEvents(
  context: TableContext,
  table: LiveTable,
  before: Views | null,
  events: readonly ToldEvent[],
  requester: Requester | null,
): () => void {
  const viewers = context.audience.viewers(table.id);
  const version = requester ? table.version(table.seatOf(requester.subscriber.person)) : 0;
  if (viewers.size === 0 || !before) {
    table.shown = null;
    return () => answer(table.id, requester, version);
  }
  const after = makeViews(table.state, before);
  table.shown = after;
  const shared = diff(before.shared, after.shared);
  const clocks = clocksOf(context, table);
  const texts = new Map<number | null, string>();
  for (const viewer of viewers) {
    const seen = redactEvents(events as readonly GameEvent[], viewer);
    const patch = viewer === null ? shared : patchFor(shared, before, after, viewer);
    const own = requester !== null && requester.subscriber.viewerAt(table.id) === viewer;
    // Another seat's sealed answer: this viewer must not even learn that it was given.
    if (seen.length === 0 && patch.length === 0 && !own) continue;
    const body = {
      table: table.id,
      version: table.version(viewer),
      events: seen,
      patch,
      undo: undoFor(table, viewer),
      ...clocks,
    };
    texts.set(viewer, JSON.stringify(body));
  }
  const mine = requester?.subscriber.viewerAt(table.id);
  return () => {
    for (const [viewer, text] of texts) {
      context.audience.sendToViewer(
        table.id,
        viewer,
        `{"type":"events",${text.slice(1)}`,
        requester?.subscriber,
      );
    }
    const text = mine === undefined ? undefined : texts.get(mine);
    if (!requester || !text) answer(table.id, requester, version);
    else
      requester.subscriber.sendText(
        `{"type":"events","id":${JSON.stringify(requester.request)},${text.slice(1)}`,
      );
  };
}

function answer(table: string, requester: Requester | null, version: number): void {
  requester?.subscriber.send({ type: 'done', table, id: requester.request, version });
}
