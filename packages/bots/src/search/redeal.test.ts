import {
  apply,
  canonicalJson,
  cloneState,
  determinize,
  DrawnChance,
  FULL_EDITION,
  makePosition,
  makeView,
  newGame,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';
import { missingPieces, randomSeat } from '@keyflower/engine/testkit';
import { expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf } from '../../test/table.ts';
import { redeal } from './redeal.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const TABLES = [
  optionsOf(2, 'off'),
  optionsOf(3, 'all', true),
  optionsOf(4, 'mixed'),
  optionsOf(5, 'off', true),
  optionsOf(6, 'all'),
];

it.each(TABLES)(
  'a world dealt anew looks the same to the viewer, and has all pieces: $players players, farmers $farmers',
  (options) => {
    const random = new QuickRandom('redeal');
    const chance = new DrawnChance(random);
    const state = newGame(FULL_EDITION, options, chance);
    let differing = 0;
    let looked = 0;
    const compare = (seat: number): void => {
      const world = determinize(FULL_EDITION, makeView(state, seat), random);
      const again = cloneState(world);
      redeal(again, seat, random);
      expect(makeView(again, seat)).toEqual(makeView(world, seat));
      expect(missingPieces(again)).toEqual(missingPieces(world));
      looked += 1;
      if (canonicalJson(makePosition(again)) !== canonicalJson(makePosition(world))) differing += 1;
    };
    for (let seat = randomSeat(state, random); seat >= 0; seat = randomSeat(state, random)) {
      if (random.below(8) === 0) compare(seat);
      apply(state, seat, randomAction(state, seat, random), chance);
    }
    expect(differing).toBeGreaterThan(looked / 3);
  },
);

it('hands have the same distribution as those of determinize', () => {
  const random = new QuickRandom('likely');
  const state = newGame(FULL_EDITION, optionsOf(3, 'off'), new DrawnChance(random));
  const view = makeView(state, 0);
  const world = determinize(FULL_EDITION, view, random);
  const rounds = FULL ? 3000 : 1000;
  const sums = { imagined: 0, redealt: 0 };
  const winter = new Map<string, number>();
  for (let i = 0; i < rounds; i++) {
    redeal(world, 0, random);
    const [, { workers, winter: held }] = atLeast(2, makePosition(world).players);
    sums.redealt += workers.red ?? 0;
    for (const tile of held) winter.set(tile, (winter.get(tile) ?? 0) + 1);
    if (i % 10 === 0)
      sums.imagined +=
        10 * (must(makePosition(determinize(FULL_EDITION, view, random)).players[1]).workers.red ?? 0);
  }
  // The standard error of the sparser mean is about 0.07 workers.
  expect(Math.abs(sums.redealt - sums.imagined) / rounds).toBeLessThan(0.35);
  const counts = [...winter.values()];
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.5);
});
