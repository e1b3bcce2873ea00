import { decisionOf, type GameEvent, type GivenAction, publicAnswer, RefusalError } from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { refusedByEngine } from '../errors/index.ts';
import { type Automatic, automaticAnswer } from './automatic.ts';
import type { TableContext } from './context.ts';
import { countEvents, noteAsked, withForced } from './event-log.ts';
import { nextFreeUndo } from './free-undo.ts';
import type { LiveTable } from './live-table.ts';

/** Who answers. `clock`: time ran out and the server plays for the player. */
export type Author = 'person' | 'bot' | 'clock' | Automatic;

/** What an action did, and the automatic answers that followed it at once. */
export interface Played {
  events: ToldEvent[];
  /** Seats whose automatic passing ended. */
  woken: Set<number>;
}

/**
 * Plays an action in memory, and after it every answer that the server gives for a player. Throws where the action is
 * refused, and then nothing has changed.
 */
export function playWithAnswers(
  context: TableContext,
  table: LiveTable,
  seat: number,
  action: GivenAction,
  by: Author,
): Played {
  const played: Played = { events: [], woken: new Set() };
  playOne(context, table, { seat, action, by }, played);
  for (let next = automaticAnswer(table); next; next = automaticAnswer(table)) {
    playOne(context, table, next, played);
  }
  return played;
}

interface Answer {
  seat: number;
  action: GivenAction;
  by: Author;
}

function playOne(context: TableContext, table: LiveTable, answer: Answer, played: Played): void {
  const { seat, action, by } = answer;
  const game = table.game!;
  const before = game.state;
  const owedBefore = table.pendingMask();
  const entry = game.length + 1;
  const isForced = publicAnswer(before, seat) !== null;
  const events = playChecked(context, table, answer);
  countEvents(table.versions, events);
  noteAsked(table.askedAt, table.versions, { actor: seat, owedBefore, owesNow: table.pendingMask() });
  table.freeUndo =
    by === 'clock' ? null : nextFreeUndo(table.freeUndo, { seat, by, entry, events, after: game.state });
  const acted = decisionOf(before, seat) === 'turn' && action.type !== 'pass';
  for (const other of wake(table, seat, acted, events)) played.woken.add(other);
  played.events.push(...(isForced ? withForced(events, seat) : events));
}

function playChecked(context: TableContext, table: LiveTable, { seat, action, by }: Answer): GameEvent[] {
  try {
    return table.game!.play(seat, action, { timedOut: by === 'clock' });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    context.metrics.refusal(error.refusal.code);
    throw refusedByEngine(error.refusal, { version: table.version(seat) });
  }
}

/** Automatic passing ends when another player does something else, and with the season. */
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
