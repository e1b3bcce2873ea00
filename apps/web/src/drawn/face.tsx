import type { TileSpec } from '@keyflower/engine';
import {
  ANIMAL_ICONS,
  CORNERS,
  type Detail,
  RESOURCE_ICONS,
  type Side,
  SKILL_ANY,
  SKILL_ICONS,
  START_MARKER,
  type Svg,
  WHEAT,
  worker,
  WORKER_ANY,
} from '../art/art.ts';
import { landSymbol, standingSymbol, symbolOf } from './symbols.ts';

/* The drawings of art/ as components. Each is parsed once and then referenced. */

/** The land of a tile, turned by so many sixths. */
export function Land({ spec, rotation = 0 }: { spec: TileSpec; rotation?: number }) {
  return (
    <use href={`#${landSymbol(spec)}`} transform={rotation === 0 ? undefined : `rotate(${rotation * 60})`} />
  );
}

/** The upright part of a tile, independent of its rotation. */
export function Standing({ spec, side, detail }: { spec: TileSpec; side: Side; detail: Detail }) {
  return <use href={`#${standingSymbol(spec, side, detail)}`} />;
}

/** Pieces, in the coordinates of what they lie on; the drawing itself is the key. */
export function Pieces({ drawing }: { drawing: Svg }) {
  return drawing === '' ? null : <use href={`#${symbolOf(drawing, () => drawing)}`} />;
}

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

/** The sign of a thing: a worker's colour, `workers`, a resource, a skill, `skills`, `wheat`, an animal, `start`. */
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
