/*
 * Plays two minds against each other on open states, fast: each is `weights[:rivalry]`.
 *   node duel.mjs <players> <games> <farmers> <mind> <mind>
 * The first has one seat, which rotates; the second all the others.
 */
import { readFileSync } from 'node:fs';
import {
  apply,
  DrawnChance,
  FULL_EDITION,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  scoreGame,
} from '@keyflower/engine';
import { Lookahead } from '../src/mind/lookahead.ts';
import { Network } from '../src/mind/network.ts';
import { Outlook } from '../src/mind/outlook.ts';

const [players, games, farmers, ...names] = process.argv.slice(2);
const minds = names.map((name) => {
  const [file, rivalry] = name.split(':');
  const weights = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
  return new Lookahead(new Outlook(new Network(weights)), rivalry ? Number(rivalry) : undefined);
});
const n = Number(players);
const total = [0, 0, 0];
let won = 0;
for (let game = 0; game < Number(games); game++) {
  const first = game % n;
  const chance = new DrawnChance(new QuickRandom(`duel ${Math.floor(game / n)}`));
  const options: Options = {
    players: n,
    farmers: farmers as Options['farmers'],
    gamers: false,
    handicap: [],
  };
  const state = newGame(FULL_EDITION, options, chance);
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    apply(state, seat, minds[seat === first ? 0 : 1].best(state, seat, 28), chance);
  }
  const { players: sheets, winners } = scoreGame(state);
  const points = sheets.map((sheet) => sheet.total);
  if (winners.includes(first)) won += 1 / winners.length;
  total[0] += points[first];
  total[1] += (points.reduce((a, b) => a + b, 0) - points[first]) / (n - 1);
  total[2] += Math.max(...points);
}
const mean = total.map((sum) => (sum / Number(games)).toFixed(1));
console.log(
  `${n} ${farmers} ${names.join(' - ')}: ${((100 * won) / Number(games)).toFixed(1)} % of ${games}, points ${mean[0]} others ${mean[1]} winner ${mean[2]}`,
);
