import {
  checkAction,
  decisionOf,
  type GivenAction,
  makeViews,
  type View,
  type Views,
} from '@keyflower/engine';
import type { QueueDropped } from '@keyflower/protocol';
import { refused } from '../errors/index.ts';
import type { LiveTable } from './live-table.ts';

/** More than any real answer needs. */
const MOST_CHARACTERS = 2000;

/** What an answer was chosen by: if any of it changes, the player may want something else. */
interface Basis {
  season: string;
  workers: string;
  tiles: string;
}

/** A seat's queued answer as it is stored, or why the last one was dropped. */
type Stored = { action: GivenAction; basis: Basis } | { dropped: QueueDropped };

function storedOf({ queued }: { queued: string | null }): Stored | null {
  return queued === null ? null : (JSON.parse(queued) as Stored);
}

export function queuedAnswer(seat: { queued: string | null }): GivenAction | null {
  const stored = storedOf(seat);
  return stored && 'action' in stored ? stored.action : null;
}

export function whyDropped(seat: { queued: string | null }): QueueDropped | null {
  const stored = storedOf(seat);
  return stored && 'dropped' in stored ? stored.dropped : null;
}

/** The stored form of an answer that is queued now. Only turns and boats are decided one player after the other. */
export function newQueued(table: LiveTable, seat: number, action: GivenAction): string {
  const { state } = table;
  const views = makeViews(state);
  const types = views.shared.phase === 'actions' ? ['pass', 'bid', 'use'] : ['boat'];
  if (decisionOf(state, seat) !== null) throw refused('decision-is-now');
  if (!types.includes(action.type) || !isComing(views.shared, seat)) throw refused('answer-not-queueable');
  const queued = JSON.stringify({ action, basis: basisOf(views, seat, action) });
  if (queued.length > MOST_CHARACTERS) throw refused('answer-not-queueable');
  return queued;
}

/** Whether a seat will be asked for a turn of this season, or for a boat. */
const isComing = ({ phase, pending }: View, seat: number): boolean =>
  phase === 'actions' || pending.some(({ next }) => next?.includes(seat));

/** Drops queued answers whose basis changed, or that are due and not legal. Returns their seats. */
export function dropOutdated(table: LiveTable): number[] {
  const seats = table.seats.filter((seat) => queuedAnswer(seat) !== null);
  if (seats.length === 0) return [];
  const views = makeViews(table.state);
  return seats
    .filter((seat) => {
      const stored = storedOf(seat) as Extract<Stored, { action: GivenAction }>;
      const dropped = table.game!.over ? 'season' : whyOutdated(table, views, seat.seat, stored);
      if (dropped) seat.queued = JSON.stringify({ dropped });
      return dropped !== null;
    })
    .map(({ seat }) => seat);
}

function whyOutdated(
  { state }: LiveTable,
  views: Views,
  seat: number,
  { action, basis }: Extract<Stored, { action: GivenAction }>,
): QueueDropped | null {
  const now = basisOf(views, seat, action);
  for (const part of ['season', 'workers', 'tiles'] as const) if (now[part] !== basis[part]) return part;
  return decisionOf(state, seat) !== null && checkAction(state, seat, action) ? 'illegal' : null;
}

/** The tiles that an answer names. It may be any JSON: it is checked when it is due. */
function namedTiles(action: GivenAction): unknown[] {
  const { tile, boat, groups } = action as { tile?: unknown; boat?: unknown; groups?: unknown };
  return [tile, boat, ...(Array.isArray(groups) ? (groups as unknown[]) : [])];
}

function basisOf({ shared, own }: Views, seat: number, action: GivenAction): Basis {
  const offers = [...shared.market, ...shared.turnOrder];
  const villages = shared.players.flatMap(({ village }) => village);
  const mine = offers.map(({ bids }) => bids?.find(({ player }) => player === seat)?.workers);
  const tiles = namedTiles(action).map((name) => [
    offers.find(({ tile }) => tile === name),
    villages.find(({ tile }) => tile === name),
    shared.boats.find(({ boat }) => boat === name),
  ]);
  return {
    season: `${shared.season} ${shared.phase}`,
    workers: JSON.stringify([own[seat]!.workers, mine]),
    tiles: JSON.stringify(tiles),
  };
}
