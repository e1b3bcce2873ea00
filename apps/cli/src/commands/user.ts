import type { AccountAdmin } from '@keyflower/server/admin';
import { type Command, OK, oneOf, unknownName, UsageError, wholeNumber } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { DATABASE_OPTIONS, databaseOf, withPlainErrors } from '../data-directory.ts';
import { must } from '../must.ts';
import { readArguments } from '../read-arguments.ts';
import { logLine, print } from '../terminal/output.ts';

const DAY = 86_400_000;
const MAX_DAYS = 3650;
const MAX_REASON_LENGTH = 300;

interface Subcommand {
  /** Arguments as shown in help and usage errors. */
  usage: string;
  words: number;
  /** Whether a running server must be notified. */
  changes: boolean;
  /** Validates the arguments before the database is opened. */
  check?: (words: readonly string[]) => void;
  run(admin: AccountAdmin, words: readonly string[]): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  list: {
    usage: 'list',
    words: 0,
    changes: false,
    run: async (admin) => {
      const accounts = await admin.accounts();
      for (const { id, name, operator, is_bot: bot, banned_until: banned, seen } of accounts) {
        const marks = [
          operator === 1 ? 'operator' : '',
          bot === 1 ? 'bot' : '',
          banned !== null && banned > Date.now()
            ? `banned for ${Math.ceil((banned - Date.now()) / DAY)} days`
            : '',
        ].filter((mark) => mark !== '');
        const day = new Date(seen).toISOString().slice(0, 10);
        print([id, day, name, marks.join(', ')].join('  ').trimEnd());
      }
      if (accounts.length === 0) logLine('there are no accounts yet');
    },
  },
  password: {
    usage: 'password NAME',
    words: 1,
    changes: true,
    run: async (admin, [name = '']) => {
      const person = await admin.find(name);
      print(await admin.newPassword(person));
      logLine(`new password of ${person.name}, who is now signed out everywhere and should change it`);
    },
  },
  operator: {
    usage: 'operator NAME on|off',
    words: 2,
    changes: true,
    check: ([, word]) => void oneOf(word, 'the last argument', ['on', 'off']),
    run: async (admin, [name = '', word]) => {
      const person = await admin.find(name);
      await admin.setOperator(person, word === 'on');
      print(`${person.name} ${word === 'on' ? 'is now an operator' : 'is no longer an operator'}`);
    },
  },
  ban: {
    usage: 'ban NAME DAYS REASON',
    words: 3,
    changes: true,
    check: ([, days = '', reason = '']) => {
      wholeNumber(days, 'DAYS', 0, MAX_DAYS);
      if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH) {
        throw new UsageError(`REASON is a text of 1 to ${MAX_REASON_LENGTH} characters`);
      }
    },
    run: async (admin, [name = '', text, reason = '']) => {
      const person = await admin.find(name);
      const days = Number(text);
      await admin.ban(person, days, reason.trim());
      print(days > 0 ? `${person.name} is banned for ${days} days` : `${person.name} is no longer banned`);
    },
  },
  rename: {
    usage: 'rename NAME NEW-NAME',
    words: 2,
    changes: true,
    run: async (admin, [name = '', newName = '']) => {
      const person = await admin.find(name);
      print(`${person.name} is now called ${await admin.rename(person, newName)}`);
    },
  },
  delete: {
    usage: 'delete NAME',
    words: 1,
    changes: true,
    run: async (admin, [name = '']) => {
      const person = await admin.find(name);
      await admin.remove(person);
      print(`deleted the account of ${person.name}; the games are kept`);
    },
  },
};

const NAMES = Object.keys(SUBCOMMANDS);

const OPTIONS = { ...DATABASE_OPTIONS, ...JSON_OPTION };

async function run(args: string[]): Promise<number> {
  const { values, operands } = readArguments(args, OPTIONS, true);
  const [name, ...words] = operands;
  if (name === undefined) throw new UsageError(`SUBCOMMAND is one of ${NAMES.join(', ')}`);
  if (!Object.hasOwn(SUBCOMMANDS, name)) throw unknownName('subcommand', name, NAMES);
  const subcommand = must(SUBCOMMANDS[name]);
  if (words.length !== subcommand.words) throw new UsageError(`usage: keyflower user ${subcommand.usage}`);
  subcommand.check?.(words);
  const { json: _json, ...flags } = values;
  const place = databaseOf(flags);
  return withPlainErrors(async () => {
    const { askServer, AccountAdmin } = await import('@keyflower/server/admin');
    const admin = await AccountAdmin.open(place);
    try {
      await subcommand.run(admin, words);
    } finally {
      await admin.close();
    }
    // Servers on PostgreSQL hear of every change there.
    const isHeard = !subcommand.changes || 'postgres' in place;
    const reply = isHeard ? null : await askServer(place.data, 'people-changed');
    if (reply && !reply.ok) logLine(`the server could not be notified: ${reply.error}`);
    return OK;
  });
}

export const user: Command = {
  name: 'user',
  summary: 'manage the accounts of a server, even while it runs',
  usage: 'SUBCOMMAND [options]',
  help: `${Object.values(SUBCOMMANDS)
    .map(({ usage }) => `  user ${usage}`)
    .join('\n')}

NAME is the name of an account, or the id of an account or guest. "list" prints
the accounts: id, day last seen, name. "password" prints a new password and
signs the user out. "ban" with 0 DAYS lifts a ban. "delete" removes the account
but keeps the games. All changes are written to the audit log; a running server
applies them at once.`,
  options: OPTIONS,
  operands: NAMES,
  run,
};
