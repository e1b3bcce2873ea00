import type { Chance } from '../model/run.ts';
import { COLOURS, SKILLS } from '../model/names.ts';
import type { RandomSource } from '../random/source.ts';

/** Chance from a stream of numbers: the seeded stream of a real game, or a quick one for search. */
export class DrawnChance implements Chance {
  private readonly random: RandomSource;
  private readonly counts = [0, 0, 0, 0];
  private readonly left = [0, 0, 0, 0];

  constructor(random: RandomSource) {
    this.random = random;
  }

  workers(bag: ArrayLike<number>, n: number): ArrayLike<number> {
    return this.draw(bag, COLOURS.length, n);
  }

  skills(pile: ArrayLike<number>, n: number): ArrayLike<number> {
    return this.draw(pile, SKILLS.length, n);
  }

  tiles(_what: string, candidates: readonly number[], n: number): number[] {
    const rest = [...candidates];
    const drawn = new Set<number>();
    for (let i = 0; i < n; i++) drawn.add(...(rest.splice(this.random.below(rest.length), 1) as [number]));
    return candidates.filter((tile) => drawn.has(tile));
  }

  face(): number {
    return this.random.below(2);
  }

  /** One piece after the other, each equally likely. */
  private draw(pool: ArrayLike<number>, kinds: number, n: number): ArrayLike<number> {
    let total = 0;
    for (let kind = 0; kind < kinds; kind++) {
      this.counts[kind] = 0;
      this.left[kind] = pool[kind];
      total += pool[kind];
    }
    for (let i = 0; i < n; i++) {
      let ticket = this.random.below(total);
      let kind = 0;
      while (ticket >= this.left[kind]) ticket -= this.left[kind++];
      this.left[kind] -= 1;
      this.counts[kind] += 1;
      total -= 1;
    }
    return this.counts;
  }
}
