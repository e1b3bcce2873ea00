import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  FULL_EDITION,
  Game,
  type RecordEntry,
  type RecordHeader,
  RefusalError,
  reseeded,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import type { CheckedRecord, Question, RecordStart, ReplayedGame } from '../background/index.ts';
import { replaySteps } from './open-game.ts';

/**
 * Checks a record that a game shall go on from. Everything in it was sent by a client: it is replayed like any record, and
 * nothing that names a person is kept.
 */
export function checkRecord({ record, seed }: Question<'check-record'>): CheckedRecord {
  try {
    const game = Game.replay(FULL_EDITION, linesOf(record), newSeed(), seed ?? undefined);
    const { header } = game.recordEnds();
    const entries = game.linesAfter(0).map((line) => JSON.parse(line) as RecordEntry);
    return {
      start: packed(seed === null ? fromPosition(game, header) : fromEntries(header, entries, seed)),
      options: header.options,
      tiles: header.tiles?.overrides ?? null,
      actions: entries.filter((entry) => 'action' in entry).length,
      isOver: game.over,
    };
  } catch (error) {
    if (error instanceof RefusalError) return { refused: error.refusal };
    if (error instanceof SyntaxError) return { refused: null };
    throw error;
  }
}

/** Lists of tables read what is stored of each: a record takes about a tenth of its length there. */
const packed = (start: RecordStart): string => deflateRawSync(JSON.stringify(start)).toString('base64');

export const unpacked = (text: string): RecordStart =>
  JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString()) as RecordStart;

const newSeed = (): string => randomBytes(32).toString('hex');

const linesOf = (record: string): unknown[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** All that was played, without the people who played it. */
function fromEntries(header: RecordHeader, entries: readonly RecordEntry[], seed: string): RecordStart {
  const { seats: _seats, proof: _proof, ...rest } = header;
  const numbers = new Map<number, number>();
  const kept = entries.filter((entry) => !('seat' in entry || 'timeout' in entry));
  for (const [i, { n }] of kept.entries()) numbers.set(n, i + 1);
  const lines = kept.map((entry) => ({
    ...entry,
    n: numbers.get(entry.n)!,
    ...('undo' in entry ? { undo: numbers.get(entry.undo)! } : {}),
  }));
  return { header: JSON.stringify(rest), lines: lines.map((line) => JSON.stringify(line)), seed };
}

/** The position alone: without the seed of what was played, draws to come could not be verified. */
function fromPosition(game: Game, { tiles }: RecordHeader): RecordStart {
  const edition = tiles ? withOverrides(FULL_EDITION, tiles.overrides as TileOverrides) : FULL_EDITION;
  const seed = newSeed();
  const { header } = Game.load(edition, game.position(), seed).recordEnds();
  return { header: JSON.stringify(header), lines: [], seed };
}

/** Replays a checked record as the beginning of a game. */
export function replayStart({ header, lines, seed }: RecordStart): ReplayedGame {
  const { options } = JSON.parse(header) as RecordHeader;
  const unknown = Array.from({ length: options.players }, () => null);
  return replaySteps({ header, seed }, [{ lines: lines.join('\n'), seat: null, request: null }], unknown);
}

/** Draws from here on are unknown to everyone: those of the record may be known, and so may its seed. */
export function withEntropy({ header: before, lines, seed }: RecordStart): RecordStart {
  const entropy = randomBytes(32).toString('hex');
  const { header, entry } = reseeded(JSON.parse(before) as RecordHeader, lines.length, entropy);
  return { header: JSON.stringify(header), lines: [...lines, JSON.stringify(entry)], seed };
}
