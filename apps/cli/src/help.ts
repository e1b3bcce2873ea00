import type { Command } from './command.ts';

const EXIT_CODES = `Exit codes:
  0  success
  1  check failed
  2  invalid usage; nothing was done`;

export function overview(commands: readonly Command[]): string {
  const list = [...commands, { name: 'help', summary: 'show this list, or help for one command' }];
  return `keyflower: the board game Keyflower in a terminal, and its rules engine

Usage: keyflower <command> [options]

${list.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

"keyflower help <command>" or "keyflower <command> --help" describes a command;
"keyflower --version" prints the version.

${EXIT_CODES}`;
}

export function commandHelp({ name, summary, usage, help }: Command): string {
  return `keyflower ${name}: ${summary}

Usage: keyflower ${name}${usage && ` ${usage}`}

${help}

${EXIT_CODES}`;
}
