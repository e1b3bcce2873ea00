/*
 * Plays bots against each other, seats rotated:  node match.mjs <players> <games> <farmers> <bot> <bot>...
 * The first bot has one seat, the others share the rest.
 */
import { decisionOf, makeView } from '@keyflower/engine';
import { botNamed } from '../src/index.ts';
import { lookaheadBot, THOROUGH } from '../src/levels/lookahead-bot.ts';
import { contestAskedFor, playContest } from './game.ts';

const contest = contestAskedFor();
const { options, games, names } = contest;
const bots = names.map((name) => {
  const bot = name === 'thorough' ? lookaheadBot(name, THOROUGH) : botNamed(name);
  if (!bot) throw new Error(`no bot ${name}`);
  return bot;
});
for (const bot of bots) await bot.prepare?.();
let thinking = 0;
let decisions = 0;
const { wins, own, others, winner } = playContest('match', contest, ({ state, seat, place, seed }) => {
  const bot = place === 0 ? bots[0] : bots[1 + ((place - 1) % (bots.length - 1))];
  const view = makeView(state, seat);
  const start = performance.now();
  const decision = decisionOf(state, seat);
  if (!decision) throw new Error(`seat ${seat} owes no answer`);
  const action = bot.choose({ view, seat, decision, budget: 100, seed });
  if (bot === bots[0]) {
    thinking += performance.now() - start;
    decisions += 1;
  }
  return action;
});
console.log(
  `${options.players} players ${options.farmers}: ${names[0]} wins ${wins} % of ${games}; points ${own}, others ${others}, winner ${winner}; ${(thinking / decisions).toFixed(1)} ms a decision`,
);
