import { QuickRandom } from '@keyflower/engine';
import { FULL } from './full.ts';
import { must } from './must.ts';

/* A fuzzer for JSON that knows no coverage: it takes a new kind of outcome as a sign that an input is worth keeping. */

type Json = unknown;
type Parent = Record<string | number, Json>;

export interface Target {
  /** Inputs to begin with; what others once led to is kept in the repository. */
  corpus: readonly Json[];
  /** Tries an input and names what came of it. Throws if something is wrong with that. */
  judge: (input: Json) => string | Promise<string>;
  /** Values to try besides those that are odd everywhere. */
  odd?: readonly Json[];
}

export interface Budget {
  seed: string;
  /** How many inputs the quick run tries. */
  runs: number;
  /** How long the full run goes on, in minutes. */
  minutes: number;
}

export interface Found {
  tried: number;
  /** The first input of each kind of outcome that is not in the corpus. */
  fresh: ReadonlyMap<string, Json>;
  outcomes: ReadonlySet<string>;
}

/** More changes at once lead to inputs that are refused for the first of them. */
const MOST_CHANGES = 4;

const ODD_NUMBERS = [0, -0, -1, 1, 2, 3, 7, 127, 128, 255, 256, 1.5, 1e9, 2 ** 53, 1e308];
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'red',
  'keywood',
  'home-1',
  '__proto__',
  'constructor',
  '\0',
  '\uD800',
  '\u202E',
];
const ODD_SHAPES = [[], {}, [0], [[]], [null], { red: 1 }, { length: 1e9 }];
const ODD: readonly Json[] = [
  null,
  true,
  false,
  'x'.repeat(3000),
  ...ODD_NUMBERS,
  ...ODD_TEXTS,
  ...ODD_SHAPES,
];

interface Place {
  parent: Parent;
  key: string | number;
}

function placesOf(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  const parent = value as Parent;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push({ parent, key });
    placesOf(parent[key], found);
  }
  return found;
}

const pick = <T>(random: QuickRandom, list: readonly T[]): T => must(list[random.below(list.length)]);

function change(
  { parent, key }: Place,
  random: QuickRandom,
  others: readonly Place[],
  oddities: readonly Json[],
): void {
  const value = parent[key];
  // A copy: it may be changed in turn.
  const odd = (): Json => structuredClone(pick(random, oddities));
  // What stands at the same key elsewhere is of the right kind, and often contradicts the rest.
  const alike = others.filter((other) => other.key === key);
  switch (random.below(6)) {
    case 0:
      parent[key] = odd();
      break;
    case 1:
      if (Array.isArray(parent)) parent.splice(key as number, 1);
      else delete parent[key];
      break;
    case 2:
      if (Array.isArray(parent)) parent.splice(key as number, 0, structuredClone(value));
      else parent[`${key}2`] = structuredClone(value);
      break;
    case 3:
      parent[key] = typeof value === 'number' ? value + (random.below(2) === 0 ? 1 : -1) : odd();
      break;
    default: {
      const other = pick(random, alike.length > 0 ? alike : others);
      parent[key] = structuredClone(other.parent[other.key]);
    }
  }
}

/** An input made from one of the corpus by a few changes. */
function mutant(corpus: readonly Json[], random: QuickRandom, oddities: readonly Json[]): Json {
  const wrapped = { input: structuredClone(pick(random, corpus)) };
  const others = placesOf({ input: pick(random, corpus) });
  for (let changes = 1 + random.below(MOST_CHANGES); changes > 0; changes--) {
    change(pick(random, placesOf(wrapped)), random, others, oddities);
    if (!('input' in wrapped)) return null;
  }
  return wrapped.input;
}

/** Tries the corpus, then mutants of it and of everything that led to something new. */
export async function fuzz(
  { corpus, judge, odd = [] }: Target,
  { seed, runs, minutes }: Budget,
): Promise<Found> {
  const random = new QuickRandom(seed);
  const oddities = [...ODD, ...odd];
  const outcomes = new Set<string>();
  for (const input of corpus) outcomes.add(await judged(judge, input, 'an input of the corpus'));
  const growing = [...corpus];
  const fresh = new Map<string, Json>();
  const end = performance.now() + minutes * 60_000;
  let tried = 0;
  for (; FULL ? performance.now() < end : tried < runs; tried++) {
    const input = mutant(growing, random, oddities);
    const outcome = await judged(judge, input, `input ${tried} from seed ${seed}`);
    if (outcomes.has(outcome)) continue;
    outcomes.add(outcome);
    fresh.set(outcome, input);
    growing.push(input);
  }
  return { tried, fresh, outcomes };
}

/** An input that fails is printed whole: it belongs into the corpus once the fault is mended. */
async function judged(judge: Target['judge'], input: Json, name: string): Promise<string> {
  try {
    return await judge(input);
  } catch (error) {
    throw new Error(`${name} fails: ${JSON.stringify(input)}`, { cause: error });
  }
}
