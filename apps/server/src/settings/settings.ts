import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '@keyflower/engine/layout';
import { parseTrusted, type Trusted } from '../safety/index.ts';

/** An invalid setting. The message names it and says what would be valid. */
export class SettingError extends Error {}

/** One setting: its flag is `--name`, its variable mostly `KEYFLOWER_NAME`. */
interface Setting<T> {
  /** Placeholder of the value, for the help. */
  value: string;
  fallback: string;
  help: string;
  /** What the value may be, for completion. */
  choices?: readonly string[];
  path?: 'file' | 'directory';
  parse: (text: string, name: string) => T;
}

function filled(value: string, name: string): string {
  if (value.trim() === '') throw new SettingError(`${name} cannot be empty`);
  return value;
}

/** An e-mail address, alone or as `A name <address>`. */
function mailbox(value: string, name: string): string | null {
  if (value === '') return null;
  if (!/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
    throw new SettingError(`${name} is an e-mail address, not "${value}"`);
  }
  return value;
}

function plainMailbox(value: string, name: string): string | null {
  if (value.includes('<')) throw new SettingError(`${name} is an e-mail address without a name`);
  return mailbox(value, name);
}

function whole(least: number, most: number) {
  return (value: string, name: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new SettingError(`${name} is a whole number from ${least} to ${most}, not "${value}"`);
    }
    return number;
  };
}

function oneOf<T extends string>(known: readonly T[]) {
  return (value: string, name: string): T => {
    const found = known.find((word) => word === value);
    if (found) return found;
    const meant = nearest(value, known);
    const question = meant === null ? '' : `; did you mean "${meant}"?`;
    throw new SettingError(`${name} is one of ${known.join(', ')}, not "${value}"${question}`);
  };
}

function url(protocols: readonly string[]) {
  return (value: string, name: string): URL | null => {
    if (value === '') return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      // It may contain a password, and this message ends up in logs.
      const shown = value.includes('@') ? '' : `, not "${value}"`;
      throw new SettingError(`${name} is an address that begins with ${protocols.join('// or ')}//${shown}`);
    }
    return parsed;
  };
}

function publicUrl(value: string, name: string): URL | null {
  const parsed = url(['http:', 'https:'])(value, name);
  if (parsed && parsed.href !== `${parsed.origin}/`) {
    throw new SettingError(`${name} is an address without a path, for example https://play.example.org`);
  }
  return parsed;
}

/** A directory by its whole path, or a bucket. */
function replica(value: string, name: string): URL | null {
  return url(['file:', 's3:'])(isAbsolute(value) ? pathToFileURL(value).href : value, name);
}

