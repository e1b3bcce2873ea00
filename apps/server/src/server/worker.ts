import { ENGINE_VERSION } from '@keyflower/engine';
import { ServerContext, type ServerDependencies } from '../context/index.ts';
import { Jobs } from '../jobs/index.ts';
import { OtherServers } from '../servers/index.ts';
import type { Settings } from '../settings/index.ts';

/** A process that does jobs and lets bots think, without HTTP and sockets. */
export class RunningWorker {
  readonly context: ServerContext;
  private readonly others: OtherServers | null;
  private readonly jobs: Jobs;
  private closing: Promise<void> | null = null;

  constructor(context: ServerContext, others: OtherServers | null) {
    this.context = context;
    this.others = others;
    this.jobs = new Jobs(context);
    this.jobs.start();
  }

  /** Ends what is being done, or leaves it to others. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  private async shutDown(): Promise<void> {
    const { background, log, notifier, store } = this.context;
    log.info({}, 'closing');
    store.stopAsking();
    await Promise.all([this.jobs.stop(), background.stop()]);
    await store.journal.settled();
    await notifier.end();
    await this.jobs.finished();
    await this.others
      ?.leave()
      .catch((error: unknown) =>
        log.warn({ error: String(error) }, 'the other servers could not be told of the end'),
      );
    await store.close();
    log.info({}, 'closed');
  }
}

/** Starts a worker beside the servers of a shared database. */
export async function work(settings: Settings, dependencies: ServerDependencies): Promise<RunningWorker> {
  const context = await ServerContext.open(settings, dependencies);
  try {
    const worker = new RunningWorker(context, await OtherServers.join(context));
    const { schema } = context.store;
    const { version: node, pid } = process;
    dependencies.log.info({ version: ENGINE_VERSION, schema, node, pid }, 'working');
    return worker;
  } catch (error) {
    await Promise.all([context.queue.stop(), context.bots.stop(), context.background.stop()]);
    await context.store.close();
    throw error;
  }
}
