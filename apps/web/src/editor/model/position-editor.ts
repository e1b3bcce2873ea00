import {
  type Action,
  DrawnChance,
  FULL_EDITION,
  Game,
  makePosition,
  play,
  type Position,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { reactive } from '../../signals.ts';
import type { Edit } from './edits.ts';
import { printJson } from './json-text.ts';
import { type LoosePosition, readLoosely, written } from './loose-position.ts';
import { type Problem, readText } from './reading.ts';
import { type Place, placeOf } from './place.ts';

const MOST_STEPS = 200;
const LONG_LINE = 200;

const randomSeed = (): string => crypto.randomUUID();

/** Something to begin with: the table before anything happened, with nothing on it. */
export function emptyPosition(players: number): object {
  return {
    format: 'keyflower-position/1',
    options: { players, farmers: 'off' },
    season: 'spring',
    players: Array.from({ length: players }, (_, seat) => ({
      winter: [],
      village: [{ tile: `home-${seat + 1}`, q: 0, r: 0 }],
    })),
    market: [],
  };
}

/** Part of what the engine prints follows from the rest: a person who edits would have to correct it each time. */
function shortened({ players, ...rest }: Position): object {
  return {
    ...rest,
    players: players.map((player) => ({ ...player, known: undefined })),
    supply: undefined,
    hidden: undefined,
  };
}

/** The beginning of a game with the options of a position. */
export function firstPosition({ options, players }: LoosePosition): object {
  const { farmers = 'off', gamers = false } = options;
  return shortened(
    Game.create(FULL_EDITION, { players: players.length, farmers, gamers }, randomSeed()).position(),
  );
}

/**
 * The position that is edited: a text, and what it says. Changes by hand and in the text go through here, so that both
 * stay in step. Its fields are signals.
 */
export class PositionEditor {
  text: string;
  /** The position of the text, or of the last text that could be read at all. */
  position: LoosePosition;
  /** Whether the text can be read, so that it can be changed by hand as well. */
  isReadable = true;
  /** The state of the position, or of the last one that was possible. */
  state: State;
  /** Why the position is not possible. */
  problem: Problem | null = null;
  /** Where the problem lies; null if it is not in a place of the position. */
  place: Place | null = null;
  /** Counts the changes. */
  version = 0;
  /** The seat whose village and hand are shown. */
  seat = 0;
  /** The tile of that village that is selected. */
  picked: string | null = null;
  /** The tile that is to be put in that village. */
  adding: string | null = null;
  canUndo = false;
  private readonly before: string[] = [];
  private isTyping = false;

  constructor(text: string) {
    this.text = text;
    const empty = emptyPosition(2);
    this.position = readLoosely(empty)!;
    this.state = readText(JSON.stringify(empty)).state!;
    reactive(this, 'text', 'position', 'isReadable', 'state', 'problem', 'place', 'version');
    reactive(this, 'seat', 'picked', 'adding', 'canUndo');
    this.read();
  }

  /** The text was typed; what is typed in one go is undone together. */
  type(text: string): void {
    const whole = printedIfLong(text);
    if (whole !== null) return this.open(whole);
    if (!this.isTyping) this.before.push(this.text);
    this.isTyping = true;
    this.show(text);
  }

  undo(): void {
    const text = this.before.pop();
    this.isTyping = false;
    if (text !== undefined) this.show(text);
  }

  /** Another text in place of this one, such as that of a file. */
  open(text: string): void {
    if (text === this.text) return;
    this.before.push(this.text);
    if (this.before.length > MOST_STEPS) this.before.shift();
    this.isTyping = false;
    this.show(text);
  }

  /** Another position in place of this one. */
  replace(json: object): void {
    this.open(printJson(json));
  }

  edit(...edits: readonly Edit[]): void {
    const position = structuredClone(this.position);
    for (const edit of edits) edit(position);
    this.replace(written(position));
  }

  /** Plays an action of a seat, with what has to be drawn. */
  play(seat: number, action: Action): void {
    const { state } = play(this.state, seat, action, new DrawnChance(new QuickRandom(randomSeed())));
    this.replace(shortened(makePosition(state)));
  }

  look(seat: number): void {
    this.seat = seat;
    this.picked = null;
    this.adding = null;
  }

  private show(text: string): void {
    this.text = text;
    this.canUndo = this.before.length > 0;
    this.version++;
    this.read();
  }

  private read(): void {
    const { json, state, problem } = readText(this.text);
    const position = readLoosely(json);
    this.isReadable = position !== null;
    if (position) this.position = position;
    if (state) this.state = state;
    this.problem = problem;
    this.place = problem ? placeOfProblem(problem, this.position) : null;
    const players = this.position.players.length;
    if (this.seat >= players) this.look(players - 1);
    const { village } = this.position.players[this.seat]!;
    if (!village.some(({ tile }) => tile === this.picked)) this.picked = null;
    if (village.some(({ tile }) => tile === this.adding)) this.adding = null;
  }
}

/** A position on one long line, as programs write it, line by line; null for any other text. */
function printedIfLong(text: string): string | null {
  if (text.length < LONG_LINE || text.trim().includes('\n')) return null;
  const { json } = readText(text);
  return json === undefined ? null : printJson(json);
}

function placeOfProblem(problem: Problem, position: LoosePosition): Place | null {
  if (problem.kind === 'out-of-season') return placeOf(problem.path, position);
  if (problem.kind !== 'refused') return null;
  const facts: object = problem.refusal.facts;
  return 'path' in facts && typeof facts.path === 'string' ? placeOf(facts.path, position) : null;
}