function trusted(value: string, name: string): Trusted {
  try {
    return parseTrusted(value);
  } catch (error) {
    throw new SettingError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const setting = <T>(of: Setting<T>): Setting<T> => of;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** All settings. The help and the documentation are made from this table. */
export const SETTINGS = {
  port: setting({
    value: 'PORT',
    fallback: '8080',
    help: 'port to listen on; 0 picks a free one',
    parse: whole(0, 65_535),
  }),
  host: setting({
    value: 'ADDRESS',
    fallback: '0.0.0.0',
    help: 'address to listen on; 127.0.0.1 for this machine only',
    parse: filled,
  }),
  data: setting({
    value: 'DIRECTORY',
    fallback: 'keyflower-data',
    help: 'directory of the database and the secrets',
    path: 'directory',
    parse: filled,
  }),
  'database-url': setting({
    value: 'URL',
    fallback: '',
    help: 'PostgreSQL instead of a file: postgres://user:password@host:port/name; several servers may share it',
    parse: url(['postgres:', 'postgresql:']),
  }),
  'listen-url': setting({
    value: 'URL',
    fallback: '',
    help: 'the same database without a transaction pooler in between, if database-url has one',
    parse: url(['postgres:', 'postgresql:']),
  }),
  replica: setting({
    value: 'WHERE',
    fallback: '',
    help: 'copy the database there all the time: /a/directory or s3://bucket/path',
    parse: replica,
  }),
  'replica-endpoint': setting({
    value: 'URL',
    fallback: '',
    help: 'address of S3-compatible storage; without it, Amazon’s',
    parse: url(['http:', 'https:']),
  }),
  litestream: setting({
    value: 'PROGRAM',
    fallback: 'litestream',
    help: 'the Litestream program, which makes the replica',
    path: 'file',
    parse: filled,
  }),
  'public-url': setting({
    value: 'URL',
    fallback: '',
    help: 'public address, when the server runs behind a proxy',
    parse: publicUrl,
  }),
  'drain-time': setting({
    value: 'SECONDS',
    fallback: '0',
    help: 'how long a closing server goes on after /readyz says so, for proxies to notice',
    parse: whole(0, 600),
  }),
  'trust-proxy': setting({
    value: 'LIST',
    fallback: '',
    help: 'trusted proxies (X-Forwarded-For): addresses, ranges, loopback, private',
    parse: trusted,
  }),
  'smtp-url': setting({
    value: 'URL',
    fallback: '',
    help: 'mail server, smtp://user:password@host:port; without it no mail is sent',
    parse: url(['smtp:', 'smtps:']),
  }),
  'mail-from': setting({
    value: 'ADDRESS',
    fallback: '',
    help: 'sender of mails; required with smtp-url',
    parse: mailbox,
  }),
  contact: setting({
    value: 'ADDRESS',
    fallback: '',
    help: 'contact address for push services and the privacy page',
    parse: plainMailbox,
  }),
  'log-level': setting({
    value: 'LEVEL',
    fallback: 'info',
    help: 'fatal, error, warn, info, debug or silent',
    choices: LOG_LEVELS,
    parse: oneOf(LOG_LEVELS),
  }),
  'bot-threads': setting({
    value: 'N',
    fallback: '1',
    help: 'number of bots that think at the same time; 0 leaves them to other servers on the same database',
    parse: whole(0, 64),
  }),
  'bot-time': setting({
    value: 'MS',
    fallback: '1000',
    help: 'thinking time of a bot per turn',
    parse: whole(10, 60_000),
  }),
  'guest-days': setting({
    value: 'DAYS',
    fallback: '60',
    help: 'guests not seen for this long are deleted',
    parse: whole(1, 3650),
  }),
  'table-days': setting({
    value: 'DAYS',
    fallback: '30',
    help: 'open tables without activity for this long are removed',
    parse: whole(1, 3650),
  }),
  'game-days': setting({
    value: 'DAYS',
    fallback: '180',
    help: 'unfinished games without activity for this long are closed',
    parse: whole(1, 3650),
  }),
  'sockets-per-address': setting({
    value: 'N',
    fallback: '60',
    help: 'maximum number of sockets per address',
    parse: whole(1, 100_000),
  }),
  'tables-per-guest': setting({
    value: 'N',
    fallback: '8',
    help: 'maximum number of open tables per guest; accounts may have five times as many',
    parse: whole(1, 100_000),
  }),
  'requests-per-minute': setting({
    value: 'N',
    fallback: '600',
    help: 'rate limit for requests and messages per address and per person',
    parse: whole(10, 10_000_000),
  }),
} as const;

type Table = typeof SETTINGS;
export type SettingName = keyof Table;
export type Settings = { readonly [Name in SettingName]: ReturnType<Table[Name]['parse']> };

/** Hosting providers set this one. */
const DATABASE_VARIABLE = 'DATABASE_URL';

export const variableOf = (name: string): string =>
  name === 'database-url' ? DATABASE_VARIABLE : `KEYFLOWER_${name.toUpperCase().replaceAll('-', '_')}`;

/** Reads flags, then environment variables, then defaults, and validates all of them. */
export function readSettings(
  flags: Partial<Record<string, string>>,
  environment: Record<string, string | undefined> = {},
): Settings {
  const known = Object.entries(SETTINGS) as [SettingName, Setting<unknown>][];
  for (const name of Object.keys(flags)) {
    if (!Object.hasOwn(SETTINGS, name)) throw new SettingError(`there is no setting --${name}`);
  }
  const settings = Object.fromEntries(
    known.map(([name, { fallback, parse }]) => {
      const flag = flags[name];
      if (flag !== undefined) return [name, parse(flag, `--${name}`)];
      const variable = environment[variableOf(name)];
      return [name, parse(variable ?? fallback, variable === undefined ? `--${name}` : variableOf(name))];
    }),
  ) as unknown as Settings;
  checkTogether(settings);
  return settings;
}

/** Settings that need or exclude each other. */
function checkTogether(settings: Settings): void {
  const shared = settings['database-url'] !== null;
  if (settings['smtp-url'] && !settings['mail-from']) throw new SettingError('--smtp-url needs --mail-from');
  if (settings['listen-url'] && !shared) throw new SettingError('--listen-url needs --database-url');
  if (settings.replica && shared)
    throw new SettingError('--replica is for a database file: PostgreSQL has its own replicas');
  if (settings['bot-threads'] === 0 && !shared)
    throw new SettingError('--bot-threads 0 needs --database-url: nothing else could let bots play');
}
