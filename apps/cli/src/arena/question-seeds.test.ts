import { expect, it } from 'vitest';
import { botSeeds, programSeeds, type QuestionSeeds } from './question-seeds.ts';

const some = (seeds: QuestionSeeds): string[] => Array.from({ length: 50 }, () => seeds());

it.each([
  ['a bot', botSeeds],
  ['a program', programSeeds],
])('%s gets the same seeds again, and others in another seat or deal', (_who, seedsOf) => {
  const seeds = some(seedsOf('s/1', 0));
  expect(some(seedsOf('s/1', 0))).toEqual(seeds);
  const all = [seeds, some(seedsOf('s/1', 1)), some(seedsOf('s/2', 0))].flat();
  expect(new Set(all).size).toBe(150);
});
