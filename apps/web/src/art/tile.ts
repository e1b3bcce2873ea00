import type { Face, TileSpec } from '@keyflower/engine';
import { ground, groundOf, rim } from './ground.ts';
import { shield, UPGRADE } from './icons.ts';
import { badge } from './pieces.ts';
import {
  ARROW,
  type Detail,
  type Item,
  mainItems,
  plate,
  row,
  type Side,
  upgradeItems,
  useItems,
} from './plate.ts';
import { TILE_PICTURES, turnOrder } from './pictures/index.ts';
import { FLIP } from './score-icons.ts';
import { goodsItems, scoreItems } from './score-plate.ts';
import { at, group, put, rect, type Svg, turned } from './svg.ts';

/** Level of detail by width in pixels: no text below 12 pixels. */
export const detailFor = (pixels: number): { detail: Detail; named: boolean } => ({
  detail: pixels < 150 ? 'small' : 'medium',
  named: pixels >= 190,
});

export const TILE_BOX = '-104 -92 208 184';

/** Size of a face in full detail. */
export const cardBox = (tile: TileSpec): string => (tile.goods ? '-104 -92 392 184' : TILE_BOX);

const seedOf = (id: string): number =>
  id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

/** The part that turns with the tile. */
export const land = (tile: TileSpec): Svg => ground(tile.edges, groundOf(tile), seedOf(tile.id)) + rim();

/** The picture alone, standing on y = 0. */
export function pictureOf(tile: TileSpec, side: Side): Svg {
  if (tile.kind === 'turn-order') return turnOrder(tile.number ?? 0, tile.startPlayer ?? false);
  return TILE_PICTURES[tile.id]?.[side] ?? '';
}

/** A face's plate: what it does when used, or else what it scores. */
function plateItems(tile: TileSpec, face: Face): Item[] {
  const items = useItems(face);
  return items.length > 0 ? items : scoreItems(tile, face);
}

/** The largest and smallest scale of a small tile's plate, and its width. */
const SMALL_PLATE = { most: 1.8, least: 0.8, width: 138 };

/** Small: the picture, the points, and the same plate as on a larger tile, as large as possible. */
function small(tile: TileSpec, side: Side, face: Face): Svg {
  const items = plateItems(tile, face);
  const width = items.reduce((sum, item) => sum + item.width, 0);
  const scale = Math.min(SMALL_PLATE.most, (SMALL_PLATE.width - 12) / width);
  // Half a rule would be a false one: what does not fit is only on the card.
  const fits = items.length > 0 && scale >= SMALL_PLATE.least;
  return group(
    fits ? at(0, 18, 1.32, pictureOf(tile, side)) : at(0, 44, 1.5, pictureOf(tile, side)),
    fits ? plate(items, 47, scale, 46, SMALL_PLATE.width) : '',
    face.vp ? at(58, -36, 1.7, shield(face.vp)) : '',
  );
}

/** The value of an upgrade: its points, or where there are none, the effect of the other face. */
const gainOfUpgrade = (tile: TileSpec, back: Face): Item[] =>
  back.vp
    ? [{ icon: shield(back.vp), width: 30 }]
    : mainItems(plateItems(tile, back)).filter((item) => item !== ARROW);

function medium(tile: TileSpec, side: Side, face: Face): Svg {
  const items = plateItems(tile, face);
  const upgrade =
    side === 'front' && tile.back ? [...upgradeItems(tile), ARROW, ...gainOfUpgrade(tile, tile.back)] : [];
  return group(
    // Without a plate the picture takes its room.
    items.length > 0 ? at(0, 14, 1.12, pictureOf(tile, side)) : at(0, 38, 1.3, pictureOf(tile, side)),
    plate(items, 40),
    tile.upgradeCost ? at(0, 71, 0.66, row(upgrade, 150)) : '',
    face.vp ? at(62, -34, 1, shield(face.vp)) : '',
  );
}

/** The upright part: picture, plate, points. In full detail a boat has what it brings beside it. */
export function upright(tile: TileSpec, side: Side, detail: Detail): Svg {
  const face = tile[side] ?? {};
  if (detail === 'small') return small(tile, side, face);
  const shown = medium(tile, side, face);
  if (detail === 'medium') return shown;
  return shown + cargo(tile) + (tile.calibrated?.length ? at(-66, -30, 1, UNCONFIRMED) : '');
}

/** Marks numbers that are not confirmed. */
const UNCONFIRMED: Svg = badge('≈', 10);

/** The cost of an upgrade, in rows of two, and an arrow to the upgraded face below; 56 units wide. */
export function upgradeStep(tile: TileSpec): { drawing: Svg; height: number } {
  const items = upgradeItems(tile);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => items.slice(2 * i, 2 * i + 2));
  const height = rows.length * 28 + 26;
  return {
    drawing: group(
      ...rows.map((some, i) => put(0, 14 + 28 * i, row(some, 54))),
      put(0, height - 12, turned(90, UPGRADE)),
    ),
    height,
  };
}

/** Between the faces of a tile that shows one of them for the whole game. */
export const EITHER_FACE: Svg = FLIP;

/** What a boat brings, season by season. */
function cargo(tile: TileSpec): Svg {
  if (!tile.goods) return '';
  return (['spring', 'summer', 'autumn'] as const)
    .map((season, i) =>
      put(
        196,
        (i - 1) * 50,
        rect(-80, -21, 160, 42, { fill: `var(--ground-${season})`, line: 'var(--rim)' }, 10),
        plate(goodsItems(tile, season), 0),
      ),
    )
    .join('');
}
