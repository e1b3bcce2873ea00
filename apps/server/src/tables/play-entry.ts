import { publicAnswer, type RecordEntry } from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import type { TableContext } from './context.ts';
import { countEvents, countPublic, namedIn, noteAsked, withForced, withTimedOut } from './event-log.ts';
import type { LiveTable } from './live-table.ts';
import { personName } from './read-people.ts';
import { personIn, type SeatEntry, seatEvent } from './seat-events.ts';
import { countTakenBack } from './undo.ts';

/** What a step of another server told. */
export interface PlayedStep {
  events: ToldEvent[];
  /** Something was taken back: views say it better than events. */
  undone: boolean;
  /** Another person plays a seat. */
  reseated: boolean;
}

/**
 * Plays the entries of a stored step on the game in memory. Draws are the same, since the seed is. Throws, or leaves another
 * record than the stored one, where the game in memory was not the one that the step follows.
 */
export function playEntries(context: TableContext, table: LiveTable, lines: readonly string[]): PlayedStep {
  const played: PlayedStep = { events: [], undone: false, reseated: false };
  let timedOut = false;
  for (const line of lines) {
    const entry = JSON.parse(line) as RecordEntry;
    if ('action' in entry) playAction(table, entry, timedOut, played);
    else if ('undo' in entry) takeBack(context, table, entry.undo, played);
    else if ('seat' in entry) changeSeat(context, table, entry, played);
    else if ('reseed' in entry) throw new Error('the game has new draws');
    timedOut = 'timeout' in entry;
  }
  return played;
}

function playAction(
  table: LiveTable,
  { player, action }: Extract<RecordEntry, { action: unknown }>,
  timedOut: boolean,
  played: PlayedStep,
): void {
  const game = table.game!;
  const owedBefore = table.pendingMask();
  const n = game.length + (timedOut ? 2 : 1);
  const forced = publicAnswer(game.state, player) !== null;
  const events = game.play(player, action, { timedOut });
  const marked = forced ? withForced(events, player) : events;
  const shown = timedOut ? withTimedOut(marked) : marked;
  table.recent.add({
    n,
    versions: [...table.versions],
    told: { type: 'action', player, forced, events: shown },
  });
  countEvents(table.versions, events);
  noteAsked(table.askedAt, table.versions, { actor: player, owedBefore, owesNow: table.pendingMask() });
  played.events.push(...shown);
}

function takeBack(context: TableContext, table: LiveTable, n: number, played: PlayedStep): void {
  table.game!.undo(n);
  countTakenBack(context, table, n);
  played.undone = true;
}

function changeSeat(context: TableContext, table: LiveTable, entry: SeatEntry, played: PlayedStep): void {
  const { player, name } = entry.seat;
  const before = table.seat(player).person;
  table.game!.note({ seat: { player, name } });
  const told = { n: entry.n, versions: [...table.versions], told: { type: 'seat', entry, before } } as const;
  table.recent.add(told);
  for (const person of namedIn(told)) table.past.add(person);
  countPublic(table.versions);
  const person = personIn(name) ?? before;
  played.reseated ||= person !== before;
  table.seat(player).person = person;
  played.events.push(seatEvent(entry, before, table, personName(context.store.people)));
}
