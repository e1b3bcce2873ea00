import type { ServerMessage } from '@keyflower/protocol';
import { api, loadReasons, session } from '../session/index.ts';
import { contribute } from './contribution.ts';
import { LiveTable } from './live-table.ts';
import { TableModel, type ToldEvent } from './model.ts';

const MOST_TRIES = 3;

/** Follows a table: passes messages of the server to the model, and loads earlier events. */
export class FollowedTable {
  readonly model: TableModel;
  readonly live: LiveTable;
  private filling = false;
  private readonly undo: (() => void)[];

  constructor(id: string, key: string | undefined) {
    this.model = new TableModel(id);
    this.live = new LiveTable(this.model);
    // A refusal is then explained at once.
    void loadReasons(session.words.language);
    this.undo = [
      session.follow(
        id,
        key,
        () => this.model.version,
        (message) => this.hear(message),
      ),
      // A new version of the page waits until there is no draft.
      session.holdReload(() => !this.live.isIdle),
      () => this.live.end(),
    ];
  }

  end(): void {
    for (const undo of this.undo) undo();
  }

  private hear(message: ServerMessage): void {
    const about = 'table' in message ? message.table : undefined;
    if ((typeof about === 'object' ? about.id : about) !== this.model.id) return;
    this.model.take(message);
    contribute(message);
    if (this.model.gap) void this.fillIn();
  }

  /** Loads the events from before this browser connected. */
  private async fillIn(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      // Events may arrive during the request and leave a new gap, hardly ever a third.
      for (let tries = 0; this.model.gap && tries < MOST_TRIES; tries++) {
        const since = this.model.events.length;
        const path = `/tables/${this.model.id}/events?since=${since}`;
        const { events } = await api<{ events: ToldEvent[] }>('GET', path);
        this.model.fillIn(since, events);
      }
    } catch {
      // The log stays incomplete; the table itself is complete.
    } finally {
      this.filling = false;
    }
  }
}
