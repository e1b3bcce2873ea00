/*
 * A bot as a program for the arena, to be bundled and kept as a fixed opponent:
 *   node <bundle> [--bot ID] [--iterations N] [--net FILE [--student]] [--parts LIST] [--settings JSON] [--lookahead JSON]
 * With iterations instead of the time in the question, its answers are repeatable. With the weights of a net, settings
 * of the search or options of the lookahead, it is a variant of the strongest bot that is being tried; `--student` turns the
 * weights into whole numbers. `--parts` names what
 * is left to the net beside the evaluation of leaves: the actions of the root, those of the rest of the tree.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { botNamed, type Bot, type BotRequest } from '../src/index.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { searchBot } from '../src/levels/search-bot.ts';
import { type NetOptions, netModel, netSettings } from '../src/net/net-model.ts';
import { readNet, readStudent } from './read-net.ts';
import { learnedModel, modelWith } from '../src/search/learned-model.ts';
import type { SearchModel } from '../src/search/model.ts';
import type { SearchSettings } from '../src/search/settings.ts';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'steward' },
    iterations: { type: 'string' },
    net: { type: 'string' },
    student: { type: 'boolean' },
    parts: { type: 'string', default: 'root,tree' },
    settings: { type: 'string' },
    lookahead: { type: 'string' },
  },
});

function wanted(): Bot | undefined {
  const { bot, net, student, parts, settings, lookahead } = values;
  const changes = JSON.parse(settings ?? '{}') as Partial<SearchSettings>;
  const options = JSON.parse(lookahead ?? '{}') as NetOptions;
  if (net !== undefined) {
    const byNet = netModel(student ? readStudent(net) : readNet(net), options);
    const { closely, candidates } = learnedModel;
    const model: SearchModel = {
      ...byNet,
      ...(parts.includes('root') ? {} : { closely }),
      ...(parts.includes('tree') ? {} : { candidates }),
    };
    return searchBot('net', model, (players) => ({ ...netSettings(players), ...changes }));
  }
  if (settings === undefined && lookahead === undefined) return botNamed(bot);
  return searchBot('variant', modelWith(new Lookahead(evaluator, options)), changes);
}

const bot = wanted();
if (!bot) throw new Error(`there is no bot "${values.bot}"`);
await bot.prepare?.();
const iterations = values.iterations === undefined ? {} : { iterations: Number(values.iterations) };

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ...question } = JSON.parse(line) as BotRequest & { id: number };
  const action = bot.choose({ ...question, ...iterations });
  process.stdout.write(`${JSON.stringify({ id, action })}\n`);
});
