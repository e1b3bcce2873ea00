import { randomBytes } from 'node:crypto';
import { FULL_EDITION, Game, provenSeed } from '@keyflower/engine';
import { isOnVacation, noteWaiting } from './absence.ts';
import { keepAllowed } from './access.ts';
import { runClocks, tellWaiting } from './actions.ts';
import { dueAtTable } from './automatic.ts';
import { broadcastViews, type Requester } from './broadcast.ts';
import { startTimes } from './clocks.ts';
import { commit } from './commit.ts';
import type { RecordStart, ReplayedGame } from '../background/index.ts';
import type { TableContext } from './context.ts';
import { type Draws, drawsOf, proofOf } from './draws.ts';
import { broadcastTable } from './info.ts';
import { insist } from './insist.ts';
import type { LiveTable } from './live-table.ts';
import { openGame, replayGame } from './open-game.ts';
import { remindingWaiting } from './reminding.ts';
import { editionOf } from './table-settings.ts';
import { toldOf } from './told.ts';

/** Begins a game for which not all devices have revealed what they contribute, unless it has begun already. */
export function beginWithout(context: TableContext, id: string): Promise<void> {
  return insist(context, id, (table) => (table.live.starting ? begin(context, table) : null));
}

/** The beginning of a game that goes on from a record: with fresh entropy, and replayed. */
interface ContinuedGame {
  start: RecordStart;
  replayed: ReplayedGame;
}

interface BegunGame {
  game: Game;
  seed: string;
  draws?: Draws | undefined;
}

const continuedGame = ({ start: { seed }, replayed }: ContinuedGame): BegunGame => ({
  game: Game.restore(FULL_EDITION, replayed.game),
  seed,
});

function newGame(table: LiveTable): BegunGame {
  const before = drawsOf(table);
  const revealed = Array.from(
    { length: table.players },
    (_, seat) => table.live.starting?.revealed[seat] ?? null,
  );
  const draws = before && { ...before, revealed };
  const source = draws
    ? { secret: draws.secret, proof: proofOf(draws, table.players) }
    : (table.settings.seed ?? randomBytes(32).toString('hex'));
  const seed = typeof source === 'string' ? source : provenSeed(source.secret, source.proof);
  return { game: Game.create(editionOf(table.settings), table.settings.options, source), seed, draws };
}

/**
 * Begins the game. Its seed is made from what the server and the players' devices have committed to, as far as it was
 * revealed; 256 random bits where there are no such draws, unless it was chosen. `answer`: answers a request. `continued`:
 * what it goes on from, if that is a record.
 */
export function begin(
  context: TableContext,
  table: LiveTable,
  requester: Requester | null = null,
  answer?: () => void,
  continued?: ContinuedGame,
): Promise<void> {
  const { game, seed, draws } = continued ? continuedGame(continued) : newGame(table);
  const [header] = game.record();
  const now = Date.now();
  table.game = game;
  const times = startTimes(table.settings.clock, table.players);
  const { actions } = table.live.continued ?? {};
  table.live = {
    ...(times ? { times } : {}),
    ...(draws ? { draws } : {}),
    ...(actions === undefined ? {} : { continued: { actions } }),
  };
  if (table.settings.clock.kind === 'correspondence') {
    for (const { seat, person } of table.seats)
      if (isOnVacation(context, person, now)) times![seat]!.away = true;
  }
  const owes = table.pendingMask();
  runClocks(context, table, null, 0, owes);
  noteWaiting(context, table, { actor: null, owesNow: owes });
  const begun = {
    status: 'playing',
    seed,
    header: JSON.stringify(header),
    started: now,
    live: JSON.stringify(table.live),
    due: dueAtTable(table),
    pending: owes,
    updated: now,
  } as const;
  const step = {
    n: 1,
    at: now,
    seat: null,
    request: null,
    lines: game.linesAfter(0).join('\n'),
    pending: owes,
    live: begun.live,
    due: begun.due,
  };
  table.row = { ...table.row, ...begun };
  const holders = table.seats.map(({ person }) => person);
  const reminding = remindingWaiting(context, table, 0, owes);
  return commit(
    context,
    table,
    async (tx) => {
      await tx.tables.set(table.id, begun);
      await tx.tables.step(table.id, step);
      for (const [seat, person] of holders.entries())
        if (person) await tx.hands.add(table.id, seat, person, 0);
      await reminding(tx);
    },
    () => {
      answer?.();
      // From here on the record holds the game, the set-up included.
      openGame(table, continued?.replayed ?? replayGame(table, [step], holders));
      if (context.followed) table.told = toldOf(table);
      if (!table.settings.spectators) void keepAllowed(context, table);
      broadcastTable(context, table);
      broadcastViews(context, table);
      tellWaiting(context, table, 0, owes);
      context.advance(table);
      context.beginnings.tell(table.id);
    },
    requester,
  );
}
