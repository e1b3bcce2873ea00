/* How fast the evaluator is, in microseconds of processor time, on positions of its own games. */
import {
  type State,
  apply,
  cloneState,
  DrawnChance,
  FULL_EDITION,
  newGame,
  nextToAct,
  QuickRandom,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { candidates, evaluate, evaluateAll, rolloutAction } from '../src/evaluate/index.ts';

for (const [players, farmers] of [
  [2, 'off'],
  [4, 'off'],
  [4, 'mixed'],
] as const) {
  const random = new QuickRandom('pace');
  const chance = new DrawnChance(random);
  const states: State[] = [];
  const counts: Record<string, number> = {};
  for (let game = 0; game < 12; game++) {
    const state = newGame(FULL_EDITION, { players, farmers, gamers: false, handicap: [] }, chance);
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
      if (state.bytes[S.STEP] === S.TURN && random.below(4) === 0) states.push(cloneState(state));
      apply(state, seat, rolloutAction(state, seat, random), chance);
    }
  }
  const time = (name: string, rounds: number, work: (state: State, seat: number) => void): void => {
    const before = process.cpuUsage().user;
    for (let i = 0; i < rounds; i++) for (const state of states) work(state, state.bytes[S.ACTIVE]);
    counts[name] = Number(((process.cpuUsage().user - before) / rounds / states.length).toFixed(1));
  };
  const points = new Float64Array(6);
  for (const rounds of [3, 10]) {
    time('evaluate', rounds, (state, seat) => evaluate(state, seat));
    time('all', rounds, (state) => evaluateAll(state, points));
    time('candidates', rounds, (state, seat) => candidates(state, seat, 12));
    time('quickPolicy', rounds, (state, seat) => rolloutAction(state, seat, random));
  }
  const before = process.cpuUsage().user;
  let n = 0;
  for (let game = 0; game < 20; game++) {
    const state = newGame(FULL_EDITION, { players, farmers, gamers: false, handicap: [] }, chance);
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state), n++) {
      apply(state, seat, rolloutAction(state, seat, random), chance);
    }
  }
  counts.gameDecision = Number(((process.cpuUsage().user - before) / n).toFixed(1));
  counts.decisionsAGame = n / 20;
  console.log(players, farmers, states.length, counts);
}
