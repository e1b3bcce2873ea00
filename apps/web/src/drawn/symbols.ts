import type { TileSpec } from '@keyflower/engine';
import { type Detail, flattened, land, type Side, type Svg, upright } from '../art/art.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Our own ids begin like this, and nothing else's does. */
const PREFIX = 'drawn-';

/** The symbols that were needed so far, by what they show: a tile is drawn once, however often it is seen. */
const made = new Map<string, string>();
let sheet: SVGSVGElement | null = null;

/** Elements of a drawing. Only the constants of art/ and numbers come here, never what people wrote. */
function parsed(drawing: Svg): Node[] {
  const text = `<svg xmlns="${NAMESPACE}">${flattened(drawing)}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return [...documentElement.childNodes].map((node) => document.importNode(node, true));
}

const LONGEST_KEY = 40;

/** A drawing may be its own key: of a long one only a short print is kept, for there are many in a long game. */
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

/** The id of a symbol, which is made when it is first asked for. */
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

/** Tables may correct tiles: what counts is the specification, not its id. */
function keyOf(spec: TileSpec): string {
  let number = numbers.get(spec);
  if (number === undefined) numbers.set(spec, (number = ++last));
  return `tile-${number}`;
}

/** The land of a tile. */
export const landSymbol = (spec: TileSpec): string => symbolOf(`${keyOf(spec)} land`, () => land(spec));

/** What stands on it. */
export const standingSymbol = (spec: TileSpec, side: Side, detail: Detail): string =>
  symbolOf(`${keyOf(spec)} ${side} ${detail}`, () => upright(spec, side, detail));
