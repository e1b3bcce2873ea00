import {
  decisionOf,
  type GameEvent,
  type GivenAction,
  makeViews,
  RefusalError,
  type Views,
} from '@keyflower/engine';
import { NOT_STORED, refused, refusedByEngine } from '../errors/refused.ts';
import { afterStep, nextDue, perDecision } from './clocks.ts';
import { endGame } from './ending.ts';
import type { House } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { dropUndoVotes, tellVotes } from './open-votes.ts';
import { countTold, nextFreeUndo, noteAsked } from './event-log.ts';
import { type Asker, prepareNews, tellViews } from './broadcast.ts';

/** Where an action comes from. */
export interface Origin {
  asker: Asker | null;
  /** `clock`: time ran out and this is played for the player. */
  by: 'person' | 'bot' | 'clock' | 'auto-pass';
}

/** A person's action: checked against what they saw, played, stored, and then told to everybody. */
export function act(
  house: House,
  table: LiveTable,
  seat: number,
  asked: { version: number; action: GivenAction },
  asker: Asker,
): void {
  const before = table.answerTo(seat, asker.request);
  if (before !== undefined) {
    answerAgain(table, seat, asker);
    return;
  }
  const version = table.version(seat);
  if (!table.playing) throw refused('not-playing', {}, { version });
  mustPlay(table, seat);
  if (asked.version < table.askedAt[seat] || asked.version > version) {
    throw refused('stale-version', {}, { version });
  }
  playStep(house, table, seat, asked.action, { asker, by: 'person' });
}

/** Whoever gave up their seat does not play it, also while the others still decide who does. */
export function mustPlay(table: LiveTable, seat: number): void {
  const { bot, gone } = table.seats[seat];
  const version = table.version(seat);
  if (bot !== null) throw refused('bot-plays-seat', {}, { version });
  if (gone !== 'no') throw refused('seat-given-up', {}, { version });
}

/** A message that was already carried out is answered again, once it is certain that it was. */
export function answerAgain(table: LiveTable, seat: number, asker: Asker): void {
  table.whenSettled(
    () =>
      asker.listener.send({ type: 'done', table: table.id, id: asker.request, version: table.version(seat) }),
    () => notStored(table, asker),
  );
}

function notStored(table: LiveTable, asker: Asker): void {
  asker.listener.send({ type: 'refused', table: table.id, id: asker.request, error: NOT_STORED });
}

/** Plays one action and queues it for the disk. Throws, and then nothing has changed. */
export function playStep(
  house: House,
  table: LiveTable,
  seat: number,
  action: GivenAction,
  origin: Origin,
): void {
  const game = table.game!;
  const before = game.state;
  const owedBefore = table.pendingMask();
  const turn = decisionOf(before, seat) === 'turn';
  const lengthBefore = game.length;
  const timedOut = origin.by === 'clock';
  const events = playChecked(house, table, seat, action, timedOut);
  const watched = house.audience.viewers(table.id).size > 0;
  const shown = watched ? (table.shown ?? makeViews(before)) : null;
  countTold(table.told, events);
  table.freeUndo = timedOut ? null : nextFreeUndo(table.freeUndo, seat, lengthBefore + 1, events, game.state);
  if (origin.asker) table.remember(seat, origin.asker.request, table.version(seat));
  const woken = wake(table, seat, turn && action.type !== 'pass', events);
  const secret = action.type === 'place' && decisionOf(game.state, seat) === 'place';
  settleStep(house, table, { seat, owedBefore, lengthBefore, events, shown, origin, woken, secret });
}

function playChecked(
  house: House,
  table: LiveTable,
  seat: number,
  action: GivenAction,
  timedOut: boolean,
): GameEvent[] {
  try {
    return table.game!.play(seat, action, { timedOut });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    house.counted.refused(error.refusal.code);
    throw refusedByEngine(error.refusal, { version: table.version(seat) });
  }
}

/** Passing automatically ends when somebody does something else, and with the season. */
function wake(table: LiveTable, actor: number, acted: boolean, events: readonly GameEvent[]): number[] {
  const seasonEnded = events.some(({ type }) => type === 'season-ended');
  const woken: number[] = [];
  for (const seat of table.seats) {
    if (!seat.auto_pass || !(seasonEnded || (acted && seat.seat !== actor))) continue;
    seat.auto_pass = 0;
    woken.push(seat.seat);
  }
  return woken;
}

