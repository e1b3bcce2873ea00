import type { Command, Option, OptionTable } from './command.ts';
import { WIDTH, wrap } from './terminal/layout.ts';

const EXIT_CODES = `Exit codes:
  0  success
  1  check failed, or not possible
  2  invalid usage; nothing was done`;

/** Where the descriptions of options begin. */
const COLUMN = 23;

export function overview(commands: readonly Command[]): string {
  const list = [...commands, { name: 'help', summary: 'show this list, or help for one command' }];
  return `keyflower: the board game Keyflower in a terminal, and its rules engine

Usage: keyflower <command> [options]

${list.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

"keyflower help <command>" or "keyflower <command> --help" describes a command;
"keyflower --version" prints the version.

${EXIT_CODES}`;
}

export function commandHelp({ name, summary, usage, help, options, closing }: Command): string {
  const parts = [help, optionList(options), closing, EXIT_CODES];
  return [
    `keyflower ${name}: ${summary}`,
    `Usage: keyflower ${name}${usage && ` ${usage}`}`,
    ...parts.filter(Boolean),
  ].join('\n\n');
}

const optionList = (table: OptionTable): string =>
  Object.entries(table)
    .flatMap(([name, option]) => optionLines(name, option))
    .join('\n');

/** The name in the left column and the description beside it, or below it where the name is long. */
function optionLines(name: string, { value, help }: Option): string[] {
  const label = `  --${name}${value === undefined ? '' : ` ${value}`}`;
  const lines = help
    .split('\n')
    .flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, WIDTH - COLUMN)))
    .map((line) => ' '.repeat(COLUMN) + line);
  if (label.length >= COLUMN) return [label, ...lines];
  return [label.padEnd(COLUMN) + lines[0]!.trimStart(), ...lines.slice(1)];
}
