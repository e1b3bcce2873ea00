import { must } from '../../../../scripts/testing/must.ts';
/*
 * A village drawn on squared paper, and its fields found by flood filling. It knows the tiles' printed edges and how
 * hexes lie, nothing of how the engine finds fields.
 *
 * Paper is stretched so that every corner and every edge's middle falls on a grid point: a hex's corners are
 * (±2, 0) and (±1, ±1) times SIZE around its centre, which changes no neighbourhood.
 */

export interface RasterTile {
  tile: string;
  edges: string;
  q: number;
  r: number;
  rotation: number;
}

export interface RasterField {
  /** The earliest placed tile's smallest half. */
  name: string;
  /** Every half-edge of it, in the order of tiles and halves. */
  halves: string[];
  /** The tiles it reaches, in the order in which they were placed. */
  tiles: string[];
}

type Point = readonly [number, number];

const SIZE = 12;
/** Going clockwise; edge e runs from corner e to corner e + 1. */
const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
];
/** Blank paper is 0. */
const OPEN = 1;
const INK = 2;

const corner = (n: number): Point => [must(CORNERS[n % 6])[0] * SIZE, must(CORNERS[n % 6])[1] * SIZE];
/** The point a share of the way from one to another. */
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const CENTRE: Point = [0, 0];
const middleOf = (edge: number): Point => between(corner(edge), corner(edge + 1), 1 / 2);

/** Where a half-edge is looked at: behind its own middle, well inside the tile. */
function lookAt(edge: number, half: number): Point {
  return between(CENTRE, between(corner(edge), corner(edge + 1), half === 0 ? 1 / 4 : 3 / 4), 2 / 3);
}

export class Raster {
  readonly fields: RasterField[];
  private readonly tiles: readonly RasterTile[];
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  private readonly paper: Uint8Array;
  private readonly labels: Int16Array;

  constructor(tiles: readonly RasterTile[]) {
    this.tiles = tiles;
    const centres = tiles.map((tile) => this.centreOf(tile));
    // A margin of blank paper: nothing flows round the village.
    this.left = Math.min(...centres.map(([x]) => x)) - 2 * SIZE - 1;
    this.top = Math.min(...centres.map(([, y]) => y)) - SIZE - 1;
    this.width = Math.max(...centres.map(([x]) => x)) + 2 * SIZE + 2 - this.left;
    this.height = Math.max(...centres.map(([, y]) => y)) + SIZE + 2 - this.top;
    this.paper = new Uint8Array(this.width * this.height);
    this.labels = new Int16Array(this.width * this.height).fill(-1);
    for (const tile of tiles) this.cutOut(tile);
    for (const tile of tiles) this.ink(tile);
    this.fields = this.findFields();
  }

  /** Steps of a walk from each field to every field (-1: no way), over tiles that have both of a step's fields. */
  distances(): number[][] {
    const { fields } = this;
    const adjacent = fields.map((one) => fields.map((other) => one !== other && sharesTile(one, other)));
    return fields.map((_, start) => {
      const steps: number[] = fields.map((_field, at) => (at === start ? 0 : -1));
      const queue = [start];
      for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
        for (let to = 0; to < fields.length; to++) {
          if (!must(adjacent[from])[to] || must(steps[to]) >= 0) continue;
          steps[to] = must(steps[from]) + 1;
          queue.push(to);
        }
      }
      return steps;
    });
  }

  /** Names of two fields that meet at a corner of tiles without being one, each pair once, as `one two`. */
  meetingsAtCorners(): string[] {
    const byCorner = new Map<string, Set<number>>();
    for (const tile of this.tiles) {
      const centre = this.centreOf(tile);
      for (let n = 0; n < 6; n++) {
        const key = add(centre, corner(n)).join();
        const label = must(this.labels[this.at(add(centre, between(CENTRE, corner(n), 3 / 4)))]);
        byCorner.set(key, (byCorner.get(key) ?? new Set()).add(label));
      }
    }
    const pairs = [...byCorner.values()].flatMap((labels) =>
      [...labels].flatMap((one) => [...labels].flatMap((other) => (one < other ? [[one, other]] : []))),
    );
    return [...new Set(pairs.map((pair) => pair.map((label) => must(this.fields[label]).name).join(' ')))];
  }

  private centreOf({ q, r }: RasterTile): Point {
    return [3 * q * SIZE, (2 * r + q) * SIZE];
  }

  private at([x, y]: Point): number {
    return (Math.round(y) - this.top) * this.width + Math.round(x) - this.left;
  }

  private cutOut(tile: RasterTile): void {
    const centre = this.centreOf(tile);
    for (let y = -SIZE; y <= SIZE; y++) {
      const reach = 2 * SIZE - Math.abs(y);
      const from = this.at(add(centre, [-reach, y]));
      this.paper.fill(OPEN, from, from + 2 * reach + 1);
    }
  }

  /** Roads run to the middle; so do rivers, but a lone inlet ends before. The water's edge is no way over. */
  private ink(tile: RasterTile): void {
    const centre = this.centreOf(tile);
    const waters = tile.edges.split('W').length - 1;
    tile.edges.split('').forEach((kind, printed) => {
      const edge = (printed + tile.rotation) % 6;
      if (kind === 'R') this.line(centre, middleOf(edge), CENTRE);
      if (kind !== 'W') return;
      this.line(centre, corner(edge), corner(edge + 1));
      this.line(centre, middleOf(edge), waters > 1 ? CENTRE : between(CENTRE, middleOf(edge), 1 / 2));
    });
  }

  /** Thin, but dense enough that nothing slips through between points that only touch diagonally. */
  private line(centre: Point, from: Point, to: Point): void {
    const steps = 4 * Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    for (let i = 0; i <= steps; i++) this.paper[this.at(add(centre, between(from, to, i / steps)))] = INK;
  }

  private fill(start: number, label: number): void {
    const stack = [start];
    this.labels[start] = label;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      for (const next of [at - 1, at + 1, at - this.width, at + this.width]) {
        if (this.paper[next] !== OPEN || this.labels[next] !== -1) continue;
        this.labels[next] = label;
        stack.push(next);
      }
    }
  }

  private findFields(): RasterField[] {
    const fields: RasterField[] = [];
    for (const tile of this.tiles) {
      for (let half = 0; half < 12; half++) {
        const printed = Math.floor(half / 2);
        if (tile.edges[printed] === 'W') continue;
        const spot = lookAt((printed + tile.rotation) % 6, half % 2);
        const at = this.at(add(this.centreOf(tile), spot));
        if (this.paper[at] !== OPEN) throw new Error(`${tile.tile}:${half} is looked at on a line`);
        const name = `${tile.tile}:${half}`;
        if (must(this.labels[at]) < 0) {
          this.fill(at, fields.length);
          fields.push({ name, halves: [], tiles: [] });
        }
        const field = must(fields[must(this.labels[at])]);
        field.halves.push(name);
        if (field.tiles.at(-1) !== tile.tile) field.tiles.push(tile.tile);
      }
    }
    return fields;
  }
}

const sharesTile = (one: RasterField, other: RasterField): boolean =>
  one.tiles.some((tile) => other.tiles.includes(tile));
