import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fencedBlocks } from './fenced.ts';
import { must } from '../../../scripts/testing/must.ts';

/*
 * The package as its users get it: built, packed, and installed into an empty project somewhere else. Built in a
 * folder of its own, so that nothing here disturbs what other tests, or you, are doing with dist.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const engine = join(root, 'packages/engine');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const temporary = mkdtempSync(join(tmpdir(), 'keyflower-package-'));
const staged = join(temporary, 'staged');
const project = join(temporary, 'project');
const installed = join(project, 'node_modules/@keyflower/engine');

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0)
    throw new Error(`${basename(command)} ${args.join(' ')}\n${stdout}\n${stderr}\n${error ?? ''}`);
  return stdout;
}

const node = (args: string[], cwd = project): string => run(process.execPath, args, cwd);

let playedInNode: string;

beforeAll(() => {
  const unwanted = new Set(['dist', 'node_modules']);
  cpSync(engine, staged, { recursive: true, filter: (path) => !unwanted.has(basename(path)) });
  const dist = join(staged, 'dist');
  node(
    [tsc, '-p', 'tsconfig.lib.json', '--outDir', dist, '--tsBuildInfoFile', join(dist, '.tsbuildinfo')],
    engine,
  );
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  // Packs the folder and installs the package, instead of a link to the folder.
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', '--install-links', ...quietly, staged], project);
  writeFileSync(
    join(project, 'play.mjs'),
    `${WHOLE_GAME}\nprocess.stdout.write(JSON.stringify(wholeGame()));`,
  );
  playedInNode = node(['play.mjs']);
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const installedFiles = (): string[] =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(installed.length + 1)
        .replaceAll('\\', '/'),
    );

const WHOLE_GAME = `
import { actionAt, BASE_CONTENT, countActions, Game, QuickRandom } from '@keyflower/engine';

export function wholeGame() {
  const game = Game.create(BASE_CONTENT, { players: 4 }, 'example');
  const random = new QuickRandom('players');
  while (!game.over) {
    const [{ player }] = game.pending();
    game.play(player, actionAt(game.state, player, random.below(countActions(game.state, player))));
  }
  return { totals: game.score().players.map((sheet) => sheet.total), last: game.record().at(-1) };
}
`;

/** A bundle for pages: one script that leaves what the entry exports in \`result\`. */
async function bundle(contents: string): Promise<{ code: string; inputs: string[] }> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'result',
    absWorkingDir: project,
    logLevel: 'silent',
  });
  return { code: must(outputFiles[0]).text, inputs: Object.keys(metafile.inputs) };
}

