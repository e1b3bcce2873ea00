import type { ClosedReason } from '@keyflower/protocol';
import { refused } from '../errors/index.ts';
import { isBanned } from '../people/index.ts';
import type { SeatRecord, Stores } from '../store/index.ts';
import { makeViews } from '@keyflower/engine';
import { prepareEvents } from './broadcast.ts';
import { countPublic, namedIn } from './event-log.ts';
import { personName } from './read-people.ts';
import { type Gone, seatEvent } from './seat-events.ts';
import { rest, resume, stop } from './clocks.ts';
import { dueAtTable } from './automatic.ts';
import { noteWaiting } from './absence.ts';
import { keepAllowed } from './access.ts';
import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { remind } from './reminding.ts';
import { prepareVotes, withoutSeat } from './open-votes.ts';
import { tellOnDisk } from './on-disk.ts';
import { commit } from './commit.ts';
import { takeBack } from './undo.ts';
import { askEveryone, type Outcomes } from './votes.ts';

/** Changes a seat of a running game and notes in the record who plays it from here on. */
function changeSeat(
  context: TableContext,
  table: LiveTable,
  seat: number,
  changes: Partial<Pick<SeatRecord, 'person' | 'bot' | 'gone' | 'gone_at'>>,
  name: string,
  then: () => void = () => {},
  alsoWrite: (tx: Stores) => Promise<void> = async () => {},
): Promise<void> {
  const game = table.game!;
  const before = game.length;
  const { person } = table.seat(seat);
  game.note({ seat: { player: seat, name } });
  const owes = table.pendingMask();
  Object.assign(table.seat(seat), changes, { auto_pass: 0, queued: null });
  const { gone = 'no' } = changes;
  if (gone !== 'no') table.live.reasons = { ...table.live.reasons, [before + 1]: gone };
  changeClock(context, table, seat, ((owes >> seat) & 1) === 1);
  const asked = (table.live.votes ?? []).length > 0;
  const decided = withoutSeat(table, seat);
  const votes = asked ? prepareVotes(context, table) : null;
  table.freeUndo = null;
  noteWaiting(context, table, { actor: seat, owesNow: owes });
  const step = {
    n: before + 1,
    at: Date.now(),
    seat: null,
    request: null,
    lines: game.linesAfter(before).join('\n'),
    pending: owes,
    live: JSON.stringify(table.live),
    due: dueAtTable(table),
  };
  table.row = { ...table.row, live: step.live, due: step.due, updated: step.at };
  const entry = { n: before + 1, seat: { player: seat, name } };
  const event = seatEvent(entry, person, table, personName(context.store.people));
  const told = {
    n: entry.n,
    versions: [...table.versions],
    told: { type: 'seat', entry, before: person },
  } as const;
  table.recent.add(told);
  for (const named of namedIn(told)) table.past.add(named);
  countPublic(table.versions);
  const news = prepareEvents(context, table, table.shown ?? makeViews(table.state), [event], null);
  const stored = commit(
    context,
    table,
    async (tx) => {
      await tx.tables.step(table.id, step);
      await tx.tables.setSeat(table.id, seat, { ...changes, auto_pass: 0, queued: null });
      await alsoWrite(tx);
    },
    () => {
      news();
      broadcastTable(context, table);
      votes?.();
      then();
      context.advance(table);
    },
  );
  const outcomes = voteOutcomes(context);
  for (const { vote, agreed } of decided) {
    if (agreed) outcomes.agreed(table, vote);
    else outcomes.refused(table, vote);
  }
  return stored;
}

/** A bot's clock stands. A returning player has the time that was left: leaving gains none. */
function changeClock(context: TableContext, table: LiveTable, seat: number, owes: boolean): void {
  const time = table.live.times?.[seat];
  if (!time) return;
  const now = context.playTime.now();
  if (table.seat(seat).bot !== null) {
    stop(time, now);
    rest(time);
  } else if (owes && time.since === null) resume(time, now);
}

/** A bot takes over a seat that was given up. */
export function takeOver(context: TableContext, table: LiveTable, seat: number, gone: Gone): Promise<void> {
  const { person, gone: before } = table.seat(seat);
  const bot = table.settings.stand;
  // A player who left before the vote keeps their own reason and time of leaving.
  const left = before === 'no' ? { gone, gone_at: table.game!.length } : {};
  const at = Date.now();
  return changeSeat(
    context,
    table,
    seat,
    { bot, ...left },
    `bot ${bot}`,
    () => {
      if (person !== null) context.audience.waitingChanged(person);
    },
    async (tx) => {
      if (person === null || gone !== 'timed-out') return;
      await remind(tx, { table: table.id, person, kind: 'seatTakenOver' }, at);
    },
  );
}

