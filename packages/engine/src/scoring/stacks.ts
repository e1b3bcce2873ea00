import type { Face, ItemClass } from '../model/tile.ts';
import { GOLD, RESOURCES } from '../model/names.ts';
import type { Stack } from './allocate.ts';
import { type ClassRules, NOWHERE } from './gather.ts';
import type { ScoringTile } from '../model/scoring.ts';

/** Workers or skills behind the screen: they lie nowhere, and none stands in for another. */
export function screenStacks(counts: ArrayLike<number>): Stack[] {
  const stacks: Stack[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] > 0) stacks.push({ kind, wild: false, place: NOWHERE, count: counts[kind] });
  }
  return stacks;
}

/**
 * The village's resources. It matters where they lie only on a yard (SCORE-2), which counts its own and no
 * others; everything else goes together.
 */
export function resourceStacks(
  tiles: readonly ScoringTile[],
  faces: readonly Face[],
  { yards }: ClassRules,
): Stack[] {
  const allWild = faces.some((face) => face.ability === '3b');
  const elsewhere: Stack[] = RESOURCES.map((_, kind) => ({
    kind,
    wild: allWild || kind === GOLD,
    place: NOWHERE,
    count: 0,
  }));
  const stacks = elsewhere.slice();
  for (let place = 0; place < tiles.length; place++) {
    const lying = tiles[place].resources;
    for (let kind = 0; kind < elsewhere.length; kind++) {
      const count = lying[kind] ?? 0;
      if (count === 0) continue;
      if (yards[place] === undefined) elsewhere[kind].count += count;
      else stacks.push({ kind, wild: elsewhere[kind].wild, place, count });
    }
  }
  return stacks.filter((stack) => stack.count > 0);
}

/**
 * The stacks with the marker as one more item of this kind (SCORE-5); null where another kind does all that
 * this one does. As a resource it is best a gold, which stands in for all, lying on the yard that pays most:
 * from there it may still be counted anywhere else.
 */
export function withMarker(
  items: ItemClass,
  { yards }: ClassRules,
  stacks: readonly Stack[],
  kind: number,
): Stack[] | null {
  if (items !== 'resources')
    return [...stacks, { kind, wild: false, place: NOWHERE, count: 1, marker: true }];
  if (kind !== GOLD) return null;
  let place = NOWHERE;
  let rate = 0;
  yards.forEach((yard, at) => {
    if (yard === undefined || yard.vp <= rate) return;
    rate = yard.vp;
    place = at;
  });
  return [...stacks, { kind, wild: true, place, count: 1, marker: true }];
}
