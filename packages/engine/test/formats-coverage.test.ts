import { describe, expect, it } from 'vitest';
import { BASE_CONTENT, FARMERS_TILES } from '@keyflower/engine';
import { FARMERS_CONTRADICTIONS } from '../src/expansions/farmers/refusals.ts';
import { CONTRADICTIONS } from '../src/model/refusal-messages.ts';
import { REFUSAL_FACTS } from './refusal-names.ts';
import { chapter, examples, linesOf, page } from './formats-page.ts';
import {
  ACTIONS,
  ACTION_FIELDS,
  CODES,
  COMMANDS,
  DECISIONS,
  DRAWS,
  EVENTS,
  OPTIONS,
  PARTS,
  POSITION,
  RECORD,
  REPLIES,
  SCORES,
  VIEW,
} from './formats-names.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

/** All JSON of the page's examples, each line or block parsed. */
const shown: unknown[] = [
  ...examples('position').map(({ text }) => JSON.parse(text) as unknown),
  ...['action', 'events', 'record', 'protocol']
    .flatMap((kind) => examples(kind).flatMap(linesOf))
    .map((line) => line.replace(/^[<>*] (\d )?/, ''))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as unknown),
];

const keys = new Set<string>();
const types = new Set<unknown>();
const values = new Set<unknown>();
JSON.stringify(shown, (key, value: unknown) => {
  keys.add(key);
  values.add(value);
  if (key === 'type') types.add(value);
  return value;
});

const missing = (names: object, from: ReadonlySet<unknown>) =>
  Object.keys(names).filter((name) => !from.has(name));

/** What a chapter says in words and tables, its examples aside. */
const words = (heading: string) => chapter(heading).replaceAll(/^```[^]*?^```/gm, '');
const unnamed = (names: object, heading: string) =>
  Object.keys(names).filter((name) => !new RegExp(`[\`.]${name}\`|"${name}":`).test(words(heading)));

describe('docs/formats.md', () => {
  it.each([
    ['Actions', { ...ACTIONS, ...ACTION_FIELDS, ...DECISIONS }],
    ['Options', OPTIONS],
    ['Positions', { ...POSITION, ...PARTS }],
    ['Views', VIEW],
    ['Events', EVENTS],
    ['Records', { ...RECORD, ...DRAWS }],
    ['Score sheets', SCORES],
    [
      'The line protocol',
      { ...CODES, ...Object.fromEntries([...COMMANDS, ...REPLIES].map((name) => [name, true])) },
    ],
  ])('names everything there is in the chapter %s', (heading, names) => {
    expect(unnamed(names, heading)).toEqual([]);
  });

  it('shows an example of every action, event, field, draw, command and refusal', () => {
    expect(missing({ ...ACTIONS, ...EVENTS }, types)).toEqual([]);
    expect(
      missing({ ...ACTION_FIELDS, ...OPTIONS, ...POSITION, ...PARTS, ...VIEW, ...RECORD, ...SCORES }, keys),
    ).toEqual([]);
    expect(missing({ ...DECISIONS, ...CODES }, values)).toEqual([]);
    expect(COMMANDS.filter((name) => !values.has(name))).toEqual([]);
    expect(REPLIES.filter((name) => !keys.has(name))).toEqual([]);
  });

  it.each([
    ['the base game', 'spring|summer|autumn|winter|homes|boats|turn order', BASE_CONTENT.ids],
    [
      'The Farmers',
      'more spring|more summer|more autumn|more winter|its turn order',
      FARMERS_TILES.map(({ id }) => id),
    ],
  ])('lists the tiles of %s in content order', (_game, rows, tiles) => {
    const found = chapter('Names and coordinates').matchAll(new RegExp(`^\\| (?:${rows}) \\|(.*)\\|$`, 'gm'));
    const ids = [...found].flatMap(([, row]) => [...must(row).matchAll(/`([\w-]+)`/g)].map(([, id]) => id));
    expect(ids).toEqual(tiles);
  });

  it('lists every reason of a refusal with its facts, and every problem', () => {
    const [, section] = atLeast(2, chapter('The line protocol').split('### Reasons'));
    const rows = [...section.matchAll(/^\| `([a-z-]+)` \|(.*)\|.*\|$/gm)];
    expect(
      rows.map(([, reason, facts]) => [
        reason,
        [...must(facts).matchAll(/`(\w+)`/g)].map(([, name]) => name),
      ]),
    ).toEqual(Object.entries(REFUSAL_FACTS).map(([reason, facts]) => [reason, Object.keys(facts)]));
    const problems = [...section.matchAll(/^\| `([a-z-]+)` \| ([^|]*) \|$/gm)];
    expect(problems.map(([, problem, sentence]) => [problem, sentence])).toEqual([
      ...Object.entries(CONTRADICTIONS),
      ...Object.entries(FARMERS_CONTRADICTIONS),
    ]);
  });

  it('links only to headings that it has', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      must(text)
        .toLowerCase()
        .replaceAll(/[^\w]+/g, '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => must(target));
    expect(links.filter((target) => !headings.includes(target))).toEqual([]);
  });
});
