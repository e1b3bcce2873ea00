import type { Face, Gain, TileSpec } from '@keyflower/engine';
import type { LessonId } from '../lessons/index.ts';
import { facesOf, gainsOf } from './tile-filters.ts';

/* Which lessons teach what a tile does follows from what is printed on it. */

const OF_GAIN: Readonly<Partial<Record<keyof Gain, readonly LessonId[]>>> = {
  greenWorkers: ['colours'],
  wheat: ['farm'],
  sheep: ['farm', 'breeding'],
  pig: ['farm', 'breeding'],
  cow: ['farm', 'breeding'],
};

const OF_KIND: Readonly<Partial<Record<TileSpec['kind'], readonly LessonId[]>>> = {
  'turn-order': ['season', 'winter'],
  boat: ['season', 'winter'],
  'summer-boat': ['building'],
};

function lessonsOfFace(face: Face): readonly LessonId[] {
  const { use, yard, gather, shape, farm } = face;
  return [
    ...(use ? (['using'] as const) : []),
    ...(use?.transport ? (['transport'] as const) : []),
    ...gainsOf(face).flatMap((name) => OF_GAIN[name] ?? []),
    // What scores there has to be transported to it.
    ...(yard ? (['transport'] as const) : []),
    ...(gather || shape ? (['winter'] as const) : []),
    ...(farm ? (['fields', 'breeding'] as const) : []),
  ];
}

/** The lessons about what a tile does, each once. */
export function lessonsOf(spec: TileSpec): readonly LessonId[] {
  const isUpgradedOnly = spec.upgradeCost !== undefined && !spec.front.use;
  return [
    ...new Set([
      ...facesOf(spec).flatMap(lessonsOfFace),
      ...(isUpgradedOnly ? (['transport'] as const) : []),
      ...(spec.season === 'winter' ? (['winter'] as const) : []),
      ...(OF_KIND[spec.kind] ?? []),
    ]),
  ];
}
