import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { cliBundle } from '../../../scripts/lib/paths.mjs';
import { readSettings, SETTINGS } from '../src/settings/settings.ts';
import { keyflower } from './support/bundle.ts';
import { all, copyTree, execForm, readStages, Sandbox } from './support/containerfile.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const containerfile = join(repository, 'deploy/Containerfile');
const unit = join(repository, 'deploy/keyflower.service');

const folder = mkdtempSync(join(tmpdir(), 'keyflower-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

describe('the container file', () => {
  const [build, runtime] = atLeast(2, readStages(containerfile));

  it('builds in one stage and leaves the tools behind in it', () => {
    expect([build.image, build.name, runtime.image]).toEqual(['node:22-slim', 'build', 'node:22-slim']);
    expect(all(build, 'RUN')).toEqual(['npm ci', 'npm run build', 'npm prune --omit=dev']);
    for (const line of all(runtime, 'COPY')) expect(line).toMatch(/^--from=build \/app\//);
  });

  it('copies only files that exist', () => {
    for (const line of all(build, 'COPY')) {
      for (const word of line.split(' ').slice(0, -1))
        expect(existsSync(join(repository, word)), word).toBe(true);
    }
  });

  it('runs as an unprivileged user, keeps its data in a volume and has a health check', () => {
    expect(all(runtime, 'USER')).toEqual(['node']);
    expect(all(runtime, 'VOLUME')).toEqual(['/data']);
    expect(all(runtime, 'ENV')).toContain('KEYFLOWER_DATA=/data');
    expect(all(runtime, 'EXPOSE')).toEqual([SETTINGS.port.fallback]);
    expect(all(runtime, 'HEALTHCHECK')[0]).toContain('/healthz');
    expect(execForm(must(all(runtime, 'CMD')[0]))).toEqual(['node', 'apps/cli/dist/keyflower.mjs', 'serve']);
    const order = runtime.instructions.map(({ word }) => word);
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
  });

  it('names no registry to install from', () => {
    expect(readFileSync(containerfile, 'utf8')).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/);
  });

  it.runIf(FULL)('builds an image from a clean copy whose server starts, is healthy and stops', async () => {
    const context = join(folder, 'context');
    copyTree(repository, context);
    const stages = new Map<string, Sandbox>();
    const built = new Sandbox(join(folder, 'build'));
    built.carryOut(build, context, stages);
    stages.set('build', built);
    const here = new Sandbox(join(folder, 'runtime'));
    here.carryOut(runtime, context, stages);
    rmSync(built.root, { recursive: true });
    expect(existsSync(here.here('node_modules/vitest'))).toBe(false);
    expect(statSync(here.here('/data')).mode & 0o777).toBe(0o700);

    const port = await freePort();
    const env = here.environment({ KEYFLOWER_PORT: port });
    const cwd = here.here('/app');
    const [program, ...args] = atLeast(1, execForm(must(all(runtime, 'CMD')[0])));
    const server = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    await once(server.stdout, 'data');
    const [health, ...healthArgs] = atLeast(1, execForm(must(all(runtime, 'HEALTHCHECK')[0])));
    expect(spawnSync(health, healthArgs, { cwd, env }).status).toBe(0);
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(existsSync(here.here('/data/keyflower.sqlite'))).toBe(true);
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(spawnSync(health, healthArgs, { cwd, env }).status).toBe(1);
  });
});

describe('the systemd unit', () => {
  const lines = readFileSync(unit, 'utf8').split('\n');
  const values = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));

  it('confines the server', () => {
    expect(values('NoNewPrivileges')).toEqual(['yes']);
    expect(values('ProtectSystem')).toEqual(['strict']);
    expect(values('StateDirectory')).toEqual(['keyflower']);
    expect(values('StateDirectoryMode')).toEqual(['0700']);
    expect(values('Restart')).toEqual(['on-failure']);
    expect(values('CapabilityBoundingSet')).toEqual(['']);
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(10);
    expect(values('User')[0]).not.toBe('root');
  });

  it('starts an existing command with existing settings', async () => {
    const [start] = atLeast(1, values('ExecStart'));
    const [env, node, script, command] = atLeast(4, start.split(' '));
    expect([env, node, command]).toEqual(['/usr/bin/env', 'node', 'serve']);
    // The bundle itself: the entry in bin/ may build, and the unit cannot write there.
    expect(join(repository, script)).toBe(cliBundle);
    const variables = Object.fromEntries(values('Environment').map((line) => line.split('=')));
    expect(readSettings({}, variables)).toMatchObject({ data: '/var/lib/keyflower', host: '127.0.0.1' });
    const { code, out } = await keyflower(command, '--help');
    expect(code).toBe(0);
    for (const name of Object.keys(SETTINGS)) expect(out).toContain(`--${name} `);
  });

  const analyze = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.runIf(analyze)('is accepted by systemd', () => {
    expect(execFileSync('systemd-analyze', ['verify', unit], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
  });
});
