import type { Content } from '../model/game.ts';
import { type ContentSource, contentFor } from '../content/edition.ts';
import { applyAction } from '../steps/apply.ts';
import { DrawnChance } from '../steps/chance.ts';
import { decisions, isOver } from '../play.ts';
import { checkAction } from '../steps/legal.ts';
import { type LegalActions, type ListOptions, listActions } from '../play.ts';
import { setUp } from '../steps/setup.ts';
import type { UpgradePayment } from '../model/action.ts';
import type { Decision, GivenAction } from '../types.ts';
import type { GameEvent } from '../types.ts';
import { type Options, parseOptions, RULES_VERSION } from '../model/options.ts';
import { RefusalError } from '../model/refusal.ts';
import { Reader } from '../model/reader.ts';
import { cloneState, RULES, type State, stateFrom } from '../model/state.ts';
import { type ProvenSeed, provenSeed } from '../random/proof.ts';
import { type DrawPosition, openingStream, SeededDraws, seedCommitment } from '../random/seed.ts';
import { type GameScore, scoreGame } from '../play.ts';
import { ENGINE_VERSION } from '../version.ts';
import { makeView, type View } from '../view/view.ts';
import { hashOf } from '../model/canonical.ts';
import { cleanAction } from '../steps/table.ts';
import { parsePosition } from '../io/parse-position.ts';
import type { Position } from '../io/position.ts';
import { makePosition, optionsOf } from '../io/print-position.ts';
import {
  type Draw,
  RECORD_FORMAT,
  type RecordHeader,
  type RecordLine,
  type RecordResult,
} from '../io/record.ts';
import { recordedContent } from '../io/record-tiles.ts';
import { RecordingChance } from '../io/recorded-chance.ts';
import { type ReplayOptions, replayRecord } from '../io/replay.ts';
import { type PlayedEntry, RecordLog } from './record-log.ts';

/** See `Game.snapshot`. */
export interface GameSnapshot {
  header: RecordHeader;
  /** The record's entries, each as JSON. */
  lines: readonly string[];
  seed: string | null;
  draws: DrawPosition;
  secret: string | undefined;
  bytes: Int8Array<ArrayBuffer>;
}

/** A game with its seed and its record: what a server, a terminal or a test holds. */
export class Game {
  private readonly content: Content;
  private readonly header: RecordHeader;
  /** Null if the game continues a record whose seed is not known: then the draws cannot be verified. */
  private readonly seed: string | null;
  private readonly draws: SeededDraws;
  /** The server's contribution to the seed, to be revealed with it. */
  private secret: string | undefined;
  private readonly log: RecordLog;
  private current!: State;

  private constructor(
    content: Content,
    header: RecordHeader,
    seed: string | null,
    draws: SeededDraws,
    lines: readonly string[],
  ) {
    this.content = content;
    this.header = header;
    this.seed = seed;
    this.draws = draws;
    this.log = new RecordLog(content, header, lines);
  }

  /** A new game from the set-up. The seed fixes everything random (SET-10). */
  static create(source: ContentSource, options: unknown, seed: string | ProvenSeed): Game {
    const parsed = parseOptions(options);
    const content = contentFor(source, parsed.farmers, parsed.expansions);
    const known = typeof seed === 'string' ? seed : provenSeed(seed.secret, seed.proof);
    const game = Game.blank(content, parsed, known);
    if (typeof seed !== 'string') {
      game.header.proof = seed.proof;
      game.secret = seed.secret;
    }
    game.current = setUp(content, game.header.options, {
      chance: game.chance((chance) => game.log.push({ chance })),
      emit: null,
    });
    return game;
  }

  /** A game that goes on from a position; what it leaves open is drawn from the seed. */
  static load(source: ContentSource, position: unknown, seed: string): Game {
    const state = parsePosition(source, position, new DrawnChance(openingStream(seed)));
    const header = {
      ...Game.newHeader(state.content, optionsOf(state), seed),
      rules: state.bytes[RULES],
      position: makePosition(state),
    };
    const game = new Game(state.content, header, seed, new SeededDraws(seed), []);
    game.current = state;
    return game;
  }

  /** The game in a record. Without the seed, draws to come are taken from `freshSeed`. */
  static replay(
    source: ContentSource,
    record: unknown,
    freshSeed: string,
    seed?: string,
    { secret, ...follow }: Pick<ReplayOptions, 'onEntry' | 'onEvent'> & { secret?: string } = {},
  ): Game {
    const replayed = replayRecord(source, record, seed === undefined ? follow : { ...follow, seed });
    const known = seed ?? replayed.result?.seed;
    const draws = replayed.draws ?? new SeededDraws(freshSeed);
    const lines = replayed.entries.map((entry) =>
      JSON.stringify(
        'action' in entry ? { ...entry, action: cleanAction(replayed.state.content, entry.action) } : entry,
      ),
    );
    const game = new Game(replayed.state.content, replayed.header, known ?? null, draws, lines);
    game.current = replayed.state;
    game.secret = secret ?? replayed.result?.secret;
    return game;
  }

