import { readFileSync } from 'node:fs';
import { type Block, fencedBlocks, withoutEllipses } from './fenced.ts';
import { must } from '../../../scripts/testing/must.ts';

export const page = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

/** The examples of docs/formats.md by the word after the language. */
export function examples(kind: string): Block[] {
  return fencedBlocks(page).filter(({ words }) => words[1] === kind);
}

/** The page's positions by name, as they are loaded. */
const positions: ReadonlyMap<string, object> = new Map(
  examples('position').map(({ words, text }) => [
    must(words[2]),
    withoutEllipses(JSON.parse(text) as object),
  ]),
);

export function positionNamed(name: string): object {
  const position = positions.get(name);
  if (!position) throw new Error(`docs/formats.md has no position "${name}"`);
  return position;
}

export const linesOf = (block: Block): string[] =>
  block.text.split('\n').filter((line) => line.trim() !== '');

/** The text of one chapter, from its heading to the next of the same rank. */
export function chapter(heading: string): string {
  const start = page.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`docs/formats.md has no chapter "${heading}"`);
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
}
