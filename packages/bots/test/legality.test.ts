import { type Action, checkAction, cloneState, decisionOf, play, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { expect, it } from 'vitest';
import { expectedChance } from '../src/evaluate/expected-chance.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { rolloutAction } from '../src/evaluate/index.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { transportPlans } from '../src/evaluate/transport-plans.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { optionsOf, playGame } from './table.ts';

const EVERYTHING = 1000;
const lookahead = new Lookahead(evaluator);

/** Fails unless the engine accepts the actions one after the other. */
function expectLegal(from: State, seat: number, actions: readonly Action[]): void {
  let state = from;
  for (const action of actions) {
    const refusal = checkAction(state, seat, action);
    if (refusal) expect.fail(`${JSON.stringify(actions)}: ${refusal.message}`);
    if (actions.length > 1) ({ state } = play(state, seat, action, expectedChance));
  }
}

/** Checks everything that the bots consider at a decision; returns the number of lines. */
function expectAllLegal(state: State, seat: number): number {
  const found = lookahead.candidates(state, seat, EVERYTHING);
  for (const { action } of found) expectLegal(state, seat, [action]);
  if (decisionOf(state, seat) !== 'transport') return found.length;
  const plans = transportPlans(state, seat).map(({ actions }) => actions);
  for (const actions of plans) expectLegal(state, seat, actions);
  expectLegal(state, seat, lookahead.transport.plan(state, seat, 2));
  return found.length + plans.length;
}

/** The same position, but the seat owns every summer boat's ability, or none. */
function withAbilities(state: State, owner: number): State {
  const copy = cloneState(state);
  copy.bytes.fill(owner, S.ABILITY_OWNER, S.ABILITY_OWNER + S.ABILITIES.length);
  return copy;
}

const TABLES = [
  [2, 'off', false],
  [2, 'all', false],
  [3, 'mixed', true],
  [4, 'off', false],
  [5, 'mixed', false],
  [6, 'all', true],
] as const;
/** For the quick run: the fewest and the most players, with and without The Farmers. */
const QUICK = TABLES.filter(([players]) => players === 2 || players === 6);

it.each(FULL ? TABLES : QUICK)(
  'what the bots consider is legal, with and without the abilities of boats: %i players, farmers %s',
  (players, farmers, gamers) => {
    const seen: Record<string, number> = {};
    for (let game = 0; game < (FULL ? 20 : players === 2 ? 2 : 1); game++) {
      playGame(optionsOf(players, farmers, gamers), `legality ${players} ${game}`, (state, seat, random) => {
        const decision = decisionOf(state, seat);
        const isAsked = random.below(decision === 'turn' ? 4 : 2) === 0;
        if (decision && isAsked) {
          for (const owner of [-1, seat]) {
            const count = expectAllLegal(withAbilities(state, owner), seat);
            seen[decision] = (seen[decision] ?? 0) + count;
          }
        }
        return rolloutAction(state, seat, random);
      });
    }
    for (const kind of ['turn', 'transport', 'boat', 'place']) expect(seen[kind]).toBeGreaterThan(10);
  },
);
