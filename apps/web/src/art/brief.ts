import type { Face, TileSpec } from '@keyflower/engine';
import { ANIMAL_ICONS, CART, shield, UPGRADE, WHEAT, worker, WORKER_ANY } from './icons.ts';
import { icon, iconsOf, type Item, row, word } from './plate.ts';
import {
  ANY_COLOURS,
  BOAT,
  CART_ON_FIELD,
  FLIP,
  IDLE,
  inField,
  LOOP,
  NEIGHBOURS,
  onTile,
  OTHER_COLOUR,
  pointsBar,
  SWAP,
  WIDE_FIELD,
} from './score-icons.ts';
import { ANY, one, SCORING, yardIcon } from './score-plate.ts';
import { pen } from './svg.ts';

/* The most important fact about a tile, for sizes too small to show more. */

const wide = (svg: string, width: number): Item => ({ icon: svg, width });
const points = (n: number): Item => wide(shield(n), 30);

/** Overlapping icons, which stay recognisable and take less room. */
const close = (svgs: readonly string[], step: number): Item =>
  wide(
    row(
      svgs.map((svg) => wide(svg, step)),
      99,
    ),
    step * svgs.length + 8,
  );

const ABILITIES: Readonly<Record<string, readonly Item[]>> = {
  '1a': [word('+'), close([WORKER_ANY, WORKER_ANY], 16)],
  '1b': [word('+'), icon(worker('green'))],
  '2a': [wide(CART_ON_FIELD, 34)],
  '2b': [word('2×'), icon(CART)],
  '3a': [icon(UPGRADE), wide(SWAP, 20)],
  '3b': [SCORING, wide(SWAP, 20)],
  '4a': [wide(OTHER_COLOUR, 48)],
  '4b': [wide(ANY_COLOURS, 46)],
  '5a': [wide(inField(ANIMAL_ICONS.sheep, ANIMAL_ICONS.pig), 36)],
  '5b': [icon(WHEAT), wide(SWAP, 20)],
  '6a': [word('+'), close([WHEAT, WHEAT], 15)],
  '6b': [word('+'), icon(ANIMAL_ICONS.pig), icon(ANIMAL_ICONS.sheep)],
};

function used({ use }: Face): Item[] {
  if (!use) return [];
  if (use.gain) return [...iconsOf(use.gain)].slice(0, 4);
  if (use.gainOneOf)
    return use.gainOneOf.flatMap((gain) => iconsOf(gain)).map((item) => ({ ...item, width: 22 }));
  if (use.transport) return [word(String(use.transport)), icon(CART)];
  return use.upgrades ? [word(String(use.upgrades)), icon(UPGRADE)] : [];
}

function gathered({ gather }: Face): Item[] {
  if (!gather) return [];
  const { items, vp } = gather;
  switch (gather.take) {
    case 'any':
      return [word(String(gather.count)), icon(ANY[items]), points(vp)];
    case 'each-of':
      return [
        close(
          gather.kinds.map((kind) => one(items, kind)),
          items === 'workers' ? 13 : 18,
        ),
        points(vp),
      ];
    case 'kind':
      return [icon(one(items, gather.kind)), points(vp)];
    case 'chosen-kind':
      return [
        wide(pen('M-11 -13H-14V13H-11M11 -13H14V13H11', 'var(--ink)', 2.2) + ANY[items], 34),
        points(vp),
      ];
  }
}

function shaped({ shape }: Face): Item[] {
  switch (shape?.shape) {
    case 'transport-capacity':
      return [icon(CART), points(shape.vp)];
    case 'road-loop':
      return [icon(LOOP), points(shape.vp)];
    case 'boats-on-river':
      return [icon(BOAT), pointsBar([Math.max(...shape.byCount)])];
    case 'free-flips':
      return [icon(FLIP)];
    case 'unallocated-workers':
      return [icon(IDLE), points(shape.vp)];
    case 'adjacent-tiles':
      return [icon(NEIGHBOURS), points(shape.vp)];
    case undefined:
      return [];
  }
}

function farmed({ farm }: Face): Item[] {
  switch (farm?.rule) {
    case 'fields-with':
      return [wide(inField(ANIMAL_ICONS[farm.kind]), 38), points(farm.vp)];
    case 'sheep-here':
      return [wide(onTile(ANIMAL_ICONS.sheep), 34), points(farm.vp)];
    case 'tiles-of-field':
      return [icon(WIDE_FIELD), points(farm.vp)];
    case 'bakery':
      return [close([ANY.resources, WHEAT, ANY.skills], 18), points(farm.vp)];
    case 'granary':
      return [
        close(
          Array.from({ length: farm.wheat }, () => WHEAT),
          14,
        ),
        points(farm.vp),
      ];
    case undefined:
      return [];
  }
}

export function briefItems(tile: TileSpec, face: Face): Item[] {
  const { yard, ability } = face;
  const scored = [
    ...gathered(face),
    ...shaped(face),
    ...(yard ? [wide(yardIcon(yard.resource), 34), points(yard.vp)] : []),
    ...farmed(face),
    ...(ability ? (ABILITIES[ability] ?? []) : []),
  ];
  // Turn-order tiles that give something are wanted for that.
  if (tile.gives) return iconsOf(tile.gives);
  return face.use ? used(face) : scored;
}
