import type { Difference } from './differences.ts';
import { type Case, CASE_KINDS } from './format.ts';
import type { Result } from './run-cases.ts';
import { table } from '../terminal/layout.ts';
import { printable } from '../protocol/printable.ts';

/** How many failures are shown, how many differences of each, and how much of a value. */
const FAILURES = 20;
const DIFFERENCES = 5;
const LONGEST = 200;

/** The result as text: the first failures, then a table. */
export function resultText(result: Result): string[] {
  const { failures } = result;
  const shown = failures
    .slice(0, FAILURES)
    .flatMap(({ case: one, failure }) => [
      `FAILED ${one.id}${one.rules.length === 0 ? '' : ` (${one.rules.join(', ')})`}: ${titleOf(one)}`,
      ...(failure.message === undefined ? [] : [`  ${short(failure.message)}`]),
      ...failure.differences.slice(0, DIFFERENCES).flatMap(differenceText),
      ...more(failure.differences.length - DIFFERENCES, 'differences'),
      '',
    ]);
  return [
    ...shown,
    ...more(failures.length - FAILURES, 'failed cases'),
    ...countTable(result),
    ...(result.stopped ? ['', 'stopped: the program crashed or did not answer too often'] : []),
  ];
}

/** What a case asks, in a few words. */
function titleOf(one: Case): string {
  switch (one.kind) {
    case 'load':
      return 'load a position and print it';
    case 'legal':
      return `legal actions of player ${one.player} in ${one.position}`;
    case 'step':
    case 'refused':
      return `player ${one.player} in ${one.position}: ${short(JSON.stringify(one.action))}`;
    case 'score':
      return `scores of ${one.position}`;
    case 'view':
      return `view of ${one.player === null ? 'a spectator' : `player ${one.player}`} in ${one.position}`;
    case 'invalid':
      return `a position that is refused: ${one.error.reason}`;
    case 'setup':
      return `set-up for ${one.options.players} players`;
    case 'seed':
      return `set-up for ${one.options.players} players from the seed ${JSON.stringify(one.seed)}`;
  }
}

function differenceText({ path, expected, actual }: Difference): string[] {
  return [`  ${path}`, `    expected ${valueText(expected)}`, `    actual   ${valueText(actual)}`];
}

const valueText = (value: unknown): string =>
  value === undefined ? 'nothing' : short(JSON.stringify(value));

function short(text: string): string {
  return printable(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

const more = (n: number, what: string): string[] => (n > 0 ? [`  and ${n} more ${what}`] : []);

function countTable({ kinds }: Result): string[] {
  const rows = CASE_KINDS.flatMap((kind) => {
    const counts = kinds[kind];
    return counts ? [[kind, String(counts.checked), String(counts.failed)]] : [];
  });
  const total = (of: 'checked' | 'failed'): string =>
    String(Object.values(kinds).reduce((sum, counts) => sum + counts[of], 0));
  return table(['kind', 'cases', 'failed'], [...rows, ['all', total('checked'), total('failed')]]);
}

/** The result for programs. */
export function resultJson({ kinds, failures, stopped }: Result): object {
  return {
    passed: failures.length === 0 && !stopped,
    stopped,
    kinds,
    failures: failures.map(({ case: { id, kind, rules, tiles }, failure }) => ({
      id,
      kind,
      rules,
      tiles,
      ...(failure.message === undefined ? {} : { message: failure.message }),
      differences: failure.differences,
    })),
  };
}
