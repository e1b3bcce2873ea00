/*
 * A bot as a program for the arena, to be bundled and kept as a fixed opponent:
 *   node <bundle> [--bot ID] [--iterations N]
 * With iterations instead of the time in the question, its answers are repeatable.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { botNamed, type BotRequest } from '../src/index.ts';

const { values } = parseArgs({
  options: { bot: { type: 'string', default: 'steward' }, iterations: { type: 'string' } },
});
const bot = botNamed(values.bot);
if (!bot) throw new Error(`there is no bot "${values.bot}"`);
const iterations = values.iterations === undefined ? {} : { iterations: Number(values.iterations) };

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ...question } = JSON.parse(line) as BotRequest & { id: number };
  const action = bot.choose({ ...question, ...iterations });
  process.stdout.write(`${JSON.stringify({ id, action })}\n`);
});
