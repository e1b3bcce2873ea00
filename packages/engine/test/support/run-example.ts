import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import * as esbuild from 'esbuild';
import { must } from '../../../../scripts/testing/must.ts';

/** Runs an example against the engine's sources, and returns what it logs. */
export async function runExample(code: string): Promise<string> {
  const built = await esbuild.build({
    stdin: { contents: code, loader: 'ts', resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    conditions: ['source'],
    logLevel: 'silent',
  });
  const logged: string[] = [];
  const log = (...values: unknown[]) => logged.push(format(...values));
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own code is what is tested
  const example = new Function('console', must(built.outputFiles[0]).text) as (console: {
    log: typeof log;
  }) => void;
  example({ log });
  return logged.join('\n');
}
