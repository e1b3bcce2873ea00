import { BASE_TILES, FARMERS_TILES, type TileSpec } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { LESSONS } from '../src/lessons/catalogue.ts';
import type { LessonId } from '../src/lessons/index.ts';
import { TILES_OF_LESSON } from '../src/lessons/tiles-of-lesson.ts';
import { lessonsOf } from '../src/pages/tile-lessons.ts';
import { must } from '../../../scripts/testing/must.ts';

const ALL: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];
const specOf = (id: string): TileSpec => must(ALL.find((spec) => spec.id === id));
const lessonsAbout = (id: string): readonly LessonId[] => lessonsOf(specOf(id));

test('every tile has lessons that exist, each once, and few of them', () => {
  const ids = LESSONS.map(({ id }) => id);
  for (const spec of ALL) {
    const lessons = lessonsOf(spec);
    expect(new Set(lessons).size, spec.id).toBe(lessons.length);
    expect(ids, spec.id).toEqual(expect.arrayContaining([...lessons]));
    expect(lessons.length, spec.id).toBeGreaterThan(0);
    expect(lessons.length, spec.id).toBeLessThan(5);
  }
});

test('the lessons follow from what a tile does', () => {
  expect(lessonsAbout('keywood')).toEqual(['using']);
  expect(lessonsAbout('stable')).toEqual(['using', 'transport']);
  expect(lessonsAbout('home-3')).toContain('transport');
  expect(lessonsAbout('store')).toEqual(['using', 'colours']);
  expect(lessonsAbout('barn')).toEqual(['transport']);
  expect(lessonsAbout('goldsmith')).toEqual(['transport']);
  expect(lessonsAbout('scribes')).toEqual(['winter']);
  expect(lessonsAbout('keythedral')).toEqual(['winter']);
  expect(lessonsAbout('weaver')).toEqual(['fields', 'breeding', 'winter']);
  expect(lessonsAbout('sheep-fold')).toContain('farm');
  expect(lessonsAbout('boat-4')).toEqual(['building']);
  expect(lessonsAbout('boat-keyflower')).toEqual(['winter', 'season']);
  expect(lessonsAbout('turn-order-1-2p')).toEqual(['winter', 'season']);
});

test('only tiles of The Farmers lead to lessons about it', () => {
  const farm: readonly LessonId[] = ['farm', 'fields', 'breeding'];
  const astray = BASE_TILES.filter((spec) => lessonsOf(spec).some((id) => farm.includes(id)));
  expect(astray.map(({ id }) => id)).toEqual([]);
});

test('a lesson names the tiles that its solutions act on, and all of them exist', () => {
  for (const { id, steps } of LESSONS) {
    const acted = steps.flatMap(({ solution }) =>
      solution.flatMap((action) => {
        const { tile, boat, tiles = [] } = action as { tile?: string; boat?: string; tiles?: string[] };
        return [tile, boat, ...tiles].filter((one) => one !== undefined);
      }),
    );
    expect(TILES_OF_LESSON[id], id).toEqual([...new Set(acted)]);
    for (const tile of TILES_OF_LESSON[id]) expect(specOf(tile).id).toBe(tile);
  }
});
