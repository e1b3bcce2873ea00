import { countsText, tileName } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
import type { Effects } from './effects.ts';

/** One thing that would come of it: good news, bad news, or neither. */
interface EffectLine {
  kind: 'good' | 'bad' | 'plain';
  text: string;
}

const good = (text: string): EffectLine => ({ kind: 'good', text });
const bad = (text: string): EffectLine => ({ kind: 'bad', text });
const plain = (text: string): EffectLine => ({ kind: 'plain', text });

/** What would come of building a tile there, as a list. Where it does not fit: why. */
export function effectLines(effects: Effects, fits: boolean, words: Words): EffectLine[] {
  if (!fits) return [bad(words.village.effect.fitsNot), ...clashLines(effects, words)];
  const lines = [...roadLines(effects, words), ...riverLines(effects, words), ...fieldLines(effects, words)];
  const loose = effects.touches.filter(({ joins }) => !joins).map(({ neighbour }) => neighbour);
  return loose.length > 0 ? [...lines, plain(words.village.effect.loose(named(loose, words)))] : lines;
}

const named = (tiles: readonly string[], { story }: Words): string =>
  tiles.map((tile) => tileName(tile, story)).join(', ');

function clashLines({ touches }: Effects, { story, village }: Words): EffectLine[] {
  const { edge } = story.face;
  return touches
    .filter(({ joins }) => !joins)
    .map(({ mine, theirs, neighbour, direction }) =>
      bad(village.effect.clash(edge[mine], edge[theirs], tileName(neighbour, story), story.sides[direction])),
    );
}

function roadLines({ onRoad, opened, touches, loop }: Effects, words: Words): EffectLine[] {
  const { effect } = words.village;
  const roads = touches.filter(({ joins, mine }) => joins && mine === 'R').map(({ neighbour }) => neighbour);
  return [
    ...(roads.length > 0 ? [good(effect.roads(named(roads, words)))] : []),
    ...(onRoad === false ? [bad(effect.cutOff)] : []),
    ...(opened.length > 0 ? [good(effect.opened(named(opened, words)))] : []),
    ...(loop.after > loop.before ? [good(effect.loop(loop.after))] : []),
  ];
}

function riverLines({ river }: Effects, { village }: Words): EffectLine[] {
  if (!river) return [];
  return [
    river.after > river.before ? good(village.effect.river(river.after)) : plain(village.effect.noRiver),
  ];
}

function fieldLines({ fields }: Effects, { story, village }: Words): EffectLine[] {
  const { fieldNew, fieldGrows, fieldsMerge } = village.effect;
  return fields.map(({ change, field, from }) => {
    const animals = countsText(field.animals, story);
    const herd = animals === '' ? '' : ` (${animals})`;
    if (change === 'appears') return plain(fieldNew + herd);
    if (change === 'grows') return good(fieldGrows(field.tiles.length) + herd);
    return good(fieldsMerge(from.length, field.tiles.length) + herd);
  });
}