interface Settled {
  seat: number;
  owedBefore: number;
  lengthBefore: number;
  events: GameEvent[];
  shown: Views | null;
  origin: Origin;
  woken: number[];
  /** One tile of several was laid (END-9): nobody else may notice, not by the clocks, votes or dates either. */
  secret: boolean;
}

function settleStep(house: House, table: LiveTable, step: Settled): void {
  const { seat, origin } = step;
  const game = table.game!;
  const owesNow = table.pendingMask();
  noteAsked(table.askedAt, table.told, { actor: seat, owedBefore: step.owedBefore, owesNow });
  const quiet = step.secret && origin.by !== 'clock';
  runClocks(house, table, quiet ? null : seat, step.owedBefore, owesNow);
  const unasked = !step.secret && dropUndoVotes(table);
  if (game.over) delete table.live.votes;
  const now = Date.now();
  const stored = {
    n: step.lengthBefore + 1,
    at: now,
    seat,
    request: origin.asker?.request ?? null,
    lines: game.linesAfter(step.lengthBefore).join('\n'),
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
    secret: step.secret,
  };
  const { row } = table;
  row.pending = owesNow;
  row.live = stored.live;
  row.due = stored.due;
  if (!step.secret) row.updated = now;
  const end = game.over ? endGame(house, table) : null;
  const news = prepareNews(house, table, step.shown, step.events, origin.asker);
  house.counted.actions();
  void commit(
    house,
    table,
    () => {
      house.store.tables.step(table.id, stored);
      for (const other of step.woken) house.store.tables.setSeat(table.id, other, { auto_pass: 0 });
      end?.write();
    },
    () => {
      news();
      if (unasked) tellVotes(house, table);
      end?.tell();
      tellWhoWaits(house, table, seat, step.owedBefore, owesNow);
      house.next(table);
    },
    origin.asker,
  );
}

export function runClocks(
  house: House,
  table: LiveTable,
  actor: number | null,
  owedBefore: number,
  owesNow: number,
): void {
  const { times } = table.live;
  if (!times) return;
  const people = table.playedByPeople();
  const free = perDecision(table.settings.clock);
  const now = house.playTime.now();
  // What a bot decides for somebody has its time too: whoever comes back in the middle of it has what was left.
  times.forEach((time, seat) => {
    const fresh = seat === actor || ((owesNow & ~owedBefore) >> seat) & 1;
    if (fresh && !((people >> seat) & 1)) time.free = free;
  });
  afterStep(times, { owedBefore: owedBefore & people, owesNow: owesNow & people, actor, free, now });
}

/**
 * Writes in the next commit. If it fails, the table is as the store has it, and everyone is told so. Nobody has to
 * wait for the promise: a failure is logged and answered here.
 */
export function commit(
  house: House,
  table: LiveTable,
  write: () => void,
  done: () => void,
  asker: Asker | null = null,
): Promise<void> {
  table.hold();
  const stored = new Promise<void>((resolve, reject) => {
    house.store.journal.add(
      write,
      () => {
        try {
          done();
        } finally {
          table.release();
          resolve();
        }
      },
      (error) => {
        house.log.error({ table: table.id, error: error.message }, 'a step could not be stored');
        // Several steps may fail together; the first of them puts the stored table in the place of this one.
        const first = house.shelf.peek(table.id) === table;
        if (first) house.shelf.drop(table.id);
        if (asker) notStored(table, asker);
        table.release(error);
        reject(error);
        if (first) restore(house, table.id);
      },
    );
  });
  stored.catch(() => {});
  return stored;
}

/** After a failed commit: everyone gets the game as it is on disk. */
function restore(house: House, id: string): void {
  try {
    const table = house.shelf.get(id);
    if (table?.game) tellViews(house, table);
  } catch (error) {
    house.log.error({ table: id, error: String(error) }, 'a table cannot be read');
  }
}

/** People who owe a decision now and did not before, and the one who acted. */
export function tellWhoWaits(
  house: House,
  table: LiveTable,
  actor: number | null,
  owedBefore: number,
  owesNow: number,
): void {
  for (const { seat, person, bot, gone } of table.seats) {
    if (!person || bot !== null || gone !== 'no') continue;
    const owed = (owedBefore >> seat) & 1;
    const owes = (owesNow >> seat) & 1;
    if (seat === actor) house.messenger.acted(table.id, person);
    if (owed !== owes) house.audience.waitingChanged(person);
    if (owes && !owed) house.messenger.yourTurn(table, person);
  }
}
