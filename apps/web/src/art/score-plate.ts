import type { Face, GatherRule, ItemClass, Resource, ShapeRule, Skill, TileSpec } from '@keyflower/engine';
import {
  ANIMAL_ICONS,
  CART,
  RESOURCE_ICONS,
  shield,
  SKILL_ANY,
  SKILL_ICONS,
  UPGRADE,
  WHEAT,
  worker,
  WORKER_ANY,
} from './icons.ts';
import { ARROW, counted, type FarmRule, GAP, icon, iconsOf, type Item, OR, PLUS, word } from './plate.ts';
import {
  ANY_COLOURS,
  BOAT,
  CART_ON_FIELD,
  FLIP,
  FREE,
  IDLE,
  inField,
  LOOP,
  MISMATCH,
  NEIGHBOURS,
  onTile,
  OTHER_COLOUR,
  pointsBar,
  RESOURCE_ANY,
  SWAP,
  WIDE_FIELD,
} from './score-icons.ts';
import { at, pen } from './svg.ts';

/* What a tile scores or allows, for tiles that cannot be used. */

const KINDS: Readonly<Record<ItemClass, readonly string[]>> = {
  workers: ['blue', 'red', 'yellow', 'green'],
  skills: ['anvil', 'pick', 'saw'],
  resources: ['wood', 'stone', 'iron', 'gold'],
};

const ANY: Readonly<Record<ItemClass, string>> = {
  workers: WORKER_ANY,
  skills: SKILL_ANY,
  resources: RESOURCE_ANY,
};

const one = (items: ItemClass, kind: string): string =>
  items === 'workers'
    ? worker(kind)
    : items === 'skills'
      ? SKILL_ICONS[kind as Skill]
      : RESOURCE_ICONS[kind as Resource];

const wide = (svg: string, width: number): Item => ({ icon: svg, width });
const points = (n: number): Item => wide(shield(n), 30);
const giving = (items: readonly Item[], vp: number): Item[] => [...items, ARROW, points(vp)];

const OPEN: Item = wide(pen('M3 -13H-2V13H3', 'var(--ink)', 2.2), 9);
const CLOSE: Item = wide(pen('M-3 -13H2V13H-3', 'var(--ink)', 2.2), 9);

/** One of these is chosen, and counts for the whole tile: a bracketed choice. */
const choice = (svgs: readonly string[]): Item[] => [
  OPEN,
  ...svgs.flatMap((svg, i) => [
    ...(i > 0 ? [{ ...OR, width: 6 }] : []),
    wide(at(0, 0, 0.9, svg), svgs.length > 3 ? 17 : 21),
  ]),
  CLOSE,
];

function gathered(rule: GatherRule): Item[] {
  const { items } = rule;
  switch (rule.take) {
    case 'any':
      return counted(ANY[items], rule.count);
    case 'each-of':
      return rule.kinds.map((kind) => icon(one(items, kind)));
    case 'kind':
      return [icon(one(items, rule.kind))];
    case 'chosen-kind': {
      const except: readonly string[] = rule.except ?? [];
      return choice(KINDS[items].filter((kind) => !except.includes(kind)).map((kind) => one(items, kind)));
    }
  }
}

function shaped(rule: ShapeRule): Item[] {
  switch (rule.shape) {
    case 'transport-capacity':
      return giving([word('1'), icon(CART)], rule.vp);
    case 'road-loop':
      return giving([icon(LOOP), wide(onTile(''), 32)], rule.vp);
    case 'boats-on-river':
      // Points by the number of boats, starting with one.
      return [icon(BOAT), pointsBar(rule.byCount.slice(1))];
    case 'free-flips':
      return [word(String(rule.count)), icon(FLIP), GAP, icon(FREE)];
    case 'unallocated-workers':
      return giving([icon(IDLE)], rule.vp);
    case 'adjacent-tiles':
      return giving([icon(NEIGHBOURS)], rule.vp);
  }
}

function farmed(rule: FarmRule): Item[] {
  switch (rule.rule) {
    case 'fields-with':
      return giving([wide(inField(ANIMAL_ICONS[rule.kind]), 36)], rule.vp);
    case 'sheep-here':
      return giving([wide(onTile(ANIMAL_ICONS.sheep), 32)], rule.vp);
    case 'tiles-of-field':
      return giving([icon(WIDE_FIELD)], rule.vp);
    case 'bakery':
      return giving([icon(RESOURCE_ANY), PLUS, icon(WHEAT), PLUS, icon(SKILL_ANY)], rule.vp);
    case 'granary':
      return giving(counted(WHEAT, rule.wheat), rule.vp);
  }
}

/** At the end, when points are counted. */
const SCORING: Item = wide(shield('★'), 30);
const COLON: Item = word(':');

/** The abilities of the summer boats. */
const ABILITIES: Readonly<Record<string, readonly Item[]>> = {
  '1a': [icon(BOAT), PLUS, icon(WORKER_ANY), icon(WORKER_ANY)],
  '1b': [icon(BOAT), PLUS, icon(worker('green'))],
  '2a': [wide(CART_ON_FIELD, 34), GAP, wide(MISMATCH, 36)],
  '2b': [word('2×'), icon(CART), GAP, word('2×'), icon(UPGRADE)],
  '3a': [icon(UPGRADE), COLON, icon(RESOURCE_ANY), wide(SWAP, 20), icon(RESOURCE_ICONS.iron)],
  '3b': [SCORING, COLON, icon(RESOURCE_ANY), wide(SWAP, 20), icon(RESOURCE_ICONS.iron)],
  '4a': [wide(OTHER_COLOUR, 48)],
  '4b': [wide(ANY_COLOURS, 46)],
  '5a': [wide(inField(ANIMAL_ICONS.sheep, ANIMAL_ICONS.pig), 36)],
  '5b': [SCORING, COLON, icon(WHEAT), wide(SWAP, 20), icon(RESOURCE_ANY)],
  '6a': [icon(BOAT), PLUS, icon(WHEAT), icon(WHEAT)],
  '6b': [icon(BOAT), PLUS, icon(ANIMAL_ICONS.pig), icon(ANIMAL_ICONS.sheep)],
};

/** A resource on this tile. */
const yardIcon = (resource: Resource | 'any'): string =>
  onTile(resource === 'any' ? RESOURCE_ANY : RESOURCE_ICONS[resource]);

/** What a face scores or allows, as a row of icons; its own points are in the shield. */
export function scoreItems(tile: TileSpec, face: Face): Item[] {
  const { gather, shape, yard, farm, ability } = face;
  const items = [
    ...(gather ? giving(gathered(gather), gather.vp) : []),
    ...(shape ? shaped(shape) : []),
    ...(yard ? giving([wide(yardIcon(yard.resource), 32)], yard.vp) : []),
    ...(farm ? farmed(farm) : []),
    ...(ability ? (ABILITIES[ability] ?? []) : []),
  ];
  return tile.gives ? [...iconsOf(tile.gives), ...(items.length > 0 ? [word('·')] : []), ...items] : items;
}

/** What a boat brings in a season. */
export function goodsItems(tile: TileSpec, season: 'spring' | 'summer' | 'autumn'): Item[] {
  const goods = tile.goods?.[season];
  return goods ? [...counted(WORKER_ANY, goods.workers), ...counted(SKILL_ANY, goods.skills)] : [];
}
