import { COLOURS, SKILLS } from '../model/names.ts';
import type { RandomSource } from '../random/source.ts';

/** Who or what a draw is for: a seat, or a boat by its id. */
export type DrawnFor = number | string;

/**
 * Where chance comes from. Bags and piles are multisets until something is drawn, so a draw is a multiset too
 * (its order means nothing). The answer of `workers` and `skills` is only valid until the next draw.
 */
export interface Chance {
  workers(bag: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number>;
  skills(pile: ArrayLike<number>, n: number, drawnFor: DrawnFor): ArrayLike<number>;
  /** `n` of the candidates, in the candidates' order. */
  tiles(
    what: 'home' | 'market' | 'winter',
    candidates: readonly number[],
    n: number,
    drawnFor: DrawnFor,
  ): number[];
  /** The face a summer boat shows for the whole game (SET-9): 0 is a, 1 is b. */
  face(tile: number): number;
}

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
