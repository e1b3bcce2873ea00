import type { Svg } from './svg.ts';

/*
 * Drawings are composed of parts that are moved and scaled. Every such group costs the browser time at each change of
 * the page; so a drawing is flattened to final coordinates before it is shown.
 */

/** Scaled, then moved by (x, y). */
interface Shift {
  x: number;
  y: number;
  scale: number;
}

const HERE: Shift = { x: 0, y: 0, scale: 1 };

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Arguments of each path command with the axis of each; null for an arc's radii, rotation and flags. */
const ORDER: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  A: 'rr---xy',
  Z: '',
};

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Lower-case commands are relative to the pen: they are only scaled. */
function movedPath(data: string, { x, y, scale }: Shift): string {
  return data.replace(COMMAND, (_, letter: string, list: string) => {
    const order = ORDER[letter.toUpperCase()] ?? [];
    const absolute = letter === letter.toUpperCase();
    const numbers = (list.match(NUMBER) ?? []).map((number, i) => {
      const what = order[i % order.length];
      if (what === '-') return number;
      const shift = !absolute ? 0 : what === 'x' ? x : what === 'y' ? y : 0;
      return text(Number(number) * scale + shift);
    });
    return letter + numbers.join(' ');
  });
}

const movedPoints = (points: string, { x, y, scale }: Shift): string =>
  points
    .split(' ')
    .map((point) => {
      const [px = 0, py = 0] = point.split(',').map(Number);
      return `${text(px * scale + x)},${text(py * scale + y)}`;
    })
    .join(' ');

const ACROSS: ReadonlySet<string> = new Set(['x', 'cx']);
const DOWN: ReadonlySet<string> = new Set(['y', 'cy']);
const LENGTHS: ReadonlySet<string> = new Set([
  'width',
  'height',
  'r',
  'rx',
  'ry',
  'stroke-width',
  'font-size',
]);
/** Attributes that default to zero. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = { text: ['x', 'y'] };

const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

function movedAttributes(tag: string, list: string, shift: Shift): string {
  const missing = (IMPLIED[tag] ?? []).filter((name) => !list.includes(` ${name}="`));
  return (list + missing.map((name) => ` ${name}="0"`).join('')).replace(
    ATTRIBUTE,
    (whole, name: string, value: string) => {
      if (name === 'd') return ` d="${movedPath(value, shift)}"`;
      if (name === 'points') return ` points="${movedPoints(value, shift)}"`;
      if (ACROSS.has(name)) return ` ${name}="${text(Number(value) * shift.scale + shift.x)}"`;
      if (DOWN.has(name)) return ` ${name}="${text(Number(value) * shift.scale + shift.y)}"`;
      return LENGTHS.has(name) ? ` ${name}="${text(Number(value) * shift.scale)}"` : whole;
    },
  );
}

const MOVING = /^ transform="translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\(([\d.]+)\))?"$/;

/** The transform of a group; null if it does more than move and scale. */
function inGroup(list: string, { x, y, scale }: Shift): Shift | null {
  const found = MOVING.exec(list);
  if (!found) return null;
  const [, dx, dy, factor = '1'] = found;
  return { x: x + Number(dx) * scale, y: y + Number(dy) * scale, scale: scale * Number(factor) };
}

const isMoved = ({ x, y, scale }: Shift): boolean => x !== 0 || y !== 0 || scale !== 1;

const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"]*")*)(\/?)>/g;

/** The same drawing without groups that only move or scale. Rotated or mirrored parts stay in their group. */
export function flattened(drawing: Svg): Svg {
  /** The groups around the current part; dissolved groups have no element. */
  const open: { shift: Shift; kept: boolean }[] = [{ shift: HERE, kept: false }];
  return drawing.replace(TAG, (whole, closing: string, tag: string, list: string, empty: string) => {
    if (tag !== 'g') {
      const { shift } = open.at(-1)!;
      return closing || !isMoved(shift) ? whole : `<${tag}${movedAttributes(tag, list, shift)}${empty}>`;
    }
    if (empty) return '';
    if (closing) return open.pop()!.kept ? '</g>' : '';
    const { shift } = open.at(-1)!;
    const inside = inGroup(list, shift);
    open.push(inside ? { shift: inside, kept: false } : { shift: HERE, kept: true });
    if (inside) return '';
    const own = / transform="([^"]*)"/.exec(list)?.[1] ?? '';
    const before = isMoved(shift)
      ? `translate(${text(shift.x)} ${text(shift.y)}) scale(${text(shift.scale)})`
      : '';
    return `<g transform="${`${before} ${own}`.trim()}"${list.replace(/ transform="[^"]*"/, '')}>`;
  });
}
