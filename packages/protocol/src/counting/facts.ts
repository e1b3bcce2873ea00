import {
  COLOURS,
  type ContentSource,
  cloneState,
  type Counts,
  type Colour,
  type GameEvent,
  type GivenAction,
  isOver,
  makePosition,
  type Mode,
  replayRecord,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { bySource, pointsOfLines, type PointsBySource } from './sources.ts';

/** A tile that a seat won by a bid, or has in its village at the end. */
export interface TileFacts {
  tile: string;
  /** The workers of the winning bid by colour, in the order of the colours; absent for tiles that are not auctioned. */
  paid?: readonly number[];
  /** The points of its line on the score sheet; absent for a tile that is not in the village. */
  points?: number;
  upgraded?: true;
}

/** How many decisions were compared with the bots' advice, and with what outcome. */
export interface AdviceFacts {
  compared: number;
  /** Decisions no worse than the bots' own. */
  same: number;
  /** What the others cost, in tenths of a point of expected lead. */
  lost: number;
}

export interface SeatFacts {
  /** 0 for the player who begins the first season, then clockwise: seats at the table say nothing about the game. */
  place: number;
  score: number;
  won: boolean;
  sources: PointsBySource;
  tiles: readonly TileFacts[];
  advice: AdviceFacts;
  /** Another person or bot played the seat for a part of the game. */
  shared: boolean;
}

/** All of a finished game that statistics count. */
export interface GameFacts {
  players: number;
  farmers: Mode;
  seats: readonly SeatFacts[];
}

/** What a decision cost against the bots' own, in tenths of a point; null where there is nothing to compare. */
export type Judge = (state: State, seat: number, action: GivenAction) => number | null;

interface FactOptions {
  /** Who won at the table; without it, whoever has most points. */
  winners?: readonly number[];
  judge?: Judge;
}

/** Of each seat's actions every third is compared with advice, at most so many: comparing takes milliseconds. */
const EVERY = 3;
const MOST_COMPARED = 12;

/** What happened with one entry of the record. */
interface Entry {
  n: number;
  events: readonly GameEvent[];
  /** An action, and the state before it. */
  action?: { before: State; player: number; action: GivenAction };
}

/**
 * The facts of a finished game. Null where the game cannot be compared with others: its tiles are corrected, it
 * began at a position, has expansions of its own, or is not over.
 */
export function gameFacts(
  source: ContentSource,
  record: readonly unknown[],
  { winners, judge }: FactOptions = {},
): GameFacts | null {
  const { entries, reseated, state, options, first } = played(source, record, judge !== undefined);
  if (!isOver(state) || options === null || first === null) return null;
  const { players, farmers } = options;
  const score = scoreGame(state);
  const position = makePosition(state);
  const specs = new Map(state.content.tiles.map((spec) => [spec.id, spec]));
  const paid = prices(entries, players);
  const compared = adviceOf(entries, players, judge);
  const seats = score.players.map((sheet, seat): SeatFacts => {
    const { village } = position.players[seat]!;
    const points = new Map(sheet.lines.map((line) => [line.tile, line.points]));
    const own = village.map(({ tile, upgraded }): TileFacts => {
      const price = paid[seat]!.get(tile);
      paid[seat]!.delete(tile);
      return {
        tile,
        ...(price ? { paid: price } : {}),
        points: points.get(tile) ?? 0,
        ...(upgraded ? { upgraded } : {}),
      };
    });
    const others = [...paid[seat]!].map(([tile, price]): TileFacts => ({ tile, paid: price }));
    return {
      place: (seat - first + players) % players,
      score: sheet.total,
      won: (winners ?? score.winners).includes(seat),
      sources: bySource(pointsOfLines(sheet, village, (tile) => specs.get(tile)!)),
      tiles: [...own, ...others],
      advice: compared[seat]!,
      shared: reseated.has(seat),
    };
  });
  return { players, farmers, seats };
}

/** Plays the record once; what was taken back is left out. */
function played(source: ContentSource, record: readonly unknown[], keepsStates: boolean) {
  let entries: Entry[] = [];
  let events: GameEvent[] = [];
  let before: State | null = null;
  let first: number | null = null;
  const reseated = new Set<number>();
  const { header, state } = replayRecord(source, record, {
    onEvent: (event) => events.push(event),
    onEntry: (entry, now) => {
      first ??= makePosition(now).startPlayer;
      if ('undo' in entry) entries = entries.filter(({ n }) => n < entry.undo);
      else if ('seat' in entry) reseated.add(entry.seat.player);
      else if ('action' in entry) {
        const { n, player, action } = entry;
        entries.push({ n, events, ...(before ? { action: { before, player, action } } : {}) });
      }
      events = [];
      if (keepsStates) before = cloneState(now);
    },
  });
  const isPlain =
    header.tiles === undefined && header.position === undefined && !header.options.expansions?.length;
  return { entries, reseated, state, options: isPlain ? header.options : null, first };
}

/** By seat, the price of every tile that it won. A tile of the turn order may be won several times: the last counts. */
function prices(entries: readonly Entry[], players: number): Map<string, readonly number[]>[] {
  const won = Array.from({ length: players }, () => new Map<string, readonly number[]>());
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'tile-won' || event.type === 'turn-order-won')
      won[event.player]!.set(event.tile, byColour(event.paid));
  }
  return won;
}

const byColour = (workers: Counts<Colour>): number[] => COLOURS.map((colour) => workers[colour] ?? 0);

function adviceOf(entries: readonly Entry[], players: number, judge: Judge | undefined): AdviceFacts[] {
  const facts = Array.from({ length: players }, () => ({ compared: 0, same: 0, lost: 0 }));
  if (!judge) return facts;
  const seen = Array.from({ length: players }, () => 0);
  for (const { action: made } of entries) {
    if (!made) continue;
    const { before, player, action } = made;
    const own = facts[player]!;
    if (seen[player]!++ % EVERY !== 0 || own.compared === MOST_COMPARED) continue;
    const lost = judge(before, player, action);
    if (lost === null) continue;
    own.compared += 1;
    own.same += lost === 0 ? 1 : 0;
    own.lost += lost;
  }
  return facts;
}
