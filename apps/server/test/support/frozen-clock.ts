import { callTime } from '../../src/tables/turns.ts';
import type { TestServer } from './server.ts';

/** A clock that stands until the test moves it. */
export class FrozenClock {
  private at = 1_000_000;
  readonly read = (): number => this.at;

  /** The server runs for so long, its heartbeats included, and looks after whoever's time is up. */
  async run(server: TestServer, ms: number): Promise<void> {
    const { house, store } = server.running.app;
    house.playTime.onDisk(house.playTime.now() + ms);
    this.at += ms;
    callTime(house);
    await store.journal.settled();
  }

  /** Time goes by while no server runs. */
  pass(ms: number): void {
    this.at += ms;
  }
}
