import { COLOURS, type Counts, RESOURCES, SKILLS } from '@keyflower/engine';
import type { Words } from '../words/words.ts';

export type Story = Words['story'];

const ORDER: readonly string[] = [...COLOURS, ...RESOURCES, ...SKILLS, 'wheat', 'sheep', 'pig', 'cow'];

/** "2 red, 1 saw", in the game's own order. */
export function countsText(counts: Counts<string> | undefined, story: Story, none = ''): string {
  const parts = sorted(counts).map(([name, n]) => `${n} ${noun(name, story)}`);
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

export function total(counts: Counts<string> | number | undefined): number {
  if (typeof counts === 'number') return counts;
  return Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A tile as people call it. Village tiles keep their printed, English names in every language. */
export function tileName(id: string, story: Story): string {
  const order = /^(?:farmers-)?turn-order-(\d)/.exec(id);
  if (order) return `${story.kinds.turnOrder} ${order[1]}`;
  const [first, ...rest] = id.split('-');
  const name = rest.map(capital).join(' ');
  if (first === 'home') return `${story.kinds.home} ${name}`;
  if (first === 'boat') return `${story.kinds.boat} ${name}`;
  return [capital(first), name].join(' ').trim();
}

const EDGES = 6;
/** Which half of an edge, as one sees it on the screen: edges from N clockwise, each half clockwise too. */
const HALVES = ['←→', '↑↓', '↑↓', '→←', '↓↑', '↓↑'];

/** The tile that a field is named after. */
export const fieldTile = (field: string, story: Story): string => tileName(field.split(':')[0], story);

/** A field by its name `<tile>:<half-edge>`: the tile, and where on it. `rotation` is how the tile lies. */
export function fieldName(name: string, story: Story, rotation = 0): string {
  const [tile, half] = name.split(':');
  const side = (Math.floor(Number(half) / 2) + rotation) % EDGES;
  return `${tileName(tile, story)} (${story.sides[side]}${HALVES[side][Number(half) % 2]})`;
}
