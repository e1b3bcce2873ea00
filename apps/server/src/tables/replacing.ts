import { refused } from '../errors/index.ts';
import { canBeTaken, isAbsent } from './absence.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { voters } from './open-votes.ts';
import { takeOver } from './seats.ts';
import { askEveryone } from './votes.ts';

/** A player proposes that a bot takes the seat of an absent player. The others who still play vote about it. */
export function proposeBot(
  context: TableContext,
  { id }: LiveTable,
  person: string,
  seat: number,
): Promise<void> {
  return onDisk(context, id, (table) => {
    const by = playing(table, person);
    if (!table.seats[seat]) throw refused('no-such-seat');
    if (!isAbsent(table, seat)) throw refused('player-not-absent');
    const question = { kind: 'replace', by: seat, agreed: [by] } as const;
    const others = voters(table, question).filter((other) => other !== by);
    // Half of those who still play are enough.
    if (others.length <= 1) return takeOver(context, table, seat, 'timed-out');
    return askEveryone(context, table, question, null);
  });
}

function playing(table: LiveTable, person: string): number {
  if (!table.playing) throw refused('not-playing');
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (table.seat(seat).gone !== 'no') throw refused('already-left');
  return seat;
}

/** A person asks to take over a seat that no person plays. All who still play have to agree. */
export async function askForSeat(
  context: TableContext,
  { id }: LiveTable,
  person: string,
  seat: number,
): Promise<void> {
  const held = await context.store.hands.of(id, person);
  await onDisk(context, id, (table) => {
    mustBeFree(table, person, seat);
    // What was read may lack the seat that the person was given just now.
    mustBeUnknowing([...held, table.seatOf(person) ?? seat], seat);
    const question = { kind: 'join', by: seat, candidate: person } as const;
    if (voters(table, question).length === 0) throw refused('no-one-to-ask');
    askEveryone(context, table, question, null);
  });
}

function mustBeFree(table: LiveTable, person: string, seat: number): void {
  if (!table.playing) throw refused('not-playing');
  const wanted = table.seats[seat];
  if (!wanted) throw refused('no-such-seat');
  if (table.settings.rated) throw refused('rated-seat');
  if (wanted.person === person) throw refused(wanted.gone === 'resigned' ? 'resigned' : 'already-playing');
  if (!canBeTaken(table, seat)) throw refused('seat-taken');
}

/** Refuses people who know what another player hides or has hidden in this game. */
function mustBeUnknowing(held: readonly number[], seat: number): void {
  if (held.some((other) => other !== seat)) throw refused('saw-another-hand');
}
