import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processMetrics } from './process-metrics.ts';

/** How many jobs of a kind there are. */
interface JobCounts {
  kind: string;
  waiting: number;
  scheduled: number;
  running: number;
  failed: number;
  oldestSeconds: number;
}

const JOB_STATES = ['waiting', 'scheduled', 'running', 'failed'] as const;

/** Values that are read when metrics are scraped. */
export interface Levels {
  sockets(): number;
  tablesInMemory(): number;
  botsWaiting(): number;
  backgroundWaiting(): number;
  storageBroken(): boolean;
  ready(): Promise<boolean>;
  tables(): Promise<{ status: string; n: number }[]>;
  jobs(): Promise<JobCounts[]>;
  /** Where the database is replicated. */
  replicaRunning?(): boolean;
}

function gauges(levels: Levels): { name: string; help: string; read: () => number | Promise<number> }[] {
  return [
    {
      name: 'keyflower_ready',
      help: '1 while the server can serve people, as /readyz says',
      read: async () => ((await levels.ready()) ? 1 : 0),
    },
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

/** Jobs in all processes; read once for both. */
function jobGauges(levels: Levels): Gauge[] {
  const oldest = new Gauge({
    name: 'keyflower_jobs_oldest_seconds',
    help: 'How long the first job that may be done has been waiting, by kind',
    labelNames: ['kind'],
    registers: [],
  });
  const jobs = new Gauge({
    name: 'keyflower_jobs',
    help: 'Jobs of all servers and workers, by kind and state',
    labelNames: ['kind', 'state'],
    registers: [],
    async collect() {
      // Metrics of the process itself are there without the database too.
      const found = await levels.jobs().catch(() => []);
      this.reset();
      oldest.reset();
      for (const { kind, oldestSeconds, ...counts } of found) {
        for (const state of JOB_STATES) this.set({ kind, state }, counts[state]);
        oldest.set({ kind }, oldestSeconds);
      }
    },
  });
  return [jobs, oldest];
}

/** Metrics in the format of Prometheus. They name no person and no table. */
export class Metrics {
  readonly registry = new Registry();
  private readonly actions: Counter;
  private readonly refusals: Counter;
  private readonly conflicts: Counter;
  private readonly commits: Histogram;
  private readonly batch: Histogram;
  private readonly requests: Histogram;
  private readonly handlers: Histogram;
  private readonly jobs: Histogram;
  private readonly jobFailures: Counter;

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
    this.conflicts = new Counter({
      name: 'keyflower_conflicts_total',
      help: 'Changes of tables that were judged again, since another server was faster',
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
    this.jobs = new Histogram({
      name: 'keyflower_job_seconds',
      help: 'Time of jobs that were done here, by kind',
      labelNames: ['kind'],
      buckets: [0.01, 0.1, 0.5, 1, 5, 20, 60],
      registers,
    });
    this.jobFailures = new Counter({
      name: 'keyflower_job_failures_total',
      help: 'Jobs that failed here and are tried again, by kind',
      labelNames: ['kind'],
      registers,
    });
    for (const gauge of jobGauges(levels)) this.registry.registerMetric(gauge);
    for (const { name, help, read } of gauges(levels)) {
      this.registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            this.set(await read());
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
        async collect() {
          // Metrics of the process itself are there without the database too.
          const counts = await levels.tables().catch(() => []);
          this.reset();
          for (const { status, n } of counts) this.set({ status }, n);
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

  conflict(): void {
    this.conflicts.inc();
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

  jobDone(kind: string, seconds: number): void {
    this.jobs.observe({ kind }, seconds);
  }

  jobFailed(kind: string): void {
    this.jobFailures.inc({ kind });
  }

  request(status: number, seconds: number): void {
    this.requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds);
  }
}
