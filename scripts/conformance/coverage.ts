import { readFileSync } from 'node:fs';
import type { Case } from '../../apps/cli/src/conformance/format.ts';
import { FACE_LABELS } from './labels.ts';

const RULES = new URL('../../docs/rules/README.md', import.meta.url);

/** The ids of all numbered rules, in the order of the page. */
const ruleIds = (): string[] =>
  [...readFileSync(RULES, 'utf8').matchAll(/^- ([A-Z]+-\d+) /gm)].flatMap(([, id]) => (id ? [id] : []));

/** The names of all tile faces: `keywood:back`. */
const FACES: readonly string[] = [...new Set(FACE_LABELS.map((label) => label.split(' ')[1] ?? ''))];

/** What a case is about, in the column that it counts for. */
const columnOf = (one: Case): string => (one.kind === 'step' ? one.action.type : one.kind);

function counts(cases: readonly Case[], names: readonly string[], namesOf: (one: Case) => readonly string[]) {
  const found = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const one of cases) {
    for (const name of namesOf(one)) {
      const row = found.get(name);
      row?.set(columnOf(one), (row.get(columnOf(one)) ?? 0) + 1);
    }
  }
  return found;
}

const summary = (row: ReadonlyMap<string, number>): string =>
  [...row]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([column, n]) => `${column} ${n}`)
    .join(', ');

/** The rules and faces that no case is about. */
export function uncovered(cases: readonly Case[]): string[] {
  const rules = counts(cases, ruleIds(), (one) => one.rules);
  const faces = counts(cases, FACES, (one) => one.tiles);
  return [...rules, ...faces].flatMap(([name, row]) => (row.size === 0 ? [name] : []));
}

/** The page with the table of what the vectors cover. */
export function coveragePage(cases: readonly Case[]): string {
  const rows = (found: Map<string, Map<string, number>>) =>
    [...found].map(([name, row]) => `| ${name} | ${summary(row)} |`);
  return [
    '# What the vectors cover',
    '',
    'Written by `scripts/conformance.ts`. The numbers count cases: steps by the type of the action, others by their kind.',
    'The rules are explained in [docs/rules](../docs/rules/README.md).',
    '',
    '## Rules',
    '',
    '| rule | cases |',
    '|---|---|',
    ...rows(counts(cases, ruleIds(), (one) => one.rules)),
    '',
    '## Tile faces',
    '',
    'Faces are `front` and `back`, of summer boats `a` and `b`. Refused actions count for the tile without a face.',
    '',
    '| face | cases |',
    '|---|---|',
    ...rows(counts(cases, FACES, (one) => one.tiles)),
    '',
  ].join('\n');
}
