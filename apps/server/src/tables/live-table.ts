import { decisions, type Game, type GameScore, hashOf, type State, type Views } from '@keyflower/engine';
import type { TableSettings, Vote } from '@keyflower/protocol';
import { currentBot } from '@keyflower/bots';
import type { SeatRecord, TableRecord } from '../store/index.ts';
import type { SeatTime } from './clocks.ts';
import type { FreeUndo, Undos } from './free-undo.ts';
import { RecentEvents } from './recent-events.ts';
import type { Gone } from './seat-events.ts';
import type { Draws, Starting } from './draws.ts';

/** Number of answered requests kept to answer repeated sends. Older ones are stale anyway. */
export const REMEMBERED = 64;

/** For tables that were created before there was a setting. */
const DEFAULT_ABSENT_DAYS = 3;

/** The value of `auto_pass` of a seat that passes until one of its leading bids is outbid. */
export const UNTIL_OUTBID = 2;

export interface OpenVote extends Omit<Vote, 'person'> {
  /** The person who asks to join. */
  candidate?: string;
  /** The entry to undo, for an undo. */
  entry?: number;
}

/** State that changes with play and is not in the record. */
export interface LiveState {
  times?: SeatTime[];
  votes?: OpenVote[];
  lastVote?: number;
  /** The latest requests about votes that were applied, as [seat, request]: they are not in the record. */
  ballots?: [seat: number, request: string][];
  /** Seats that have not agreed to settings changed before the game. */
  unconfirmed?: number[];
  /** At untimed tables: since when each seat owes a decision, in play time. */
  waitingSince?: (number | null)[];
  /** Seats whose players have not answered for longer than the table allows. */
  absent?: number[];
  /** Not in the record, which does not tell automatic answers from others. */
  freeUndo?: FreeUndo;
  draws?: Draws;
  /** The game goes on from a record with so many actions; the record itself, packed, until the game has begun. */
  continued?: { actions: number; start?: string };
  /** While the game is about to begin. */
  starting?: Starting;
  /** What each seat has undone without a vote. */
  undos?: Undos[];
  /** Why seats were given up, by the number of the entry that says so. */
  reasons?: Record<number, Gone>;
}

/** What the watchers of a table have been told, where other servers may change it. */
export interface Told {
  /** How many events each viewer was told of: seats in order, then spectators. */
  versions: readonly number[];
  /** Entries of the record. */
  length: number;
  isPublic: boolean;
  /** What everyone is told of a table besides its game. */
  info: string;
  votes: string;
  clocks: string;
  /** Whether devices are asked for what they contribute to the seed. */
  isStarting: boolean;
  /** By seat: what the server does for its player, which only they know. */
  wishes: readonly string[];
}

/** The bot on a seat; of a game that is over, the one that played it. */
export function botNow({ bot }: SeatRecord, { status }: Pick<TableRecord, 'status'>): string | null {
  return bot !== null && (status === 'open' || status === 'playing') ? currentBot(bot) : bot;
}

/** A table in memory. The store has all of it: it can be dropped at any time between two actions. */
export class LiveTable {
  readonly id: string;
  row: TableRecord;
  seats: SeatRecord[];
  settings: TableSettings;
  live: LiveState;
  game: Game | null = null;
  /** How many events each viewer was told of: seats in order, then spectators. */
  versions: number[] = [];
  /** Each seat's version when its current decision was put to it: actions based on an older one are stale. */
  askedAt: number[] = [];
  readonly recent = new RecentEvents();
  /** What watchers have been told; null where no other server changes the table. */
  told: Told | null = null;
  /** The views last sent, to compute patches. */
  shown: Views | null = null;
  /** People whom events of the game name; some of them may not sit here any more. */
  readonly past = new Set<string>();
  /** Time of the last access, by the machine's clock. */
  touched = performance.now();
  /** What bots owe, and a job is there for. */
  botsOwed: readonly string[] = [];
  /** Steps that are played but not yet on disk. */
  private uncommitted = 0;
  /** Why a step could not be stored. From then on this copy is invalid: the store's is current. */
  private lost: Error | null = null;
  private waiters: (() => void)[] = [];
  /** Handle the requests again whose steps are not on disk, in their order. */
  readonly retries = new Set<(read: Promise<unknown>) => void>();
  private readonly answered = new Map<string, number>();
  private scored: { state: State; score: GameScore } | undefined;
  private hashed: { tiles: object; hash: string } | undefined;

