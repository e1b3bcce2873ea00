import type { TileSpec } from '@keyflower/engine';
import {
  animalsOnTile,
  centreOf,
  type Detail,
  detailFor,
  RADIUS,
  resourcesOnTile,
  type Svg,
  usesOnTile,
} from '../art/art.ts';
import { withCard } from '../drawn/hover-card.ts';
import { landOf, piecesOf, ring, sideOf, uprightOf } from '../drawn/pictures.ts';
import { type Attributes, type Child, svg } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import type { BoardOptions, Building } from './board-options.ts';
import type { Ghost, Spot } from './placements.ts';
import type { VillageTile } from './sight.ts';
import { isFlipped, placedWords, tileCard } from './tile-words.ts';

/** Around the outermost hexagons, for pieces that stand out and for rings. */
const MARGIN = 10;
const SIDES = 6;

export interface MapOptions extends Pick<BoardOptions, 'spec' | 'words' | 'chosen' | 'playable' | 'onTile'> {
  label: string;
  /** Pixels for the whole map, and for one tile at most and at least. */
  room: { width: number; height: number; most: number; least: number };
  zoom: number;
  building?: Building;
  /** Of a boat that is to be placed, the other face may show. */
  ghostFlipped: boolean;
}

interface Look extends MapOptions {
  detail: Detail;
  named: boolean;
}

const place = ({ q, r }: Spot): string => `translate(${centreOf(q, r).join(' ')})`;

/** A village as a map of hexagons: the land, what stands and lies on it, and where one may build. */
export function villageMap(village: readonly VillageTile[], options: MapOptions): SVGSVGElement {
  const { building, room, zoom } = options;
  const { spots = [], ghost = null } = building ?? {};
  const free = spots.filter((spot) => ghost === null || spot.q !== ghost.q || spot.r !== ghost.r);
  const { left, top, width, height } = frame([...village, ...spots]);
  // A tile is two radii wide.
  const fits = Math.min(room.width / width, room.height / height) * 2 * RADIUS;
  const pixels = Math.max(room.least, Math.min(room.most, fits)) * zoom;
  const scale = pixels / (2 * RADIUS);
  const look: Look = { ...options, ...detailFor(pixels) };
  return svg(
    'svg',
    {
      class: 'art map',
      viewBox: `${left} ${top} ${width} ${height}`,
      width: width * scale,
      height: height * scale,
      role: 'group',
      'aria-label': options.label,
    },
    ...free.map((spot) => spotHex(spot, building!)),
    // The land lies below everything, so that no neighbour covers what stands at an edge.
    ...village.map((placed) => land(placed, options.spec(placed.tile))),
    ...village.map((placed) => tileHex(placed, look)),
    ghost && ghostHex(ghost, building!, look),
  );
}

function frame(spots: readonly Spot[]): { left: number; top: number; width: number; height: number } {
  const xs = spots.map(({ q, r }) => centreOf(q, r)[0]);
  const ys = spots.map(({ q, r }) => centreOf(q, r)[1]);
  const halfWidth = RADIUS + MARGIN;
  const halfHeight = RADIUS * Math.sqrt(0.75) + MARGIN;
  const left = Math.min(...xs) - halfWidth;
  const top = Math.min(...ys) - halfHeight;
  return { left, top, width: Math.max(...xs) + halfWidth - left, height: Math.max(...ys) + halfHeight - top };
}

const land = (placed: VillageTile | Ghost, spec: TileSpec): SVGGElement =>
  svg('g', { transform: place(placed), 'aria-hidden': 'true' }, landOf(spec, placed.rotation));

/** A hexagon that is touched with a finger or a mouse, or by Enter on the keyboard. */
function hex(spot: Spot, act: () => void, attributes: Attributes, ...inside: Child[]): SVGGElement {
  return svg(
    'g',
    {
      transform: place(spot),
      tabindex: '0',
      role: 'button',
      onclick: act,
      onkeydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (key !== 'Enter' && key !== ' ') return;
        event.preventDefault();
        act();
      },
      ...attributes,
    },
    ...inside,
    ring(),
  );
}

function tileHex(placed: VillageTile, look: Look): SVGGElement {
  const { spec, words, chosen, playable, onTile, detail } = look;
  const { tile } = placed;
  const printed = spec(tile);
  const flipped = isFlipped(placed);
  const lines = placedWords(placed, look);
  const name = tileName(tile, words.story);
  const classes = [
    'hex',
    tile === chosen ? 'chosen' : '',
    playable.has(tile) ? 'playable' : '',
    placed.sealed ? 'sealed' : '',
  ];
  const made = hex(
    placed,
    () => onTile(tile),
    {
      class: classes.join(' '),
      'data-tile': tile,
      'aria-label': `${name}: ${lines.join('. ')}`,
      'aria-pressed': tile === chosen ? 'true' : 'false',
    },
    uprightOf(printed, sideOf(printed, flipped), detail),
    look.named && hasRoomForName(placed) && nameStrip(name),
    piecesOf(piecesOn(placed, detail)),
  );
  return withCard(made, () => tileCard(printed, flipped, lines, words.story));
}

function piecesOn(
  { resources = {}, uses = [], animals = [], rotation = 0 }: VillageTile,
  detail: Detail,
): Svg {
  return (
    animalsOnTile(animals, rotation, detail) + resourcesOnTile(resources, detail) + usesOnTile(uses, detail)
  );
}

/** Where animals graze at the upper edge there is no room for the name. */
const hasRoomForName = ({ animals = [], rotation = 0 }: VillageTile): boolean =>
  animals.every(({ half }) => (Math.floor(half / 2) + rotation) % SIDES !== 0);

const LETTER = 0.62;
const NAME = { size: 13, most: 112, y: -69, height: 18 };

/** The name on a strip of paper, smaller if it is long. */
function nameStrip(name: string): SVGGElement {
  const size = Math.min(NAME.size, NAME.most / (name.length * LETTER));
  const width = name.length * size * LETTER + 14;
  return svg(
    'g',
    { class: 'strip' },
    svg('rect', { x: -width / 2, y: NAME.y - NAME.height / 2, width, height: NAME.height, rx: 6 }),
    svg('text', { y: NAME.y + size * 0.36, 'font-size': size }, name),
  );
}

function spotHex(spot: Spot, { onSpot }: Building): SVGGElement {
  return hex(
    spot,
    () => onSpot(spot),
    { class: 'hex spot', 'data-spot': `${spot.q},${spot.r}`, 'aria-label': `${spot.q}, ${spot.r}` },
    svg('path', { class: 'plus', d: 'M-16 0H16M0 -16V16' }),
  );
}

function ghostHex(
  ghost: Ghost,
  { onSpot }: Building,
  { spec, words, detail, ghostFlipped }: Look,
): SVGGElement {
  const printed = spec(ghost.tile);
  const { tile, q, r, rotation } = ghost;
  return hex(
    ghost,
    () => onSpot(ghost),
    {
      class: 'hex ghost',
      'data-ghost': tile,
      'data-spot': `${q},${r}`,
      'aria-label': `${tileName(tile, words.story)} ${q}, ${r}, ${words.game.rotated(rotation)}`,
    },
    landOf(printed, rotation),
    uprightOf(printed, sideOf(printed, ghostFlipped), detail),
  );
}
