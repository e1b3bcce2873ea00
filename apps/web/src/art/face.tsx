import type { TileSpec } from '@keyflower/engine';
import { CORNERS } from './ground.ts';
import { ANIMAL_ICONS, RESOURCE_ICONS, SKILL_ANY, SKILL_ICONS, WHEAT, worker, WORKER_ANY } from './icons.ts';
import { START_MARKER } from './pieces.ts';
import type { Detail, Side } from './plate.ts';
import type { Svg } from './svg.ts';
import { landSymbol, standingSymbol, symbolOf } from './symbols.ts';

/* The drawings of art/ as components. Each is parsed once and then referenced. */

/** The land of a tile, rotated in steps of 60 degrees. */
export function Land({ spec, rotation = 0 }: { spec: TileSpec; rotation?: number }) {
  return (
    <use href={`#${landSymbol(spec)}`} transform={rotation === 0 ? undefined : `rotate(${rotation * 60})`} />
  );
}

/** The upright part of a tile, independent of its rotation. */
export function Standing({ spec, side, detail }: { spec: TileSpec; side: Side; detail: Detail }) {
  return <use href={`#${standingSymbol(spec, side, detail)}`} />;
}

/** The symbol of pieces; the drawing itself is the key. Empty for none. */
export const piecesSymbol = (drawing: Svg): string =>
  drawing === '' ? '' : symbolOf(drawing, () => drawing);

/** A symbol by its id; nothing if that is empty. `arrives` names pieces that are hidden while they fly there. */
export const Drawing = ({ id, arrives }: { id: string; arrives?: string }) =>
  id === '' ? null : <use href={`#${id}`} data-arrives={arrives} />;

/** Pieces, in the coordinates of what they lie on. */
export const Pieces = ({ drawing, arrives }: { drawing: Svg; arrives?: string }) =>
  Drawing({ id: piecesSymbol(drawing), arrives });

const OUTLINE = CORNERS.map(([x, y]) => `${x},${y}`).join(' ');

/** The outline of a tile: shows whether it can be played, and is its drop target. */
export const Ring = ({ kind = 'ring' }: { kind?: string }) => <polygon class={kind} points={OUTLINE} />;

export const sideOf = (spec: TileSpec, flipped: boolean): Side => (flipped && spec.back ? 'back' : 'front');

const ICONS: Readonly<Record<string, Svg>> = {
  blue: worker('blue'),
  red: worker('red'),
  yellow: worker('yellow'),
  green: worker('green'),
  workers: WORKER_ANY,
  skills: SKILL_ANY,
  wheat: WHEAT,
  start: START_MARKER,
  ...RESOURCE_ICONS,
  ...SKILL_ICONS,
  ...ANIMAL_ICONS,
};

/** The icon of a thing: a worker's colour, `workers`, a resource, a skill, `skills`, `wheat`, an animal, `start`. */
export function Icon({ name, size }: { name: string; size?: number }) {
  const icon = ICONS[name];
  if (icon === undefined) return null;
  return (
    <svg class="art icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <use href={`#${symbolOf(icon, () => icon)}`} />
    </svg>
  );
}

/** Marks tiles that other players changed since the viewer's last turn. */
export const Ribbon = ({ at }: { at: readonly [number, number] }) => (
  <g class="ribbon" transform={`translate(${at.join(' ')})`}>
    <path d="M-12 -20H12V24L0 14L-12 24Z" />
    <path
      class="star"
      d="M0 -14L2.600 -6.600L10 -6.500L4 -1.800L6.200 5.500L0 1.200L-6.200 5.500L-4 -1.800L-10 -6.500L-2.600 -6.600Z"
    />
  </g>
);

/** Six distinct shapes, also distinct from the workers' marks; each fits a circle of radius 7. */
const SHAPES: readonly string[] = [
  'M0 -6.500A6.500 6.500 0 1 1 0 6.500A6.500 6.500 0 1 1 0 -6.500ZM0 -2.800A2.800 2.800 0 1 0 0 2.800A2.800 2.800 0 1 0 0 -2.800Z',
  'M0 -7L7 5.500H-7Z',
  'M-5.500 -5.500H5.500V5.500H-5.500Z',
  'M0 -7.500L1.900 -2.400L7.200 -2.300L3 1L4.500 6.200L0 3.200L-4.500 6.200L-3 1L-7.200 -2.300L-1.900 -2.400Z',
  'M0 6.800L-6.200 0.400A3.700 3.700 0 0 1 0 -4A3.700 3.700 0 0 1 6.200 0.400Z',
  'M3.500 -6.600A7 7 0 1 0 3.500 6.600A5.600 5.600 0 0 1 3.500 -6.600Z',
];

/** A seat's sign as part of a drawing: a disc of radius 11 around the origin. */
export function SeatSign({ seat }: { seat: number }) {
  return (
    <g class={`seat-sign seat-${seat}`}>
      <circle r="11" />
      <path d={SHAPES[seat % SHAPES.length]} fill-rule="evenodd" />
    </g>
  );
}

/** A seat's colour with its own shape, for people who cannot tell the colours apart. */
export function SeatPlate({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="seat-plate" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <SeatSign seat={seat} />
    </svg>
  );
}
