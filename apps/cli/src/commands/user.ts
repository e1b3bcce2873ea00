import type { AccountAdmin } from '@keyflower/server';
import { type Command, OK, oneOf, readArguments, UsageError, wholeNumber } from '../command.ts';
import { DATA_FLAG, DATA_HELP, dataDirectory, inOneSentence } from '../data-directory.ts';
import { complain, print } from '../terminal/output.ts';

const DAY = 86_400_000;
const MOST_DAYS = 3650;
const LONGEST_REASON = 300;

interface Act {
  /** What stands behind it, for the help and for whoever forgets something. */
  usage: string;
  words: number;
  /** Whether a server that is open has to hear of it. */
  changes: boolean;
  /** Checks the words before anything is opened. */
  check?: (words: readonly string[]) => void;
  run(admin: AccountAdmin, words: readonly string[]): Promise<void> | void;
}

const ACTS: Readonly<Record<string, Act>> = {
  list: {
    usage: 'list',
    words: 0,
    changes: false,
    run: (admin) => {
      const accounts = admin.accounts();
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
      if (accounts.length === 0) complain('nobody has an account yet');
    },
  },
  password: {
    usage: 'password NAME',
    words: 1,
    changes: true,
    run: async (admin, [name]) => {
      const person = admin.find(name);
      print(await admin.newPassword(person));
      complain(
        `this is the new password of ${person.name}, who is signed out everywhere and should change it`,
      );
    },
  },
  operator: {
    usage: 'operator NAME on|off',
    words: 2,
    changes: true,
    check: ([, word]) => void oneOf(word, 'the last word', ['on', 'off']),
    run: (admin, [name, word]) => {
      const person = admin.find(name);
      admin.setOperator(person, word === 'on');
      print(`${person.name} ${word === 'on' ? 'is an operator now' : 'is no operator any more'}`);
    },
  },
  ban: {
    usage: 'ban NAME DAYS REASON',
    words: 3,
    changes: true,
    check: ([, days, reason]) => {
      wholeNumber(days, 'DAYS', 0, MOST_DAYS);
      if (reason.trim() === '' || reason.length > LONGEST_REASON) {
        throw new UsageError(`REASON is a sentence of at most ${LONGEST_REASON} characters`);
      }
    },
    run: (admin, [name, text, reason]) => {
      const person = admin.find(name);
      const days = Number(text);
      admin.ban(person, days, reason.trim());
      print(days > 0 ? `${person.name} is kept out for ${days} days` : `${person.name} may come in again`);
    },
  },
  rename: {
    usage: 'rename NAME NEW-NAME',
    words: 2,
    changes: true,
    run: (admin, [name, wish]) => {
      const person = admin.find(name);
      print(`${person.name} is called ${admin.rename(person, wish)} now`);
    },
  },
  delete: {
    usage: 'delete NAME',
    words: 1,
    changes: true,
    run: (admin, [name]) => {
      const person = admin.find(name);
      admin.remove(person);
      print(`${person.name} is gone; the games stay`);
    },
  },
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: DATA_FLAG });
  const [name, ...words] = positionals;
  const act = Object.hasOwn(ACTS, name ?? '') ? ACTS[name] : undefined;
  if (!act) throw new UsageError(`say what to do: ${Object.keys(ACTS).join(', ')}`);
  if (words.length !== act.words) throw new UsageError(`it is "keyflower user ${act.usage}"`);
  act.check?.(words);
  const data = dataDirectory(values.data);
  return inOneSentence(async () => {
    const { askServer, AccountAdmin } = await import('@keyflower/server');
    const admin = AccountAdmin.open(data);
    try {
      await act.run(admin, words);
    } finally {
      admin.close();
    }
    const reply = act.changes ? await askServer(data, 'people-changed') : null;
    if (reply && !reply.ok) complain(`the server could not be told: ${reply.error}`);
    return OK;
  });
}

export const user: Command = {
  name: 'user',
  summary: 'look after the people of a server, while it runs or not',
  usage: 'ACT [options]',
  help: `${Object.values(ACTS)
    .map(({ usage }) => `  user ${usage}`)
    .join('\n')}

NAME is the name of an account or anybody's id. "list" prints the accounts: id,
day last seen, name. "password" prints a new password and signs the person out.
0 DAYS lift a ban. "delete" takes the account and leaves the games. Everything
is written into the operators' book; a server that is open acts on it at once.

${DATA_HELP}`,
  run,
};
