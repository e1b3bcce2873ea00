import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** What a long suite found: complaints (none is good) and how much it looked at. */
export interface SuiteReport {
  complaints: string[];
  counts: Record<string, number>;
}

/**
 * Runs a suite file bundled in a thread of its own. Test transforms make every imported constant a property
 * look-up, which slows the engine tenfold; bundled, a suite plays ten times the games in the same time.
 */
export async function runBundled(suite: string, workerData: unknown): Promise<SuiteReport> {
  const folder = mkdtempSync(join(tmpdir(), 'keyflower-suite-'));
  const outfile = join(folder, 'suite.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(`../contract/${suite}`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    outfile,
    logLevel: 'error',
  });
  try {
    return await new Promise<SuiteReport>((resolve, reject) => {
      const worker = new Worker(outfile, { workerData });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
