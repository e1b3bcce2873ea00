import { enforceDeadlines } from '../../src/tables/turns.ts';
import type { TestServer } from './server.ts';

/** A clock that stands until the test moves it. */
export class FrozenClock {
  private at = 1_000_000;
  readonly read = (): number => this.at;

  /** The server runs for so long, its heartbeats included, and looks after whoever's time is up. */
  async run(server: TestServer, ms: number): Promise<void> {
    const { tables, store } = server.running.context;
    tables.playTime.onDisk(tables.playTime.now() + ms);
    this.at += ms;
    enforceDeadlines(tables);
    await store.journal.settled();
  }

  /** Time goes by while no server runs. */
  pass(ms: number): void {
    this.at += ms;
  }
}
