import { type Game, type GivenAction, publicAnswer, RefusalError } from '@keyflower/engine';
import { batch } from '@preact/signals';
import { LocalTable } from '../local/index.ts';
import type { TableExtras } from '../play/index.ts';
import { reactive } from '../signals.ts';
import { BotThread } from './bots/bot-thread.ts';
import { type GamePlan, type History, type SavedGame, savedFrom } from './saved-game.ts';

export interface DeviceGameOptions {
  id: string;
  plan: GamePlan;
  game: Game;
  history: History;
  /** Stores the game; returns whether that worked. */
  store: (saved: SavedGame) => boolean;
  bots?: BotThread;
  extras?: TableExtras;
}

type Stage =
  /** The table as one seat sees it; null: as everyone may see it. */
  | { at: 'table'; seat: number | null }
  /** Nothing is shown until this seat's player has the device. */
  | { at: 'curtain'; seat: number };

/**
 * A game on this device: people take turns at the page, bots think beside it, and every step is stored. Where several
 * people play, the table of one is gone before the next one's is made, so that the page never knows what two of them hold.
 */
export class DeviceGame {
  readonly game: Game;
  stage: Stage;
  /** The table that is shown; null behind the curtain. */
  table: LocalTable | null = null;
  /** A bot could not answer. */
  isStuck = false;
  /** The game could not be stored. */
  isUnstored = false;
  private readonly options: DeviceGameOptions;
  private readonly people: readonly number[];
  private readonly bots: BotThread;
  private history: History;
  private thinking: AbortController | null = null;
  private isDue = false;
  private isEnded = false;

  constructor(options: DeviceGameOptions) {
    this.options = options;
    this.game = options.game;
    this.history = options.history;
    this.bots = options.bots ?? new BotThread();
    this.people = options.plan.seats.flatMap((who, seat) => ('name' in who ? [seat] : []));
    this.stage = { at: 'table', seat: this.people.length === 1 ? this.people[0]! : null };
    reactive(this, 'stage', 'table', 'isStuck', 'isUnstored');
    this.goOn();
  }

  /** The player whose turn it is has the device. */
  uncover(): void {
    if (this.stage.at === 'curtain') this.show({ at: 'table', seat: this.stage.seat });
  }

  /** Asks the bot again that could not answer. */
  tryAgain(): void {
    this.isStuck = false;
    this.goOn();
  }

  end(): void {
    this.isEnded = true;
    this.stopThinking();
    this.bots.end();
    this.closeTable();
  }

  nameOf(seat: number): string {
    const who = this.options.plan.seats[seat];
    return who && 'name' in who ? who.name : '';
  }

  private save(): void {
    this.isUnstored = !this.options.store(savedFrom(this.options.plan, this.game, Date.now()));
  }

  private closeTable(): void {
    if (this.table) {
      const { events, eventsBefore } = this.table.history;
      this.history = { events, before: eventsBefore };
      this.table.end();
    }
    this.table = null;
  }

  private show(stage: Stage): void {
    batch(() => {
      this.closeTable();
      this.stage = stage;
      if (stage.at === 'table') this.table = this.openTable(stage.seat);
    });
    this.tellResult();
  }

  private openTable(seat: number | null): LocalTable {
    const { id, game, plan, extras } = this.options;
    const { events, before } = this.history;
    // Alone with bots, everything of one's own may be undone, also what was done before the page was opened.
    const own = this.people.length === 1 ? ownActions(game, seat, before) : [];
    return new LocalTable({
      id,
      game,
      seats: plan.seats,
      aids: plan.aids,
      seat,
      events,
      eventsBefore: before,
      undoable: own,
      played: () => this.changed(),
      undone: () => {
        this.stopThinking();
        this.changed();
      },
      ...(extras && { extras }),
    });
  }

  private changed(): void {
    this.save();
    // The page first finishes what it was doing.
    if (this.isDue) return;
    this.isDue = true;
    queueMicrotask(() => {
      this.isDue = false;
      this.goOn();
    });
  }

  /** Brings the game to the next decision of a person, or lets a bot think. */
  private goOn(): void {
    const { game, people } = this;
    if (this.isEnded) return;
    if (game.over) return this.finish();
    const pending = game.pending().map(({ player }) => player);
    const asked = pending.filter((seat) => people.includes(seat));
    for (const seat of asked) {
      // Where everyone can see that there is one answer, the player is not asked.
      const forced = publicAnswer(game.state, seat);
      if (forced) return this.act(seat, forced);
    }
    this.seatNext(asked);
    const bot = pending.find((seat) => !people.includes(seat));
    if (bot !== undefined) void this.think(bot);
  }

  /** Several people hand the device on: the curtain falls before a player whose table is not the one shown. */
  private seatNext(asked: readonly number[]): void {
    const { stage, people } = this;
    const [next] = asked;
    const isShown = asked.includes(stage.seat ?? -1);
    if (people.length > 1 && next !== undefined && !isShown) this.show({ at: 'curtain', seat: next });
    else if (!this.table && stage.at === 'table') this.show(stage);
  }

  private stopThinking(): void {
    this.thinking?.abort();
    this.thinking = null;
  }

  private async think(seat: number): Promise<void> {
    if (this.thinking || this.isStuck) return;
    const { id, plan, game } = this.options;
    const who = plan.seats[seat]!;
    if (!('bot' in who)) return;
    const stop = new AbortController();
    this.thinking = stop;
    try {
      const action = await this.bots.choose(who.bot, game, seat, `${id} ${game.length}`, stop.signal);
      if (stop.signal.aborted) return;
      this.thinking = null;
      this.act(seat, action);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.thinking = null;
      // A person may have answered meanwhile: then the bot is asked again.
      if (error instanceof RefusalError) this.goOn();
      else this.isStuck = true;
    }
  }

  /** Plays an action that no person chose, also behind the curtain. */
  private act(seat: number, action: GivenAction): void {
    if (this.table) {
      this.table.play(seat, action);
      return;
    }
    const { events, before } = this.history;
    const { length } = this.game;
    const news = this.game.play(seat, action);
    this.history = {
      events: [...events, ...news],
      before: new Map([...before, [length, events.length]]),
    };
    this.changed();
  }

  private finish(): void {
    // Nothing is hidden any more: everyone looks at the same table.
    if (this.people.length > 1 || !this.table)
      this.show({ at: 'table', seat: this.people.length === 1 ? this.people[0]! : null });
    else this.tellResult();
  }

  private tellResult(): void {
    const { table, game } = this;
    if (!table || !game.over) return;
    const { players, winners } = game.score();
    const { header } = game.recordEnds();
    const scores = players.map(({ total }) => total);
    const result = { scores, winners: [...winners], seed: this.options.plan.seed };
    table.tellInfo({ status: 'over', ended: Date.now(), seedHash: header.seedHash, result });
  }
}

/** The lengths of the record before the actions of a seat that stand. */
function ownActions(game: Game, seat: number | null, before: ReadonlyMap<number, number>): number[] {
  return [...game.latestActions()]
    .filter(({ n, player }) => player === seat && before.has(n - 1))
    .map(({ n }) => n - 1)
    .sort((a, b) => a - b);
}
