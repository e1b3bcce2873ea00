import { type Action, apply, cloneState, copyState, legalActions, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { type TransportPlan, transportPlans } from './transport-plans.ts';
import { expectedChance } from './expected-chance.ts';
import { type IsOver, never } from '../deadline.ts';
import type { Evaluator } from './evaluator.ts';

/** No transport takes longer: points and upgrades run out. */
const MAX_EXTENSIONS = 10;
const MAX_HERDINGS = 16;
/** A move must gain this much, otherwise its points are kept for a better one; an upgrade may even lose a little. */
const LEAST_GAIN = 0.02;
const MAX_LOST = 0.4;
/** Beam width for planning a transport that is played. */
export const PLANNED = 3;

/** A whole transport and the expected score after it. */
export interface TransportLine {
  actions: Action[];
  value: number;
}

interface Line {
  state: State;
  actions: Action[];
  value: number;
}

/** Plans whole transports by beam search: upgrades, the resources fetched for them, and the remaining moves. */
export class TransportPlanner {
  private readonly evaluator: Evaluator;
  private readonly spare: State[] = [];
  private done: State | null = null;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  /**
   * The best plan found with beam width `breadth`, ending with `done`. When time is over, returns the best plan so far.
   */
  plan(state: State, seat: number, breadth: number, isOver: IsOver = never): Action[] {
    const start: Line = { state: this.copy(state), actions: [], value: this.valueOf(state, seat) };
    let best = start;
    let lines = [start];
    for (let depth = 0; depth < MAX_EXTENSIONS && lines.length > 0; depth++) {
      const next: Line[] = [];
      for (const line of lines) this.extend(line, seat, next, isOver);
      next.sort((a, b) => b.value - a.value);
      for (const line of lines) this.spare.push(line.state);
      for (const line of next.slice(breadth)) this.spare.push(line.state);
      lines = next.slice(0, breadth);
      if (lines.length > 0 && lines[0].value > best.value) best = lines[0];
    }
    for (const line of lines) this.spare.push(line.state);
    return [...best.actions, { type: 'done' }];
  }

  /** The best plans with different first actions and different results, the best first; `done` alone is one of them. */
  lines(state: State, seat: number, limit: number, isOver: IsOver = never): TransportLine[] {
    const start: Line = { state: cloneState(state), actions: [], value: this.valueOf(state, seat) };
    const first: Line[] = [];
    this.extend(start, seat, first, isOver);
    first.sort((a, b) => b.value - a.value);
    const plans = [this.plan(state, seat, PLANNED, isOver)];
    for (const line of first.slice(0, limit)) {
      plans.push([...line.actions, ...this.plan(line.state, seat, 1, isOver)]);
    }
    for (const line of first) this.spare.push(line.state);
    const lines = plans.map((actions) => ({ actions, value: this.valueAfter(state, seat, actions) }));
    lines.push({ actions: [{ type: 'done' }], value: start.value });
    lines.sort((a, b) => b.value - a.value);
    return withoutRepeats(lines).slice(0, limit);
  }

  private valueAfter(state: State, seat: number, actions: readonly Action[]): number {
    const end = this.copy(state);
    for (const action of actions) apply(end, seat, action, expectedChance);
    const value = this.evaluator.points(end, seat);
    this.spare.push(end);
    return value;
  }

  private extend(line: Line, seat: number, into: Line[], isOver: IsOver): void {
    const { bytes: b } = line.state;
    if ((b[S.POINTS] === 0 && b[S.UPGRADES] === 0) || isOver()) return;
    const extensions = transportPlans(line.state, seat);
    if (S.hasFarmers(line.state.content)) extensions.push(...herdings(line.state, seat));
    for (const extension of extensions) {
      if (isOver()) return;
      const state = this.copy(line.state);
      for (const action of extension.actions) apply(state, seat, action, expectedChance);
      const value = this.valueOf(state, seat);
      if (value > line.value + (extension.upgrades ? -MAX_LOST : LEAST_GAIN)) {
        into.push({ state, actions: [...line.actions, ...extension.actions], value });
      } else this.spare.push(state);
    }
  }

  /** The expected score if the transport ends here. */
  private valueOf(state: State, seat: number): number {
    if (this.done?.content === state.content) copyState(state, this.done);
    else this.done = cloneState(state);
    const { done } = this;
    apply(done, seat, { type: 'done' }, expectedChance);
    return this.evaluator.points(done, seat);
  }

  private copy(state: State): State {
    const spare = this.spare.pop();
    if (!spare || spare.content !== state.content) return cloneState(state);
    copyState(state, spare);
    return spare;
  }
}

/** Drops lines that begin like a better line, or are a permutation of one. */
function withoutRepeats(lines: readonly TransportLine[]): TransportLine[] {
  const known = new Set<string>();
  return lines.filter(({ actions }) => {
    const keys = actions.map((action) => JSON.stringify(action));
    const all = [...keys].sort((a, b) => (a < b ? -1 : 1)).join();
    const isNew = !known.has(keys[0]) && !known.has(all);
    known.add(keys[0]).add(all);
    return isNew;
  });
}

/** Moves animals to other fields, paying with wheat when no points are left (FARM-7, FARM-8). */
function herdings(state: State, seat: number): TransportPlan[] {
  const { bytes: b } = state;
  let from = state;
  const before: Action[] = [];
  if (b[S.POINTS] === 0) {
    if (state.slice[S.WHEAT + seat] === 0) return [];
    from = cloneState(state);
    before.push({ type: 'feed' });
    apply(from, seat, { type: 'feed' }, expectedChance);
  }
  const found: TransportPlan[] = [];
  for (const action of legalActions(from, seat)) {
    if (action.type !== 'herd') continue;
    found.push({ actions: [...before, action], upgrades: false });
    if (found.length === MAX_HERDINGS) break;
  }
  return found;
}
