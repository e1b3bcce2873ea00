import { type Counts, RESOURCES } from '@keyflower/engine';
import { turned } from '../story/tile-text.ts';
import { specOf, type VillageTile } from './table-view.ts';
import { must } from '../must.ts';

/** A free hex that is to be marked, with what is written on it. */
export interface Spot {
  q: number;
  r: number;
  label: string;
}

const COLUMN_PITCH = 6;
const ROW_PITCH = 4;
const HEX_WIDTH = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The letter that stands for the tile at a place of the village's list. */
export const letterOf = (place: number): string => LETTERS[place] ?? '?';

/**
 * The village as flat-topped hexes in text:
 *
 *      ____
 *     / A* \     a letter for the list below the map, * if upgraded
 *    / 2w1s \    resources
 *    \      /
 *     \_##_/     # road, ~ water, on all six edges
 */
export function villageMap(village: readonly VillageTile[], spots: readonly Spot[] = []): string[] {
  const hexes = [...village, ...spots];
  const left = Math.min(...hexes.map(({ q }) => q));
  const top = Math.min(...hexes.map(halfRows));
  const canvas: string[][] = [];
  const write = (x: number, y: number, text: string) => {
    canvas[y] ??= [];
    const line = canvas[y];
    for (let i = 0; i < text.length; i++) line[x + i] = text.charAt(i);
  };
  const corner = (hex: { q: number; r: number }): [number, number] => [
    (hex.q - left) * COLUMN_PITCH,
    (halfRows(hex) - top) * (ROW_PITCH / 2),
  ];
  for (const spot of spots) {
    const [x, y] = corner(spot);
    write(x + 2, y + 2, `(${spot.label})`.padEnd(4));
  }
  village.forEach((tile, place) => {
    const [x, y] = corner(tile);
    drawOutline(write, x, y, turned(specOf(tile.tile).edges, tile.rotation ?? 0));
    write(x + 2, y + 1, ` ${letterOf(place)}${tile.upgraded ? '*' : ' '} `);
    write(x + 1, y + 2, centred(goods(tile.resources)));
  });
  // Rows and characters above a lone spot are array holes, which `map` would skip.
  return Array.from(canvas, (line) =>
    Array.from(line ?? [], (letter) => letter ?? ' ')
      .join('')
      .trimEnd(),
  );
}

/** A column further to the right lies half a hex lower. */
const halfRows = ({ q, r }: { q: number; r: number }): number => 2 * r + q;

type Write = (x: number, y: number, text: string) => void;

function drawOutline(write: Write, x: number, y: number, edges: string): void {
  const flat = { F: '____', R: '_##_', W: '~~~~' } as Record<string, string>;
  const slant = (edge: string | undefined, field: string): string =>
    edge === 'R' ? '#' : edge === 'W' ? '~' : field;
  const [n = '', ne, se, s = '', sw, nw] = edges;
  write(x + 2, y, must(flat[n]));
  write(x + 2, y + ROW_PITCH, must(flat[s]));
  const right = x + HEX_WIDTH - 1;
  for (const [i, inset] of [1, 0].entries()) {
    write(x + inset, y + 1 + i, slant(nw, '/'));
    write(right - inset, y + 1 + i, slant(ne, '\\'));
  }
  for (const [i, inset] of [0, 1].entries()) {
    write(x + inset, y + 3 + i, slant(sw, '\\'));
    write(right - inset, y + 3 + i, slant(se, '/'));
  }
}

/** "2w1g": more rarely fits on a tile, and the list below the map is complete. */
function goods(resources: Counts<string> | undefined): string {
  return RESOURCES.filter((resource) => resources?.[resource])
    .map((resource) => `${resources?.[resource]}${resource[0]}`)
    .join('');
}

function centred(text: string): string {
  const room = HEX_WIDTH - 2;
  if (text.length > room) return `${text.slice(0, room - 1)}+`;
  return text.padStart(Math.floor((room + text.length) / 2)).padEnd(room);
}
