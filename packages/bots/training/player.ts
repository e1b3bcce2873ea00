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
import { netSettings } from '../src/net/net-model.ts';
import type { SearchModel, SearchQuestion } from '../src/search/model.ts';
import { isWorthSearching } from '../src/search/scope.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';
import type { TreeNode } from '../src/search/tree.ts';
import { chanceOf, type GameLog, type SearchLog } from './game-log.ts';

/**
 * Actions compared at the root: those sampled by their logits, and some others of all. Without others the net would never
 * learn what is bad, and would take it for good.
 */
const SAMPLED = 10;
const OTHERS = 6;
/** How far a difference in value changes the wanted policy, in logits: see `wantedOf`. */
const VALUE_SCALE = 25;
/** Utility with rollouts: mostly winning, so that the net learns about rivals. */
const SCORE_WEIGHT = [0.15, 0.25] as const;
/** A quick search: its iterations, and the actions that it prices and compares. */
const QUICK_ITERATIONS = 12;
const QUICK_ACTIONS = 8;

/** What searches during self-play: the evaluator with rollouts, or the net. */
interface Teacher {
  model: SearchModel;
  /** For a number of players. */
  settings: (players: number) => SearchSettings;
  /** Actions that are priced at the root. */
  listed: number;
}

const SELF_PLAY: Partial<SearchSettings> = {
  halving: SAMPLED + OTHERS,
  rootCandidates: SAMPLED + OTHERS,
  // The noise and the logits decide together with the values, as strongly as in the wanted policy.
  rootPriorWeight: 8,
};

export const rolloutTeacher = (model: SearchModel): Teacher => ({
  model,
  settings: () => ({ ...SETTINGS, ...SELF_PLAY, scoreWeight: SCORE_WEIGHT }),
  listed: 60,
});
export const netTeacher = (model: SearchModel): Teacher => ({
  model,
  settings: (players) => ({ ...SETTINGS, ...netSettings(players), ...SELF_PLAY }),
  listed: 60,
});

/** Which decisions are searched closely: a share of them. The others are made by a quick search of the net. */
interface Pace {
  share: number;
  quickly: SearchModel;
}

/** Plays whole games against itself. Every action that is searched closely is sampled as in Gumbel AlphaZero. */
export class Player {
  teacher: Teacher;
  pace: Pace | null;
  private readonly random: QuickRandom;
  private readonly iterations: number;
  private readonly lookahead = new Lookahead(evaluator, {
    omitsIdleTransports: true,
  });
  private readonly seed: string;
  private games = 0;

  constructor(seed: string, iterations: number, teacher: Teacher, pace: Pace | null = null) {
    this.pace = pace;
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
    const players = [2, 2, 3, 3, 4, 4, 4, 5, 6, 6][random.below(10)];
    const farmers = (['off', 'off', 'mixed', 'all'] as const)[random.below(4)];
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
    const players = question.view.players.length;
    const { pace } = this;
    if (pace && this.random.below(1000) >= 1000 * pace.share)
      return chooseQuickly(question, pace.quickly, log);
    const logits = new Map<Action, number>();
    const { model, settings } = this.teacher;
    const search = new Search(
      question,
      { ...model, closely: (...args) => this.withNoise(args, players, logits) },
      settings(players),
      new IterationLimit(this.iterations),
    );
    if (search.isSettled) return search.best();
    const expected = new Expected(search, players);
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
    players: number,
    logits: Map<Action, number>,
  ): ReturnType<SearchModel['closely']> {
    const { model, settings, listed } = this.teacher;
    const { temperature } = settings(players);
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

/** The answer of a quick search. Of its position only the points are learned. */
function chooseQuickly(question: SearchQuestion, model: SearchModel, log: GameLog): Action {
  const players = question.view.players.length;
  // Too few iterations to compare all actions with.
  const settings = { ...SETTINGS, ...netSettings(players), halving: 0, rootCandidates: QUICK_ACTIONS };
  const search = new Search(question, model, settings, new IterationLimit(QUICK_ITERATIONS));
  if (search.isSettled) return search.best();
  const expected = new Expected(search, players);
  search.decide();
  const [best] = search.ranking();
  const tried: SearchLog['tried'] = [[best.action, best.visits, expected.of(best)]];
  log.searches.push({ at: log.actions.length, tried, wanted: [] });
  return best.action;
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
