import { ENGINE_VERSION, RULES_VERSION } from '@keyflower/engine';
import { type Command, FAILED, OK, unknownName, UsageError, WRONG_USAGE } from './command.ts';
import { advise } from './commands/advise.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { conformance } from './commands/conformance.ts';
import { demo } from './commands/demo.ts';
import { engine } from './commands/engine.ts';
import { move } from './commands/move.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { restored } from './commands/restored.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { tiles } from './commands/tiles.ts';
import { user } from './commands/user.ts';
import { verify } from './commands/verify.ts';
import { work } from './commands/work.ts';
import { commandHelp, overview } from './help.ts';
import { logLine, exitQuietlyOnClosedPipe, print } from './terminal/output.ts';

const COMMANDS: readonly Command[] = [
  serve,
  work,
  backup,
  restore,
  move,
  restored,
  user,
  play,
  demo,
  simulate,
  arena,
  advise,
  review,
  replay,
  verify,
  tiles,
  engine,
  perft,
  bench,
  conformance,
];

/** Runs the command of this process and returns its exit code. */
export function main(args: readonly string[]): Promise<number> {
  exitQuietlyOnClosedPipe();
  return runCommand(args);
}

/** Runs one command and returns its exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === '--version' || name === '-V') {
      print(`keyflower ${ENGINE_VERSION} (rules ${RULES_VERSION}, node ${process.versions.node})`);
      return OK;
    }
    if (name === undefined) {
      logLine('no command given, for example "keyflower play"; "keyflower help" lists all commands');
      return WRONG_USAGE;
    }
    if (name === 'help' || name === '--help' || name === '-h') return help(rest);
    const command = commandNamed(name);
    if (rest.includes('--help') || rest.includes('-h')) {
      print(commandHelp(command));
      return OK;
    }
    return await command.run(rest);
  } catch (error) {
    return explain(error, name);
  }
}

function help([name]: readonly string[]): number {
  print(name === undefined || name === 'help' ? overview(COMMANDS) : commandHelp(commandNamed(name)));
  return OK;
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return command;
  throw unknownName('command', name, [...COMMANDS.map((known) => known.name), 'help']);
}

function explain(error: unknown, name: string | undefined): number {
  if (error instanceof UsageError) {
    const known = COMMANDS.some((command) => command.name === name);
    logLine(error.message);
    logLine(`see "keyflower help${known ? ` ${name}` : ''}"`);
    return WRONG_USAGE;
  }
  // A bug: print the stack for the report.
  logLine(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FAILED;
}
