import type { Content } from '../model/game.ts';
import type { ContentSource } from '../content/edition.ts';
import { applyAction } from '../steps/apply.ts';
import type { Chance } from '../model/run.ts';
import { DrawnChance } from '../steps/chance.ts';
import { isOver } from '../play.ts';
import { checkAction } from '../steps/legal.ts';
import type { Run } from '../model/run.ts';
import { setUp } from '../steps/setup.ts';
import type { GivenAction } from '../types.ts';
import type { GameEvent } from '../types.ts';
import { MAX_PLAYERS } from '../model/names.ts';
import { parseStoredOptions, SUPPORTED_RULES } from '../model/options.ts';
import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';
import { cloneState, type State } from '../model/state.ts';
import { isProven, type SeedProof } from '../random/proof.ts';
import { SeededDraws, seedCommitment } from '../random/seed.ts';
import { scoreGame } from '../play.ts';
import { canonicalJson, hashOf } from '../model/canonical.ts';
import { parsePosition } from './parse-position.ts';
import type { Position } from './position.ts';
import { makePosition } from './print-position.ts';
import { Reader } from '../model/reader.ts';
import {
  type Draw,
  RECORD_FORMATS,
  type RecordEntry,
  type RecordHeader,
  type RecordResult,
  RESEEDED_FORMAT,
} from './record.ts';
import { readTiles, recordedContent } from './record-tiles.ts';
import { RecordedChance } from './recorded-chance.ts';

export interface Replayed {
  header: RecordHeader;
  entries: RecordEntry[];
  result: RecordResult | null;
  state: State;
  /** The draws that follow those of the record, if the seed was given. */
  draws: SeededDraws | null;
}

export interface ReplayOptions {
  /** Checks every draw against this seed, not only the rules. The result's own seed is used if there is one. */
  seed?: string;
  /** Called with the state before the first action: after the set-up, or the position that a game starts from. */
  onStart?: (state: State) => void;
  /** Called with the state after every entry that changed it. */
  onEntry?: (entry: RecordEntry, state: State) => void;
  /** Called with everything that happens, as in live play. */
  onEvent?: (event: GameEvent) => void;
}

const read = new Reader('BAD_RECORD');

/** Replays a record with the code that plays live games. Refuses it at the first line that does not fit. */
export function replayRecord(source: ContentSource, record: unknown, options: ReplayOptions = {}): Replayed {
  const lines = read.list(record, 'record', 1_000_000);
  if (lines.length === 0) read.refuse('missing-field', { path: 'header' });
  return naming(
    () => 1,
    () => new Replay(source, lines, options),
  ).run();
}

/** What an entry may tell; draws only follow the action that asks for them. */
const ENTRIES = ['action', 'undo', 'seat', 'timeout', 'reseed'] as const;

const leftOpen = (): never => read.contradiction('position', 'incomplete-position');

/** A record's start position is whole: there is nothing to draw for it. */
const NOTHING_OPEN: Chance = { workers: leftOpen, skills: leftOpen, tiles: leftOpen, face: leftOpen };

/** Says in which line (from 1) something was refused: the last one that was read. */
function naming<T>(line: () => number, step: () => T): T {
  try {
    return step();
  } catch (error) {
    // Anything else is a line that cannot be read, for example one nested too deeply.
    const refused =
      error instanceof RefusalError ? error.refusal : inputRefusal('BAD_RECORD', 'unreadable-line', {});
    const message = `line ${line()}: ${refused.message}`;
    throw new RefusalError({ ...refused, code: 'BAD_RECORD', line: line(), message });
  }
}

class Replay {
  private readonly content: Content;
  private readonly lines: readonly unknown[];
  private readonly options: ReplayOptions;
  private readonly header: RecordHeader;
  private readonly result: RecordResult | null;
  private readonly draws: SeededDraws | null;
  private readonly runner: Run;
  private readonly entries: RecordEntry[] = [];
  /** States before the actions, kept only where something is undone. */
  private readonly before: Map<number, State> | null;
  /** How many lines were read, the header included. */
  private at = 1;
  private state!: State;

