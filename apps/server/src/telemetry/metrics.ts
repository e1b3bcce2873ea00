import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processMetrics } from './process-metrics.ts';

/** Values that are read when metrics are scraped. */
export interface Levels {
  sockets(): number;
  tablesInMemory(): number;
  botsWaiting(): number;
  backgroundWaiting(): number;
  storageBroken(): boolean;
  tables(): { status: string; n: number }[];
  /** Where the database is replicated. */
  replicaRunning?(): boolean;
}

function gauges(levels: Levels): { name: string; help: string; read: () => number }[] {
  return [
    { name: 'keyflower_sockets', help: 'Open sockets', read: () => levels.sockets() },
    { name: 'keyflower_tables_in_memory', help: 'Tables in memory', read: () => levels.tablesInMemory() },
    {
      name: 'keyflower_bots_waiting',
      help: 'Questions to bots that wait for a thread',
      read: () => levels.botsWaiting(),
    },
    {
      name: 'keyflower_background_waiting',
      help: 'Long jobs that wait for their thread',
      read: () => levels.backgroundWaiting(),
    },
    {
      name: 'keyflower_storage_broken',
      help: '1 while the storage refuses writes',
      read: () => (levels.storageBroken() ? 1 : 0),
    },
    ...(levels.replicaRunning
      ? [
          {
            name: 'keyflower_replica_running',
            help: '1 while the database is replicated',
            read: () => (levels.replicaRunning?.() ? 1 : 0),
          },
        ]
      : []),
  ];
}

/** Metrics in the format of Prometheus. They name no person and no table. */
export class Metrics {
  readonly registry = new Registry();
  private readonly actions: Counter;
  private readonly refusals: Counter;
  private readonly commits: Histogram;
  private readonly batch: Histogram;
  private readonly requests: Histogram;
  private readonly handlers: Histogram;

  constructor(levels: Levels) {
    // From now on, not from the first scrape.
    processMetrics();
    const registers = [this.registry];
    this.actions = new Counter({ name: 'keyflower_actions_total', help: 'Actions played', registers });
    this.refusals = new Counter({
      name: 'keyflower_refusals_total',
      help: 'Actions refused, by code',
      labelNames: ['code'],
      registers,
    });
    this.commits = new Histogram({
      name: 'keyflower_commit_seconds',
      help: 'Time of a commit',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
      registers,
    });
    this.batch = new Histogram({
      name: 'keyflower_commit_writes',
      help: 'Writes in a commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500],
      registers,
    });
    this.requests = new Histogram({
      name: 'keyflower_http_seconds',
      help: 'Time of HTTP requests',
      labelNames: ['status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    });
    this.handlers = new Histogram({
      name: 'keyflower_handler_seconds',
      help: 'How long handlers of requests and messages kept the event loop',
      labelNames: ['kind'],
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1],
      registers,
    });
    for (const { name, help, read } of gauges(levels)) {
      this.registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    }
    this.registry.registerMetric(
      new Gauge({
        name: 'keyflower_tables',
        help: 'Stored tables, by status',
        labelNames: ['status'],
        registers: [],
        collect() {
          this.reset();
          for (const { status, n } of levels.tables()) this.set({ status }, n);
        },
      }),
    );
  }

  /** All metrics as text, those of the process included. */
  text(): Promise<string> {
    return Registry.merge([processMetrics(), this.registry]).metrics();
  }

  action(): void {
    this.actions.inc();
  }

  refusal(code: string): void {
    this.refusals.inc({ code });
  }

  commit(writes: number, ms: number): void {
    this.commits.observe(ms / 1000);
    this.batch.observe(writes);
  }

  /** Runs a handler and measures it, up to where it first waits. */
  handle<T>(kind: 'request' | 'message', handler: () => T): T {
    const started = performance.now();
    try {
      return handler();
    } finally {
      this.handlers.observe({ kind }, (performance.now() - started) / 1000);
    }
  }

  request(status: number, seconds: number): void {
    this.requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds);
  }
}
