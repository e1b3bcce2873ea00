import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { must } from '../../../../scripts/testing/must.ts';

/** The result of a long suite: its findings (none if all is well) and how much it checked. */
export interface SuiteReport {
  complaints: string[];
  counts: Record<string, number>;
}

/** The thread of a suite, started once for all tests that run it: its code stays compiled. */
const threads = new Map<string, Promise<Worker>>();

async function threadOf(suite: string): Promise<Worker> {
  const worker = new Worker(await bundleOf(suite), { eval: true });
  // Idle threads must not keep the tests from ending.
  worker.unref();
  return worker;
}

async function bundleOf(suite: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../contract/${suite}`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['source'],
    write: false,
    logLevel: 'error',
  });
  return must(outputFiles[0]).text;
}

/**
 * Runs a suite file bundled in a thread of its own. Test transforms make every imported constant a property
 * look-up, which slows the engine tenfold; bundled, a suite plays ten times the games in the same time.
 */
export async function runBundled(suite: string, task: unknown): Promise<SuiteReport> {
  const thread = threads.get(suite) ?? threadOf(suite);
  threads.set(suite, thread);
  const worker = await thread;
  return new Promise<SuiteReport>((resolve, reject) => {
    const fail = (error: Error) => {
      threads.delete(suite);
      reject(error);
    };
    worker.once('error', fail);
    worker.once('message', (report: SuiteReport) => {
      worker.off('error', fail);
      resolve(report);
    });
    // The rule is about windows; a thread has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(task);
  });
}
