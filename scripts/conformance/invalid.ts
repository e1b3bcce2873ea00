import {
  DrawnChance,
  FULL_EDITION,
  parsePosition,
  QuickRandom,
  RefusalError,
} from '../../packages/engine/src/index.ts';
import { withoutEllipses } from '../../packages/engine/test/fenced.ts';
import { examples } from '../../packages/engine/test/formats-page.ts';
import { invalidCase } from './bodies.ts';
import type { Selection } from './selection.ts';
import { pick } from './walk.ts';

const TRIES = 15_000;
const ODD: readonly unknown[] = [null, -1, 0, 1, 2, 3, 7, 41, 120, 121, 1.5, 'nowhere', [], {}, true];

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object and list inside a value, with the fields that it has. */
function nodes(value: unknown): Node[] {
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodes)] : [];
}

/** The positions of docs/formats.md with one or two values changed: odd ones, or what another position has there. */
export function considerInvalid(selection: Selection, random: QuickRandom): void {
  const bases = examples('position').map(({ text }) => withoutEllipses(JSON.parse(text) as Node));
  const values = new Map<string, unknown[]>();
  for (const node of bases.flatMap(nodes)) {
    for (const [key, value] of Object.entries(node)) values.set(key, [...(values.get(key) ?? []), value]);
  }
  for (let i = 0; i < TRIES; i++) {
    const position = structuredClone(pick(bases, random));
    for (let n = random.below(2); n >= 0; n--) change(position, values, random);
    const refusal = refusalOf(position);
    if (!refusal) continue;
    const { labels, body } = invalidCase(position, refusal);
    selection.consider(null, labels, body);
  }
}

function change(position: Node, values: ReadonlyMap<string, unknown[]>, random: QuickRandom): void {
  const node = pick(nodes(position), random);
  const names = random.below(3) === 0 && !Array.isArray(node) ? [...values.keys()] : Object.keys(node);
  if (names.length === 0) return;
  const key = pick(names, random);
  if (Array.isArray(node) && node.length > 0 && random.below(2) === 0) {
    node.push(structuredClone(pick(node as unknown[], random)));
  } else if (!Array.isArray(node) && random.below(6) === 0) {
    delete node[key];
  } else {
    const usual = values.get(key);
    const value = usual && random.below(3) > 0 ? pick(usual, random) : pick(ODD, random);
    node[key] = structuredClone(value);
  }
}

function refusalOf(position: unknown) {
  try {
    parsePosition(
      FULL_EDITION,
      JSON.parse(JSON.stringify(position)),
      new DrawnChance(new QuickRandom('invalid')),
    );
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
}
