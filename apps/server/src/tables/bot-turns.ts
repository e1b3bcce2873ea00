import { randomBytes } from 'node:crypto';
import {
  type Action,
  decisionOf,
  type GivenAction,
  makeViews,
  QuickRandom,
  randomAction,
  type TileOverrides,
  viewFor,
} from '@keyflower/engine';
import { BotsStopped } from '../bots/index.ts';
import { Conflict } from '../store/index.ts';
import { playStep } from './actions.ts';
import { seatsToThinkFor, type Thinking } from './bot-jobs.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { settledTable } from './on-disk.ts';

/** Lets bots decide everything that they owe at a table, until they owe nothing. */
export async function letBotsDecide(context: TableContext, id: string, signal: AbortSignal): Promise<void> {
  const { busy } = context;
  while (busy.has(id)) await busy.get(id);
  const deciding = decideAll(context, id, signal);
  const ended = deciding.then(
    () => {},
    () => {},
  );
  busy.set(id, ended);
  try {
    await deciding;
  } finally {
    if (busy.get(id) === ended) busy.delete(id);
  }
}

async function decideAll(context: TableContext, id: string, signal: AbortSignal): Promise<void> {
  const thinking = new Map<number, Promise<number>>();
  const found = await settledTable(context, id);
  // A game of an earlier version may wait for an answer that the server now gives by itself.
  if (found) context.advance(found);
  try {
    for (;;) {
      const table = await settledTable(context, id);
      const owed = table && !signal.aborted ? seatsToThinkFor(table, context.playTime.now()) : [];
      for (const decision of owed) {
        const { seat } = decision;
        if (!thinking.has(seat))
          thinking.set(
            seat,
            decide(context, table!, decision, signal).then(() => seat),
          );
      }
      if (thinking.size > 0) thinking.delete(await Promise.race(thinking.values()));
      else if (signal.aborted || !(await isOutdated(context, table))) return;
    }
  } finally {
    await Promise.allSettled(thinking.values());
  }
}

/**
 * A job may come earlier than the notice of the step that it follows from: bots owe nothing only where the stored table
 * says so too.
 */
async function isOutdated({ followed, cache }: TableContext, table: LiveTable | null): Promise<boolean> {
  if (!followed || !table) return false;
  const { version } = table.row;
  await followed.refresh(table.id);
  const now = cache.peek(table.id);
  return now !== table || now.row.version !== version;
}

async function decide(
  context: TableContext,
  table: LiveTable,
  decision: Thinking,
  signal: AbortSignal,
): Promise<void> {
  const asked = table.askedAt[decision.seat]!;
  const action = await think(context, table, decision);
  // Another process has taken over.
  if (signal.aborted) return;
  await answer(context, table.id, decision, asked, action);
}

/** The bot's answer; null if it gives none. */
async function think(
  context: TableContext,
  table: LiveTable,
  { seat, bot }: Thinking,
): Promise<Action | null> {
  const view = viewFor(table.shown ?? makeViews(table.state), seat);
  const decision = decisionOf(table.state, seat)!;
  const seed = randomBytes(16).toString('hex');
  const tiles = table.settings.tiles as unknown as TileOverrides | undefined;
  const request = { view, seat, decision, budget: context.botBudget, seed, ...(tiles ? { tiles } : {}) };
  try {
    return await context.bots.choose(bot, request, table.id);
  } catch (error) {
    // The process is closing; the bot is asked again by another one, or after the next start.
    if (error instanceof BotsStopped) throw error;
    const fields = { table: table.id, bot, error: String(error) };
    context.log.warn(fields, 'a bot gave no answer; a legal action is drawn');
    return null;
  }
}

/** Plays an answer if the decision is still owed. What was owed instead is seen afterwards. */
async function answer(
  context: TableContext,
  id: string,
  decision: Thinking,
  asked: number,
  action: GivenAction | null,
): Promise<void> {
  const { seat, by } = decision;
  const table = await settledTable(context, id);
  if (!table?.playing || decisionOf(table.state, seat) === null || table.askedAt[seat] !== asked) return;
  const isTheirs = table.seat(seat).bot !== null || by === 'clock';
  if (!isTheirs) return;
  const chosen = action ?? randomAction(table.state, seat, new QuickRandom(randomBytes(16).toString('hex')));
  let stored: Promise<void>;
  try {
    stored = playStep(context, table, seat, chosen, { requester: null, by });
  } catch (error) {
    if (!action) throw error;
    context.log.error({ table: id, error: String(error) }, 'a bot chose an illegal action');
    await answer(context, id, decision, asked, null);
    return;
  }
  await stored.catch((error: unknown) => {
    // Another server was faster: the table as it is now tells what is owed.
    if (!(error instanceof Conflict)) throw error;
  });
}
