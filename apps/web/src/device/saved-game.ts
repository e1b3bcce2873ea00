import { FULL_EDITION, Game, type GameEvent, RefusalError, type Season, SEASONS } from '@keyflower/engine';
import type { LocalSeat } from '../local/index.ts';

const FORMAT = 'keyflower-device/1';
const LONGEST_NAME = 24;

/** A game on this device, as it is stored: the record, and what a list of games shows of it. */
export interface SavedGame {
  format: typeof FORMAT;
  seats: readonly LocalSeat[];
  aids: boolean;
  /** When it was last played, in milliseconds since 1970. */
  played: number;
  season: Season;
  /** By seat; null while the game goes on. */
  scores: readonly number[] | null;
  seed: string;
  /** The record's lines. */
  record: string;
  /** Whether a guide explains the game. */
  guided?: true;
  /** The table of the server to which the game was taken last. */
  table?: string;
}

/** A stored game that cannot be read: it was changed, or cut off. */
export class DamagedGame extends Error {}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

function isSeat(value: unknown): value is LocalSeat {
  if (typeof value !== 'object' || value === null) return false;
  return 'name' in value
    ? isText(value.name, LONGEST_NAME)
    : 'bot' in value && isText(value.bot, LONGEST_NAME);
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { format, seats, aids, played, season, scores, seed, record, guided, table } = value as Record<
    string,
    unknown
  >;
  return (
    format === FORMAT &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    typeof aids === 'boolean' &&
    typeof played === 'number' &&
    SEASONS.some((one) => one === season) &&
    (scores === null || (Array.isArray(scores) && scores.every((n) => typeof n === 'number'))) &&
    isText(seed, 200) &&
    typeof record === 'string' &&
    (guided === undefined || guided === true) &&
    (table === undefined || isText(table, LONGEST_NAME))
  );
}

/** Reads what was stored. Throws `DamagedGame` if that is not possible. */
export function parseSaved(text: string): SavedGame {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (!isSavedGame(value)) throw new DamagedGame('not a saved game');
  return value;
}

/** Whether the game began at a position, not with the set-up. */
export function isFromPosition({ record }: SavedGame): boolean {
  const [header = ''] = record.split('\n', 1);
  try {
    const { position } = JSON.parse(header) as { position?: unknown };
    return position !== undefined;
  } catch {
    // It cannot be opened either.
    return false;
  }
}

/** What playing does not change. */
export type GamePlan = Pick<SavedGame, 'seats' | 'aids' | 'guided' | 'seed' | 'table'>;

export function savedFrom(plan: GamePlan, game: Game, played: number): SavedGame {
  const { seats, aids, guided, seed, table } = plan;
  const { header } = game.recordEnds();
  const { season } = game.view(null);
  const scores = game.over ? game.score().players.map(({ total }) => total) : null;
  const record = [JSON.stringify(header), ...game.linesAfter(0)].join('\n');
  const kept = { format: FORMAT, seats, aids, played, season, scores, seed, record } as const;
  return { ...kept, ...(guided && { guided }), ...(table !== undefined && { table }) };
}

/** What happened in a game, and how many events there were before each action that stands, by the record's length. */
export interface History {
  events: readonly GameEvent[];
  before: ReadonlyMap<number, number>;
}

/** Replays a stored game, with every draw checked. Throws `DamagedGame` if it is not a game by the rules. */
export function openSaved({ record, seed, seats }: SavedGame): { game: Game; history: History } {
  const events: GameEvent[] = [];
  const before = new Map<number, number>();
  let told = 0;
  try {
    const lines = record.split('\n').map((line) => JSON.parse(line) as unknown);
    const game = Game.replay(FULL_EDITION, lines, seed, seed, {
      onEvent: (event) => events.push(event),
      onEntry: (entry) => {
        if ('action' in entry) before.set(entry.n - 1, told);
        if ('undo' in entry) {
          events.length = before.get(entry.undo - 1) ?? events.length;
          for (const length of before.keys()) if (length >= entry.undo - 1) before.delete(length);
        }
        told = events.length;
      },
    });
    if (game.view(null).players.length !== seats.length) throw new DamagedGame('another number of seats');
    return { game, history: { events, before } };
  } catch (error) {
    if (error instanceof RefusalError || error instanceof SyntaxError)
      throw new DamagedGame(error.message, { cause: error });
    throw error;
  }
}

/** The record as a file; that of a finished game ends with the result and the seed. */
export function recordText(saved: SavedGame): string {
  const lines = openSaved(saved).game.record();
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
