/*
 * Compares settings of the search by what they lose against a deep search:
 *   node regret.mjs <players> <seconds> <seed> <net> <variants.json> [iterations] [deep]
 * Games are played by a small search. At one turn in eight all variants choose. Then each action that any of them chose gets
 * `deep` iterations by the net, and a third as many with rollouts, all in the same worlds: these are the judges. Prints a
 * line of JSON for each of these turns: for every variant the utility lost by either judge and its milliseconds. Divided by
 * 0.025 the utility is about points. `variants.json` is a list such as `[{"name": "base"}, {"name": "wide", "settings": {"widening": 0.8}}]`;
 * `lookahead` and `iterations` may be given as well.
 */
import { readFileSync } from 'node:fs';
import { DrawnChance, FULL_EDITION, makeView, QuickRandom } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { IterationLimit } from '../src/deadline.ts';
import { netModel, netSettings } from '../src/net/net-model.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import type { SearchModel } from '../src/search/model.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';
import { optionsOf, playGame } from './game.ts';
import { readStudent } from './read-net.ts';
import type { Variant } from './variant.ts';

const [players, seconds, seed, netPath, variantsPath, iterations = '400', deep = '1500'] =
  process.argv.slice(2);
const net = readStudent(netPath);
const variants = (JSON.parse(readFileSync(variantsPath, 'utf8')) as Variant[]).map((variant) => ({
  ...variant,
  model: netModel(net, variant.lookahead),
}));
const judges: [string, SearchModel, Partial<SearchSettings>, number][] = [
  ['net', netModel(net), netSettings(Number(players)), Number(deep)],
  ['rollouts', learnedModel, { rivalry: 0.3 }, Number(deep) / 3],
];
const random = new QuickRandom(seed);
const start = performance.now();
const isLate = (): boolean => performance.now() - start > 1000 * Number(seconds);
const quick = variants[0].model;

for (let game = 0; !isLate(); game++) {
  const chance = new DrawnChance(new QuickRandom(`${seed} ${game}`));
  playGame(optionsOf(players, 'off'), chance, (state, seat) => {
    const view = makeView(state, seat);
    const decision = view.pending.find((one) => one.player === seat)!.decision;
    const question = (name: string) => ({
      edition: FULL_EDITION,
      view,
      seat,
      decision,
      random: new QuickRandom(name),
    });
    const at = `${seed} ${game} ${random.below(1e9)}`;
    const settings = { ...SETTINGS, ...netSettings(Number(players)) };
    const isCompared = decision === 'turn' && random.below(8) === 0 && !isLate();
    if (isCompared) {
      const chosen: string[] = [];
      const ms: number[] = [];
      variants.forEach((variant, v) => {
        const before = performance.now();
        const search = new Search(
          question(`${at} ${v}`),
          variant.model,
          { ...settings, ...variant.settings },
          new IterationLimit(variant.iterations ?? Number(iterations)),
        );
        if (!search.isSettled) search.decide();
        chosen.push(search.ranking()[0].key);
        ms.push(performance.now() - before);
      });
      const keys = [...new Set(chosen)];
      const lost: Record<string, number[]> = {};
      if (keys.length > 1) {
        for (const [name, model, changes, each] of judges) {
          const search = new Search(
            question(`${at} judge`),
            model,
            { ...SETTINGS, ...changes, rootCandidates: 4096 },
            new IterationLimit(1e9),
          );
          const nodes = search.compare(keys, each);
          const values = nodes.map((node) =>
            node && node.visits > 0 ? node.value / node.visits : Number.NaN,
          );
          const most = Math.max(...values.filter((value) => !Number.isNaN(value)));
          lost[name] = chosen.map((key) => most - values[keys.indexOf(key)]);
        }
      }
      console.log(
        JSON.stringify({
          players: Number(players),
          season: state.bytes[S.SEASON],
          keys: keys.length,
          ms,
          lost,
        }),
      );
    }
    const search = new Search(question(at), quick, settings, new IterationLimit(40));
    if (!search.isSettled) search.decide();
    return search.best();
  });
}
