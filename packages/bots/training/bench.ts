/*
 * How fast the search is, on mid-game turns of four players:  npm run bench:search -- [players] [farmers] [iterations] [positions] [net] [student|plain]
 * Prints iterations per second of CPU time, and the share of it that the root evaluation takes. With the weights of a net, the
 * search is the net's: in whole numbers with `student`, without WebAssembly as well with `plain`.
 */
import { cloneState, DrawnChance, FULL_EDITION, makeView, QuickRandom, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { rolloutAction } from '../src/evaluate/index.ts';
import { IterationLimit } from '../src/deadline.ts';
import { netModel, netSettings } from '../src/net/net-model.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS } from '../src/search/settings.ts';
import { optionsOf, playGame } from './game.ts';
import { readNet, readStudent } from './read-net.ts';

const [players = '4', farmers = 'off', iterations = '1000', positions = '12', net, kind] =
  process.argv.slice(2);
const model =
  net === undefined
    ? learnedModel
    : netModel(kind === undefined ? readNet(net) : readStudent(net, kind === 'plain'));
const settings = { ...SETTINGS, ...(net === undefined ? {} : netSettings(Number(players))) };
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
    const search = new Search(question, model, settings, new IterationLimit(Number(iterations)));
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
