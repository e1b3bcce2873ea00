import {
  type Action,
  apply,
  decisionOf,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  type Options,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { IterationLimit } from '../src/deadline.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { NET_SETTINGS } from '../src/net/net-model.ts';
import type { SearchModel } from '../src/search/model.ts';
import { isWorthSearching } from '../src/search/scope.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';
import type { TreeNode } from '../src/search/tree.ts';
import { chanceOf, type GameLog } from './game-log.ts';

/**
 * Actions compared at the root: those sampled by their logits, and some others of all. Without others the net would never
 * learn what is bad, and would take it for good.
 */
const SAMPLED = 10;
const OTHERS = 6;
/** How far a difference in value changes the wanted policy, in logits: see `wantedOf`. */
const VALUE_SCALE = 25;
/** Utility: mostly winning, so that the net learns about rivals. */
const SCORE_WEIGHT = [0.15, 0.25] as const;

/** What searches during self-play: the evaluator with rollouts, or the net. */
export interface Teacher {
  model: SearchModel;
  settings: SearchSettings;
  /** Actions that are priced at the root. */
  listed: number;
}

const SELF_PLAY: SearchSettings = {
  ...SETTINGS,
  halving: SAMPLED + OTHERS,
  rootCandidates: SAMPLED + OTHERS,
  scoreWeight: SCORE_WEIGHT,
  // The noise and the logits decide together with the values, as strongly as in the wanted policy.
  rootPriorWeight: 8,
};

export const rolloutTeacher = (model: SearchModel): Teacher => ({ model, settings: SELF_PLAY, listed: 80 });
export const netTeacher = (model: SearchModel): Teacher => ({
  model,
  // Winning counts more than points here, so rivals' points need no weight of their own.
  settings: { ...SELF_PLAY, ...NET_SETTINGS, rivalry: 0 },
  listed: 80,
});

/** Plays whole games against itself. Every action that is searched is sampled as in Gumbel AlphaZero. */
export class Player {
  teacher: Teacher;
  private readonly random: QuickRandom;
  private readonly iterations: number;
  private readonly lookahead = new Lookahead(evaluator, {
    omitsIdleTransports: true,
  });
  private readonly seed: string;
  private games = 0;

  constructor(seed: string, iterations: number, teacher: Teacher) {
    this.seed = seed;
    this.random = new QuickRandom(seed);
    this.iterations = iterations;
    this.teacher = teacher;
  }

  play(): GameLog {
    const options = this.someOptions();
    const log: GameLog = {
      options,
      seed: `${this.seed}/${this.games++}`,
      actions: [],
      searches: [],
      points: [],
    };
    const chance = chanceOf(log);
    const state = newGame(FULL_EDITION, options, chance);
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
      const action = this.choose(state, seat, log);
      log.actions.push([seat, action]);
      apply(state, seat, action, chance);
    }
    log.points = scoreGame(state).players.map(({ total }) => total);
    return log;
  }

  private someOptions(): Options {
    const { random } = this;
    const players = [2, 2, 2, 3, 3, 4, 4, 4, 5, 6][random.below(10)];
    const farmers = (['off', 'off', 'off', 'mixed', 'all'] as const)[random.below(5)];
    return { players, farmers, gamers: false, handicap: [] };
  }

  private choose(state: State, seat: number, log: GameLog): Action {
    const decision = decisionOf(state, seat);
    const isLastBoat = decision === 'boat' && state.bytes[S.SEASON] === WINTER;
    if (!decision || !isWorthSearching(decision) || isLastBoat) return this.lookahead.best(state, seat, 1);
    const question = {
      edition: FULL_EDITION,
      view: makeView(state, seat),
      seat,
      decision,
      random: this.random,
    };
    const logits = new Map<Action, number>();
    const { model, settings } = this.teacher;
    const search = new Search(
      question,
      { ...model, closely: (...args) => this.withNoise(args, logits) },
      settings,
      new IterationLimit(this.iterations),
    );
    if (search.isSettled) return search.best();
    const expected = new Expected(search, question.view.players.length);
    search.decide();
    log.searches.push({
      at: log.actions.length,
      tried: search.ranking().map((node) => [node.action, node.visits, expected.of(node)]),
      wanted: decision === 'turn' ? wantedOf(search, logits) : [],
    });
    return search.best();
  }

  /** The candidates by logit plus Gumbel noise: the best of them are a sample without replacement. Others follow. */
  private withNoise(
    [state, another, seat, , isLate]: Parameters<SearchModel['closely']>,
    logits: Map<Action, number>,
  ): ReturnType<SearchModel['closely']> {
    const { model, settings, listed } = this.teacher;
    const { temperature } = settings;
    const all = model.closely(state, another, seat, listed, isLate);
    for (const { action, worth } of all) logits.set(action, worth / temperature);
    const noisy = all.map(({ action, worth }) => ({ action, worth: worth + temperature * this.gumbel() }));
    noisy.sort((a, b) => b.worth - a.worth);
    const compared = noisy.splice(0, SAMPLED);
    for (let n = 0; n < OTHERS && noisy.length > 0; n++)
      compared.push(...noisy.splice(this.random.below(noisy.length), 1));
    return compared;
  }

  private gumbel(): number {
    const uniform = (this.random.below(2 ** 24) + 0.5) / 2 ** 24;
    return -Math.log(-Math.log(uniform));
  }
}

/** Every seat's points as a search expects them, after each of its actions. */
class Expected {
  private readonly sums = new Map<TreeNode, Float64Array>();
  private readonly players: number;

  constructor(search: Search, players: number) {
    this.players = players;
    search.observer = (first, points) => {
      const sum = this.sums.get(first) ?? new Float64Array(players);
      for (let seat = 0; seat < players; seat++) sum[seat] += points[seat];
      this.sums.set(first, sum);
    };
  }

  /** To a tenth of a point. */
  of(node: TreeNode): number[] {
    const sum = this.sums.get(node);
    return Array.from({ length: this.players }, (_, seat) =>
      sum ? Math.round((10 * sum[seat]) / node.visits) / 10 : 0,
    );
  }
}

/** Less likely actions are left out of the wanted policy. */
const LEAST_SHARE = 0.005;

/**
 * The improved policy of Gumbel AlphaZero: the logits plus the scaled values of the actions; those that were not searched
 * have the mean value.
 */
function wantedOf(search: Search, logits: ReadonlyMap<Action, number>): [Action, number][] {
  const values = new Map<string, number>();
  let visits = 0;
  let value = 0;
  for (const node of search.root.children) {
    visits += node.visits;
    value += node.value;
    if (node.visits > 0) values.set(JSON.stringify(node.action), node.mean);
  }
  const mean = visits > 0 ? value / visits : 0;
  const wanted = [...logits].map(([action, logit]): [Action, number] => [
    action,
    logit + VALUE_SCALE * ((values.get(JSON.stringify(action)) ?? mean) - mean),
  ]);
  const most = Math.max(...wanted.map(([, logit]) => logit));
  let sum = 0;
  for (const [, logit] of wanted) sum += Math.exp(logit - most);
  return wanted
    .map(([action, logit]): [Action, number] => [
      action,
      Math.round((1000 * Math.exp(logit - most)) / sum) / 1000,
    ])
    .filter(([, share]) => share >= LEAST_SHARE);
}
