/*
 * Plays bots against each other, seats rotated:  node match.mjs <players> <games> <farmers> <bot> <bot>...
 * The first bot has one seat, the others share the rest.
 */
import {
  apply,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  scoreGame,
} from '@keyflower/engine';
import { botNamed } from '../src/index.ts';
import { thoughtful } from '../src/mind/thoughtful.ts';

const [players, games, farmers, ...names] = process.argv.slice(2);
const bots = names.map((name) => {
  const bot = name === 'thoughtful' ? thoughtful : botNamed(name);
  if (!bot) throw new Error(`no bot ${name}`);
  return bot;
});
const n = Number(players);
let won = 0;
let own = 0;
let others = 0;
let winning = 0;
let thinking = 0;
let decisions = 0;
for (let game = 0; game < Number(games); game++) {
  const first = game % n;
  const seed = `match ${Math.floor(game / n)}`;
  const chance = new DrawnChance(new QuickRandom(seed));
  const options: Options = {
    players: n,
    farmers: farmers as Options['farmers'],
    gamers: false,
    handicap: [],
  };
  const state = newGame(FULL_EDITION, options, chance);
  let count = 0;
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const place = (seat - first + n) % n;
    const bot = place === 0 ? bots[0] : bots[1 + ((place - 1) % (bots.length - 1))];
    const view = makeView(state, seat);
    const start = performance.now();
    const decision = decisionOf(state, seat);
    if (!decision) throw new Error('nobody to ask');
    const action = bot.choose({ view, seat, decision, budget: 100, seed: `${seed} ${count++}` });
    if (bot === bots[0]) {
      thinking += performance.now() - start;
      decisions += 1;
    }
    apply(state, seat, action, chance);
  }
  const { players: sheets, winners } = scoreGame(state);
  const points = sheets.map(({ total }) => total);
  if (winners.includes(first)) won += 1 / winners.length;
  own += points[first];
  others += (points.reduce((a, b) => a + b, 0) - points[first]) / (n - 1);
  winning += Math.max(...points);
}
const mean = (sum: number): string => (sum / Number(games)).toFixed(1);
console.log(
  `${n} players ${farmers}: ${names[0]} wins ${((100 * won) / Number(games)).toFixed(1)} % of ${games}; points ${mean(own)}, others ${mean(others)}, winner ${mean(winning)}; ${(thinking / decisions).toFixed(1)} ms a decision`,
);
