import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingError, type SettingName, SETTINGS, variableOf } from './settings.ts';

const names = Object.keys(SETTINGS) as SettingName[];

/** For every setting a valid value that is not the default, and an invalid one with its error. */
const EXAMPLES: Readonly<Record<SettingName, { good: string; read: unknown; bad: string; why: string }>> = {
  port: { good: '9000', read: 9000, bad: '65536', why: 'is a whole number from 0 to 65535, not "65536"' },
  host: { good: '::1', read: '::1', bad: ' ', why: 'cannot be empty' },
  data: { good: '/var/lib/keyflower-test', read: '/var/lib/keyflower-test', bad: '', why: 'cannot be empty' },
  'database-url': {
    good: 'postgres://me:secret@db.example.org:5432/keyflower',
    read: new URL('postgres://me:secret@db.example.org:5432/keyflower'),
    bad: 'mysql://db.example.org/keyflower',
    why: 'is an address that begins with postgres:// or postgresql://, not "mysql://db.example.org/keyflower"',
  },
  'listen-url': {
    good: 'postgres://db.example.org/keyflower',
    read: new URL('postgres://db.example.org/keyflower'),
    bad: 'db.example.org',
    why: 'is an address that begins with postgres:// or postgresql://, not "db.example.org"',
  },
  replica: {
    good: '/var/backups/keyflower',
    read: new URL('file:///var/backups/keyflower'),
    bad: 'backups',
    why: 'is an address that begins with file:// or s3://, not "backups"',
  },
  'replica-endpoint': {
    good: 'https://s3.example.org',
    read: new URL('https://s3.example.org'),
    bad: 's3.example.org',
    why: 'is an address that begins with http:// or https://, not "s3.example.org"',
  },
  litestream: { good: '/opt/litestream', read: '/opt/litestream', bad: '', why: 'cannot be empty' },
  'public-url': {
    good: 'https://play.example.org',
    read: new URL('https://play.example.org'),
    bad: 'https://example.org/keyflower',
    why: 'is an address without a path, for example https://play.example.org',
  },
  'drain-time': { good: '5', read: 5, bad: '-1', why: 'is a whole number from 0 to 600, not "-1"' },
  'trust-proxy': {
    good: 'loopback, 10.1.0.0/16',
    read: expect.objectContaining({ trusts: expect.any(Function) }),
    bad: 'everyone',
    why: 'trusted proxies: "everyone" is no address',
  },
  'smtp-url': {
    good: 'smtps://keyflower:secret@mail.example.org',
    read: new URL('smtps://keyflower:secret@mail.example.org'),
    bad: 'https://mail.example.org',
    why: 'is an address that begins with smtp:// or smtps://, not "https://mail.example.org"',
  },
  'mail-from': {
    good: 'The server <server@example.org>',
    read: 'The server <server@example.org>',
    bad: 'the server',
    why: 'is an e-mail address, not "the server"',
  },
  contact: {
    good: 'owner@example.org',
    read: 'owner@example.org',
    bad: 'Me <owner@example.org>',
    why: 'is an e-mail address without a name',
  },
  'log-level': {
    good: 'warn',
    read: 'warn',
    bad: 'loud',
    why: 'is one of fatal, error, warn, info, debug, silent, not "loud"',
  },
  'bot-threads': { good: '2', read: 2, bad: '65', why: 'is a whole number from 0 to 64, not "65"' },
  'bot-time': { good: '500', read: 500, bad: '1s', why: 'is a whole number from 10 to 60000, not "1s"' },
  'guest-days': { good: '7', read: 7, bad: '-1', why: 'is a whole number from 1 to 3650, not "-1"' },
  'table-days': { good: '8', read: 8, bad: '0', why: 'is a whole number from 1 to 3650, not "0"' },
  'game-days': { good: '9', read: 9, bad: '1e3', why: 'is a whole number from 1 to 3650, not "1e3"' },
  'sockets-per-address': { good: '5', read: 5, bad: '0', why: 'is a whole number from 1 to 100000' },
  'tables-per-guest': { good: '3', read: 3, bad: '', why: 'is a whole number from 1 to 100000, not ""' },
  'requests-per-minute': { good: '60', read: 60, bad: '9', why: 'is a whole number from 10 to 10000000' },
};

/** Other settings that a setting requires. */
const company = (name: SettingName): Record<string, string> =>
  name === 'smtp-url'
    ? { 'mail-from': 'server@example.org' }
    : name === 'listen-url'
      ? { 'database-url': 'postgres://example.org/keyflower' }
      : {};

describe.each(names)('the setting %s', (name) => {
  const { good, read, bad, why } = EXAMPLES[name];

  it('is read from its flag, then its variable, and has a default', () => {
    const others = company(name);
    expect(readSettings({ ...others, [name]: good })[name]).toEqual(read);
    expect(readSettings(others, { [variableOf(name)]: good })[name]).toEqual(read);
    const fallback = JSON.stringify(SETTINGS[name].parse(SETTINGS[name].fallback, name));
    expect(JSON.stringify(readSettings({})[name])).toBe(fallback);
  });

  it('prefers the flag to the variable', () => {
    const settings = readSettings({ ...company(name), [name]: good }, { [variableOf(name)]: bad });
    expect(settings[name]).toEqual(read);
  });

  it('is refused by the name it was given by', () => {
    expect(() => readSettings({ [name]: bad })).toThrow(
      `--${name}${why.startsWith('trusted') ? ':' : ''} ${why}`,
    );
    expect(() => readSettings({}, { [variableOf(name)]: bad })).toThrow(variableOf(name));
    expect(() => readSettings({ [name]: bad })).toThrow(SettingError);
  });
});

describe('the settings', () => {
  it('know their variables', () => {
    expect(variableOf('public-url')).toBe('KEYFLOWER_PUBLIC_URL');
    expect(new Set(names.map(variableOf)).size).toBe(names.length);
  });

  it('reject unknown names, and mail without a sender', () => {
    expect(() => readSettings({ prot: '1' })).toThrow('there is no setting --prot');
    expect(() => readSettings({ 'smtp-url': 'smtp://localhost' })).toThrow('--smtp-url needs --mail-from');
  });

  it('that need or exclude each other are refused', () => {
    const url = 'postgres://db.example.org/keyflower';
    expect(() => readSettings({ 'listen-url': url })).toThrow('--listen-url needs --database-url');
    expect(() => readSettings({ 'database-url': url, replica: '/backups' })).toThrow(
      '--replica is for a database file',
    );
    expect(() => readSettings({ 'bot-threads': '0' })).toThrow('--bot-threads 0 needs --database-url');
    expect(readSettings({ 'database-url': url, 'bot-threads': '0', 'listen-url': url })['bot-threads']).toBe(
      0,
    );
  });

  it('never repeat a password', () => {
    expect(() => readSettings({ 'database-url': 'mysql://me:secret@db' })).toThrow(
      /^(?!.*secret).*postgres:\/\//,
    );
    expect(() => readSettings({ 'smtp-url': 'keyflower:secret@mail' })).toThrow(/^(?!.*secret).*smtp:\/\//);
  });

  it('are all listed in docs/server.md as implemented', () => {
    const page = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8');
    const rows = names.map((name) => {
      const { value, fallback, help } = SETTINGS[name];
      return `| \`--${name} ${value}\` | \`${variableOf(name)}\` | ${fallback && `\`${fallback}\``} | ${help} |`;
    });
    const table = ['| flag | variable | default | |', '|---|---|---|---|', ...rows].join('\n');
    expect(page).toContain(`\n\n${table}\n\n`);
  });
});