  constructor(source: ContentSource, lines: readonly unknown[], options: ReplayOptions) {
    this.lines = lines;
    this.options = options;
    this.header = readHeader(lines[0]);
    this.content = recordedContent(source, this.header.options, this.header.tiles, read);
    this.result = readResult(lines);
    const seed = options.seed ?? this.result?.seed;
    if (seed !== undefined && seedCommitment(seed) !== this.header.seedHash) {
      read.contradiction('seed', 'seed-differs');
    }
    const secret = this.result?.secret;
    if (seed !== undefined && secret !== undefined && !this.isProven(seed, secret)) {
      read.contradiction('secret', 'seed-not-proven');
    }
    this.draws = seed === undefined ? null : new SeededDraws(seed);
    const seeded = this.draws ? new DrawnChance(this.draws) : null;
    this.runner = {
      chance: new RecordedChance(this.content, () => this.nextDraw(), seeded),
      emit: options.onEvent ?? null,
    };
    this.before = lines.some((line) => typeof line === 'object' && line !== null && 'undo' in line)
      ? new Map()
      : null;
  }

  private isProven(seed: string, secret: string): boolean {
    const { proof } = this.header;
    return proof !== undefined && isProven(seed, secret, proof);
  }

  run(): Replayed {
    naming(
      () => this.at,
      () => this.replayLines(),
    );
    return {
      header: this.header,
      entries: this.entries,
      result: this.result,
      state: this.state,
      draws: this.draws,
    };
  }

  private replayLines(): void {
    this.state = this.begin();
    this.options.onStart?.(this.state);
    const end = this.lines.length - (this.result ? 1 : 0);
    while (this.at < end) this.step();
    if (!this.result) return;
    this.at = this.lines.length;
    this.checkResult(this.result);
  }

  private begin(): State {
    if (this.header.position === undefined)
      return setUp(this.content, this.header.options, this.runner, this.header.rules);
    const state = parsePosition(this.content, this.header.position, NOTHING_OPEN);
    this.header.position = makePosition(state);
    if (canonicalJson(this.header.position.options) !== canonicalJson(this.header.options)) {
      read.contradiction('options', 'options-differ');
    }
    return state;
  }

  private nextEntry(): Record<string, unknown> {
    if (this.at >= this.lines.length) read.contradiction('record', 'draw-missing');
    this.at += 1;
    const entry = read.object(this.lines[this.at - 1], 'entry');
    if (entry.n !== this.entries.length + 1)
      read.refuse('wrong-number', { path: 'n', expected: this.entries.length + 1 });
    return entry;
  }

  private nextDraw(): Draw {
    const entry = this.nextEntry();
    const chance = read.object(entry.chance, 'chance') as unknown as Draw;
    const { what, for: drawnFor, drawn } = chance;
    this.entries.push({ n: entry.n as number, chance: { what, for: drawnFor, drawn } });
    return chance;
  }

