import {
  type Action,
  checkAction,
  determinize,
  DrawnChance,
  makePosition,
  makeView,
  newGame,
  QuickRandom,
  randomAction,
  type State,
} from '../../src/index.ts';
import { FULL_EDITION } from '../../src/expansions/farmers/index.ts';
import { apply } from '../../src/play.ts';
import { randomSeat } from '../../src/testkit/index.ts';
import { demand, hopeless, json, lookAt, runSuite, type Task } from '../support/suite.ts';
import { mutations } from './mutations.ts';
import { must } from '../../../../scripts/testing/must.ts';

/*
 * SECRET-3 for refusals: two states that differ only in what a seat may not know refuse the same actions of that
 * seat, byte for byte the same.
 */

const counts = { refused: 0, reasons: 0, twins: 0, differing: 0 };
const reasons = new Set<string>();

/** Fields of actions that are not of the right type, or name nothing. */
const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  99,
  '',
  'nowhere',
  'home-1:3',
  [],
  ['keywood'],
  {},
  { red: 9 },
];

function broken(action: Action, random: QuickRandom): Action {
  const keys = Object.keys(action);
  return { ...action, [must(keys[random.below(keys.length)])]: ODD[random.below(ODD.length)] };
}

function compare(s: State, twin: State, seat: number, action: Action): void {
  const refusal = checkAction(s, seat, action);
  const [here, there] = [json(refusal), json(checkAction(twin, seat, action))];
  demand(here === there, `${seat} tries ${json(action)}: ${here} or ${there}`);
  if (!refusal) return;
  counts.refused += 1;
  reasons.add(refusal.reason);
  counts.reasons = reasons.size;
}

function playGame({ options, seed }: Task, i: number): void {
  const random = new QuickRandom(`${seed} ${i}`);
  const chance = new DrawnChance(random);
  const s = newGame(FULL_EDITION, options, chance);
  /** Actions that were legal once, by type: tried again later, most are refused. */
  const earlier = new Map<string, Action[]>();
  lookAt(`${json(options)} ${seed} ${i}`);
  for (let seat = randomSeat(s, random); seat >= 0 && !hopeless(); seat = randomSeat(s, random)) {
    const action = randomAction(s, seat, random);
    const alike = [...(earlier.get(action.type) ?? []).slice(-20), action];
    earlier.set(action.type, alike);
    if (random.below(5) === 0) {
      const twin = determinize(FULL_EDITION, makeView(s, seat), random);
      counts.twins += 1;
      if (json(makePosition(s)) !== json(makePosition(twin))) counts.differing += 1;
      const tried = [
        must(alike[random.below(alike.length)]),
        ...[...earlier.values()].map(([first]) => must(first)),
      ];
      for (let n = 0; n < 4; n++) tried.push(randomAction(s, seat, random));
      for (const one of tried) {
        for (const near of [one, ...mutations(s, one, random), broken(one, random), broken(one, random)]) {
          compare(s, twin, seat, near);
        }
      }
    }
    apply(s, seat, action, chance);
  }
}

runSuite(playGame, counts, () => reasons.clear());
