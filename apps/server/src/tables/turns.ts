import { randomBytes } from 'node:crypto';
import {
  decisionOf,
  makeViews,
  QuickRandom,
  randomAction,
  viewFor,
  type GivenAction,
  type TileOverrides,
} from '@keyflower/engine';
import { BotsStopped } from '../bots/index.ts';
import { dueAt, gracePeriod } from './clocks.ts';
import { lacksWaiting, markAbsent, noteWaiting } from './absence.ts';
import { automaticAnswer, dueAtTable } from './automatic.ts';
import { broadcastTable } from './info.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { commit, playStep } from './actions.ts';
import { takeOver } from './seats.ts';
import { prepareViews } from './broadcast.ts';

/** Advances a table that waits for a bot or for an automatic answer. */
export function advance(context: TableContext, table: LiveTable): void {
  if (!table.playing || context.cache.peek(table.id) !== table) return;
  if (lacksWaiting(table)) {
    noteWaiting(context, table, { actor: null, owesNow: table.pendingMask() });
    storeClocks(context, table, () => {});
  }
  const due = automaticAnswer(table);
  if (due) {
    playStep(context, table, due.seat, due.action, { requester: null, by: due.by });
    return;
  }
  for (const { seat, bot } of table.seats) {
    if (bot !== null && decisionOf(table.state, seat) !== null) think(context, table, seat, bot, 'bot');
  }
}

/** Lets a bot think about a seat's decision, and plays its answer if the decision is still owed. */
function think(
  context: TableContext,
  table: LiveTable,
  seat: number,
  bot: string,
  by: 'bot' | 'clock',
): void {
  const asked = table.askedAt[seat]!;
  if (table.thinking.get(seat) === asked) return;
  table.thinking.set(seat, asked);
  const view = viewFor(table.shown ?? makeViews(table.state), seat);
  const decision = decisionOf(table.state, seat)!;
  const seed = randomBytes(16).toString('hex');
  const tiles = table.settings.tiles as unknown as TileOverrides | undefined;
  const request = { view, seat, decision, budget: context.botBudget, seed, ...(tiles ? { tiles } : {}) };
  void context.bots
    .choose(bot, request, table.id)
    .catch((error: unknown) => {
      // The server is closing; the bot is asked again after the next start.
      if (error instanceof BotsStopped) throw error;
      context.log.warn(
        { table: table.id, bot, error: String(error) },
        'a bot gave no answer; a legal action is drawn',
      );
      return null;
    })
    .then((action) => {
      if (table.thinking.get(seat) === asked) table.thinking.delete(seat);
      answer(context, table.id, seat, asked, action, by);
    })
    .catch((error: unknown) => {
      if (error instanceof BotsStopped) return;
      context.log.error({ table: table.id, error: String(error) }, 'a bot’s turn failed');
    });
}

function answer(
  context: TableContext,
  id: string,
  seat: number,
  asked: number,
  action: GivenAction | null,
  by: 'bot' | 'clock',
): void {
  const table = context.cache.get(id);
  if (!table?.playing || decisionOf(table.state, seat) === null) return;
  const stillBots = table.seat(seat).bot !== null || by === 'clock';
  if (!stillBots) return;
  if (table.askedAt[seat] !== asked) {
    advance(context, table);
    return;
  }
  const chosen = action ?? randomAction(table.state, seat, new QuickRandom(randomBytes(16).toString('hex')));
  try {
    playStep(context, table, seat, chosen, { requester: null, by });
  } catch (error) {
    context.log.error({ table: id, error: String(error) }, 'a bot chose an illegal action');
    if (action) answer(context, id, seat, asked, null, by);
  }
}

/** Handles all clocks that have run out, and automatic answers that a crash prevented. */
export function enforceDeadlines(context: TableContext): void {
  const now = context.playTime.now();
  for (const id of context.store.tables.due(now)) {
    // It is being read since an earlier call, which goes on then.
    if (context.cache.isLoading(id)) continue;
    onDisk(context, id, (table) => timeUp(context, table, now)).catch((error: unknown) =>
      context.log.error({ table: id, error: String(error) }, 'a timeout could not be handled'),
    );
  }
}

function timeUp(context: TableContext, table: LiveTable, now: number): void {
  table.live.times?.forEach((time, seat) => {
    const due = table.playing ? dueAt(time) : null;
    if (due === null || due > now) return;
    if (table.settings.timeout === 'play') {
      // The clock stays at zero until this is on disk, so that a crash does not lose the timeout.
      playFor(context, table, seat);
    } else if (time.graceUntil === undefined) {
      warn(context, table, seat, now);
    } else {
      void takeOver(context, table, seat, 'timed-out');
    }
  });
  if (markAbsent(context, table, now)) storeClocks(context, table, () => broadcastTable(context, table));
  if (automaticAnswer(table)) advance(context, table);
}

/** Plays one decision of a seat whose time ran out: a turn is passed, anything else is decided by a bot. */
function playFor(context: TableContext, table: LiveTable, seat: number): void {
  const decision = decisionOf(table.state, seat);
  if (decision === 'turn') {
    playStep(context, table, seat, { type: 'pass' }, { requester: null, by: 'clock' });
  } else if (decision !== null) {
    think(context, table, seat, table.settings.stand, 'clock');
  }
}

function warn(context: TableContext, table: LiveTable, seat: number, now: number): void {
  table.live.times![seat]!.graceUntil = now + gracePeriod(table.settings.clock);
  storeClocks(context, table);
  const { person } = table.seat(seat);
  if (person !== null) context.notifier.timeWarning(table, person);
}

/** Stores the clocks and broadcasts them, or what else changed with the time. */
export function storeClocks(
  context: TableContext,
  table: LiveTable,
  tell: () => void = prepareViews(context, table),
): void {
  const live = JSON.stringify(table.live);
  const due = dueAtTable(table);
  table.row = { ...table.row, live, due };
  void commit(context, table, () => context.store.tables.set(table.id, { live, due }), tell);
}