  private step(): void {
    const entry = this.nextEntry();
    const n = entry.n as number;
    const lastSeat = this.header.options.players - 1;
    if ('action' in entry) {
      const player = read.whole(entry.player, 'player', 0, lastSeat);
      const action = read.object(entry.action, 'action') as GivenAction;
      const refused = checkAction(this.state, player, action);
      if (refused) throw new RefusalError(refused);
      this.entries.push({ n, player, action });
      this.before?.set(n, cloneState(this.state));
      applyAction(this.state, player, action, this.runner);
    } else if ('undo' in entry) {
      const undo = read.whole(entry.undo, 'undo', 1, n - 1);
      const state = this.before?.get(undo);
      if (!state) read.contradiction('undo', 'not-undoable');
      for (const later of this.before!.keys()) if (later >= undo) this.before!.delete(later);
      this.state = state!;
      this.entries.push({ n, undo });
    } else if ('seat' in entry) {
      const seat = read.object(entry.seat, 'seat');
      const player = read.whole(seat.player, 'seat.player', 0, lastSeat);
      this.entries.push({ n, seat: { player, name: read.text(seat.name, 'seat.name') } });
    } else if ('timeout' in entry) {
      const timeout = read.object(entry.timeout, 'timeout');
      this.entries.push({
        n,
        timeout: { player: read.whole(timeout.player, 'timeout.player', 0, lastSeat) },
      });
    } else if ('reseed' in entry && this.header.format === RESEEDED_FORMAT) {
      const reseed = read.text(entry.reseed, 'reseed');
      this.draws?.reseed(reseed);
      this.entries.push({ n, reseed });
    } else {
      read.refuse('unknown-name', { path: 'entry', expected: ENTRIES });
    }
    this.options.onEntry?.(this.entries[n - 1], this.state);
  }

  private checkResult(result: RecordResult): void {
    if (!isOver(this.state)) read.contradiction('result', 'not-over');
    if (result.n !== this.entries.length + 1)
      read.refuse('wrong-number', { path: 'n', expected: this.entries.length + 1 });
    const { players, winners } = scoreGame(this.state);
    const scores = players.map((sheet) => sheet.total);
    if (canonicalJson(result.result) !== canonicalJson({ scores, winners }))
      read.contradiction('result', 'result-differs');
    if (result.hash !== hashOf(makePosition(this.state))) read.contradiction('hash', 'hash-differs');
  }
}

function readHeader(line: unknown): RecordHeader {
  const header = read.object(line, 'header');
  const format = read.oneOf(header.format, 'format', RECORD_FORMATS);
  if (!SUPPORTED_RULES.includes(header.rules as number)) {
    read.refuse('unsupported-rules', { path: 'rules', supported: SUPPORTED_RULES });
  }
  return {
    format,
    engine: read.text(header.engine, 'engine'),
    rules: header.rules as number,
    options: parseStoredOptions(header.options),
    ...(header.tiles === undefined ? {} : { tiles: readTiles(header.tiles, read) }),
    ...(header.seats === undefined ? {} : { seats: readSeats(header.seats) }),
    seedHash: read.text(header.seedHash, 'seedHash'),
    ...(header.proof === undefined ? {} : { proof: readProof(header.proof) }),
    ...(header.position === undefined ? {} : { position: header.position as Position }),
  };
}

function readProof(value: unknown): SeedProof {
  const proof = read.object(value, 'proof');
  const seats = read.list(proof.seats, 'proof.seats', MAX_PLAYERS).map((seat, i) => {
    if (seat === null) return null;
    const { commitment, revealed } = read.object(seat, `proof.seats[${i}]`);
    return {
      commitment: read.text(commitment, `proof.seats[${i}].commitment`),
      revealed: revealed === null ? null : read.text(revealed, `proof.seats[${i}].revealed`),
    };
  });
  return { server: read.text(proof.server, 'proof.server'), seats };
}

function readSeats(seats: unknown): { name: string }[] {
  return read.list(seats, 'seats', MAX_PLAYERS).map((seat, i) => {
    const { name } = read.object(seat, `seats[${i}]`);
    return { name: read.text(name, `seats[${i}].name`) };
  });
}

function readResult(lines: readonly unknown[]): RecordResult | null {
  const last = lines[lines.length - 1];
  if (lines.length < 2 || typeof last !== 'object' || last === null || !('result' in last)) return null;
  const result = last as unknown as RecordResult;
  read.object(result.result, 'result');
  if (result.seed !== undefined) read.text(result.seed, 'seed');
  if (result.secret !== undefined) read.text(result.secret, 'secret');
  read.text(result.hash, 'hash');
  return result;
}
