import { type Command, FAILED, OK, oneOf, UsageError, wholeNumber } from '../command.ts';
import { JSON_OPTION } from '../common-options.ts';
import { CASE_KINDS } from '../conformance/format.ts';
import { resultJson, resultText } from '../conformance/report.ts';
import { runCases } from '../conformance/run-cases.ts';
import { readVectors, selected } from '../conformance/vectors.ts';
import { readArguments } from '../read-arguments.ts';
import { print } from '../terminal/output.ts';

const DEFAULT_VECTORS = 'conformance/vectors.jsonl';
const LONGEST_TIMEOUT_S = 3600;

/** Seeds are only for programs that draw as this engine does: they are checked if they are asked for. */
const DEFAULT_KINDS = CASE_KINDS.filter((kind) => kind !== 'seed');

const OPTIONS = {
  program: {
    value: 'COMMAND',
    help: 'the program to check; it speaks the line protocol (docs/formats.md) on standard input and output',
  },
  vectors: {
    value: 'FILE',
    help: `the test vectors (default: ${DEFAULT_VECTORS})`,
    fallback: DEFAULT_VECTORS,
    path: 'file',
  },
  kind: {
    value: 'NAME,...',
    help: `only cases of these kinds: ${CASE_KINDS.join(', ')} (default: all but seed)`,
    choices: CASE_KINDS,
    list: true,
  },
  rule: { value: 'ID,...', help: 'only cases about these rules: BID-5, or BID for all of them' },
  tile: { value: 'ID,...', help: 'only cases about these tiles, or faces: keywood, keywood:back' },
  case: { value: 'ID,...', help: 'only these cases' },
  strict: {
    help: 'also compare what engines may do differently: events, reasons and rules of refusals, lines of score sheets',
  },
  timeout: { value: 'SECONDS', help: 'how long to wait for a reply (default: 10)', fallback: '10' },
  ...JSON_OPTION,
} as const;

const listOf = (value: string | undefined): string[] => value?.split(',') ?? [];

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  if (values.program === undefined) throw new UsageError('--program names the program to check');
  const timeout = wholeNumber(values.timeout, '--timeout', 1, LONGEST_TIMEOUT_S) * 1000;
  const kinds = listOf(values.kind);
  for (const kind of kinds) oneOf(kind, '--kind', CASE_KINDS);
  const vectors = readVectors(values.vectors);
  const ids = listOf(values.case);
  const cases = selected(vectors.cases, {
    kinds: kinds.length > 0 || ids.length > 0 ? kinds : DEFAULT_KINDS,
    rules: listOf(values.rule),
    tiles: listOf(values.tile),
    ids,
  });
  if (cases.length === 0) throw new UsageError('no case is left: see --kind, --rule, --tile and --case');
  const result = await runCases(vectors, cases, { command: values.program, timeout, strict: values.strict });
  if (values.json) print(JSON.stringify(resultJson(result), null, 2));
  else print(...resultText(result));
  return result.failures.length === 0 && !result.stopped ? OK : FAILED;
}

export const conformance: Command = {
  name: 'conformance',
  summary: 'check a rules engine against test vectors',
  usage: '--program COMMAND [options]',
  help: `Plays test vectors with a program that speaks the line protocol, and shows where
its answers differ: legal actions, resulting positions, refusals, scores, views.
docs/conformance.md has the details. Example:

  keyflower conformance --program "keyflower engine"`,
  options: OPTIONS,
  run,
};
