import type { State } from '@keyflower/engine';
import {
  COLOUR_COUNT,
  homeOf,
  RESOURCE_COUNT,
  SKILL_COUNT,
  villageSize,
  villageTile,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

/** The items of a seat by the classes that tiles score. Workers are those it will have at the end of the season. */
export class Holdings {
  readonly workers = new Float64Array(COLOUR_COUNT);
  readonly skills = new Float64Array(SKILL_COUNT);
  readonly resources = new Float64Array(RESOURCE_COUNT);
  wheat = 0;
  /** The weight of incomplete sets, from 0 to 1. */
  partialSetWeight = 0;

  copyFrom(other: Holdings): void {
    this.workers.set(other.workers);
    this.skills.set(other.skills);
    this.resources.set(other.resources);
    this.wheat = other.wheat;
    this.partialSetWeight = other.partialSetWeight;
  }

  /** Skills and the resources of the village; the caller adds the workers that come back. */
  read({ bytes: b }: State, seat: number, wheat: number): void {
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      this.workers[colour] = b[S.WORKERS + seat * COLOUR_COUNT + colour];
    for (let skill = 0; skill < SKILL_COUNT; skill++)
      this.skills[skill] = b[S.SKILL_TILES + seat * SKILL_COUNT + skill];
    this.wheat = wheat;
  }

  readResources(state: State, seat: number): void {
    const { bytes: b } = state;
    this.resources.fill(0);
    const size = villageSize(state, seat);
    for (let i = 0; i < size; i++) {
      const at = S.RESOURCES_ON + villageTile(state, seat, i) * S.TILE;
      for (let kind = 0; kind < RESOURCE_COUNT; kind++) this.resources[kind] += b[at + kind];
    }
  }
}

/** The resources that lie on a seat's home tile, where most of them arrive (USE-6). */
export function lyingAtHome(state: State, seat: number): number {
  const at = S.RESOURCES_ON + homeOf(state, seat) * S.TILE;
  const { bytes: b } = state;
  return b[at] + b[at + 1] + b[at + 2];
}
