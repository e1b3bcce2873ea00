import {
  checkAction,
  DrawnChance,
  FULL_EDITION,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';
import { expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { quantized } from '../../training/quantize.ts';
import { readWeights } from '../../training/read-net.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { LEVELS } from '../levels/levels.ts';
import { searchBot } from '../levels/search-bot.ts';
import { netModel, netSettings } from '../net/net-model.ts';
import { packed, unpack } from './packed-net.ts';
import { packedWeights, studentBot } from './student-bot.ts';
import { StudentNet } from './student-net.ts';

const FILE = new URL('../../training/results/net.bin', import.meta.url).pathname;

it('the weights are those of the trained net', async () => {
  const made = packed(quantized(readWeights(FILE)));
  expect(Buffer.from(await packedWeights()).equals(Buffer.from(made))).toBe(true);
});

it('answers only when it was prepared', async () => {
  const bot = studentBot('student');
  const state = newGame(FULL_EDITION, optionsOf(2, 'off'), new DrawnChance(new QuickRandom('unprepared')));
  const question = { ...questionTo(state, nextToAct(state), 'student'), iterations: 1 };
  expect(() => bot.choose(question)).toThrow('the bot "student" was not prepared');
  await bot.prepare?.();
  expect(checkAction(state, question.seat, bot.choose(question))).toBeNull();
});

it.each([2, 3, 4, 6])(
  'the mayor answers the same with and without WebAssembly: %i players',
  async (players) => {
    const mayor = must(LEVELS.find(({ id }) => id === 'mayor')).bot;
    await Promise.all([mayor.prepare?.(), mayor.prepare?.()]);
    const net = new StudentNet(unpack(await packedWeights()), evaluator.network, true);
    const plain = searchBot('plain', netModel(net), netSettings);
    let asked = 0;
    playGame(optionsOf(players, players % 2 === 0 ? 'off' : 'all'), 'mayor', (state, seat, draw) => {
      if (draw.below(FULL ? 2 : 30) > 0) return randomAction(state, seat, draw);
      const request = { ...questionTo(state, seat, 'mayor'), iterations: 40 };
      const action = mayor.choose(request);
      expect(plain.choose(request)).toEqual(action);
      asked += 1;
      return action;
    });
    expect(asked).toBeGreaterThan(0);
  },
);
