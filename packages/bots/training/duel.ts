/*
 * Plays two evaluators against each other on open states, fast: each is `weights[:rivalry]`.
 *   node duel.mjs <players> <games> <farmers> <evaluator> <evaluator>
 * The first has one seat, which rotates; the second all the others.
 */
import { readFileSync } from 'node:fs';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { Network } from '../src/evaluate/network.ts';
import { Evaluator } from '../src/evaluate/evaluator.ts';
import { contestAskedFor, playContest } from './game.ts';

const contest = contestAskedFor();
const { options, games, names } = contest;
const evaluators = names.map((name) => {
  const [file, rivalry] = name.split(':');
  const weights = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
  return new Lookahead(new Evaluator(new Network(weights)), rivalry ? { rivalry: Number(rivalry) } : {});
});
const { wins, own, others, winner } = playContest('duel', contest, ({ state, seat, place }) =>
  evaluators[place === 0 ? 0 : 1].best(state, seat, 28),
);
console.log(
  `${options.players} ${options.farmers} ${names.join(' - ')}: ${wins} % of ${games}, points ${own} others ${others} winner ${winner}`,
);
