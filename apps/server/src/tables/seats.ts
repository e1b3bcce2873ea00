import type { ClosedReason } from '@keyflower/protocol';
import { refused } from '../errors/refused.ts';
import type { SeatRecord } from '../store/tables.ts';
import { nextDue, rest, resume, stop } from './clocks.ts';
import type { House } from './context.ts';
import { tellTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { tellVotes, withoutSeat } from './open-votes.ts';
import { commit } from './actions.ts';
import { takeBack } from './undo.ts';
import { askEveryone, type Outcomes } from './votes.ts';

type Gone = Exclude<SeatRecord['gone'], 'no'>;

/** Changes a seat of a running game: the record says who plays it from here on. */
function changeSeat(
  house: House,
  table: LiveTable,
  seat: number,
  changes: Partial<Pick<SeatRecord, 'bot' | 'gone' | 'gone_at'>>,
  name: string,
  then: () => void = () => {},
): Promise<void> {
  const game = table.game!;
  const before = game.length;
  game.note({ seat: { player: seat, name } });
  const owes = table.pendingMask();
  Object.assign(table.seats[seat], changes, { auto_pass: 0 });
  changeClock(house, table, seat, ((owes >> seat) & 1) === 1);
  const asked = (table.live.votes ?? []).length > 0;
  const decided = withoutSeat(table, seat);
  table.freeUndo = null;
  const step = {
    n: before + 1,
    at: Date.now(),
    seat: null,
    request: null,
    lines: game.linesAfter(before).join('\n'),
    pending: owes,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
  };
  table.row = { ...table.row, live: step.live, due: step.due, updated: step.at };
  const stored = commit(
    house,
    table,
    () => {
      house.store.tables.step(table.id, step);
      house.store.tables.setSeat(table.id, seat, { ...changes, auto_pass: 0 });
    },
    () => {
      tellTable(house, table);
      if (asked) tellVotes(house, table);
      then();
      house.next(table);
    },
  );
  const outcomes = voteOutcomes(house);
  for (const { vote, agreed } of decided) {
    if (agreed) outcomes.agreed(table, vote);
    else outcomes.refused(table, vote);
  }
  return stored;
}

/** A bot's clock stands. Whoever comes back has the time that was left: leaving and returning gives none. */
function changeClock(house: House, table: LiveTable, seat: number, owes: boolean): void {
  const time = table.live.times?.[seat];
  if (!time) return;
  const now = house.playTime.now();
  if (table.seats[seat].bot !== null) {
    stop(time, now);
    rest(time);
  } else if (owes && time.since === null) resume(time, now);
}

/** A bot takes the seat for somebody who gave it up. */
export function takeOver(house: House, table: LiveTable, seat: number, gone: Gone): Promise<void> {
  const { person, gone: before } = table.seats[seat];
  const bot = table.settings.stand;
  // Whoever left while the others decided about the seat has left as they did, and then.
  const left = before === 'no' ? { gone, gone_at: table.game!.length } : {};
  return changeSeat(house, table, seat, { bot, ...left }, `bot ${bot}`, () => {
    if (person === null) return;
    house.audience.waitingChanged(person);
    if (gone === 'timed-out') house.messenger.takenOver(table, person);
  });
}

/** A player gives up their seat in a running game. Where the table votes, the seat stays empty until it has. */
export function giveUp(
  house: House,
  table: LiveTable,
  person: string,
  gone: 'resigned' | 'left',
): Promise<void> {
  const seat = playedBy(table, person);
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (table.settings.onLeave === 'bot' || others.length === 0) {
    return takeOver(house, table, seat, gone);
  }
  const left = changeSeat(house, table, seat, { gone, gone_at: table.game!.length }, 'nobody');
  // In the same commit: a seat that nobody plays and nobody asks about would end the game for everyone.
  if (table.playing) askEveryone(house, table, { kind: 'takeover', by: seat }, null);
  return left;
}

function playedBy(table: LiveTable, person: string): number {
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (!table.playing) throw refused('not-playing');
  if (table.seats[seat].gone !== 'no') throw refused('already-left');
  return seat;
}

/** Whoever left, or whose time ran out, may come back while the game goes on; a resignation is final. */
export function comeBack(house: House, table: LiveTable, person: string): Promise<void> {
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (!table.playing) throw refused('not-playing');
  const { gone, gone_at: goneAt } = table.seats[seat];
  if (gone === 'no') throw refused('already-playing');
  if (gone === 'resigned') throw refused('resigned');
  const changes = { bot: null, gone: 'no', gone_at: hadBot(table, seat) ? goneAt : null } as const;
  return changeSeat(house, table, seat, changes, `person ${person}`, () =>
    house.audience.waitingChanged(person),
  );
}

/** Whether a bot took the seat at any time, or it was only empty for a while. */
function hadBot(table: LiveTable, player: number): boolean {
  return table
    .game!.record()
    .some((line) => 'seat' in line && line.seat.player === player && line.seat.name.startsWith('bot '));
}

/** The game is given up: nobody won. */
export function closeTable(house: House, table: LiveTable, reason: ClosedReason): Promise<void> {
  const closed = { status: 'closed', reason, ended: Date.now(), due: null, pending: 0, live: '{}' } as const;
  const people = table.peoplePlaying();
  table.row = { ...table.row, ...closed };
  table.live = {};
  return commit(
    house,
    table,
    () => house.store.tables.set(table.id, closed),
    () => {
      tellTable(house, table);
      for (const { person } of people) house.audience.waitingChanged(person!);
    },
  );
}

/** What the table's votes lead to. */
export function voteOutcomes(house: House): Outcomes {
  return {
    agreed: (table, vote) => {
      if (!table.playing) return;
      if (vote.kind === 'undo') takeBack(house, table, vote.entry!, vote.by, null);
      else void takeOver(house, table, vote.by, 'left');
    },
    refused: (table, vote) => {
      if (table.playing && vote.kind === 'takeover') void closeTable(house, table, 'abandoned');
    },
  };
}
