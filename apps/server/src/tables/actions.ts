import { decisionOf, type GivenAction, makeViews, type Views } from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { refused } from '../errors/index.ts';
import type { Stores } from '../store/index.ts';
import { dueAtTable } from './automatic.ts';
import { afterStep, perDecision } from './clocks.ts';
import { endGame } from './ending.ts';
import { broadcastTable, tellPlaces } from './info.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { noteWaiting } from './absence.ts';
import { dropVotesAfterStep, prepareVotes } from './open-votes.ts';
import { remindingWaiting } from './reminding.ts';
import { type Author, playWithAnswers } from './played.ts';
import { type Requester, prepareEvents } from './broadcast.ts';
import { commit, notStored } from './commit.ts';

/** Where an action comes from. */
export interface Origin {
  requester: Requester | null;
  by: Author;
}

/** A person's action: checked against the version they saw, played, stored and then broadcast. */
export function act(
  context: TableContext,
  table: LiveTable,
  seat: number,
  asked: { version: number; action: GivenAction },
  requester: Requester,
): void {
  const before = table.answerTo(seat, requester.request);
  if (before !== undefined) {
    answerAgain(table, seat, requester);
    return;
  }
  const version = table.version(seat);
  if (!table.playing) throw refused('not-playing', {}, { version });
  mustPlay(table, seat);
  if (asked.version < table.askedAt[seat]! || asked.version > version) {
    throw refused('stale-version', {}, { version });
  }
  void playStep(context, table, seat, asked.action, { requester, by: 'person' });
}

/** Refuses players who gave up their seat, also while the others still vote about it. */
export function mustPlay(table: LiveTable, seat: number): void {
  const { bot, gone } = table.seat(seat);
  const version = table.version(seat);
  if (bot !== null) throw refused('bot-plays-seat', {}, { version });
  if (gone !== 'no') throw refused('seat-given-up', {}, { version });
}

/** Answers a repeated message once it is certain that the first was applied. */
export function answerAgain(table: LiveTable, seat: number, requester: Requester): void {
  table.whenSettled(
    () =>
      requester.subscriber.send({
        type: 'done',
        table: table.id,
        id: requester.request,
        version: table.version(seat),
      }),
    () => notStored(table, requester),
  );
}

/**
 * Plays an action and the automatic answers after it, and queues them for the disk as one step. Throws, and then nothing
 * has changed. The promise need not be awaited, as that of `commit`.
 */
export function playStep(
  context: TableContext,
  table: LiveTable,
  seat: number,
  action: GivenAction,
  origin: Origin,
): Promise<void> {
  const game = table.game!;
  const before = game.state;
  const owedBefore = table.pendingMask();
  const lengthBefore = game.length;
  const { events, changed } = playWithAnswers(context, table, seat, action, origin.by);
  const watched = context.audience.viewers(table.id).size > 0;
  const shown = watched ? (table.shown ?? makeViews(before)) : null;
  if (origin.requester) table.remember(seat, origin.requester.request, table.version(seat));
  const secret = action.type === 'place' && decisionOf(game.state, seat) === 'place';
  return settleStep(context, table, {
    seat,
    owedBefore,
    lengthBefore,
    events,
    shown,
    origin,
    changed,
    secret,
  });
}

interface Settled {
  seat: number;
  owedBefore: number;
  lengthBefore: number;
  events: ToldEvent[];
  shown: Views | null;
  origin: Origin;
  changed: ReadonlySet<number>;
  /** One tile of several was laid (END-9): other players must not notice, not by clocks, votes or dates either. */
  secret: boolean;
}

function settleStep(context: TableContext, table: LiveTable, step: Settled): Promise<void> {
  const { seat, origin } = step;
  const game = table.game!;
  const owesNow = table.pendingMask();
  const quiet = step.secret && origin.by !== 'clock';
  runClocks(context, table, quiet ? null : seat, step.owedBefore, owesNow);
  const isBack = noteWaiting(context, table, { actor: quiet ? null : seat, owesNow });
  const unasked = !step.secret && dropVotesAfterStep(table);
  if (game.over) delete table.live.votes;
  const now = Date.now();
  const stored = {
    n: step.lengthBefore + 1,
    at: now,
    seat,
    request: origin.requester?.request ?? null,
    lines: game.linesAfter(step.lengthBefore).join('\n'),
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: dueAtTable(table),
    secret: step.secret,
  };
  const { row } = table;
  row.pending = owesNow;
  row.live = stored.live;
  row.due = stored.due;
  if (!step.secret) row.updated = now;
  const end = game.over ? endGame(context, table) : null;
  const wishes = storingWishes(table, step.changed);
  const votes = unasked ? prepareVotes(context, table) : null;
  const news = prepareEvents(context, table, step.shown, step.events, origin.requester);
  const reminding = remindingWaiting(context, table, step.owedBefore, owesNow);
  context.metrics.action();
  return commit(
    context,
    table,
    async (tx) => {
      await tx.tables.step(table.id, stored);
      await wishes(tx);
      await end?.write(tx);
      await reminding(tx);
    },
    () => {
      news();
      tellPlaces(context, table, step.changed);
      if (isBack) broadcastTable(context, table);
      votes?.();
      end?.tell();
      tellWaiting(context, table, step.owedBefore, owesNow);
      context.advance(table);
    },
    origin.requester,
  );
}

/** Writes what players now wish the server to do for them, in the caller's transaction. */
export function storingWishes(table: LiveTable, seats: Iterable<number>): (tx: Stores) => Promise<void> {
  const wishes = [...seats].map((seat) => {
    const { auto_pass, queued } = table.seat(seat);
    return { seat, set: { auto_pass, queued } };
  });
  return async (tx) => {
    for (const { seat, set } of wishes) await tx.tables.setSeat(table.id, seat, set);
  };
}

export function runClocks(
  context: TableContext,
  table: LiveTable,
  actor: number | null,
  owedBefore: number,
  owesNow: number,
): void {
  const { times } = table.live;
  if (!times) return;
  const people = table.playedByPeople();
  const free = perDecision(table.settings.clock);
  const now = context.playTime.now();
  // A decision taken over by a bot keeps its time: a returning player continues with what is left.
  times.forEach((time, seat) => {
    const fresh = seat === actor || ((owesNow & ~owedBefore) >> seat) & 1;
    if (fresh && !((people >> seat) & 1)) time.free = free;
  });
  afterStep(times, { owedBefore: owedBefore & people, owesNow: owesNow & people, actor, free, now });
}

/** Tells people who owe a decision now and did not before, or the other way round. */
export function tellWaiting(
  context: TableContext,
  table: LiveTable,
  owedBefore: number,
  owesNow: number,
): void {
  for (const { seat, person, bot, gone } of table.seats) {
    if (!person || bot !== null || gone !== 'no') continue;
    if (((owedBefore ^ owesNow) >> seat) & 1) context.audience.waitingChanged(person);
  }
}
