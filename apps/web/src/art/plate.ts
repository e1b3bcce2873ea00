import type { Face, Gain, Skill, TileSpec } from '@keyflower/engine';
import {
  ANIMAL_ICONS,
  CART,
  RESOURCE_ICONS,
  SKILL_ANY,
  SKILL_ICONS,
  UPGRADE,
  WHEAT,
  worker,
  WORKER_ANY,
} from './icons.ts';
import { RESOURCE_ANY } from './score-icons.ts';
import { at, el, group, path, rect, type Svg } from './svg.ts';

/** The faces of a tile, named as in its specification. */
export type Side = 'front' | 'back';

/** Level of detail: below about 150 pixels, on the table, and on the card. */
export type Detail = 'small' | 'medium' | 'full';

/** Everything counted on a tile; "any" is a resource or a skill of any kind. */
type Countable = keyof Gain | Skill | 'any';
export type Counts = Readonly<Partial<Record<Countable, number>>>;

export type FarmRule = NonNullable<Face['farm']>;

/** An item of a row: an icon, possibly with a number, or a separator. */
export interface Item {
  icon: Svg;
  width: number;
}

const ICON = 25;

export const word = (text: string, size = 15, weight = 800): Item => ({
  icon: el(
    'text',
    { y: size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': weight, fill: 'var(--ink)' },
    text,
  ),
  width: text.length * size * 0.58 + 3,
});

export const GAP: Item = { icon: '', width: 8 };

export const icon = (svg: Svg): Item => ({ icon: svg, width: ICON });

/** A count before its icon; one or two are drawn as repeated icons. */
export function counted(svg: Svg, n: number): Item[] {
  if (n <= 2) return Array.from({ length: n }, () => icon(svg));
  return [word(String(n)), icon(svg)];
}

export const ARROW: Item = { icon: path('M-6 0H5M1 -4.500L6 0L1 4.5', { width: 2.4 }), width: 18 };
export const OR: Item = word('/', 17, 600);
export const PLUS: Item = word('+', 15, 700);

/** A row of items centred on the origin, scaled down to the width allowed. */
export function row(items: readonly Item[], most: number): Svg {
  const width = items.reduce((sum, item) => sum + item.width, 0);
  const scale = Math.min(1, most / width);
  let x = -width / 2;
  const placed = items.map(({ icon: svg, width: own }) => {
    const svgAt = at(x + own / 2, 0, 1, svg);
    x += own;
    return svgAt;
  });
  return at(0, 0, scale, ...placed);
}

const ICON_OF: Readonly<Record<string, Svg>> = {
  ...RESOURCE_ICONS,
  ...SKILL_ICONS,
  ...Object.fromEntries(Object.entries(ANIMAL_ICONS).map(([kind, svg]) => [kind, at(0, 0, 1.12, svg)])),
  wheat: WHEAT,
  any: RESOURCE_ANY,
  greenWorkers: worker('green'),
  bagWorkers: WORKER_ANY,
  randomSkills: SKILL_ANY,
};

export function iconsOf(counts: Counts): Item[] {
  const rows = Object.entries(counts).flatMap(([name, n]) =>
    ICON_OF[name] && n ? [counted(ICON_OF[name], n)] : [],
  );
  // A number keeps its distance from the icon before it, because it counts the next one.
  return rows.flatMap((items, i) => (i > 0 && items[0]?.icon.startsWith('<text') ? [GAP, ...items] : items));
}

/** The cost and the gain of using a face. */
export function useItems(face: Face): Item[] {
  const { use } = face;
  if (!use) return [];
  const paid: Item[] = !use.pay
    ? []
    : 'worker' in use.pay
      ? [icon(use.pay.worker === 'any' ? WORKER_ANY : worker(use.pay.worker)), ARROW]
      : [icon(use.pay.skill === 'any' ? SKILL_ANY : SKILL_ICONS[use.pay.skill]), ARROW];
  const gains: Item[] = use.gain ? iconsOf(use.gain) : [];
  const choice = (use.gainOneOf ?? []).flatMap((gain, i) => [...(i > 0 ? [OR] : []), ...iconsOf(gain)]);
  const carting: Item[] = [
    ...(use.transport ? [word(String(use.transport)), icon(CART)] : []),
    ...(use.upgrades ? [...(use.transport ? [PLUS] : []), ...counted(UPGRADE, use.upgrades)] : []),
  ];
  return [
    ...paid,
    ...gains,
    ...choice,
    ...(gains.length > 0 && carting.length > 0 ? [PLUS] : []),
    ...carting,
  ];
}

/** The most important item of a row: what it produces, or else what it counts. */
export function mainItems(items: readonly Item[]): Item[] {
  const arrow = items.indexOf(ARROW);
  const rest = items.slice(arrow + 1);
  // A shield alone says nothing: its condition stands before the arrow.
  if (arrow > 0 && rest.length === 1) return [...items];
  return rest.slice(0, 4);
}

/** The plate fits its content, and is never wider than the tile at its height. */
export function plate(items: readonly Item[], y: number, scale = 1, height = 34, most = 136): Svg {
  if (items.length === 0) return '';
  const wide = items.reduce((sum, item) => sum + item.width, 0) * scale;
  const width = Math.max(64, Math.min(most, wide + 18));
  return group(
    rect(
      -width / 2,
      y - height / 2,
      width,
      height,
      { fill: 'var(--plate)', width: 1.6, line: 'var(--plate-line)' },
      9,
    ),
    at(0, y, scale, row(items, (width - 12) / scale)),
  );
}

/** The cost of the other face. */
export function upgradeItems(tile: TileSpec): Item[] {
  const { upgradeCost } = tile;
  if (!upgradeCost) return [];
  const { resources = {}, skills = {} } = upgradeCost;
  const { any = 0, ...named } = skills;
  // Among resources "any" is any resource; skills have a separate icon for it.
  return [...iconsOf(resources), ...iconsOf(named), ...counted(SKILL_ANY, any)];
}
