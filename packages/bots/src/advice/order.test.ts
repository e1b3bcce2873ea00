import { countActions, type DecisionKind, decisionOf, type Options, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { rolloutAction } from '../evaluate/index.ts';
import { learnedModel } from '../search/learned-model.ts';
import { adviseWith } from './advise.ts';
import { must } from '../../../../scripts/testing/must.ts';

const ITERATIONS = 80;
type Setting = readonly [players: number, mode: Options['farmers']];
const GAMES: readonly Setting[] = FULL
  ? [2, 3, 4, 5, 6].flatMap((players) => [[players, 'off'] as const, [players, 'mixed'] as const])
  : [
      [2, 'mixed'],
      [4, 'off'],
    ];

const KINDS: readonly DecisionKind[] = ['turn', 'transport', 'boat', 'place', 'offer', 'animal'];

/** Calls back for a turn in every season, with 2 to 6 players, with and without The Farmers, and for other decisions. */
function visit(look: (state: State, seat: number, kind: DecisionKind) => void): void {
  for (const [players, mode] of GAMES) {
    const seen = new Map<string, number>();
    playGame(optionsOf(players, mode), `order ${players} ${mode}`, (state, seat, random) => {
      const kind = must(decisionOf(state, seat) ?? undefined);
      const key = `${kind} ${state.bytes[S.SEASON]}`;
      const looks = seen.get(key) ?? 0;
      const isTime = kind === 'turn' ? random.below(4) === 0 : FULL || mode === 'mixed';
      if (KINDS.includes(kind) && looks < (FULL ? 4 : 1) && isTime && countActions(state, seat) > 3) {
        seen.set(key, looks + 1);
        look(state, seat, kind);
      }
      return rolloutAction(state, seat, random);
    });
  }
}

/** Whether any shown figure is better than the one of an action above it. */
function contradictsItself(state: State, seat: number): boolean {
  const question = { ...questionTo(state, seat, 'order'), iterations: ITERATIONS };
  const advice = adviseWith(learnedModel, question, 8);
  const figure = question.view.players.length > 2 ? 'score' : 'winRate';
  for (const { orderedBy } of advice) expect(orderedBy).toBe(figure);
  // No action without a figure comes before one that has one.
  const known = advice.filter((one) => one.known);
  expect(known.length).toBeGreaterThan(0);
  expect(advice.slice(0, known.length)).toEqual(known);
  return known.some((above, i) => known.slice(i + 1).some((below) => below[figure] > above[figure]));
}

it('the order of advice is that of its figures', () => {
  const positions = { turn: 0, other: 0 };
  const contradictions = { turn: 0, other: 0 };
  visit((state, seat, kind) => {
    const group = kind === 'turn' ? 'turn' : 'other';
    positions[group] += 1;
    if (contradictsItself(state, seat)) contradictions[group] += 1;
  });
  expect(positions.turn).toBeGreaterThan(3 * GAMES.length);
  expect(positions.other).toBeGreaterThan(4 * GAMES.length);
  expect(contradictions).toEqual({ turn: 0, other: 0 });
});
