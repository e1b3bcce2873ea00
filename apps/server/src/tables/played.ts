import {
  type Colour,
  type Counts,
  decisionOf,
  type GameEvent,
  type GivenAction,
  makeViews,
  publicAnswer,
  RefusalError,
  type State,
  type View,
} from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { refusedByEngine } from '../errors/index.ts';
import { type Automatic, automaticAnswer } from './automatic.ts';
import type { TableContext } from './context.ts';
import { countEvents, noteAsked, withForced, withTimedOut } from './event-log.ts';
import { nextFreeUndo } from './free-undo.ts';
import { type LiveTable, UNTIL_OUTBID } from './live-table.ts';
import { dropOutdated } from './queue.ts';
import { endUndosOfOthers } from './undo-limit.ts';

/** Who answers. `clock`: time ran out and the server plays for the player. */
export type Author = 'person' | 'bot' | 'clock' | Automatic;

/** What an action did, and the automatic answers that followed it at once. */
export interface Played {
  events: ToldEvent[];
  /** Seats whose automatic passing ended, or whose queued answer was given or dropped. */
  changed: Set<number>;
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
  const played: Played = { events: [], changed: new Set() };
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
  const { seat, by } = answer;
  const game = table.game!;
  const before = game.state;
  const owedBefore = table.pendingMask();
  // A timeout is noted in front of its answer.
  const entry = game.length + (by === 'clock' ? 2 : 1);
  const forced = publicAnswer(before, seat) !== null;
  const events = playChecked(context, table, answer);
  const marked = forced ? withForced(events, seat) : events;
  const told = by === 'clock' ? withTimedOut(marked) : marked;
  table.recent.add({
    n: entry,
    versions: [...table.versions],
    told: { type: 'action', player: seat, forced, events: told },
  });
  countEvents(table.versions, events);
  endUndosOfOthers(table, seat, answer.action);
  noteAsked(table.askedAt, table.versions, { actor: seat, owedBefore, owesNow: table.pendingMask() });
  table.freeUndo =
    by === 'clock' ? null : nextFreeUndo(table.freeUndo, { seat, by, entry, events, after: game.state });
  if (table.seat(seat).queued !== null && (by === 'queued' || by === 'person')) {
    table.seat(seat).queued = null;
    played.changed.add(seat);
  }
  for (const other of [...wake(table, before, answer, events), ...dropOutdated(table)])
    played.changed.add(other);
  played.events.push(...told);
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

/** Ends the automatic passing of seats for which something happened that they wait for. Returns these seats. */
function wake(
  table: LiveTable,
  before: State,
  { seat: actor, action }: Answer,
  events: GameEvent[],
): number[] {
  const seasonEnded = events.some(({ type }) => type === 'season-ended');
  const acted = decisionOf(before, actor) === 'turn' && action.type !== 'pass';
  const outbid = acted && table.seats.some(({ auto_pass: mode }) => mode === UNTIL_OUTBID);
  const losers = outbid ? outbidSeats(makeViews(before).shared, events) : [];
  const woken = table.seats.filter(({ seat, auto_pass: mode }) => {
    const happened = mode === UNTIL_OUTBID ? losers.includes(seat) : acted && seat !== actor;
    return mode !== 0 && (seasonEnded || happened);
  });
  for (const seat of woken) seat.auto_pass = 0;
  return woken.map(({ seat }) => seat);
}

/** Seats that led on a tile before another player's bid there. */
function outbidSeats({ market, turnOrder }: View, events: readonly GameEvent[]): number[] {
  return events.flatMap((event) => {
    if (event.type !== 'bid') return [];
    const { bids = [] } = [...market, ...turnOrder].find(({ tile }) => tile === event.tile) ?? {};
    const [leader] = [...bids].sort((a, b) => sizeOf(b.workers) - sizeOf(a.workers));
    return leader && leader.player !== event.player ? [leader.player] : [];
  });
}

const sizeOf = (workers: Counts<Colour>): number => Object.values(workers).reduce((sum, n) => sum + n, 0);
