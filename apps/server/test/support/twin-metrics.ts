import { ensureSame } from './ensure.ts';
import type { Mirror } from './mirror.ts';
import { must } from '../../../../scripts/testing/must.ts';

/**
 * Times, the size of commits, which depends on what else is stored at that moment, what a timer clears, and jobs that one begins
 * or that another thread does once a game is over.
 */
const BY_CHANCE = /_seconds|_commit_|_in_memory|"kind":"(?:remind|housekeeping|count)"/;

const REPLAYED = 'entries replayed';
const ACTIONS = 'keyflower_actions_total {}';

/** What a server publishes of itself, and how much it worked for messages. */
async function metricsOf({ server }: Mirror): Promise<Map<string, number>> {
  const { metrics, tables } = server.running.context;
  const counts = new Map([[REPLAYED, tables.work.replayed]]);
  for (const metric of metrics.registry.getMetricsAsArray()) {
    if (!metric.name.startsWith('keyflower_')) continue;
    const { values } = await (metric as unknown as Measured).get();
    for (const { labels, value } of values) {
      const name = `${metric.name} ${JSON.stringify(labels)}`;
      if (!BY_CHANCE.test(name)) counts.set(name, value);
    }
  }
  return counts;
}

interface Measured {
  get(): Promise<{ values: { labels: object; value: number }[] }>;
}

/** What happened between two looks, with zeros left out. */
function growth(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Record<string, number> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const grown = names.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, by]) => by !== 0));
}

/** Compares what two servers publish of themselves, and the work of theirs that delays everyone. */
export class TwinCounts {
  private readonly mirrors: readonly [Mirror, Mirror];
  private before: readonly Map<string, number>[] = [];
  /** Whether the record of one world is longer, so that it takes longer to replay. */
  private lopsided = false;

  constructor(mirrors: readonly [Mirror, Mirror]) {
    this.mirrors = mirrors;
  }

  private look(): Promise<Map<string, number>[]> {
    return Promise.all(this.mirrors.map(metricsOf));
  }

  async begin(): Promise<void> {
    this.before = await this.look();
  }

  /** An action is played in one world only. The operator may count it, and learns nothing else. */
  playedAlone(world: 0 | 1): void {
    const before = must(this.before[world]);
    before.set(ACTIONS, (before.get(ACTIONS) ?? 0) + 1);
    this.lopsided = true;
  }

  async compare(what: string): Promise<void> {
    const after = await this.look();
    const [x, y] = after.map((now, world) => {
      const grown = growth(must(this.before[world]), now);
      if (this.lopsided) delete grown[REPLAYED];
      return grown;
    });
    ensureSame(x, y, `counted after ${what}`);
  }
}
