import {
  checkAction,
  decisionOf,
  type GameEvent,
  type GivenAction,
  makeViews,
  type Refusal,
  type Views,
} from '@keyflower/engine';
import { Refused } from '../refused.ts';
import { afterStep, nextDue, perDecision } from './clocks.ts';
import { endGame } from './ending.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { countTold, nextFreeUndo } from './story.ts';
import { type Asker, prepareNews, tellViews } from './tell.ts';

/** Where an action comes from. */
export interface Origin {
  asker: Asker | null;
  /** `clock`: time ran out and this is played for the player. */
  by: 'person' | 'bot' | 'clock' | 'auto-pass';
}

export function refusalOf(refusal: Refusal, version: number): Refused {
  const code =
    refusal.code === 'NOT_YOUR_DECISION' || refusal.code === 'ILLEGAL_ACTION' ? refusal.code : 'BAD_REQUEST';
  return new Refused(code, refusal.message, { version, ...(refusal.rule ? { rule: refusal.rule } : {}) });
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
    table.whenSettled(() =>
      asker.listener.send({ type: 'done', table: table.id, id: asker.request, version: table.version(seat) }),
    );
    return;
  }
  const version = table.version(seat);
  if (!table.playing) throw new Refused('NOT_PLAYING', 'this game is not being played', { version });
  if (table.seats[seat].bot !== null)
    throw new Refused('FORBIDDEN', 'a bot plays this seat now', { version });
  if (asked.version < table.askedAt[seat] || asked.version > version) {
    throw new Refused('STALE', 'the game has gone on since', { version });
  }
  playStep(house, table, seat, asked.action, { asker, by: 'person' });
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
  const refusal = checkAction(game.state, seat, action);
  if (refusal) {
    house.counted.refused(refusal.code);
    throw refusalOf(refusal, table.version(seat));
  }
  const watched = house.audience.viewers(table.id).size > 0;
  const shown = watched ? (table.shown ?? makeViews(game.state)) : null;
  const owedBefore = table.pendingMask();
  const turn = decisionOf(game.state, seat) === 'turn';
  const lengthBefore = game.length;
  if (origin.by === 'clock') game.note({ timeout: { player: seat } });
  const entry = game.length + 1;
  const events = game.play(seat, action);
  countTold(table.told, events);
  table.freeUndo = origin.by === 'clock' ? null : nextFreeUndo(table.freeUndo, seat, entry, events);
  if (origin.asker) table.remember(seat, origin.asker.request, table.version(seat));
  const someoneActed = turn && action.type !== 'pass';
  const woken = someoneActed ? wake(table, seat) : [];
  settleStep(house, table, { seat, owedBefore, lengthBefore, events, shown, origin, woken });
}

/** Passing automatically ends when somebody does something else. */
function wake(table: LiveTable, actor: number): number[] {
  const woken: number[] = [];
  for (const seat of table.seats) {
    if (seat.seat === actor || !seat.auto_pass) continue;
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
}

function settleStep(house: House, table: LiveTable, step: Settled): void {
  const { seat, origin } = step;
  const game = table.game!;
  const owesNow = table.pendingMask();
  ask(table, seat, step.owedBefore, owesNow);
  runClocks(house, table, seat, step.owedBefore, owesNow);
  // A question about taking back is about the position as it was.
  if (table.live.votes) table.live.votes = table.live.votes.filter(({ kind }) => kind !== 'undo');
  const now = Date.now();
  const stored = {
    n: step.lengthBefore + 1,
    at: now,
    seat,
    request: origin.asker?.request ?? null,
    lines: game.linesAfter(step.lengthBefore).join('\n'),
    length: game.length,
    pending: owesNow,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
  };
  table.row = {
    ...table.row,
    length: stored.length,
    pending: owesNow,
    live: stored.live,
    due: stored.due,
    updated: now,
  };
  const end = game.over ? endGame(house, table) : null;
  const news = prepareNews(house, table, step.shown, step.events, origin.asker);
  house.counted.actions();
  commit(
    house,
    table,
    () => {
      house.store.tables.step(table.id, stored);
      for (const other of step.woken) house.store.tables.setSeat(table.id, other, { auto_pass: 0 });
      end?.write();
    },
    () => {
      news();
      end?.tell();
      tellWhoWaits(house, table, seat, step.owedBefore, owesNow);
      house.next(table);
    },
    origin.asker,
  );
}

/** Notes at which version a seat's present decision was put to it. */
function ask(table: LiveTable, actor: number, owedBefore: number, owesNow: number): void {
  for (let seat = 0; seat < table.players; seat++) {
    const owes = (owesNow >> seat) & 1;
    if (owes && (seat === actor || !((owedBefore >> seat) & 1))) table.askedAt[seat] = table.told[seat];
  }
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
  const people = table.seats.reduce((mask, seat) => (seat.bot === null ? mask | (1 << seat.seat) : mask), 0);
  const free = perDecision(table.settings.clock);
  const now = house.playTime.now();
  afterStep(times, { owedBefore: owedBefore & people, owesNow: owesNow & people, actor, free, now });
}

/** Writes in the next commit. If it fails, the table is as the store has it, and everyone is told so. */
export function commit(
  house: House,
  table: LiveTable,
  write: () => void,
  done: () => void,
  asker: Asker | null = null,
): void {
  table.hold();
  house.store.journal.add(
    write,
    () => {
      try {
        done();
      } finally {
        table.release();
      }
    },
    (error) => {
      house.log.error({ table: table.id, error: error.message }, 'a step could not be stored');
      house.shelf.drop(table.id);
      table.release();
      asker?.listener.send({
        type: 'refused',
        table: table.id,
        id: asker.request,
        error: { code: 'STORAGE', message: 'the server cannot store this now; nothing was changed' },
      });
      restore(house, table.id);
    },
  );
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
