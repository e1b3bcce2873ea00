import type { TileSpec } from '@keyflower/engine';
import { svg } from '../page/dom.ts';
import { countsText, sorted, type Story, tileName } from '../story/names.ts';
import { faceOf } from '../story/tile-text.ts';
import type { Ghost, Spot } from './placements.ts';
import type { VillageTile } from './sight.ts';

const SIZE = 62;
const HEIGHT = Math.sqrt(3) * SIZE;
const SIDES = 6;
/** From N clockwise, as everywhere: degrees on the screen. */
const FIRST_SIDE = -90;
const LINE = 13;
const MOST_LETTERS = 13;

export interface MapOptions {
  spec: (tile: string) => TileSpec;
  story: Story;
  label: string;
  chosen: string | null;
  playable: ReadonlySet<string>;
  onTile: (tile: string) => void;
  spots?: readonly Spot[];
  ghost?: Ghost | null;
  onSpot?: (spot: Spot) => void;
}

const centre = ({ q, r }: Spot): [number, number] => [1.5 * SIZE * q, HEIGHT * (r + q / 2)];

const at = (degrees: number, length: number): [number, number] => [
  length * Math.cos((degrees * Math.PI) / 180),
  length * Math.sin((degrees * Math.PI) / 180),
];

const CORNERS = Array.from({ length: SIDES }, (_, i) => at(i * 60, SIZE - 1.5).join()).join(' ');

/** A village as a map of hexagons: roads, water, what lies there, and where one may build. */
export function villageMap(village: readonly VillageTile[], options: MapOptions): SVGSVGElement {
  const { spots = [], ghost } = options;
  const places = [...village, ...spots, ...(ghost ? [ghost] : [])].map(centre);
  const left = Math.min(...places.map(([x]) => x)) - SIZE;
  const top = Math.min(...places.map(([, y]) => y)) - HEIGHT / 2;
  const width = Math.max(...places.map(([x]) => x)) + SIZE - left;
  const height = Math.max(...places.map(([, y]) => y)) + HEIGHT / 2 - top;
  return svg(
    'svg',
    {
      class: 'map',
      viewBox: `${left} ${top} ${width} ${height}`,
      width,
      height,
      role: 'group',
      'aria-label': options.label,
    },
    ...spots.map((spot) => spotHex(spot, options)),
    ...village.map((tile) => tileHex(tile, options)),
    ghost ? ghostHex(ghost, options) : null,
  );
}

function hex(
  spot: Spot,
  attributes: Record<string, string | ((event: Event) => void)>,
  ...inside: SVGElement[]
): SVGGElement {
  const [x, y] = centre(spot);
  return svg(
    'g',
    { transform: `translate(${x} ${y})`, ...attributes },
    svg('polygon', { points: CORNERS }),
    ...inside,
  );
}

/** Touched with a finger or a mouse, or by Enter on the keyboard. */
function touchable(act: () => void): Record<string, string | ((event: Event) => void)> {
  return {
    tabindex: '0',
    role: 'button',
    onclick: act,
    onkeydown: (event) => {
      if ((event as KeyboardEvent).key === 'Enter') act();
    },
  };
}

function tileHex(placed: VillageTile, options: MapOptions): SVGGElement {
  const { spec, story, chosen, playable, onTile } = options;
  const printed = spec(placed.tile);
  const classes = [
    'hex',
    printed.season ?? printed.kind,
    placed.tile === chosen ? 'chosen' : '',
    playable.has(placed.tile) ? 'playable' : '',
    placed.sealed ? 'sealed' : '',
  ];
  return hex(
    placed,
    {
      class: classes.join(' '),
      'data-tile': placed.tile,
      ...touchable(() => onTile(placed.tile)),
    },
    ...roads(printed.edges, placed.rotation ?? 0),
    ...writing(tileLines(placed, printed, story)),
  );
}

function tileLines(placed: VillageTile, printed: TileSpec, story: Story): { text: string; kind: string }[] {
  const flipped = placed.upgraded === true || placed.face === 'b';
  const { vp, use } = faceOf(printed, flipped);
  const gains = Object.keys(use?.gain ?? {}).length > 0 || use?.gainOneOf || use?.transport;
  const animals = (placed.animals ?? []).map(({ kind, count }): [string, number] => [kind, count]);
  const goods = [...sorted(placed.resources), ...animals];
  return [
    ...wrapped(tileName(placed.tile, story)).map((text) => ({
      text,
      kind: 'name',
    })),
    {
      text: [placed.upgraded ? '▲' : '', vp ? `★${vp}` : '', gains ? '⚒' : ''].filter(Boolean).join(' '),
      kind: 'marks',
    },
    ...goods.map(([name, n]) => ({
      text: countsText({ [name]: n }, story),
      kind: 'goods',
    })),
    ...(placed.uses ?? []).map((use_) => ({
      text: `● ${countsText(use_, story)}`,
      kind: 'uses',
    })),
  ].filter(({ text }) => text !== '');
}

function wrapped(name: string): string[] {
  if (name.length <= MOST_LETTERS) return [name];
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
}

function writing(lines: readonly { text: string; kind: string }[]): SVGElement[] {
  const top = (-(lines.length - 1) * LINE) / 2 + 4;
  return lines.map(({ text, kind }, i) => svg('text', { class: kind, y: top + i * LINE }, text));
}

/** Roads and water from the middle to the sides they leave by. */
function roads(edges: string, rotation: number): SVGElement[] {
  return Array.from({ length: SIDES }, (_, side) => ({
    side,
    edge: edges[(side - rotation + SIDES) % SIDES],
  }))
    .filter(({ edge }) => edge !== 'F')
    .map(({ side, edge }) => {
      const [x, y] = at(FIRST_SIDE + side * 60, HEIGHT / 2 - 1);
      return svg('line', {
        class: edge === 'R' ? 'road' : 'water',
        x1: 0,
        y1: 0,
        x2: x,
        y2: y,
      });
    });
}

function spotHex(spot: Spot, { onSpot }: MapOptions): SVGGElement {
  return hex(
    spot,
    {
      class: 'hex spot',
      'data-spot': `${spot.q},${spot.r}`,
      ...touchable(() => onSpot?.(spot)),
    },
    svg('text', { class: 'plus', y: 8 }, '+'),
  );
}

function ghostHex(ghost: Ghost, { spec, story, onSpot }: MapOptions): SVGGElement {
  const printed = spec(ghost.tile);
  return hex(
    ghost,
    {
      class: `hex ghost ${printed.season ?? printed.kind}`,
      'data-ghost': ghost.tile,
      ...touchable(() => onSpot?.(ghost)),
    },
    ...roads(printed.edges, ghost.rotation),
    ...writing(
      wrapped(tileName(ghost.tile, story)).map((text) => ({
        text,
        kind: 'name',
      })),
    ),
  );
}
