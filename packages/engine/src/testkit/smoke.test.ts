import { expect, it } from 'vitest';
import { BASE_CONTENT } from '../content/base/index.ts';
import { DrawnChance } from '../flow/chance.ts';
import { applyAction } from '../flow/apply.ts';
import { checkAction, legalActions } from '../flow/legal.ts';
import { setUp } from '../flow/setup.ts';
import { makePosition } from '../io/print-position.ts';
import { parsePosition } from '../io/parse-position.ts';
import { determinize } from '../view/determinize.ts';
import { makeView } from '../view/view.ts';
import { QuickRandom } from '../random/quick.ts';
import { missingPieces } from './conservation.ts';
import { randomAction, randomSeat } from './random-game.ts';

it('smoke', () => {
  for (let i = 0; i < 20; i++) {
    const players = 2 + (i % 5);
    const random = new QuickRandom(`x${i}`);
    const run = { chance: new DrawnChance(random), emit: null };
    const s = setUp(BASE_CONTENT, { players, farmers: 'off', gamers: i % 2 === 1, handicap: [0] }, run);
    for (;;) {
      expect(missingPieces(s)).toEqual([]);
      const pos = makePosition(s);
      const back = parsePosition(BASE_CONTENT, JSON.parse(JSON.stringify(pos)), run.chance);
      const diff = [...s.bytes].map((x, k) => [k, x, back.bytes[k]]).filter(([, a, b]) => a !== b);
      expect(diff, JSON.stringify(pos)).toEqual([]);
      const seat = randomSeat(s, random);
      for (const viewer of [null, 0, 1]) {
        const view = makeView(s, viewer);
        const d = determinize(BASE_CONTENT, view, random);
        expect(makeView(d, viewer)).toEqual(view);
        if (viewer !== null) expect(legalActions(d, viewer)).toEqual(legalActions(s, viewer));
      }
      if (seat < 0) break;
      const a = randomAction(s, seat, random);
      expect(checkAction(s, seat, a)).toBeNull();
      applyAction(s, seat, a, run);
    }
  }
});
