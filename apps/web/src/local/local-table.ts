import {
  type Game,
  type GameEvent,
  type GivenAction,
  redactEvents,
  type Refusal,
  RefusalError,
} from '@keyflower/engine';
import type { ErrorBody, TableInfo } from '@keyflower/protocol';
import { diff } from '@keyflower/protocol/patch';
import { batch } from '@preact/signals';
import { LiveTable, type TableExtras, TableModel } from '../play/index.ts';
import { loadReasons, type Reply, type Request, session } from '../session/index.ts';
import { localInfo, localPlace, type LocalSeat } from './table-info.ts';

export type { LocalSeat };

export interface LocalTableOptions {
  /** Identifies the game on this device. */
  id: string;
  game: Game;
  /** What happened before, for the log: all events, with what is hidden. */
  events?: readonly GameEvent[];
  /** How many events there were before each action that stands, by the length of the record. */
  eventsBefore?: ReadonlyMap<number, number>;
  seats: readonly LocalSeat[];
  /** The seat that the page plays and sees; null for a spectator. */
  seat: number | null;
  /** Whether thinking aids and hints are offered. */
  aids?: boolean;
  /** Called after every action, once the page shows it. */
  played?: (seat: number, action: GivenAction, events: readonly GameEvent[]) => void;
  /** Called after an undo. Without it the page offers none. */
  undone?: () => void;
  /** The lengths of the record before the actions that the page may undo. */
  undoable?: readonly number[];
  /** What the page adds to the table. */
  extras?: TableExtras;
}

const refusalBody = ({ code, reason, rule, facts, message }: Refusal): ErrorBody => ({
  code: code === 'NOT_YOUR_DECISION' || code === 'ILLEGAL_ACTION' ? code : 'BAD_REQUEST',
  reason,
  facts: { ...facts },
  ...(rule ? { rule } : {}),
  message,
});

const NOT_HERE: ErrorBody = { code: 'BAD_REQUEST', message: 'A game in the page cannot do this.' };

/**
 * A table whose game runs in the page. It tells the table's model what the server would: only what the seat may see.
 * Other seats act by `play`, whether a bot or a script chose the action.
 */
export class LocalTable {
  readonly model: TableModel;
  readonly live: LiveTable;
  readonly game: Game;
  private readonly options: LocalTableOptions;
  private seat: number | null;
  private events: readonly GameEvent[];
  private readonly eventsBefore: Map<number, number>;
  private undoable: readonly number[];
  private readonly letReload: () => void;

  constructor(options: LocalTableOptions) {
    const { id, game, events = [], eventsBefore = [], undoable = [], seat } = options;
    this.options = options;
    this.game = game;
    this.events = events;
    this.eventsBefore = new Map(eventsBefore);
    this.undoable = undoable;
    this.seat = seat;
    this.model = new TableModel(id);
    this.sit(seat);
    this.live = new LiveTable(this.model, {
      isLocal: true,
      ask: (request) => this.answer(request),
      ...options.extras,
    });
    void loadReasons(session.words.language);
    this.letReload = session.holdReload(() => !this.live.isIdle);
  }

  end(): void {
    this.letReload();
    this.live.end();
  }

  /** What happened so far, for another table of the same game. */
  get history(): Required<Pick<LocalTableOptions, 'events' | 'eventsBefore'>> {
    return { events: this.events, eventsBefore: this.eventsBefore };
  }

  /** Whether the page may undo something. */
  private get undo(): 'free' | 'none' {
    return this.options.undone && this.undoable.length > 0 && !this.game.over ? 'free' : 'none';
  }

  /** Shows the table to a seat, as on a device that is handed on. */
  sit(seat: number | null): void {
    this.seat = seat;
    batch(() => {
      this.tellInfo({});
      this.showAll();
    });
  }

  /** Changes what the page knows about the table, such as its result. */
  tellInfo(change: Partial<TableInfo>): void {
    const { id, seats, aids = true } = this.options;
    const { options } = this.game.view(null);
    const table = this.model.info ?? localInfo(id, options, seats, aids);
    this.model.take({ type: 'table', table: { ...table, ...change }, you: localPlace(this.seat) });
  }

  /** Plays an action of any seat and shows it. Throws a `RefusalError` if it is not legal, and then changes nothing. */
  play(seat: number, action: GivenAction): GameEvent[] {
    const { length } = this.game;
    const events = this.game.play(seat, action);
    this.eventsBefore.set(length, this.events.length);
    this.events = [...this.events, ...events];
    const seen = redactEvents(events, this.seat);
    this.model.take({
      type: 'events',
      table: this.model.id,
      version: (this.model.version ?? 0) + seen.length,
      events: seen,
      patch: diff(this.model.view, this.game.view(this.seat)),
      undo: this.undo,
    });
    this.options.played?.(seat, action, events);
    return events;
  }

  /**
   * Goes back to when the game's record had this length, before an action of this page that still stands. What came
   * after disappears from the log; the record keeps it, with the undo.
   */
  goBack(length: number): void {
    const told = this.eventsBefore.get(length);
    if (told === undefined) return;
    this.game.undo(length + 1);
    for (const at of this.eventsBefore.keys()) if (at >= length) this.eventsBefore.delete(at);
    this.events = this.events.slice(0, told);
    this.undoable = this.undoable.filter((at) => at < length);
    batch(() => this.showAll());
  }

  /** The whole game as the seat sees it. */
  private showAll(): void {
    const { model } = this;
    const seen = redactEvents(this.events, this.seat);
    model.events = [];
    model.take({
      type: 'view',
      table: model.id,
      version: seen.length,
      view: this.game.view(this.seat),
      undo: this.undo,
    });
    model.fillIn(0, seen);
  }

  private answer(request: Request): Promise<Reply> {
    return Promise.resolve(this.reply(request));
  }

  private reply(request: Request): Reply {
    const { id } = request;
    const refused = (error: ErrorBody): Reply => ({ type: 'refused', table: this.model.id, id, error });
    const last = this.undoable.at(-1);
    try {
      if (request.type === 'act' && this.seat !== null) this.act(this.seat, request.action as GivenAction);
      else if (request.type === 'undo' && last !== undefined) {
        this.goBack(last);
        this.options.undone?.();
      } else return refused(NOT_HERE);
    } catch (error) {
      if (error instanceof RefusalError) return refused(refusalBody(error.refusal));
      throw error;
    }
    return { type: 'done', table: this.model.id, id, version: this.model.version ?? 0 };
  }

  private act(seat: number, action: GivenAction): void {
    const before = this.undoable;
    this.undoable = [...before, this.game.length];
    try {
      this.play(seat, action);
    } catch (error) {
      this.undoable = before;
      throw error;
    }
  }
}
