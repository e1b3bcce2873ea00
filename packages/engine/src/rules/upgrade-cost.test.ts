import { describe, expect, it } from 'vitest';
import type { UpgradeTable } from '../model/tables.ts';
import { QuickRandom } from '../random/quick.ts';
import { forEachResourcePayment, forEachSkillPayment, Shortfall } from './upgrade-cost.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';

const random = new QuickRandom('upgrade costs');
const counts = (kinds: number, most: number): number[] =>
  Array.from({ length: kinds }, () => random.below(most + 1));
const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

function randomCost(): UpgradeTable {
  const resources = counts(4, 2);
  const skills = counts(3, 1);
  return {
    resources,
    resourceCount: sum(resources) + random.below(3),
    skills,
    skillCount: sum(skills) + random.below(2),
  };
}

const RUNS = FULL ? 3000 : 300;

describe('the part of an upgrade’s cost that is missing', () => {
  const short = new Shortfall();

  it.each([false, true])('is nothing exactly where there is a way to pay; boat 3a %s', (inAnyKind) => {
    const seen = new Set<boolean>();
    for (let n = 0; n < RUNS; n++) {
      const cost = randomCost();
      const resources = counts(4, 3);
      const skills = counts(3, 2);
      let ways = 0;
      forEachResourcePayment(cost, resources, 0, inAnyKind, [0, 0, 0, 0], () => ways++);
      expect(short.ofResources(cost, resources, 0, inAnyKind) === 0).toBe(ways > 0);
      seen.add(ways > 0);
      ways = 0;
      forEachSkillPayment(cost, skills, 0, [0, 0, 0], () => ways++);
      expect(short.ofSkills(cost, skills, 0) === 0).toBe(ways > 0);
    }
    expect(seen.size).toBe(2);
  });

  it('is covered by as many pieces as it counts, of the kinds it names', () => {
    for (let n = 0; n < RUNS; n++) {
      const cost = randomCost();
      const resources = counts(4, 2);
      const missing = short.ofResources(cost, resources, 0, false);
      const { any } = short;
      expect(missing).toBe(sum(short.kinds) + any);
      const filled = resources.map((have, kind) => have + must(short.kinds[kind]));
      filled[0]! += any;
      expect(short.ofResources(cost, filled, 0, false)).toBe(0);
    }
  });

  it('lets spare gold stand in for what is named (MOVE-4)', () => {
    const cost = { resources: [1, 1, 0, 1], resourceCount: 3, skills: [0, 0, 0], skillCount: 0 };
    expect(short.ofResources(cost, [0, 0, 0, 2], 0, false)).toBe(1);
    expect(short.kinds).toEqual([1, 0, 0, 0]);
    expect(short.ofResources(cost, [3, 0, 0, 0], 0, false)).toBe(2);
    expect(short.kinds).toEqual([0, 1, 0, 1]);
    expect(short.ofResources(cost, [3, 0, 0, 0], 0, true)).toBe(0);
  });
});
