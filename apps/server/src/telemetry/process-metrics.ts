import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** How exactly the delay of the event loop is measured. */
const RESOLUTION_MS = 5;
const QUANTILES = [0.5, 0.99, 0.999];

let registry: Registry | null = null;

/**
 * Metrics of the process: memory, garbage collection, the event loop. They are measured once, however many servers a
 * process has had, because measuring never ends.
 */
export function processMetrics(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(loopDelay());
  return registry;
}

/** How late the event loop was, beyond the time that a timer takes anyway. */
function loopDelay(): Gauge<'quantile'> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return new Gauge({
    name: 'keyflower_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile',
    labelNames: ['quantile'],
    registers: [],
    collect() {
      for (const quantile of QUANTILES) {
        const ms = delays.percentile(100 * quantile) / 1e6 - RESOLUTION_MS;
        this.set({ quantile }, Math.max(0, ms) / 1000);
      }
      delays.reset();
    },
  });
}
