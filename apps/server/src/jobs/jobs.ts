import type { ServerContext } from '../context/index.ts';
import type { JobGroup } from '../queue/index.ts';
import { REMIND } from '../store/index.ts';
import { BOTS, COUNT, countGame, DUE, letBotsDecide, timeUp } from '../tables/index.ts';
import { COUNT_EARLIER, countEarlier } from './count-earlier.ts';
import { HOUSEKEEPING, Housekeeping } from './housekeeping.ts';
import { addOwed } from './owed.ts';

/** Jobs of other kinds than bots’ that are done at the same time. */
const AT_ONCE = 4;
/** Jobs for bots that are taken for each thread: while one thinks, the table of the next is read. */
const PER_THREAD = 2;

/** Everything that this process does by itself: the jobs, and what has to be looked at from time to time. */
export class Jobs {
  private readonly context: ServerContext;
  readonly housekeeping: Housekeeping;

  constructor(context: ServerContext) {
    this.context = context;
    this.housekeeping = new Housekeeping(context);
  }

  start(): void {
    const { queue, store, log, hub } = this.context;
    queue.start(this.groups());
    this.housekeeping.start();
    this.housekeeping.run(() => addOwed(this.context));
    store.journal.onAvailable = (available) => {
      hub.storageChanged(available);
      if (!available) return;
      log.info({}, 'the storage takes writes again');
      this.housekeeping.run(() => addOwed(this.context));
    };
  }

  /** Takes no more jobs, and ends those that are being done. Bots stop thinking. */
  async stop(): Promise<void> {
    this.housekeeping.stop();
    const { queue, bots } = this.context;
    await Promise.all([queue.stop(), bots.stop()]);
  }

  /** Settles when everything has ended that was under way, and stores the play time. */
  async finished(): Promise<void> {
    await this.housekeeping.finished();
    try {
      await this.housekeeping.beat();
    } catch (error) {
      this.context.log.error({ error: String(error) }, 'the play time could not be stored');
    }
  }

  private groups(): JobGroup[] {
    const { tables, notifier, settings } = this.context;
    const threads = settings['bot-threads'];
    const thinking: JobGroup = {
      handlers: { [BOTS]: (table, signal) => letBotsDecide(tables, table, signal) },
      atOnce: PER_THREAD * threads,
      threads,
    };
    const others: JobGroup = {
      handlers: {
        [DUE]: (table) => timeUp(tables, table),
        [COUNT]: (table) => countGame(tables, table),
        [COUNT_EARLIER]: (after, signal) => countEarlier(this.context, after, signal),
        [REMIND]: (about) => notifier.tell(about),
        [HOUSEKEEPING]: (task) => this.housekeeping.do(task),
      },
      atOnce: AT_ONCE,
      threads: 0,
    };
    return threads > 0 ? [thinking, others] : [others];
  }
}
