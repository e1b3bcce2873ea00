import { BOT_IDS, botNamed, currentBot } from '@keyflower/bots';
import { unknownName, UsageError, wholeNumber } from '../command.ts';

/** A participant of a tournament: a bot or program with its thinking time. */
export interface Entrant {
  /** The name as given: `steward@300` and `steward@1000` are two entrants. */
  name: string;
  /** The bot's id or the program's name. */
  bot: string;
  /** Thinking time per turn, in milliseconds. */
  budget: number;
  /** The command that starts a program; absent for bots. */
  command?: string;
}

/** The opponent of programs if `--bots` is not given. */
export const DEFAULT_OPPONENT = 'miller';

const MAX_MS = 3_600_000;
/** Names have no capital letters, so that `DEBUG=1 ./bot` is a command without a name. */
const NAMED = /^([a-z][a-z0-9-]*)=(.+)$/s;

export const thinkingTime = (text: string, flag: string): number => wholeNumber(text, flag, 1, MAX_MS);

/** The programs of `--bot`, by name, in the order given. */
export function programsOf(flags: readonly string[]): Map<string, string> {
  const programs = new Map<string, string>();
  for (const flag of flags) {
    const [, name, command] = NAMED.exec(flag) ?? [null, freeName(programs), flag];
    if (botNamed(name)) throw new UsageError(`--bot: "${name}" is the name of a built-in bot`);
    if (programs.has(name)) throw new UsageError(`--bot: there are two programs called "${name}"`);
    if (command.trim() === '') throw new UsageError('--bot is a command, or NAME=COMMAND');
    programs.set(name, command);
  }
  return programs;
}

function freeName(taken: ReadonlyMap<string, string>): string {
  let name = 'bot';
  for (let n = 2; taken.has(name); n++) name = `bot-${n}`;
  return name;
}

/** The entrant given as `name` or `name@milliseconds`. */
export function entrantNamed(name: string, programs: ReadonlyMap<string, string>, time: number): Entrant {
  const at = name.indexOf('@');
  const bot = at < 0 ? name : name.slice(0, at);
  const budget = at < 0 ? time : thinkingTime(name.slice(at + 1), `the time in "${name}"`);
  const command = programs.get(bot);
  if (command !== undefined) return { name, bot, budget, command };
  if (botNamed(bot)) return { name, bot: currentBot(bot), budget };
  throw unknownName('bot', bot, [...BOT_IDS, ...programs.keys()]);
}
