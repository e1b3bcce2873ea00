import type { TileSpec } from '@keyflower/engine';
import {
  ANIMAL_ICONS,
  bidBox,
  bidRow,
  cardBox,
  CORNERS,
  type Detail,
  land,
  RESOURCE_ICONS,
  type Side,
  SKILL_ANY,
  SKILL_ICONS,
  START_MARKER,
  type Svg,
  TILE_BOX,
  upright,
  WHEAT,
  worker,
  WORKER_ANY,
} from '../art/art.ts';
import { type Attributes, type Child, svg } from '../page/dom.ts';
import { drawn, keyOf } from './symbols.ts';

/** A drawing of its own. What it says is also said in words, so it is hidden from those who listen. */
function picture(box: string, attributes: Attributes, ...children: Child[]): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: box, 'aria-hidden': 'true', ...attributes, class: `art ${String(attributes.class ?? '')}` },
    ...children,
  );
}

/** The land of a tile, turned by so many sixths. */
export const landOf = (spec: TileSpec, rotation = 0): SVGUseElement =>
  drawn(
    `${keyOf(spec)} land`,
    () => land(spec),
    rotation === 0 ? {} : { transform: `rotate(${rotation * 60})` },
  );

/** What stands on a tile, whichever way the tile lies. */
export const uprightOf = (spec: TileSpec, side: Side, detail: Detail): SVGUseElement =>
  drawn(`${keyOf(spec)} ${side} ${detail}`, () => upright(spec, side, detail));

/** Pieces on a tile or beside it; the drawing itself is the key. */
export const piecesOf = (drawing: Svg): SVGUseElement | null =>
  drawing ? drawn(drawing, () => drawing) : null;

export const sideOf = (spec: TileSpec, flipped: boolean): Side => (flipped && spec.back ? 'back' : 'front');

/** The edge of a tile, that shows whether it can be played. */
export const ring = (): SVGPolygonElement => svg('polygon', { class: 'ring', points: OUTLINE });
const OUTLINE = CORNERS.map(([x, y]) => `${x},${y}`).join(' ');

/** One face of a tile, with what lies on it. */
export function tilePicture(spec: TileSpec, side: Side, detail: Detail, on: Svg = ''): SVGSVGElement {
  return picture(
    TILE_BOX,
    { class: 'face' },
    landOf(spec),
    uprightOf(spec, side, detail),
    piecesOf(on),
    ring(),
  );
}

/** The whole card: both faces, or a boat with its goods. */
export function cardPicture(spec: TileSpec, side: Side): SVGSVGElement {
  const box = cardBox(spec);
  return picture(
    box,
    { class: box === TILE_BOX ? 'card-face' : 'card-face both' },
    landOf(spec),
    uprightOf(spec, side, 'full'),
  );
}

const ICONS: Readonly<Record<string, Svg>> = {
  blue: worker('blue'),
  red: worker('red'),
  yellow: worker('yellow'),
  green: worker('green'),
  workers: WORKER_ANY,
  skills: SKILL_ANY,
  wheat: WHEAT,
  ...RESOURCE_ICONS,
  ...SKILL_ICONS,
  ...ANIMAL_ICONS,
};

/** The sign of a thing, beside its name. */
export function iconOf(name: string): SVGSVGElement | null {
  const icon = ICONS[name];
  return icon === undefined
    ? null
    : picture(
        '-13 -13 26 26',
        { class: 'icon' },
        drawn(icon, () => icon),
      );
}

export const startMarker = (): SVGSVGElement =>
  picture('-13 -14 28 29', { class: 'icon' }, piecesOf(START_MARKER));

/** The workers of a bid as figures; the best bid so far wears a crown. */
export function bidPicture(colour: string, count: number, winning: boolean): SVGSVGElement {
  const box = bidBox(count, winning);
  const [, , width, height] = box.split(' ').map(Number);
  return picture(box, { class: 'figures', width, height }, piecesOf(bidRow(colour, count, winning)));
}
