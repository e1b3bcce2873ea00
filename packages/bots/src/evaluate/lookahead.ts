import {
  type Action,
  apply,
  cloneState,
  copyState,
  decisionOf,
  legalActions,
  type State,
} from '@keyflower/engine';
import { faceOf, MAX_PLAYERS, WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { expectedChance } from './expected-chance.ts';
import { type IsOver, never } from '../deadline.ts';
import { leadOf, type Evaluator } from './evaluator.ts';
import { lastPlacement } from './last-placements.ts';
import { PLANNED, TransportPlanner } from './transport-planner.ts';
import { type Candidate, TurnCandidates } from './turn-candidates.ts';

/** Beam width of transports while an action is only tried. */
const NARROW = 1;
/** A prime larger than any list: steps of this size visit every entry once, and the first ones are spread out. */
const STRIDE = 7919;

export interface LookaheadOptions {
  /** The weight of rivals' points; by default that of `leadOf`. */
  rivalry?: number;
  /** The same with more than two players only, perhaps by their number. */
  rivalryOfMany?: number | ((players: number) => number);
  /** Whether a use that only transports must move or upgrade something. */
  omitsIdleTransports?: boolean;
  /** Whether placements in winter are scored exactly. */
  countsLastPlacements?: boolean;
  /** Writes the expected points of every seat after a turn; by default the evaluator does. */
  evaluate?: (state: State, points: Float64Array) => void;
}

/** One-ply lookahead: tries the actions of a seat and evaluates the resulting positions. */
export class Lookahead {
  readonly evaluator: Evaluator;
  private readonly options: LookaheadOptions;
  readonly turns: TurnCandidates;
  readonly transport: TransportPlanner;
  private readonly points = new Float64Array(MAX_PLAYERS);
  private readonly scratch: State[] = [];
  private isOver: IsOver = never;
  /** Transport plans of the current decision, by their points and upgrades. */
  private readonly plans = new Map<number, readonly Action[]>();

  constructor(evaluator: Evaluator, options: LookaheadOptions = {}) {
    this.evaluator = evaluator;
    this.options = options;
    this.turns = new TurnCandidates(evaluator);
    this.transport = new TransportPlanner(evaluator);
  }

  /** Starts with another position; `isOver` ends the search early with the best found so far. */
  begin(isOver: IsOver = never): void {
    this.plans.clear();
    this.isOver = isOver;
  }

  /** The sensible answers of a seat, the best priced first; never empty. */
  candidates(state: State, seat: number, limit: number): Candidate[] {
    const found = this.list(state, seat);
    if (found.length > 1) found.sort((a, b) => b.worth - a.worth);
    if (found.length > limit) found.length = limit;
    return found;
  }

  private list(state: State, seat: number): Candidate[] {
    switch (decisionOf(state, seat)) {
      case 'turn':
        return this.turns.list(state, seat);
      case 'transport':
        return [{ action: this.transport.plan(state, seat, PLANNED, this.isOver)[0], worth: 0 }];
      case 'offer':
      case 'boat':
        // Tiles that the seat takes or shows may be wanted by others as well.
        return this.inTime(legalActions(state, seat), (action) => this.leadAfter(state, seat, action));
      case 'place':
        if (state.bytes[S.SEASON] !== WINTER || !this.options.countsLastPlacements)
          return this.byOwnPoints(state, seat);
        return [{ action: lastPlacement(state, seat, this.isOver), worth: 0 }];
      default:
        return this.byOwnPoints(state, seat);
    }
  }

  private byOwnPoints(state: State, seat: number): Candidate[] {
    return this.inTime(legalActions(state, seat), (action) => this.ownPoints(state, seat, action));
  }

  /** As many actions as time allows, spread over the list: there may be hundreds of spots for a tile. */
  private inTime(actions: readonly Action[], worthOf: (action: Action) => number): Candidate[] {
    const found: Candidate[] = [];
    for (let i = 0; i < actions.length; i++) {
      if (i > 0 && this.isOver()) break;
      const action = actions[(i * STRIDE) % actions.length];
      found.push({ action, worth: worthOf(action) });
    }
    return found;
  }

  /** The answer with the largest resulting lead; decisions that concern only the seat go by its own points. */
  best(state: State, seat: number, limit: number, isOver: IsOver = never): Action {
    this.begin(isOver);
    const found = this.candidates(state, seat, limit);
    if (found.length === 1 || decisionOf(state, seat) !== 'turn') return found[0].action;
    let best = found[0].action;
    let most = Number.NEGATIVE_INFINITY;
    for (const { action } of found) {
      if (most > Number.NEGATIVE_INFINITY && isOver()) break;
      const lead = this.leadAfter(state, seat, action);
      if (lead <= most) continue;
      most = lead;
      best = action;
    }
    return best;
  }

  /**
   * The lead after an action and the decisions that it asks of the same seat; minus infinity for an omitted one.
   */
  leadAfter(state: State, seat: number, action: Action): number {
    const next = this.borrow(state);
    apply(next, seat, action, expectedChance);
    const isIdle = !this.finish(next, seat) && isTransportAlone(state, action);
    if (isIdle && this.options.omitsIdleTransports) {
      this.scratch.push(next);
      return Number.NEGATIVE_INFINITY;
    }
    if (this.options.evaluate) this.options.evaluate(next, this.points);
    else this.evaluator.everyone(next, this.points);
    this.scratch.push(next);
    const players = state.bytes[S.PLAYERS];
    return leadOf(this.points, players, seat, this.rivalryAmong(players));
  }

  private rivalryAmong(players: number): number | undefined {
    const { rivalry, rivalryOfMany } = this.options;
    if (rivalry !== undefined || players === 2) return rivalry;
    return typeof rivalryOfMany === 'function' ? rivalryOfMany(players) : rivalryOfMany;
  }

  /** Answers the decisions of a use: payments, choices, animals, the transport. Returns whether it made any. */
  finish(state: State, seat: number): boolean {
    const { bytes: b } = state;
    for (let some = false; ; some = true) {
      const step = b[S.STEP];
      if (step === S.TRANSPORT && b[S.ACTIVE] === seat) {
        return this.carryOut(state, seat) || some;
      }
      const isOwn = (step === S.PAY || step === S.CHOOSE) && b[S.ACTIVE] === seat;
      const isAside = S.isAddedStep(state) && S.isInUse(state) && b[S.OWES + seat] === 1;
      if (!isOwn && !isAside) return some;
      apply(state, seat, this.bestFor(state, seat, legalActions(state, seat)), expectedChance);
    }
  }

  /** Returns whether it moved or upgraded anything. */
  private carryOut(state: State, seat: number): boolean {
    const { bytes: b } = state;
    const wheat = S.hasFarmers(state.content) ? state.slice[S.WHEAT + seat] : 0;
    const key = (b[S.POINTS] * 64 + b[S.UPGRADES]) * 64 + wheat;
    let plan = this.plans.get(key);
    if (!plan) {
      plan = this.transport.plan(state, seat, NARROW, this.isOver);
      this.plans.set(key, plan);
    }
    for (const action of plan) apply(state, seat, action, expectedChance);
    return plan.length > 1;
  }

  /** The answer with the most points for the seat itself. */
  bestFor(state: State, seat: number, actions: readonly Action[]): Action {
    if (actions.length === 1) return actions[0];
    let best = actions[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      if (most > Number.NEGATIVE_INFINITY && this.isOver()) break;
      const points = this.ownPoints(state, seat, action);
      if (points <= most) continue;
      most = points;
      best = action;
    }
    return best;
  }

  private ownPoints(state: State, seat: number, action: Action): number {
    const next = this.borrow(state);
    apply(next, seat, action, expectedChance);
    const points = this.evaluator.points(next, seat);
    this.scratch.push(next);
    return points;
  }

  private borrow(state: State): State {
    const spare = this.scratch.pop();
    if (!spare || spare.content !== state.content) return cloneState(state);
    copyState(state, spare);
    return spare;
  }
}

/** Whether an action uses a tile that does nothing but transport. */
function isTransportAlone(state: State, action: Action): boolean {
  if (action.type !== 'use') return false;
  const tile = state.content.indexOf.get(action.tile) ?? 0;
  const use = state.content.uses[2 * tile + faceOf(state, tile)];
  return use !== null && use !== undefined && use.upgrades > 0 && !use.gain && !use.oneOf;
}

/** Determinizations over which the leads are averaged. */
const DETERMINIZATIONS = 3;

/**
 * The mean lead after each action over some determinizations: a seat's own actions are the same in all of them. Never
 * empty; actions that there was no time for are omitted.
 */
export function leadsAfter(
  lookahead: Lookahead,
  first: State,
  another: () => State,
  seat: number,
  found: readonly Candidate[],
  isOver: IsOver,
): Candidate[] {
  let worlds = 0;
  let leads: number[] = [];
  for (; worlds < DETERMINIZATIONS && (worlds === 0 || !isOver()); worlds++) {
    const state = worlds === 0 ? first : another();
    const sums: number[] = [];
    lookahead.begin(isOver);
    for (let i = 0; i < found.length; i++) {
      if (i + worlds > 0 && isOver()) break;
      sums.push((leads[i] ?? 0) + lookahead.leadAfter(state, seat, found[i].action));
    }
    // An incomplete determinization only counts if it is the first.
    if (worlds > 0 && sums.length < leads.length) break;
    leads = sums;
    if (sums.length < found.length) return leads.map((worth, i) => ({ action: found[i].action, worth }));
  }
  return leads.map((sum, i) => ({ action: found[i].action, worth: sum / worlds }));
}
