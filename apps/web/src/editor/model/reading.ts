import {
  DrawnChance,
  FULL_EDITION,
  parsePosition,
  QuickRandom,
  type Refusal,
  RefusalError,
  type State,
} from '@keyflower/engine';
import { readLoosely } from './loose-position.ts';
import { type OutOfSeason, tileOutOfSeason } from './seasons.ts';

/** Why a text is not a possible position. */
export type Problem =
  | { kind: 'empty' }
  | { kind: 'not-json'; line: number | null }
  /** Something else that this game writes. */
  | { kind: 'view' | 'record' | 'record-line' | 'action' | 'no-format' }
  | { kind: 'refused'; refusal: Refusal }
  | OutOfSeason;

export interface Reading {
  /** The JSON in the text; undefined if it is not JSON. */
  json: unknown;
  /** The state, if the position is possible. */
  state: State | null;
  problem: Problem | null;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text is that is not a position. */
function otherThanPosition(json: Json): Problem | null {
  const { format } = json;
  if (typeof format === 'string') {
    if (format.startsWith('keyflower-view/')) return { kind: 'view' };
    if (format.startsWith('keyflower-record/')) return { kind: 'record' };
    return null;
  }
  if ('n' in json) return { kind: 'record-line' };
  if ('type' in json && !('players' in json)) return { kind: 'action' };
  return 'players' in json ? { kind: 'no-format' } : null;
}

/** Records are JSON line by line. */
function firstLine(text: string): unknown {
  const [line = ''] = text.trim().split('\n');
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The line of a JSON error, as far as the browser tells it. */
function lineOf(message: string, text: string): number | null {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

/** What is left open is drawn alike each time, so that nothing changes while one types. */
const SEED = 'position editor';

/** Reads a text as a position, and says what is wrong with it. */
export function readText(text: string): Reading {
  const failed = (problem: Problem, json?: unknown): Reading => ({ json, state: null, problem });
  if (text.trim() === '') return failed({ kind: 'empty' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const first = firstLine(text);
    const other = isObject(first) ? otherThanPosition(first) : null;
    return failed(other ?? { kind: 'not-json', line: lineOf(String(error), text) });
  }
  const other = isObject(json) ? otherThanPosition(json) : null;
  if (other) return failed(other, json);
  const { state, refusal } = readPosition(json);
  if (refusal) return failed({ kind: 'refused', refusal }, json);
  const early = tileOutOfSeason(readLoosely(json)!);
  return early ? failed(early, json) : { json, state, problem: null };
}

/** The state of a position, or why there is none. */
export function readPosition(
  json: unknown,
): { state: State; refusal: null } | { state: null; refusal: Refusal } {
  try {
    const state = parsePosition(FULL_EDITION, json, new DrawnChance(new QuickRandom(SEED)));
    return { state, refusal: null };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { state: null, refusal: error.refusal };
  }
}
