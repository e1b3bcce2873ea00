import { type Colour, COLOURS, type Counts, RESOURCES, SKILLS } from '@keyflower/engine';
import { names as ENGLISH_NAMES } from '../en/names.ts';
import type { Role } from '../grammar.ts';
import type { Words } from '../words.ts';

export type Story = Words['story'];

const ORDER: readonly string[] = [...COLOURS, ...RESOURCES, ...SKILLS, 'wheat', 'sheep', 'pig', 'cow'];

/** "2 red, 3 saws", in the game's own order: short, for tables. In sentences use `goodsText`. */
export function countsText(counts: Counts<string> | undefined, story: Story, none = ''): string {
  const parts = sorted(counts).map(([name, n]) => story.many(n, noun(name, story), plural(name, story)));
  return parts.length === 0 ? none : parts.join(', ');
}

export function sorted(counts: Counts<string> | undefined): [string, number][] {
  return Object.entries(counts ?? {})
    .flatMap(([name, n]): [string, number][] => (n ? [[name, n]] : []))
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

export function noun(name: string, story: Story): string {
  return (story.nouns as Readonly<Record<string, string>>)[name] ?? name;
}

const plural = (name: string, story: Story): string =>
  (story.plurals as Readonly<Record<string, string>>)[name] ?? noun(name, story);

/** "2 saws", "1 blue worker". */
export function counted(n: number, name: string, story: Story, role: Role = 'label'): string {
  if (isColour(name)) return `${n} ${story.workers(n, name, role)}`;
  return story.many(n, noun(name, story), plural(name, story));
}

export function total(counts: Counts<string> | number | undefined): number {
  if (typeof counts === 'number') return counts;
  return Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

/** "3 workers (1 red, 2 blue), 1 pick and 1 saw", for sentences: a colour alone would be ambiguous. */
export function goodsText(
  counts: Counts<string> | undefined,
  { story }: { story: Story },
  { role = 'object', none = story.nothing }: { role?: Role; none?: string } = {},
): string {
  const { greenWorkers = 0, ...rest } = counts ?? {};
  const all = sorted({ ...rest, green: (rest.green ?? 0) + greenWorkers });
  const workers = Object.fromEntries(all.filter(([name]) => isColour(name)));
  const others = all.filter(([name]) => !isColour(name)).map(([name, n]) => counted(n, name, story));
  const parts = [...workersText(workers, story, role), ...others];
  return parts.length === 0 ? none : story.list(parts);
}

export const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

function workersText(workers: Counts<Colour>, story: Story, role: Role): string[] {
  const colours = COLOURS.filter((colour) => workers[colour]);
  if (colours.length > 1) return [`${story.events.nWorkers(total(workers))} (${countsText(workers, story)})`];
  return colours.map((colour) => counted(workers[colour] ?? 0, colour, story, role));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A tile's name in the reader's language. */
export function tileName(id: string, story: Story): string {
  const { kinds, names } = story;
  const order = /^(?:farmers-)?turn-order-(\d)/.exec(id);
  if (order) return `${kinds.turnOrder} ${order[1]}`;
  const [kind, ...rest] = id.split('-');
  const [number = ''] = rest;
  if (kind === 'home') return `${kinds.home} ${number}`;
  if (kind === 'boat' && /^\d$/.test(number)) return `${kinds.summerBoat} ${number}`;
  if (kind === 'boat') return rest.map(capital).join(' ');
  return names[id] ?? id;
}

/** The printed name of a tile; null where it is the same or there is none. */
export function englishTileName(id: string, { names }: Story): string | null {
  const printed = ENGLISH_NAMES[id];
  return printed === undefined || printed === names[id] ? null : printed;
}

const SOFT_HYPHEN = '\u00AD';

/** A tile's name for narrow places: long words may be broken there, whatever the browser knows of the language. */
export function breakableTileName(id: string, story: Story): string {
  return tileName(id, story).replace(story.breakAfter, `$1${SOFT_HYPHEN}`);
}

const EDGES = 6;
/** The halves of each edge on the screen as indices of `story.halves`: edges clockwise from N, halves too. */
const HALVES = ['01', '23', '23', '10', '32', '32'];

/** The tile that a field is named after. */
export const fieldTile = (field: string, story: Story): string => tileName(field.replace(/:.*/, ''), story);

/** A field by its name `<tile>:<half-edge>`: the tile, and the side of it. `rotation` is the tile's rotation. */
export function fieldName(name: string, story: Story, rotation = 0): string {
  const [tile = '', half] = name.split(':');
  const side = (Math.floor(Number(half) / 2) + rotation) % EDGES;
  const part = story.halves[Number(HALVES[side]?.[Number(half) % 2])];
  return `${tileName(tile, story)} (${story.sides[side]}, ${part})`;
}
