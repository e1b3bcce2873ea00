import {
  type Content,
  type Counts,
  type Face,
  type PositionTile,
  RESOURCES,
  type Resource,
  type Skill,
  type UpgradeCost,
} from '@keyflower/engine';
import { specOf, total } from './sight.ts';

/** A tile of the village that could still be flipped. */
export interface Wish {
  tile: string;
  front: Face;
  back: Face;
  cost: UpgradeCost;
  lying: Counts<Resource>;
}

export function wishesOf(content: Content, village: readonly PositionTile[]): Wish[] {
  return village.flatMap(({ tile, upgraded, resources = {} }) => {
    const { front, back, upgradeCost } = specOf(content, tile);
    return upgraded || !back || !upgradeCost
      ? []
      : [{ tile, front, back, cost: upgradeCost, lying: resources }];
  });
}

/** How many of the cost's resources lie ready; gold stands in for the others (MOVE-4). */
export function resourcesReady(cost: UpgradeCost, lying: Counts<Resource>): number {
  const { any = 0, ...named } = cost.resources ?? {};
  let met = 0;
  for (const kind of RESOURCES) met += Math.min(named[kind] ?? 0, lying[kind] ?? 0);
  const goldLeft = Math.max(0, (lying.gold ?? 0) - (named.gold ?? 0));
  const open = total(named) - met - Math.max(0, (named.gold ?? 0) - (lying.gold ?? 0));
  met += Math.min(goldLeft, open);
  return met + Math.min(any, total(lying) - met);
}

/** How many of the cost's skills are held. */
export function skillsReady(cost: UpgradeCost, held: Counts<Skill>): number {
  const { any = 0, ...named } = cost.skills ?? {};
  let met = 0;
  for (const [kind, n] of Object.entries(named)) met += Math.min(n, held[kind as Skill] ?? 0);
  return met + Math.min(any, total(held) - met);
}

export const goodsNeeded = ({ resources, skills }: UpgradeCost): number => total(resources) + total(skills);
