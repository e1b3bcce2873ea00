import { atLeast, must } from '../../../../scripts/testing/must.ts';
/* Parses the subset of SVG that our drawings use: strict about its form, and measuring its ink. */

export interface Part {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** From the part's own coordinates to the drawing's. */
  matrix: Matrix;
  text: string;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Point = readonly [x: number, y: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((all, [, name, list]) => {
    const [x, y] = atLeast(1, must(list).split(/[ ,]+/).map(Number));
    if (name === 'translate') return times(all, [1, 0, 0, 1, x, y ?? 0]);
    if (name === 'scale') return times(all, [x, 0, 0, y ?? x, 0, 0]);
    if (name !== 'rotate') throw new Error(`unknown transform ${name}`);
    const angle = (x * Math.PI) / 180;
    return times(all, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
  }, IDENTITY);
}

const PIECE = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>&]*")*)(\/?)>|([^<>&]+)/gy;

/** Every part of a drawing. Throws where it isn't well-formed. */
export function partsOf(drawing: string): Part[] {
  const parts: Part[] = [];
  const open: Part[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < drawing.length) {
    const at = PIECE.lastIndex;
    const found = PIECE.exec(drawing);
    if (!found) throw new Error(`not well-formed: ${drawing.slice(at, at + 60)}`);
    const [, closing, tag, list, empty, text] = atLeast(6, found);
    if (text !== undefined) {
      const around = open[open.length - 1];
      if (!around) throw new Error(`text outside: ${text}`);
      around.text += text;
    } else if (closing) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes something else`);
    } else {
      const attributes = new Map(
        [...list.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      const outer = open[open.length - 1]?.matrix ?? IDENTITY;
      const part: Part = {
        tag,
        attributes,
        matrix: times(outer, matrixOf(attributes.get('transform') ?? '')),
        text: '',
      };
      parts.push(part);
      if (!empty) open.push(part);
    }
  }
  if (open.length > 0) throw new Error(`<${must(open[0]).tag}> is never closed`);
  return parts;
}

const SIZES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  Q: 4,
  S: 4,
  C: 6,
  A: 7,
  Z: 0,
};
const STEPS = [0.25, 0.5, 0.75, 1];

/** Points along a line or a Bézier curve. */
function curve(points: readonly Point[]): Point[] {
  // The box of a line is that of its ends.
  if (points.length === 2) return [];
  return STEPS.map((t) => {
    let rest = points;
    while (rest.length > 1)
      rest = rest
        .slice(1)
        .map(([x, y], i): Point => [must(rest[i])[0] * (1 - t) + x * t, must(rest[i])[1] * (1 - t) + y * t]);
    return must(rest[0]);
  });
}

/** Points along a path. Arcs count by their ends: they are small here. */
function alongPath(data: string): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  for (const [, letter, list] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = must(letter).toUpperCase();
    const size = SIZES[command];
    const numbers = (must(list).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length % size !== 0))
      throw new Error(`a path that no browser draws: ${data}`);
    if (command === 'Z') here = start;
    for (let i = 0; i < numbers.length; i += size) {
      const [x, y]: Point = letter === command ? [0, 0] : here;
      const part = numbers.slice(i, i + size);
      if (command === 'H') here = [x + must(part[0]), here[1]];
      else if (command === 'V') here = [here[0], y + must(part[0])];
      else {
        const ends = command === 'A' ? part.slice(5) : part;
        const bends = ends.flatMap((value, j): Point[] =>
          j % 2 === 0 ? [[x + value, y + must(ends[j + 1])]] : [],
        );
        // Moves without drawing leave no ink.
        if (command !== 'M') points.push(...curve([here, ...bends]));
        here = must(bends[bends.length - 1]);
      }
      if (command === 'M' && i === 0) start = here;
      points.push(here);
    }
  }
  return points;
}

function pointsOf({ tag, attributes, text }: Part): Point[] {
  const n = (name: string): number => Number(attributes.get(name) ?? 0);
  const around = (x: number, y: number, rx: number, ry: number): Point[] => [
    [x - rx, y - ry],
    [x + rx, y + ry],
    [x - rx, y + ry],
    [x + rx, y - ry],
  ];
  switch (tag) {
    case 'path':
      return alongPath(attributes.get('d') ?? '');
    case 'polygon':
    case 'polyline':
      return (attributes.get('points') ?? '').split(' ').map((pair): Point => {
        const [x, y] = atLeast(2, pair.split(',').map(Number));
        return [x, y];
      });
    case 'rect':
      return around(n('x') + n('width') / 2, n('y') + n('height') / 2, n('width') / 2, n('height') / 2);
    case 'circle':
      return around(n('cx'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return around(n('cx'), n('cy'), n('rx'), n('ry'));
    case 'text':
      return around(
        n('x'),
        n('y') - n('font-size') * 0.36,
        text.length * n('font-size') * 0.33,
        n('font-size') * 0.4,
      );
    default:
      return [];
  }
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounding box of a drawing's ink, ignoring line widths. */
export const boxOf = (drawing: string): Box => boxOfParts(partsOf(drawing));

export function boxOfParts(parts: readonly Part[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const part of parts) {
    const [a, b, c, d, e, f] = part.matrix;
    for (const [px, py] of pointsOf(part)) {
      const [x, y] = [a * px + c * py + e, b * px + d * py + f];
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
