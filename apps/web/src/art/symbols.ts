import type { TileSpec } from '@keyflower/engine';
import { flattened } from './flatten.ts';
import type { Detail, Side } from './plate.ts';
import type { Svg } from './svg.ts';
import { land, upright } from './tile.ts';
import { whenIdle } from './when-idle.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Prefix of generated ids; no other id begins with it. */
const PREFIX = 'drawn-';

/** Symbols by content: each drawing is parsed once, however often it is used. */
const made = new Map<string, string>();
let sheet: SVGSVGElement | null = null;

/** The elements of a drawing. Input is only the constants of art/ and numbers, never user text. */
function parsed(drawing: Svg): Node[] {
  const text = `<svg xmlns="${NAMESPACE}">${flattened(drawing)}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return [...documentElement.childNodes].map((node) => document.importNode(node, true));
}

const LONGEST_KEY = 40;

/** A drawing may be its own key; long ones are hashed, since a long game has many. */
function shortKey(key: string): string {
  if (key.length <= LONGEST_KEY) return key;
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < key.length; i++) {
    const letter = key.charCodeAt(i);
    one = Math.imul(one ^ letter, 0x01000193);
    two = Math.imul(two ^ letter, 0x85ebca6b) ^ (two >>> 13);
  }
  return `${key.length} ${one} ${two}`;
}

/** The id of a symbol, created on first use. */
export function symbolOf(name: string, make: () => Svg): string {
  const key = shortKey(name);
  let id = made.get(key);
  if (id === undefined) {
    id = PREFIX + made.size;
    made.set(key, id);
    if (!sheet) {
      sheet = document.createElementNS(NAMESPACE, 'svg');
      sheet.setAttribute('class', 'symbols');
      sheet.setAttribute('aria-hidden', 'true');
      document.body.append(sheet);
    }
    const symbol = document.createElementNS(NAMESPACE, 'symbol');
    symbol.id = id;
    symbol.setAttribute('overflow', 'visible');
    symbol.append(...parsed(make()));
    sheet.append(symbol);
  }
  return id;
}

const numbers = new WeakMap<TileSpec, number>();
let last = 0;

/** Keyed by specification rather than id: a table may correct its tiles. */
function keyOf(spec: TileSpec): string {
  let number = numbers.get(spec);
  if (number === undefined) numbers.set(spec, (number = ++last));
  return `tile-${number}`;
}

/** The land of a tile. */
export const landSymbol = (spec: TileSpec): string => symbolOf(`${keyOf(spec)} land`, () => land(spec));

/** The upright part of it. */
export const standingSymbol = (spec: TileSpec, side: Side, detail: Detail): string =>
  symbolOf(`${keyOf(spec)} ${side} ${detail}`, () => upright(spec, side, detail));

/** Draws a tile that will probably be shown soon. */
export interface Expected {
  spec: TileSpec;
  side: Side;
  detail: Detail;
}

/** Idle time needed to draw one more tile, in milliseconds. */
const LEAST_IDLE_MS = 3;

/**
 * Draws tiles while the browser is idle, so that they are ready when shown. Returns a function that cancels it.
 */
export function drawAhead(tiles: readonly Expected[]): () => void {
  let next = 0;
  let cancel = (): void => {};
  const work = (left: () => number): void => {
    do {
      const { spec, side, detail } = tiles[next++]!;
      landSymbol(spec);
      standingSymbol(spec, side, detail);
    } while (next < tiles.length && left() > LEAST_IDLE_MS);
    goOn();
  };
  const goOn = (): void => {
    if (next < tiles.length) cancel = whenIdle(work);
  };
  goOn();
  return () => cancel();
}
