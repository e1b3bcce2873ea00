import { Refused } from '../refused.ts';
import type { SeatRecord } from '../store/tables.ts';
import { nextDue } from './clocks.ts';
import type { House } from './house.ts';
import { tellTable } from './info.ts';
import type { LiveTable, OpenVote } from './live-table.ts';
import { commit, runClocks } from './referee.ts';
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
): void {
  const game = table.game!;
  const before = game.length;
  game.note({ seat: { player: seat, name } });
  const owes = table.pendingMask();
  // Without the seat's own clock first, then with it if a person plays on.
  const bit = owes & (1 << seat);
  runClocks(house, table, null, owes, owes & ~bit);
  Object.assign(table.seats[seat], changes);
  runClocks(house, table, null, owes & ~bit, owes);
  table.freeUndo = null;
  const step = {
    n: before + 1,
    at: Date.now(),
    seat: null,
    request: null,
    lines: game.linesAfter(before).join('\n'),
    length: game.length,
    pending: owes,
    live: JSON.stringify(table.live),
    due: nextDue(table.live.times ?? null),
  };
  table.row = { ...table.row, length: step.length, live: step.live, due: step.due };
  commit(
    house,
    table,
    () => {
      house.store.tables.step(table.id, step);
      house.store.tables.setSeat(table.id, seat, changes);
    },
    () => {
      tellTable(house, table);
      then();
      house.next(table);
    },
  );
}

/** A bot takes the seat for somebody who gave it up. */
export function takeOver(house: House, table: LiveTable, seat: number, gone: Gone): void {
  const { person } = table.seats[seat];
  const bot = table.settings.stand;
  changeSeat(house, table, seat, { bot, gone, gone_at: table.game!.length }, `bot ${bot}`, () => {
    if (person === null) return;
    house.audience.waitingChanged(person);
    if (gone === 'timed-out') house.messenger.takenOver(table, person);
  });
}

/** A player gives up their seat in a running game. Where the table votes, the seat stays empty until it has. */
export function giveUp(house: House, table: LiveTable, person: string, gone: 'resigned' | 'left'): void {
  const seat = playedBy(table, person);
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (table.settings.onLeave === 'bot' || others.length === 0) {
    takeOver(house, table, seat, gone);
    return;
  }
  changeSeat(house, table, seat, { gone, gone_at: table.game!.length }, 'nobody', () =>
    askEveryone(house, table, { kind: 'takeover', by: seat }, null),
  );
}

function playedBy(table: LiveTable, person: string): number {
  const seat = table.seatOf(person);
  if (seat === null) throw new Refused('FORBIDDEN', 'you have no seat at this table');
  if (!table.playing) throw new Refused('NOT_PLAYING', 'this game is not being played');
  if (table.seats[seat].gone !== 'no') throw new Refused('CONFLICT', 'you have already left');
  return seat;
}

/** Whoever left, or whose time ran out, may come back while the game goes on; a resignation is final. */
export function comeBack(house: House, table: LiveTable, person: string): void {
  const seat = table.seatOf(person);
  if (seat === null) throw new Refused('FORBIDDEN', 'you have no seat at this table');
  if (!table.playing) throw new Refused('NOT_PLAYING', 'this game is not being played');
  const { gone } = table.seats[seat];
  if (gone === 'no') throw new Refused('CONFLICT', 'you are playing already');
  if (gone === 'resigned') throw new Refused('FORBIDDEN', 'who resigned cannot come back');
  table.live.votes = table.live.votes?.filter(({ kind, by }) => !(kind === 'takeover' && by === seat));
  changeSeat(house, table, seat, { bot: null, gone: 'no' }, `person ${person}`, () =>
    house.audience.waitingChanged(person),
  );
}

/** The game is given up: nobody won. */
export function closeTable(
  house: House,
  table: LiveTable,
  reason: string,
  then: () => void = () => {},
): void {
  const closed = { status: 'closed', reason, ended: Date.now(), due: null, pending: 0, live: '{}' } as const;
  const people = table.peoplePlaying();
  table.row = { ...table.row, ...closed };
  table.live = {};
  commit(
    house,
    table,
    () => house.store.tables.set(table.id, closed),
    () => {
      tellTable(house, table);
      for (const { person } of people) house.audience.waitingChanged(person!);
      then();
    },
  );
}

/** What the table's votes lead to. */
export function voteOutcomes(house: House): Outcomes {
  return {
    agreed: (table, vote) => {
      if (vote.kind === 'undo') takeBack(house, table, vote.entry!, vote.by, null);
      else takeOver(house, table, vote.by, leftAs(table, vote));
    },
    refused: (table, vote) => {
      if (vote.kind === 'takeover') closeTable(house, table, 'abandoned');
    },
  };
}

function leftAs(table: LiveTable, vote: OpenVote): Gone {
  const { gone } = table.seats[vote.by];
  return gone === 'no' ? 'left' : gone;
}