  constructor(row: TableRecord, seats: SeatRecord[]) {
    this.id = row.id;
    this.row = row;
    this.seats = seats.map((seat) => ({ ...seat, bot: botNow(seat, row) }));
    const settings = JSON.parse(row.settings) as TableSettings;
    // Tables of earlier versions lack newer settings.
    this.settings = {
      ...settings,
      askForced: settings.askForced ?? false,
      absentDays: settings.absentDays ?? DEFAULT_ABSENT_DAYS,
      stand: currentBot(settings.stand),
    };
    this.live = JSON.parse(row.live) as LiveState;
    this.rememberBallots();
  }

  /** Everyone whom messages about the table name. */
  *named(): Iterable<string> {
    const { row, seats, live } = this;
    if (row.host !== null) yield row.host;
    for (const { person, reserved } of seats) {
      if (person !== null) yield person;
      if (reserved !== null) yield reserved;
    }
    for (const { candidate } of live.votes ?? []) if (candidate !== undefined) yield candidate;
    yield* this.past;
  }

  /** Keeps only what cannot be rebuilt quickly: views and recent events are the larger part of a table. */
  shrink(): void {
    this.shown = null;
    this.recent.pack();
  }

  get freeUndo(): FreeUndo | null {
    return this.live.freeUndo ?? null;
  }

  set freeUndo(freeUndo: FreeUndo | null) {
    if (freeUndo) this.live.freeUndo = freeUndo;
    else delete this.live.freeUndo;
  }

  /** The hash of the corrected tiles, if there are any. */
  get tilesHash(): string | undefined {
    const { tiles } = this.settings;
    if (tiles !== this.hashed?.tiles) this.hashed = tiles && { tiles, hash: hashOf(tiles) };
    return this.hashed?.hash;
  }

  get players(): number {
    return this.settings.options.players;
  }

  get state(): State {
    return this.game!.state;
  }

  /** The score sheets of the game as it is. They are asked for with every message about a finished one. */
  get score(): GameScore {
    const { state } = this;
    if (this.scored?.state !== state) this.scored = { state, score: this.game!.score() };
    return this.scored.score;
  }

  get playing(): boolean {
    // A game has not started for anyone until its start is on disk.
    return this.row.status === 'playing' && this.game !== null && this.versions.length > 0;
  }

  /** A seat of this table by an existing number. */
  seat(seat: number): SeatRecord {
    return this.seats[seat]!;
  }

  seatOf(person: string): number | null {
    const found = this.seats.find((seat) => seat.person === person);
    return found ? found.seat : null;
  }

  /** People who still play their seats themselves. */
  peoplePlaying(): SeatRecord[] {
    return this.seats.filter((seat) => seat.person !== null && seat.bot === null && seat.gone === 'no');
  }

  /** A bit for every seat whose clock may run. */
  playedByPeople(): number {
    return this.seats.reduce((mask, { seat, bot }) => (bot === null ? mask | (1 << seat) : mask), 0);
  }

  version(viewer: number | null): number {
    return this.versions[viewer ?? this.players] ?? 0;
  }

  pendingMask(): number {
    let mask = 0;
    if (this.game) for (const { player } of decisions(this.state)) mask |= 1 << player;
    return mask;
  }

  /** Takes over what is stored of a table besides its game. */
  become({ row, seats, settings, live }: LiveTable): void {
    this.row = row;
    this.seats = seats;
    this.settings = settings;
    this.live = live;
    this.rememberBallots();
  }

  /** Votes through any server. */
  private rememberBallots(): void {
    for (const [seat, request] of this.live.ballots ?? []) this.remember(seat, request, 0);
  }

  hold(): void {
    this.uncommitted += 1;
  }

  /** A step of this copy was not stored, or cannot be: those after it must not be stored either. */
  lose(error: Error): void {
    this.lost ??= error;
  }

  /** A pending step is on disk, or lost. `tell` runs before those who wait for all pending steps. */
  release(tell: () => void = () => {}): void {
    this.uncommitted -= 1;
    try {
      tell();
    } finally {
      this.wake();
    }
  }

  private wake(): void {
    if (this.uncommitted > 0) return;
    const waiters = this.waiters;
    this.waiters = [];
    for (const waiter of waiters) waiter();
  }

  get settled(): boolean {
    return this.uncommitted === 0;
  }

  get lostBy(): Error | null {
    return this.lost;
  }

  /** Runs one of both when every pending step is on disk or known to be lost. Neither may throw. */
  whenSettled(then: () => void, lost: (error: Error) => void = () => {}): void {
    if (!this.settled) this.waiters.push(() => this.whenSettled(then, lost));
    else if (this.lost) lost(this.lost);
    else then();
  }

  remember(seat: number, request: string, version: number): void {
    this.answered.set(`${seat} ${request}`, version);
    if (this.answered.size > REMEMBERED) this.answered.delete(this.answered.keys().next().value!);
  }

  answerTo(seat: number, request: string): number | undefined {
    return this.answered.get(`${seat} ${request}`);
  }
}
