import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '@keyflower/engine/layout';
import { type Option, type OptionTable, UsageError } from './command.ts';

/** A switch is given or not; a value is absent if it is neither given nor has a fallback. */
type ValueOf<T extends Option> = T extends { value: string }
  ? T extends { repeatable: true }
    ? string[]
    : T extends { fallback: string }
      ? string
      : string | undefined
  : boolean;

export type ValuesOf<T extends OptionTable> = { -readonly [Name in keyof T]: ValueOf<T[Name]> };

interface Read<T extends OptionTable> {
  values: ValuesOf<T>;
  /** The arguments that are not options, in order. */
  operands: string[];
}

/** Reads arguments by a table of options; throws a UsageError for invalid ones. */
export function readArguments<T extends OptionTable>(
  args: readonly string[],
  table: T,
  mayHaveOperands = false,
): Read<T> {
  const names = namesIn(table);
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, known] of names) {
    options[name] = { type: table[known]!.value === undefined ? 'boolean' : 'string' };
  }
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = fallbacksOf(table);
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName.startsWith('--') ? names.get(token.name) : undefined;
    if (name === undefined) throw unknownOption(token.rawName, Object.keys(table));
    const { value: hasValue, repeatable } = table[name]!;
    if (hasValue === undefined) {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`);
      values[name] = true;
      continue;
    }
    const value = givenValue(token);
    if (repeatable) (values[name] as string[]).push(value);
    else values[name] = value;
  }
  if (!mayHaveOperands && operands[0] !== undefined) throw unexpected(operands[0], Object.keys(table));
  return { values: values as ValuesOf<T>, operands };
}

/** The options by all of their names, the earlier ones too. */
function namesIn(table: OptionTable): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, { formerly }]) => [
      [name, name],
      ...(formerly === undefined ? [] : [[formerly, name] as const]),
    ]),
  );
}

function fallbacksOf(table: OptionTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { value, fallback, repeatable }]) => [
      name,
      value === undefined ? false : repeatable ? [] : fallback,
    ]),
  );
}

interface OptionToken {
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function givenValue({ rawName, value, inlineValue }: OptionToken): string {
  if (value === undefined) throw new UsageError(`${rawName} needs a value`);
  if (!inlineValue && value.length > 1 && value.startsWith('-')) {
    throw new UsageError(`${rawName} needs a value; if "${value}" is it, write ${rawName}=${value}`);
  }
  return value;
}

function unknownOption(given: string, names: readonly string[]): UsageError {
  const meant = nearest(given.replace(/^-+/, ''), names);
  return new UsageError(`there is no option ${given}${meant === null ? '' : `; did you mean --${meant}?`}`);
}

function unexpected(given: string, names: readonly string[]): UsageError {
  const meant = names.find((name) => name === given.replace(/=.*/s, ''));
  return new UsageError(
    `unexpected argument "${given}"${meant === undefined ? '' : `; did you mean --${given}?`}`,
  );
}
