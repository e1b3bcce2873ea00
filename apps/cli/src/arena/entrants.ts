import { BOT_IDS, botNamed, currentBot } from '@keyflower/bots';
import { UsageError, wholeNumber } from '../command.ts';

/** One that plays in a tournament: a bot, or a program, with its thinking time. */
export interface Entrant {
  /** As it was named: `search@300` and `search@1000` are two entrants. */
  name: string;
  /** The bot's id or the program's name. */
  bot: string;
  /** Thinking time in milliseconds for each turn. */
  budget: number;
  /** How a program is started; a bot has none. */
  command?: string;
}

/** Whom programs play against if nobody else is named. */
export const HOST = 'miller';

const MOST_MS = 3_600_000;
/** Capital letters are left to variables: `DEBUG=1 ./bot` is a command without a name. */
const NAMED = /^([a-z][a-z0-9-]*)=(.+)$/s;

export const thinkingTime = (text: string, flag: string): number => wholeNumber(text, flag, 1, MOST_MS);

/** The programs of `--bot`, by name, in the order given. */
export function programsOf(flags: readonly string[]): Map<string, string> {
  const programs = new Map<string, string>();
  for (const flag of flags) {
    const [, name, command] = NAMED.exec(flag) ?? [null, freeName(programs), flag];
    if (botNamed(name)) throw new UsageError(`--bot: "${name}" is the name of a bot of ours`);
    if (programs.has(name)) throw new UsageError(`--bot: there are two programs called "${name}"`);
    if (command.trim() === '') throw new UsageError('--bot is a command, or name=command');
    programs.set(name, command);
  }
  return programs;
}

function freeName(taken: ReadonlyMap<string, string>): string {
  let name = 'bot';
  for (let n = 2; taken.has(name); n++) name = `bot-${n}`;
  return name;
}

/** Who is meant by `name` or `name@milliseconds`. */
export function entrantNamed(name: string, programs: ReadonlyMap<string, string>, time: number): Entrant {
  const at = name.indexOf('@');
  const bot = at < 0 ? name : name.slice(0, at);
  const budget = at < 0 ? time : thinkingTime(name.slice(at + 1), `the time in "${name}"`);
  const command = programs.get(bot);
  if (command !== undefined) return { name, bot, budget, command };
  if (botNamed(bot)) return { name, bot: currentBot(bot), budget };
  throw new UsageError(`there is no bot "${bot}"; there are: ${[...BOT_IDS, ...programs.keys()].join(', ')}`);
}
