/*
 * How fast the search is, on mid-game turns of four players:  npm run bench:search -- [players] [farmers] [iterations] [positions]
 * Prints iterations per second of CPU time, and the share of it that the root evaluation takes.
 */
import { cloneState, DrawnChance, FULL_EDITION, makeView, QuickRandom, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { rolloutAction } from '../src/evaluate/index.ts';
import { IterationLimit } from '../src/deadline.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS } from '../src/search/settings.ts';
import { optionsOf, playGame } from './game.ts';

const [players = '4', farmers = 'off', iterations = '1000', positions = '12'] = process.argv.slice(2);
const random = new QuickRandom('bench');
const chance = new DrawnChance(random);
const states: State[] = [];
while (states.length < Number(positions)) {
  playGame(optionsOf(players, farmers), chance, (state, seat) => {
    const season = state.bytes[S.SEASON];
    const isMidGame = state.bytes[S.STEP] === S.TURN && (season === 1 || season === 2);
    if (isMidGame && random.below(40) === 0) states.push(cloneState(state));
    return rolloutAction(state, seat, random);
  });
}
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
for (let round = 0; round < 2; round++) {
  let looking = 0;
  let searchBot = 0;
  let nodes = 0;
  for (const state of states) {
    const seat = state.bytes[S.ACTIVE];
    const view = makeView(state, seat);
    const question = {
      edition: FULL_EDITION,
      view,
      seat,
      decision: 'turn' as const,
      random: new QuickRandom('bench'),
    };
    const start = now();
    const search = new Search(question, learnedModel, SETTINGS, new IterationLimit(Number(iterations)));
    const looked = now();
    search.run();
    looking += looked - start;
    searchBot += now() - looked;
    nodes += search.nodes;
  }
  const count = states.length;
  console.log(
    `${players} ${farmers}: ${Math.round((count * Number(iterations)) / searchBot)} iterations/s, first look ${((1000 * looking) / count).toFixed(1)} ms, ${Math.round(nodes / count)} nodes`,
  );
}
