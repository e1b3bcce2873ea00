import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import * as esbuild from 'esbuild';
import { must } from '../../../../scripts/testing/must.ts';

type Log = (...values: unknown[]) => void;
type Modules = Record<string, unknown>;

/** The entries that examples may import. */
const ENTRIES = ['@keyflower/engine', '@keyflower/engine/testkit'];

let engine: Promise<Modules> | undefined;

/** The engine's sources, bundled once for all examples, by the name of the entry. */
async function engineModules(): Promise<Modules> {
  const built = await esbuild.build({
    stdin: {
      contents: ENTRIES.map((entry) => `export * as '${entry}' from '${entry}';`).join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'cjs',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return evaluate(must(built.outputFiles[0]).text, {}, () => undefined);
}

/** Runs a CommonJS module, and returns what it exports. */
function evaluate(code: string, modules: Modules, log: Log): Modules {
  const module = { exports: {} as Modules };
  const load = (name: string): unknown => {
    if (!(name in modules)) throw new Error(`an example imports ${name}`);
    return modules[name];
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own code is what is tested
  const run = new Function('module', 'require', 'console', code) as (...given: unknown[]) => void;
  run(module, load, { log });
  return module.exports;
}

/** Runs an example against the engine's sources, and returns what it logs. */
export async function runExample(code: string): Promise<string> {
  engine ??= engineModules();
  const example = await esbuild.transform(code, { loader: 'ts', format: 'cjs' });
  const logged: string[] = [];
  evaluate(example.code, await engine, (...values) => logged.push(format(...values)));
  return logged.join('\n');
}