  /** A game as it was when `snapshot` was called, without a replay. */
  static restore(source: ContentSource, { header, lines, seed, draws, secret, bytes }: GameSnapshot): Game {
    const content = recordedContent(source, header.options, header.tiles, new Reader('BAD_RECORD'));
    const game = new Game(content, header, seed, SeededDraws.at(draws), lines);
    game.current = stateFrom(content, bytes);
    game.secret = secret;
    return game;
  }

  private static newHeader({ overrides }: Content, options: Options, seed: string): RecordHeader {
    return {
      format: RECORD_FORMAT,
      engine: ENGINE_VERSION,
      rules: RULES_VERSION,
      options,
      ...(overrides ? { tiles: overrides } : {}),
      seedHash: seedCommitment(seed),
    };
  }

  private static blank(content: Content, options: Options, seed: string): Game {
    return new Game(content, Game.newHeader(content, options, seed), seed, new SeededDraws(seed), []);
  }

  get state(): State {
    return this.current;
  }

  get over(): boolean {
    return isOver(this.current);
  }

  pending(): Decision[] {
    return decisions(this.current);
  }

  legal(seat: number, options?: ListOptions): LegalActions {
    return listActions(this.current, seat, options);
  }

  /**
   * Checks and plays an action and returns what happened; a refusal throws and changes nothing. With `timedOut` the
   * record notes in front of it that the player's time ran out.
   */
  play(seat: number, action: GivenAction, { timedOut = false } = {}): GameEvent[] {
    const refusal = checkAction(this.current, seat, action);
    if (refusal) throw new RefusalError(refusal);
    const events: GameEvent[] = [];
    const state = cloneState(this.current);
    const clean = cleanAction(this.content, action);
    const draws: Draw[] = [];
    const chance = this.chance((draw) => draws.push(draw));
    applyAction(state, seat, clean, { chance, emit: (event) => events.push(event) });
    // State and record move on together, or not at all.
    this.log.keep(this.current);
    if (timedOut) this.note({ timeout: { player: seat } });
    this.log.push({ player: seat, action: withPayment(clean, events) });
    for (const draw of draws) this.log.push({ chance: draw });
    this.current = state;
    return events;
  }

  /** Notes that another player takes over a seat, or that a player's time ran out. */
  note(entry: { seat: { player: number; name: string } } | { timeout: { player: number } }): void {
    this.log.push(entry);
  }

  /** Takes back entry `n` and all after it. Draws go on from where the stream is, so nothing is drawn twice. */
  undo(n: number): void {
    this.current = this.log.undo(n);
  }

  /** The actions that were not taken back, the latest first. */
  latestActions(): Generator<PlayedEntry> {
    return this.log.latestActions();
  }

  /** How many entries were replayed by all undos so far: what they cost. */
  get replayed(): number {
    return this.log.replayed;
  }

  /** How many entries the record has so far. */
  get length(): number {
    return this.log.length;
  }

  /** The record's entries after the first `n`, each as the line of JSON that is stored. */
  linesAfter(n: number): string[] {
    return this.log.linesAfter(n);
  }

  view(viewer: number | null): View {
    return makeView(this.current, viewer);
  }

  position(): Position {
    return makePosition(this.current);
  }

  score(): GameScore {
    return scoreGame(this.current);
  }

  /** The record so far; a finished one ends with the result, the seed and the final position's hash. */
  record(): RecordLine[] {
    const { header, result } = this.recordEnds();
    return [header, ...this.log.entries(), ...(result ? [result] : [])];
  }

  /** The record without its entries, which `linesAfter` has: its first line and, of a finished game, its last. */
  recordEnds(): { header: RecordHeader; result: RecordResult | null } {
    if (!this.over) return { header: this.header, result: null };
    const { players, winners } = this.score();
    const scores = players.map((sheet) => sheet.total);
    const result = {
      n: this.log.length + 1,
      result: { scores, winners },
      ...(this.seed === null ? {} : { seed: this.seed }),
      ...(this.secret === undefined ? {} : { secret: this.secret }),
      hash: hashOf(this.position()),
    };
    return { header: this.header, result };
  }

  /** All of the game as plain data, for another thread of the same version. It contains the seed. */
  snapshot(): GameSnapshot {
    return {
      header: this.header,
      lines: this.log.linesAfter(0),
      seed: this.seed,
      draws: this.draws.position,
      secret: this.secret,
      bytes: new Int8Array(this.current.bytes),
    };
  }

  private chance(write: (draw: Draw) => void): RecordingChance {
    return new RecordingChance(this.content, new DrawnChance(this.draws), write);
  }
}

/** Records an upgrade with its payment, even if the action omitted the only possible one. */
function withPayment(action: GivenAction, events: readonly GameEvent[]): GivenAction {
  if (action.type !== 'upgrade' || action.pay) return action;
  const paid = events.find((event) => event.type === 'upgraded')?.pay as UpgradePayment | undefined;
  return paid ? { ...action, pay: { resources: paid.resources, skills: paid.skills } } : action;
}
