import { timeUp } from '../../src/tables/turns.ts';
import type { TestServer } from './server.ts';

/** A clock that stands still until the test advances it. */
export class FrozenClock {
  private at = 1_000_000;
  readonly read = (): number => this.at;

  /** Advances the clock of a running server, with its heartbeats, and enforces deadlines. */
  async run(server: TestServer, ms: number): Promise<void> {
    const { tables, store } = server.running.context;
    tables.playTime.onDisk(tables.playTime.now() + ms);
    this.at += ms;
    for (const table of await store.tables.due(tables.playTime.now())) await timeUp(tables, table);
    await store.journal.settled();
  }

  /** Advances the clock while no server runs. */
  pass(ms: number): void {
    this.at += ms;
  }
}