/** A player gives up their seat in a running game. Where the table votes, the seat stays empty until it is decided. */
export function giveUp(
  context: TableContext,
  table: LiveTable,
  person: string,
  gone: 'resigned' | 'left',
): Promise<void> {
  const seat = playedBy(table, person);
  const others = table.peoplePlaying().filter((other) => other.seat !== seat);
  if (table.settings.onLeave === 'bot' || others.length === 0) {
    return takeOver(context, table, seat, gone);
  }
  const left = changeSeat(context, table, seat, { gone, gone_at: table.game!.length }, 'nobody');
  // In the same commit: an empty seat without a vote would block the game.
  if (table.playing) askEveryone(context, table, { kind: 'takeover', by: seat }, null);
  return left;
}

function playedBy(table: LiveTable, person: string): number {
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (!table.playing) throw refused('not-playing');
  if (table.seat(seat).gone !== 'no') throw refused('already-left');
  return seat;
}

/** Players who left or timed out may return while the game goes on; a resignation is final. */
export function comeBack(context: TableContext, table: LiveTable, person: string): Promise<void> {
  const seat = table.seatOf(person);
  if (seat === null) throw refused('not-seated');
  if (!table.playing) throw refused('not-playing');
  const { gone, gone_at: goneAt } = table.seat(seat);
  if (gone === 'no') throw refused('already-playing');
  if (gone === 'resigned') throw refused('resigned');
  const changes = { bot: null, gone: 'no', gone_at: hadBot(table, seat) ? goneAt : null } as const;
  return changeSeat(context, table, seat, changes, `person ${person}`, () =>
    context.audience.waitingChanged(person),
  );
}

/** Whether a bot took the seat at any time, or it was only empty for a while. */
function hadBot(table: LiveTable, player: number): boolean {
  return table
    .game!.record()
    .some((line) => 'seat' in line && line.seat.player === player && line.seat.name.startsWith('bot '));
}

/** A person takes over a seat. Its earlier player becomes a spectator, if the table allows them. */
function seatPerson(context: TableContext, table: LiveTable, seat: number, person: string): Promise<void> {
  const candidate = context.store.people.known(person);
  if (!candidate || candidate.deleted !== null || isBanned(candidate)) return Promise.resolve();
  const before = table.seat(seat).person;
  // A candidate gets one seat: their other requests are void.
  table.live.votes = (table.live.votes ?? []).filter((vote) => vote.candidate !== person);
  const changes = { person, bot: null, gone: 'no', gone_at: null } as const;
  const since = table.game!.length;
  const write = (tx: Stores): Promise<void> => tx.hands.add(table.id, seat, person, since);
  const then = (): void => {
    // Watchers who change seats are sent the whole game, which must be on disk.
    tellOnDisk(context, table.id, (now) => {
      context.audience.reseat(now);
      void keepAllowed(context, now);
    });
    for (const one of [before, person]) if (one !== null) context.audience.waitingChanged(one);
  };
  return changeSeat(context, table, seat, changes, `person ${person}`, then, write);
}

/** Closes a game without a winner. */
export function closeTable(
  context: TableContext,
  table: LiveTable,
  reason: ClosedReason,
  alsoWrite: (tx: Stores) => Promise<void> = async () => {},
): Promise<void> {
  const closed = { status: 'closed', reason, ended: Date.now(), due: null, pending: 0, live: '{}' } as const;
  const people = table.peoplePlaying();
  table.row = { ...table.row, ...closed };
  table.live = {};
  return commit(
    context,
    table,
    async (tx) => {
      await tx.tables.set(table.id, closed);
      await alsoWrite(tx);
    },
    () => {
      broadcastTable(context, table);
      for (const { person } of people) context.audience.waitingChanged(person!);
    },
  );
}

/** Carries out the decisions of votes. */
export function voteOutcomes(context: TableContext): Outcomes {
  return {
    agreed: (table, vote) => {
      if (!table.playing) return;
      if (vote.kind === 'undo') takeBack(context, table, vote.entry!, vote.by, null);
      else if (vote.kind === 'join') void seatPerson(context, table, vote.by, vote.candidate!);
      else void takeOver(context, table, vote.by, vote.kind === 'replace' ? 'timed-out' : 'left');
    },
    refused: (table, vote) => {
      if (table.playing && vote.kind === 'takeover') void closeTable(context, table, 'abandoned');
    },
  };
}
