import type { State } from '@keyflower/engine';
import { homeOf, villageSize, villageTile } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';

const COLOURS = 4;
const SKILLS = 3;
const RESOURCES = 4;

/** The items of a seat, in the classes that tiles score. Workers are those it will have when the season ends. */
export class Holdings {
  readonly workers = new Float64Array(COLOURS);
  readonly skills = new Float64Array(SKILLS);
  readonly resources = new Float64Array(RESOURCES);
  wheat = 0;
  /** The part of a set's points that counts for every part of a set. */
  hope = 0;

  copyFrom(other: Holdings): void {
    this.workers.set(other.workers);
    this.skills.set(other.skills);
    this.resources.set(other.resources);
    this.wheat = other.wheat;
    this.hope = other.hope;
  }

  /** Skills and the resources of the village; workers are added by whoever knows which of them come back. */
  read({ bytes: b }: State, seat: number, wheat: number): void {
    for (let colour = 0; colour < COLOURS; colour++)
      this.workers[colour] = b[S.WORKERS + seat * COLOURS + colour];
    for (let skill = 0; skill < SKILLS; skill++)
      this.skills[skill] = b[S.SKILL_TILES + seat * SKILLS + skill];
    this.wheat = wheat;
  }

  readResources(state: State, seat: number): void {
    const { bytes: b } = state;
    this.resources.fill(0);
    const size = villageSize(state, seat);
    for (let i = 0; i < size; i++) {
      const at = S.RESOURCES_ON + villageTile(state, seat, i) * S.TILE;
      for (let kind = 0; kind < RESOURCES; kind++) this.resources[kind] += b[at + kind];
    }
  }
}

/** The resources that lie on a seat's home tile, where most of them arrive (USE-6). */
export function lyingAtHome(state: State, seat: number): number {
  const at = S.RESOURCES_ON + homeOf(state, seat) * S.TILE;
  const { bytes: b } = state;
  return b[at] + b[at + 1] + b[at + 2];
}
