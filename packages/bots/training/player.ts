import {
  type Action,
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
  type State,
} from '@keyflower/engine';
import { WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { IterationLimit } from '../src/deadline.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { NET_SETTINGS, TurnRows } from '../src/net/net-model.ts';
import type { SearchModel } from '../src/search/model.ts';
import { isWorthSearching } from '../src/search/scope.ts';
import { Search } from '../src/search/search.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';
import type { Samples } from './samples.ts';

/** Actions compared at the root. */
const COMPARED = 12;
/** How far a difference in value changes the wanted policy, in logits: see `wantedOf`. */
const VALUE_SCALE = 25;
/** Utility: mostly winning, so that the net learns about rivals. */
const SCORE_WEIGHT = [0.15, 0.25] as const;

const SELF_PLAY: SearchSettings = {
  ...SETTINGS,
  ...NET_SETTINGS,
  halving: COMPARED,
  rootCandidates: COMPARED,
  scoreWeight: SCORE_WEIGHT,
  // The noise and the logits decide together with the values, as strongly as in the wanted policy.
  rootPriorWeight: 8,
};

const MOST_LISTED = 400;

interface Outcome {
  players: number;
  points: number[];
}

/** Plays whole games against itself. Every action that is searched is sampled as in Gumbel AlphaZero. */
export class Player {
  model: SearchModel;
  private readonly random: QuickRandom;
  private readonly iterations: number;
  private readonly lookahead = new Lookahead(evaluator, {
    omitsIdleTransports: true,
  });
  private readonly turn = new TurnRows(new Lookahead(evaluator));

  constructor(seed: string, iterations: number, model: SearchModel) {
    this.random = new QuickRandom(seed);
    this.iterations = iterations;
    this.model = model;
  }

  play(samples: Samples): Outcome {
    const { random } = this;
    const options = this.someOptions();
    const chance = new DrawnChance(random);
    const state = newGame(FULL_EDITION, options, chance);
    for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state))
      apply(state, seat, this.choose(state, seat, samples), chance);
    const { players: sheets, winners } = scoreGame(state);
    const points = sheets.map(({ total }) => total);
    samples.settle(
      points,
      points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
    return { players: options.players, points };
  }

  private someOptions(): Options {
    const { random } = this;
    const players = [2, 2, 2, 3, 3, 4, 4, 4, 5, 6][random.below(10)];
    const farmers = (['off', 'off', 'off', 'mixed', 'all'] as const)[random.below(5)];
    return { players, farmers, gamers: false, handicap: [] };
  }

  private choose(state: State, seat: number, samples: Samples): Action {
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
    const search = new Search(
      question,
      { ...this.model, closely: (...args) => this.withNoise(args, logits) },
      SELF_PLAY,
      new IterationLimit(this.iterations),
    );
    if (search.isSettled) return search.best();
    search.decide();
    if (decision === 'turn') this.note(search, seat, logits, samples);
    else samples.add(search.world, seat, null);
    return search.best();
  }

  /** The candidates by logit plus Gumbel noise: the best of them are a sample without replacement. */
  private withNoise(
    [state, another, seat, , isOver]: Parameters<SearchModel['closely']>,
    logits: Map<Action, number>,
  ): ReturnType<SearchModel['closely']> {
    const all = this.model.closely(state, another, seat, MOST_LISTED, isOver);
    for (const { action, worth } of all) logits.set(action, worth);
    const noisy = all.map(({ action, worth }) => ({ action, worth: worth + this.gumbel() }));
    return noisy.sort((a, b) => b.worth - a.worth).slice(0, COMPARED);
  }

  private gumbel(): number {
    const uniform = (this.random.below(2 ** 24) + 0.5) / 2 ** 24;
    return -Math.log(-Math.log(uniform));
  }

  /** Records a turn with the policy that the search wants. */
  private note(search: Search, seat: number, logits: ReadonlyMap<Action, number>, samples: Samples): void {
    const { turn } = this;
    turn.read(search.world, seat);
    const wanted = wantedOf(search, turn.actions, logits);
    samples.add(search.world, seat, { rows: turn.rows, prices: turn.prices, wanted, count: turn.count });
  }
}

/**
 * The improved policy of Gumbel AlphaZero: the logits plus the scaled values of the actions; those that were not searched
 * have the mean value.
 */
function wantedOf(
  search: Search,
  actions: readonly Action[],
  logits: ReadonlyMap<Action, number>,
): Float64Array {
  const keyOf = (action: Action): string => JSON.stringify(action);
  const byKey = new Map([...logits].map(([action, logit]) => [keyOf(action), logit]));
  const values = new Map(
    search.root.children.filter(({ visits }) => visits > 0).map((node) => [keyOf(node.action), node.mean]),
  );
  let visits = 0;
  let value = 0;
  for (const node of search.root.children) {
    visits += node.visits;
    value += node.value;
  }
  const mean = visits > 0 ? value / visits : 0;
  const wanted = Float64Array.from(actions, (action) => {
    const key = keyOf(action);
    const logit = byKey.get(key);
    return logit === undefined
      ? Number.NEGATIVE_INFINITY
      : logit + VALUE_SCALE * ((values.get(key) ?? mean) - mean);
  });
  let most = Number.NEGATIVE_INFINITY;
  for (const one of wanted) most = Math.max(most, one);
  let sum = 0;
  for (let i = 0; i < wanted.length; i++) {
    wanted[i] = Math.exp(wanted[i] - most);
    sum += wanted[i];
  }
  for (let i = 0; i < wanted.length; i++) wanted[i] = wanted[i] / sum;
  return wanted;
}
