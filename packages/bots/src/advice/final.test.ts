import { scoreGame, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { rolloutAction } from '../evaluate/index.ts';
import { worthOfSpot } from './final.ts';
import { must } from '../../../../scripts/testing/must.ts';

const pointsOf = (state: State, seat: number): number => must(scoreGame(state).players[seat]).total;

it('the points of winter tiles add up to those of placing them', () => {
  let hills = 0;
  for (let game = 0; game < (FULL ? 20 : 4); game++) {
    const sums = new Map<number, number>();
    const end = playGame(optionsOf(4, 'all'), `spots ${game}`, (state, seat, random) => {
      const action = rolloutAction(state, seat, random);
      if (action.type !== 'place' || state.bytes[S.SEASON] !== S.WINTER) return action;
      if (action.tile === 'hillside') hills += 1;
      const before = sums.get(seat) ?? pointsOf(state, seat);
      sums.set(seat, before + worthOfSpot(state, seat, action));
      return action;
    });
    for (const [seat, sum] of sums) expect([seat, sum]).toEqual([seat, pointsOf(end, seat)]);
    expect(sums.size).toBe(4);
  }
  // The tile whose points are in fields that join late.
  expect(hills).toBeGreaterThan(0);
});
