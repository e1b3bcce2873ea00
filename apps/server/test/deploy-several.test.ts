import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, SETTINGS, variableOf } from '../src/settings/settings.ts';
import { keyflowerHere } from '../../cli/test/run.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

const folder = fileURLToPath(new URL('../../../deploy/several/', import.meta.url));
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
const read = (path: string): unknown => parse(text(path), { merge: true });

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  restart?: string;
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
  stop_grace_period?: string;
}

const compose = (): { services: Record<string, Service>; volumes: Record<string, null> } =>
  read('compose.yaml') as ReturnType<typeof compose>;

describe('the compose file', () => {
  const { services, volumes } = compose();
  const service = (name: string): Service => must(services[name]);

  it('has two servers, a worker, PostgreSQL and a proxy; monitoring is optional', () => {
    const always = Object.keys(services).filter((name) => !service(name).profiles);
    expect(always.sort()).toEqual(['postgres', 'proxy', 'server-a', 'server-b', 'worker']);
    expect(service('server-a')).toEqual(service('server-b'));
    for (const [name, { restart }] of Object.entries(services)) expect(restart, name).toBe('unless-stopped');
  });

  it('pins every image to a version, or builds it from the container file', () => {
    const isFixed = ({ image, build }: Service): boolean =>
      build ? existsSync(join(folder, build.context, build.dockerfile)) : /:v?\d+\.\d+(\.\d+)?$/.test(image);
    for (const [name, one] of Object.entries(services)) expect(isFixed(one), name).toBe(true);
  });

  it('checks that servers are ready, and that the others work', () => {
    for (const [name, { healthcheck }] of Object.entries(services)) {
      if (name === 'worker') continue;
      const { test } = must(healthcheck);
      expect(test.length, name).toBeGreaterThan(1);
      for (const word of test) expect(typeof word, name).toBe('string');
    }
    expect(must(service('server-a').healthcheck).test.join(' ')).toContain(':8080/readyz');
  });

  it('starts servers and workers with settings and commands that exist', async () => {
    const given = { POSTGRES_PASSWORD: 'x', PUBLIC_URL: 'https://play.example.org' } as Record<
      string,
      string
    >;
    const known = new Set(Object.keys(SETTINGS).map(variableOf));
    for (const name of ['server-a', 'worker']) {
      const { environment = {}, command } = service(name);
      for (const variable of Object.keys(environment)) expect(known, name).toContain(variable);
      const filled = Object.fromEntries(
        Object.entries(environment).map(([variable, value]) => [
          variable,
          value.replaceAll(
            /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
            (_, used: string, otherwise = '') => given[used] ?? otherwise,
          ),
        ]),
      );
      const settings = readSettings({}, filled);
      expect(settings['database-url']?.hostname).toBe('postgres');
      expect(settings['bot-threads']).toBe(name === 'worker' ? 2 : 0);
      expect(settings['drain-time']).toBeGreaterThan(0);
      expect(Number.parseInt(must(service(name).stop_grace_period), 10)).toBeGreaterThan(
        settings['drain-time'] + 10,
      );
      expect((await keyflowerHere(command?.at(-1) ?? 'serve', '--help')).code).toBe(0);
    }
  });

  it('has no secrets in it, and names every variable in the example', () => {
    const ignored = readFileSync(join(folder, '../../.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['/deploy/several/.env', '/deploy/several/metrics-token']),
    );
    const used = new Set([...text('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => must(name)));
    const named = [...text('example.env').matchAll(/^(\w+)=(.*)$/gm)];
    expect(named.map(([, name]) => must(name)).sort()).toEqual([...used].sort());
    const isSecret = (name: string): boolean => name.includes('PASSWORD');
    const examples = named.filter(([, name]) => isSecret(must(name))).map(([, , value]) => value);
    expect(examples).toEqual(['', '']);
    const given = Object.values(services)
      .flatMap(({ environment = {} }) => Object.entries(environment))
      .filter(([name]) => isSecret(name));
    expect(given.length).toBeGreaterThan(1);
    for (const [name, value] of given) expect(value, name).toMatch(/^\$\{\w+:[?-][^}]*\}$/);
    expect(text('compose.yaml')).toMatch(/postgres:\/\/keyflower:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/);
  });

  it('mounts files that exist, and volumes that it declares', () => {
    // The operator makes the token.
    const isThere = (source: string): boolean =>
      source === './metrics-token' ||
      (source.startsWith('.') ? existsSync(join(folder, source)) : Object.hasOwn(volumes, source));
    for (const [name, { volumes: mounted = [] }] of Object.entries(services)) {
      for (const line of mounted) expect(isThere(must(line.split(':')[0])), `${name}: ${line}`).toBe(true);
    }
    expect(service('grafana').ports).toEqual(['127.0.0.1:3000:3000']);
    expect(service('postgres').ports).toBeUndefined();
  });

  it('lets the proxy ask all servers whether they are ready, and hide what is for operators', () => {
    const proxy = text('Caddyfile');
    expect(proxy).toMatch(/reverse_proxy server-a:8080 server-b:8080 \{/);
    expect(proxy).toMatch(/health_uri \/readyz/);
    expect(proxy).toMatch(/@operators path \/healthz \/readyz \/metrics/);
    const interval = Number(/health_interval (\d+)s/.exec(proxy)?.[1]);
    const { KEYFLOWER_DRAIN_TIME: drain } = must(service('server-a').environment);
    expect(interval).toBeLessThan(Number(drain));
  });
});

describe('the monitoring', () => {
  let server: TestServer;
  const exposed = new Set<string>();
  beforeAll(async () => {
    server = await startServer();
    const authorization = `Bearer ${server.running.context.secrets.metricsToken}`;
    const page = await (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
    for (const [, name = '', type] of page.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      exposed.add(name);
      if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) exposed.add(`${name}_${end}`);
    }
  });
  afterAll(() => server.close());

  const metricsIn = (expression: string): string[] =>
    expression.match(/\b(?:keyflower|process|nodejs)_\w+/g) ?? [];

  it('alerts only by metrics that a server has, and says what is wrong', () => {
    interface Rule {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string };
    }
    const { groups } = read('alerts.yml') as { groups: { rules: Rule[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(8);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(metricsIn(expr).length > 0 || expr.startsWith('up{'), alert).toBe(true);
      for (const name of metricsIn(expr)) expect(exposed, alert).toContain(name);
      expect(['info', 'warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary, alert).not.toBe('');
      expect(readFileSync(join(folder, '../../docs/scaling.md'), 'utf8')).toContain(`\`${alert}\``);
    }
  });

  it('shows only metrics that a server has', () => {
    interface Panel {
      id: number;
      title: string;
      targets: { expr: string }[];
    }
    const { panels } = JSON.parse(text('grafana/dashboards/keyflower.json')) as { panels: Panel[] };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, targets } of panels) {
      for (const { expr } of targets) {
        expect(metricsIn(expr).length, title).toBeGreaterThan(0);
        for (const name of metricsIn(expr)) expect(exposed, title).toContain(name);
      }
    }
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
    const own = [...exposed].filter(
      (name) => name.startsWith('keyflower_') && !/_(bucket|sum|count)$/.test(name),
    );
    // Not everything needs a panel, but most of it.
    const missing = own.filter((name) => ![...shown].some((used) => used.startsWith(name)));
    expect(missing.sort()).toEqual(['keyflower_handler_seconds', 'keyflower_storage_broken']);
  });

  it('asks every server with the token', () => {
    interface Scrape {
      authorization: { credentials_file: string };
      static_configs: { targets: string[] }[];
    }
    const { scrape_configs: jobs } = read('prometheus.yml') as { scrape_configs: Scrape[] };
    const [job] = jobs;
    expect(must(job).static_configs[0]?.targets).toEqual(
      expect.arrayContaining(['server-a:8080', 'server-b:8080']),
    );
    const { volumes = [] } = must(compose().services['prometheus']);
    expect(volumes).toContain(`./metrics-token:${must(job).authorization.credentials_file}:ro`);
  });
});
