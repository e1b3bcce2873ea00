import { tileName } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
import type { Light } from '../scene.ts';
import type { VillageTile } from '../sight.ts';
import { placedWords } from '../tile-words.ts';
import type { SpecOf } from './grid.ts';

/** What can be done at a tile now, in words. */
function lightWords(light: Light | undefined, { village }: Words): string[] {
  if (!light) return [];
  return [
    light.use === undefined ? '' : village.can.use(light.use),
    light.upgrade ? village.can.upgrade : '',
    light.arrive === undefined ? '' : village.can.arrive(light.arrive),
  ].filter(Boolean);
}

/** A tile of a village in one sentence: what it is, what lies there, what can be done. */
export function plotLabel(
  placed: VillageTile,
  light: Light | undefined,
  isNews: boolean,
  spec: SpecOf,
  words: Words,
): string {
  return [
    words.labelled(tileName(placed.tile, words.story), placedWords(placed, { spec, words }).join('. ')),
    ...(placed.upgraded ? [words.village.upgraded] : []),
    ...lightWords(light, words),
    ...(isNews ? [words.village.changed] : []),
  ].join('. ');
}
