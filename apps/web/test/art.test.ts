import { BASE_TILES, FARMERS_TILES, type TileSpec } from '@keyflower/engine';
import { expect, test } from 'vitest';
import {
  ANIMAL_ICONS,
  animalsOnTile,
  bidBox,
  bidRow,
  cardBox,
  flattened,
  land,
  RESOURCE_ICONS,
  resourcesOnTile,
  type Side,
  SKILL_ANY,
  SKILL_ICONS,
  START_MARKER,
  TILE_BOX,
  upright,
  usesOnTile,
  WHEAT,
  worker,
  WORKER_ANY,
} from '../src/art/index.ts';
import { pictureOf } from '../src/art/tile.ts';
import { type Box, boxOf, boxOfParts, type Part, partsOf } from './support/drawing.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];
const SIDES: readonly Side[] = ['front', 'back'];
const DETAILS = ['small', 'medium', 'full'] as const;
const FACES = TILES.flatMap((tile) => SIDES.flatMap((side) => (tile[side] ? [{ tile, side }] : [])));

/** All drawings by name. */
const DRAWINGS: [string, string][] = [
  ...TILES.map((tile): [string, string] => [`${tile.id} land`, land(tile)]),
  ...FACES.flatMap(({ tile, side }) =>
    DETAILS.map((detail): [string, string] => [`${tile.id} ${side} ${detail}`, upright(tile, side, detail)]),
  ),
  ...['blue', 'red', 'yellow', 'green'].flatMap((colour): [string, string][] => [
    [colour, worker(colour)],
    [`${colour} bid`, bidRow(colour, 12, true)],
    [`${colour} uses`, usesOnTile([{ [colour]: 1 }, { [colour]: 2, green: 1 }, { [colour]: 3 }], 'small')],
  ]),
  ...Object.entries({ ...RESOURCE_ICONS, ...SKILL_ICONS, ...ANIMAL_ICONS }),
  ...Object.entries({ SKILL_ANY, START_MARKER, WHEAT, WORKER_ANY }),
  ...['sheep', 'pig', 'cow'].map((kind): [string, string] => [
    `${kind} herd`,
    animalsOnTile([{ kind, half: 3, count: 5 }], 5, 'medium'),
  ]),
  ...(['small', 'medium'] as const).map((detail): [string, string] => [
    `goods ${detail}`,
    resourcesOnTile({ wood: 1, stone: 2, iron: 3, gold: 12 }, detail),
  ]),
];

test('every face of every tile has its own picture, base game and Farmers', () => {
  const pictures = new Map<string, string>();
  for (const { tile, side } of FACES) {
    // Turn-order tiles share a signpost: their number distinguishes them.
    if (tile.kind === 'turn-order') continue;
    const picture = pictureOf(tile, side);
    expect(picture, `${tile.id} ${side}`).not.toBe('');
    expect(pictures.get(picture), `${tile.id} ${side}`).toBeUndefined();
    pictures.set(picture, tile.id);
  }
  expect(pictures.size).toBeGreaterThan(100);
});

test('no picture overlaps the plate or leaves the tile', () => {
  for (const { tile, side } of FACES) {
    const { left, top, right, bottom } = boxOf(pictureOf(tile, side));
    const name = `${tile.id} ${side}`;
    expect(left, name).toBeGreaterThanOrEqual(-68);
    expect(right, name).toBeLessThanOrEqual(68);
    expect(top, name).toBeGreaterThanOrEqual(-72);
    expect(bottom, name).toBeLessThanOrEqual(13);
  }
});

/** Whether ink lies in a viewBox. */
function isWithin({ left, top, right, bottom }: Box, viewBox: string): boolean {
  const [x, y, width, height] = atLeast(4, viewBox.split(' ').map(Number));
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

test('no tile leaves its box at any level of detail', () => {
  for (const tile of TILES) {
    const ground = boxOf(land(tile));
    for (const box of [cardBox(tile), TILE_BOX]) expect(isWithin(ground, box), tile.id).toBe(true);
  }
  for (const { tile, side } of FACES) {
    for (const detail of DETAILS) {
      const box = detail === 'full' ? cardBox(tile) : TILE_BOX;
      const ink = boxOf(upright(tile, side, detail));
      expect(isWithin(ink, box), `${tile.id} ${side} ${detail}`).toBe(true);
    }
  }
  for (let count = 1; count < 20; count++)
    for (const winning of [true, false])
      expect(
        isWithin(boxOf(bidRow('red', count, winning)), bidBox(count, winning)),
        `${count} ${winning}`,
      ).toBe(true);
});

const TAGS = new Set(['g', 'path', 'polygon', 'polyline', 'rect', 'circle', 'ellipse', 'text']);
const GEOMETRY = ['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'transform'];
const INK = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-dasharray', 'opacity'];
const WRITING = ['text-anchor', 'font-size', 'font-weight'];
const ATTRIBUTES = new Set([...GEOMETRY, ...INK, ...WRITING]);

test('drawings are plain shapes: no scripts, no styles, no ids, no external references', () => {
  for (const [name, drawing] of DRAWINGS) {
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity|url\(|:\/\//);
    const strange = partsOf(drawing).flatMap(({ tag, attributes }) => [
      ...(TAGS.has(tag) ? [] : [tag]),
      ...[...attributes.keys()].filter((attribute) => !ATTRIBUTES.has(attribute)),
    ]);
    expect(strange, name).toEqual([]);
  }
});

test('a flattened drawing looks the same, with fewer elements', () => {
  const ink = ({ attributes, matrix }: Part) => ({
    fill: attributes.get('fill'),
    line: attributes.get('stroke'),
    width: Number(
      (Number(attributes.get('stroke-width') ?? 0) * Math.hypot(matrix[0], matrix[1])).toFixed(1),
    ),
  });
  const different: unknown[] = [];
  let [before, after] = [0, 0];
  for (const [i, [name, drawing]] of DRAWINGS.entries()) {
    // Every second drawing covers all levels of detail, because a face has three.
    if (!FULL && i % 2 !== 0) continue;
    const [old, parts] = [partsOf(drawing), partsOf(flattened(drawing))];
    const [was, is] = [boxOfParts(old), boxOfParts(parts)];
    for (const edge of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(is[edge] - was[edge]), `${name} ${edge}`).toBeLessThan(0.1);
    const [originals, shapes] = atLeast(
      2,
      [old, parts].map((all) => all.filter(({ tag }) => tag !== 'g')),
    );
    expect(shapes.map(({ tag }) => tag)).toEqual(originals.map(({ tag }) => tag));
    for (const [nth, part] of shapes.entries()) {
      const [now, original] = [ink(part), ink(must(originals[nth]))];
      const same =
        now.fill === original.fill &&
        now.line === original.line &&
        Math.abs(now.width - original.width) < 0.11;
      if (!same) different.push({ name, now, original });
    }
    before += old.length;
    after += parts.length;
  }
  expect(different).toEqual([]);
  expect(after / before).toBeLessThan(0.8);
});
