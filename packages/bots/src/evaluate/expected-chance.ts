import type { Chance } from '@keyflower/engine';

/**
 * Deterministic chance: every draw is as close to its expected value as whole pieces allow, so that tried actions are
 * evaluated without luck, and always the same way.
 */
class ExpectedChance implements Chance {
  private readonly counts = [0, 0, 0, 0];

  workers(bag: ArrayLike<number>, n: number): ArrayLike<number> {
    return this.draw(bag, 4, n);
  }

  skills(pile: ArrayLike<number>, n: number): ArrayLike<number> {
    return this.draw(pile, 3, n);
  }

  tiles(_what: string, candidates: readonly number[], n: number): number[] {
    return candidates.slice(0, n);
  }

  face(): number {
    return 0;
  }

  /** Each piece is of the kind that is furthest below its share. */
  private draw(pool: ArrayLike<number>, kinds: number, n: number): ArrayLike<number> {
    const { counts } = this;
    counts.fill(0);
    for (let drawn = 0; drawn < n; drawn++) {
      let best = -1;
      let most = -1;
      for (let kind = 0; kind < kinds; kind++) {
        if (pool[kind] <= counts[kind]) continue;
        const behind = pool[kind] / (counts[kind] + 1);
        if (behind <= most) continue;
        most = behind;
        best = kind;
      }
      counts[best] += 1;
    }
    return counts;
  }
}

export const expectedChance: Chance = new ExpectedChance();
