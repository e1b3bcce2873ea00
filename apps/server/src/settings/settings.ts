import { parseTrusted, type Trusted } from '../safety/index.ts';

/** Something a setting cannot be. The message says which one, and what would be right. */
export class SettingError extends Error {}

/** One setting: its flag is `--name`, its variable `KEYFLOWER_NAME`. */
interface Setting<T> {
  /** What the value looks like, for the help. */
  value: string;
  fallback: string;
  help: string;
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
    if (!found) throw new SettingError(`${name} is one of ${known.join(', ')}, not "${value}"`);
    return found;
  };
}

function url(protocols: readonly string[]) {
  return (value: string, name: string): URL | null => {
    if (value === '') return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      // Perhaps with a password in it, and this message ends up in logs.
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

function trusted(value: string, name: string): Trusted {
  try {
    return parseTrusted(value);
  } catch (error) {
    throw new SettingError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const setting = <T>(of: Setting<T>): Setting<T> => of;

/** Every setting there is. The help and the documentation are made from this table. */
export const SETTINGS = {
  port: setting({
    value: 'PORT',
    fallback: '8080',
    help: 'where to listen; 0 takes a free port',
    parse: whole(0, 65_535),
  }),
  host: setting({
    value: 'ADDRESS',
    fallback: '0.0.0.0',
    help: 'the address to listen on; 127.0.0.1 for this machine only',
    parse: filled,
  }),
  data: setting({
    value: 'DIRECTORY',
    fallback: 'keyflower-data',
    help: 'where the database and the secrets are kept',
    parse: filled,
  }),
  'public-url': setting({
    value: 'URL',
    fallback: '',
    help: 'the address people use, when a proxy stands in front',
    parse: publicUrl,
  }),
  'trust-proxy': setting({
    value: 'LIST',
    fallback: '',
    help: 'proxies whose X-Forwarded-For is believed: addresses, ranges, loopback, private',
    parse: trusted,
  }),
  'smtp-url': setting({
    value: 'URL',
    fallback: '',
    help: 'the mail server, smtp://user:password@host:port; without it no mail is sent',
    parse: url(['smtp:', 'smtps:']),
  }),
  'mail-from': setting({
    value: 'ADDRESS',
    fallback: '',
    help: 'the sender of mails; needed with smtp-url',
    parse: mailbox,
  }),
  contact: setting({
    value: 'ADDRESS',
    fallback: '',
    help: 'an e-mail address for push services and for the privacy page',
    parse: plainMailbox,
  }),
  'log-level': setting({
    value: 'LEVEL',
    fallback: 'info',
    help: 'fatal, error, warn, info, debug or silent',
    parse: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  }),
  'bot-threads': setting({
    value: 'N',
    fallback: '1',
    help: 'how many bots think at the same time',
    parse: whole(1, 64),
  }),
  'bot-time': setting({
    value: 'MS',
    fallback: '1000',
    help: 'how long a bot may think about a turn',
    parse: whole(10, 60_000),
  }),
  'guest-days': setting({
    value: 'DAYS',
    fallback: '60',
    help: 'guests who were not seen for so long are forgotten',
    parse: whole(1, 3650),
  }),
  'table-days': setting({
    value: 'DAYS',
    fallback: '30',
    help: 'open tables that nobody touched for so long are removed',
    parse: whole(1, 3650),
  }),
  'game-days': setting({
    value: 'DAYS',
    fallback: '180',
    help: 'unfinished games that nobody touched for so long are closed',
    parse: whole(1, 3650),
  }),
  'sockets-per-address': setting({
    value: 'N',
    fallback: '60',
    help: 'connections that one address may hold open',
    parse: whole(1, 100_000),
  }),
  'tables-per-guest': setting({
    value: 'N',
    fallback: '8',
    help: 'tables that a guest may have open; an account may have five times as many',
    parse: whole(1, 100_000),
  }),
  'requests-per-minute': setting({
    value: 'N',
    fallback: '600',
    help: 'requests and messages of one address or person',
    parse: whole(10, 10_000_000),
  }),
} as const;

type Table = typeof SETTINGS;
export type SettingName = keyof Table;
export type Settings = { readonly [Name in SettingName]: ReturnType<Table[Name]['parse']> };

export const variableOf = (name: string): string => `KEYFLOWER_${name.toUpperCase().replaceAll('-', '_')}`;

/** Flags first, then the environment, then what is usual. Everything is checked before anything starts. */
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
  if (settings['smtp-url'] && !settings['mail-from']) throw new SettingError('--smtp-url needs --mail-from');
  return settings;
}
