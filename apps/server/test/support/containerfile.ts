import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

export interface Instruction {
  word: string;
  rest: string;
}

export interface Stage {
  image: string;
  name: string | null;
  instructions: Instruction[];
}

/** Parses the subset of container files that ours uses: no heredocs, no build arguments, one instruction per line. */
function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === undefined || rest === undefined) throw new Error(`not an instruction: ${line}`);
    if (word !== 'FROM') {
      stages.at(-1)!.instructions.push({ word, rest });
      continue;
    }
    const [image, , name] = atLeast(1, rest.split(/\s+/));
    stages.push({ image, name: name ?? null, instructions: [] });
  }
  return stages;
}

export const all = ({ instructions }: Stage, word: string): string[] =>
  instructions.filter((one) => one.word === word).map(({ rest }) => rest);

/** The arguments of a command in exec form. */
export const execForm = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

/**
 * Executes a container file without a container: `/app` and `/data` are folders below `root`, one root for each
 * stage, and the image's user is the current user. Everything else runs as written.
 */
export class Sandbox {
  readonly root: string;
  readonly env: Record<string, string> = {};
  private cwd = '';

  constructor(root: string) {
    this.root = root;
  }

  /** The local path of an image path. */
  here(path: string): string {
    return path.startsWith('/') ? join(this.root, path) : join(this.cwd, path);
  }

  carryOut({ instructions }: Stage, context: string, others: ReadonlyMap<string, Sandbox>): void {
    for (const { word, rest } of instructions) {
      if (word === 'WORKDIR') this.enter(rest);
      else if (word === 'ENV') this.set(rest);
      else if (word === 'COPY') this.copy(rest, context, others);
      else if (word === 'RUN') this.run(rest);
    }
  }

  enter(path: string): void {
    this.cwd = this.here(path);
    mkdirSync(this.cwd, { recursive: true });
  }

  private set(rest: string): void {
    const [, name, value] = atLeast(3, /^(\w+)=(\S+)$/.exec(rest)!);
    this.env[name] = value.startsWith('/') ? this.here(value) : value;
  }

  private copy(rest: string, context: string, others: ReadonlyMap<string, Sandbox>): void {
    const words = rest.split(/\s+/);
    const from = must(words[0]).startsWith('--from=')
      ? others.get(words.shift()!.slice('--from='.length))!
      : null;
    const target = words.pop()!;
    for (const word of words) {
      const source = from ? from.here(word) : join(context, word);
      if (!existsSync(source)) throw new Error(`COPY: there is no ${word}`);
      // A file is copied into the folder; a folder is copied by its content.
      const to = target.endsWith('/') ? join(this.here(target), basename(word)) : this.here(target);
      cpSync(source, to, { recursive: true, verbatimSymlinks: true });
    }
  }

  private run(command: string): void {
    const { uid, gid } = userInfo();
    const local = command
      .replaceAll(/(?<=\s)\/(?=data\b|app\b)/g, `${this.root}/`)
      .replaceAll(/-o node -g node/g, `-o ${uid} -g ${gid}`);
    execFileSync('sh', ['-c', local], { cwd: this.cwd, env: this.environment(), stdio: 'pipe' });
  }

  environment(more: Record<string, string> = {}): Record<string, string | undefined> {
    const clean = Object.entries(process.env).filter(
      ([name]) => !/^(KEYFLOWER_|npm_|VITEST|NODE_ENV)/.test(name),
    );
    return { ...Object.fromEntries(clean), ...this.env, ...more };
  }
}

/** What version control would check out: everything that is not ignored. */
export function copyTree(from: string, to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.toString('utf8').split('\0')) {
    if (path !== '' && existsSync(join(from, path))) cpSync(join(from, path), join(to, path));
  }
}

export const readStages = (path: string): Stage[] => stagesOf(readFileSync(path, 'utf8'));