describe('the packed engine', () => {
  it('contains what it runs on, its types, its README and its licence, and nothing else', () => {
    const files = installedFiles();
    for (const name of ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']) {
      expect(files).toContain(name);
    }
    expect(files).toContain('dist/testkit/index.js');
    expect(files).toContain('dist/testkit/index.d.ts');
    const others = files.filter(
      (name) => !/^(package\.json|README\.md|LICENSE|dist\/.+\.(js|d\.ts))$/.test(name),
    );
    expect(others).toEqual([]);
    expect(files.filter((name) => /(^|\/)src\/|\.test\./.test(name))).toEqual([]);
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => !files.includes(name.replace(/\.js$/, '.d.ts')))).toEqual([]);
  });

  it('names no folder of the machine it was built on', () => {
    const here = [root.replace(/[\\/]$/, ''), temporary, homedir()].filter((path) => path.length > 1);
    const telling = installedFiles().filter((name) => {
      const text = readFileSync(join(installed, name), 'utf8');
      return (
        here.some((path) => text.includes(path)) || /sourceMappingURL|\/home\/|\/Users\/|[A-Z]:\\/.test(text)
      );
    });
    expect(telling).toEqual([]);
  });

  it('depends on nothing', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies']) {
      expect(manifest[kind], kind).toBeUndefined();
    }
    const packages = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages).toEqual(['@keyflower']);
  });

  it('plays a whole game in Node and scores it', () => {
    const { totals, last } = JSON.parse(playedInNode) as { totals: number[]; last: object };
    expect(totals.length).toBe(4);
    expect(last).toMatchObject({ result: { scores: totals }, seed: 'example' });
  });

  it('plays the same game in a page that has nothing but the language', async () => {
    const { code } = await bundle(WHOLE_GAME);
    const page = createContext(Object.create(null));
    runInContext('delete globalThis.console; delete globalThis.WebAssembly;', page);
    const names = [
      'process',
      'Buffer',
      'require',
      'module',
      'setTimeout',
      'queueMicrotask',
      'TextEncoder',
      'URL',
    ];
    names.push(
      'crypto',
      'console',
      'performance',
      'structuredClone',
      'window',
      'document',
      'fetch',
      'navigator',
    );
    const types = runInContext(
      `${JSON.stringify(names)}.map((name) => typeof globalThis[name])`,
      page,
    ) as string[];
    expect(new Set(types)).toEqual(new Set(['undefined']));
    const played = runInContext(`${code}\nJSON.stringify(result.wholeGame())`, page, {
      timeout: 30_000,
    }) as string;
    expect(played).toBe(playedInNode);
  });

  it('leaves the testkit out of what does not import it', async () => {
    const main = await bundle(`export * from '@keyflower/engine';`);
    expect(main.inputs.some((path) => path.includes('dist/index.js'))).toBe(true);
    expect(main.inputs.filter((path) => path.includes('testkit'))).toEqual([]);
    expect(main.code).not.toContain('missingPieces');
    const testkit = await bundle(`export * from '@keyflower/engine/testkit';`);
    expect(testkit.inputs.some((path) => path.includes('dist/testkit/index.js'))).toBe(true);
  });

  it('ships no file that no entry reaches', async () => {
    const { inputs } = await bundle(
      ['', '/layout', '/testkit']
        .map((entry, i) => `export * as e${i} from '@keyflower/engine${entry}';`)
        .join(''),
    );
    const onlyTypes = (name: string) => readFileSync(join(installed, name), 'utf8').trim() === 'export {};';
    const unreached = installedFiles().filter(
      (name) =>
        name.endsWith('.js') && !onlyTypes(name) && !inputs.some((path) => path.endsWith(`engine/${name}`)),
    );
    expect(unreached).toEqual([]);
  });

  it('lets a bundler drop what is not used', async () => {
    const { code } = await bundle(`export { seedCommitment } from '@keyflower/engine';`);
    expect(code).not.toContain('keythedral');
  });
});

const CONSUMER = `
import { type Action, BASE_CONTENT, type GameEvent, Game, type Position, RefusalError, type View } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';

const game: Game = Game.create(BASE_CONTENT, { players: 2 }, 'example');
const bid: Action = { type: 'bid', tile: 'keywood', color: 'red', screen: 1, groups: [] };
const events: GameEvent[] = game.play(0, bid);
const position: Position = game.position();
const view: View = game.view(null);
export const seen: (string | number)[] = [events[0].type, position.season, view.players.length];
export const rule = (error: unknown): string | undefined =>
  error instanceof RefusalError ? error.refusal.rule : new Scenario().position().season;
// @ts-expect-error -- the types are there: a bid has a colour
export const wrong: Action = { type: 'bid', tile: 'keywood' };
`;

describe('the types of the packed engine', () => {
  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('check with module %s and resolution %s', (module, moduleResolution) => {
    const folder = join(project, moduleResolution);
    mkdirSync(folder);
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
    writeFileSync(
      join(folder, 'console.d.ts'),
      'declare const console: { log(...values: unknown[]): void };',
    );
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    fencedBlocks(readme)
      .filter(({ words }) => words.join(' ') === 'ts example')
      .forEach(({ text, line }) => writeFileSync(join(folder, `readme-${line}.ts`), text));
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      module,
      moduleResolution,
      strict: true,
      noUncheckedIndexedAccess: false,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(() => node([tsc, '-p', folder])).not.toThrow();
  });
});
