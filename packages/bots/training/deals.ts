/*
 * Plays deals between variants for `matches.py`:  node deals.mjs <net> <variants.json>
 * A line of standard input is a deal, such as {"id":1,"players":3,"farmers":"off","deal":"a 0","bots":["new","old","old"]}. It is played
 * from every seat, in turn. The answer is a line with the scores, in the order of `bots`, and the milliseconds of every bot's decisions.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  type Action,
  apply,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  QuickRandom,
  scoreGame,
} from '@keyflower/engine';
import type { BotRequest } from '../src/index.ts';
import { optionsOf } from './game.ts';
import { readStudent } from './read-net.ts';
import { botOf, type Variant } from './variant.ts';

const [netPath, variantsPath] = process.argv.slice(2);
const net = readStudent(netPath);
type Choose = (request: BotRequest) => Promise<Action>;

/** Asks a program, one question at a time. */
function program(command: string): Choose {
  const [file, ...args] = command.split(' ');
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  return async (request) => {
    child.stdin.write(`${JSON.stringify({ id: id++, ...request })}\n`);
    const { value } = await answers.next();
    return (JSON.parse(value as string) as { action: Action }).action;
  };
}

async function choiceOf(variant: Variant): Promise<Choose> {
  if (variant.command !== undefined) return program(variant.command);
  const bot = botOf(variant, net);
  await bot.prepare?.();
  return async (request) => bot.choose(request);
}

const variants = new Map<string, Variant>();
for (const one of JSON.parse(readFileSync(variantsPath, 'utf8')) as Variant[]) variants.set(one.name, one);
const choices = new Map<string, Choose>();

interface Deal {
  id: number;
  players: number;
  farmers: string;
  deal: string;
  bots: string[];
}

async function play({ players, farmers, deal, bots }: Deal, first: number): Promise<object> {
  const chance = new DrawnChance(new QuickRandom(deal));
  const state = newGame(FULL_EDITION, optionsOf(String(players), farmers), chance);
  const spent = bots.map(() => 0);
  const decisions = bots.map(() => 0);
  let left = 0;
  let before = -1;
  for (let seat = nextToAct(state), n = 0; seat >= 0; seat = nextToAct(state), n++) {
    const place = (seat + first) % players;
    const variant = variants.get(bots[place])!;
    const view = makeView(state, seat);
    const decision = decisionOf(state, seat)!;
    if (seat !== before || decision === 'turn') left = variant.budget ?? 1000;
    before = seat;
    let choose = choices.get(variant.name);
    if (!choose) choices.set(variant.name, (choose = await choiceOf(variant)));
    const budget = Math.max(1, left);
    const limit = variant.iterations === undefined ? {} : { iterations: variant.iterations };
    const request = { view, seat, decision, budget, seed: `${deal} ${first} ${n}`, ...limit };
    const start = performance.now();
    const action = await choose(request);
    const took = performance.now() - start;
    left -= took;
    spent[place] += took;
    decisions[place] += 1;
    apply(state, seat, action, chance);
  }
  const { players: sheets, winners } = scoreGame(state);
  const at = (place: number): number => (place - first + players) % players;
  return {
    scores: bots.map((_, place) => sheets[at(place)].total),
    won: bots.map((_, place) => (winners.includes(at(place)) ? 1 / winners.length : 0)),
    ms: bots.map((_, place) => Math.round((10 * spent[place]) / decisions[place]) / 10),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Deal;
  const games: object[] = [];
  for (let first = 0; first < asked.players; first++) games.push(await play(asked, first));
  process.stdout.write(`${JSON.stringify({ id: asked.id, deal: asked.deal, games })}\n`);
}
process.exit(0);
