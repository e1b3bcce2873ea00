import {
  type Action,
  apply,
  checkAction,
  cloneState,
  type DecisionKind,
  decisionOf,
  DrawnChance,
  type Edition,
  nextToAct,
  type QuickRandom,
  type State,
  type View,
} from '@keyflower/engine';
import type { Patience } from './clock.ts';
import type { Judge } from './judge.ts';
import { shareOut } from './priors.ts';
import type { SearchSettings } from './settings.ts';
import { isInTree, isWorthSearching, mover } from './thinking.ts';
import { TreeNode } from './tree.ts';
import { utility, winShares } from './utility.ts';
import { Worlds } from './worlds.ts';

export interface SearchQuestion {
  edition: Edition;
  view: View;
  seat: number;
  decision: DecisionKind;
  random: QuickRandom;
}

/**
 * Information-set Monte-Carlo tree search. Every iteration plays in another world that may be behind the view; the
 * tree is one for all of them. Everyone chooses for themselves (max^n); chance is drawn anew each time.
 */
export class Search {
  readonly root = new TreeNode({ type: 'pass' }, '', -1, 1);
  iterations = 0;
  nodes = 1;
  readonly #question: SearchQuestion;
  readonly #judge: Judge;
  readonly #settings: SearchSettings;
  readonly #patience: Patience;
  readonly #worlds: Worlds;
  readonly #chance: DrawnChance;
  readonly #state: State;
  readonly #path: TreeNode[] = [];
  readonly #open: TreeNode[] = [];
  readonly #points: Float64Array;
  readonly #shares: Float64Array;

  constructor(question: SearchQuestion, judge: Judge, settings: SearchSettings, patience: Patience) {
    this.#question = question;
    this.#judge = judge;
    this.#settings = settings;
    this.#patience = patience;
    this.#worlds = new Worlds(question.edition, question.view, question.seat, question.random);
    this.#chance = new DrawnChance(question.random);
    this.#state = cloneState(this.#worlds.first);
    this.#points = new Float64Array(question.view.players.length);
    this.#shares = new Float64Array(question.view.players.length);
    this.root.untried = shareOut(
      judge.closely(this.#worlds.first, question.seat, settings.rootCandidates, () => patience.isOver(0)),
      settings.temperature,
    );
  }

  /** Whether there is nothing to search for. */
  get isSettled(): boolean {
    const { untried, children } = this.root;
    return untried.length + children.length === 1 || !isWorthSearching(this.#question.decision);
  }

  /** Thinks until patience is over. There is always an answer, the first candidate at worst. */
  run(): void {
    while (!this.#patience.isOver(this.iterations)) this.#iterate();
  }

  best(): Action {
    return this.ranking()[0].action;
  }

  /** What was thought about most comes first, of equals what is worth more. Never empty. */
  ranking(): TreeNode[] {
    const { children } = this.root;
    if (children.length === 0) this.#add(this.root, this.#question.seat, 0);
    return [...children].sort((a, b) => b.visits - a.visits || b.mean - a.mean);
  }

  /** A state that looks like the view to the seat. */
  get world(): State {
    return this.#worlds.first;
  }

  /** An iteration that patience does not outlast leaves nothing behind but perhaps a node nobody came to. */
  #iterate(): void {
    this.#worlds.dealInto(this.#state);
    this.#path.length = 0;
    this.#descend();
    const over = this.#playOut();
    if (over === null) return;
    this.#judge.evaluate(this.#state, this.#points);
    winShares(this.#points, over, this.#shares);
    this.#learn();
    this.iterations += 1;
  }

  /** Follows the tree, and ends at an action it did not have before. */
  #descend(): void {
    const s = this.#state;
    const { seat: own, random } = this.#question;
    let node = this.root;
    while (this.#path.length < this.#settings.depth) {
      const seat = mover(s, own);
      if (seat < 0) return;
      if (node !== this.root && !isInTree(decisionOf(s, seat), seat === own)) {
        apply(s, seat, this.#judge.policy(s, seat, random), this.#chance);
        continue;
      }
      const known = node.children.length;
      const next = this.#choose(node, seat);
      if (!next) return;
      const isNew = node.children.length > known;
      apply(s, seat, next.action, this.#chance);
      this.#path.push(next);
      node = next;
      if (isNew) return;
    }
  }

  /** The child to go on with: a new one while few have been tried, otherwise the most promising that is legal here. */
  #choose(node: TreeNode, seat: number): TreeNode | null {
    const open = this.#open;
    open.length = 0;
    for (const child of node.children) {
      if (child.seat === seat && this.#isLegal(node, seat, child.action)) open.push(child);
    }
    const { widening, exploration } = this.#settings;
    const room = 2 + widening * Math.sqrt(node.visits);
    if (open.length < room && this.nodes < this.#settings.mostNodes) {
      const added = this.#widen(node, seat);
      if (added) return added;
    }
    let best: TreeNode | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const child of open) {
      child.available += 1;
      const score =
        child.mean + (exploration * child.prior * Math.sqrt(child.available)) / (1 + child.visits);
      if (score <= most) continue;
      best = child;
      most = score;
    }
    return best;
  }

  #widen(node: TreeNode, seat: number): TreeNode | null {
    const s = this.#state;
    const from = node.untried.findIndex(
      (one) => (node === this.root || one.seat === seat) && this.#isLegal(node, seat, one.action),
    );
    if (from >= 0) return this.#add(node, seat, from);
    if (node === this.root || node.visits < node.lookAgain) return null;
    const { candidates, temperature } = this.#settings;
    const fresh = shareOut(this.#judge.candidates(s, seat, candidates), temperature, seat);
    node.untried = fresh.filter(
      ({ key }) => !node.children.some((child) => child.seat === seat && child.key === key),
    );
    node.lookAgain = 2 * node.visits + 4;
    return node.untried.length > 0 ? this.#add(node, seat, 0) : null;
  }

  #add(node: TreeNode, seat: number, place: number): TreeNode {
    const [{ action, key, prior }] = node.untried.splice(place, 1);
    const child = new TreeNode(action, key, seat, prior);
    child.available = 1;
    node.children.push(child);
    this.nodes += 1;
    return child;
  }

  /** What the bot's own seat can do now is the same in every world. */
  #isLegal(node: TreeNode, seat: number, action: Action): boolean {
    return node === this.root || checkAction(this.#state, seat, action) === null;
  }

  /** Plays on by the policy for some turns, not beyond the season. Returns whether the game is over, null if time is. */
  #playOut(): boolean | null {
    const s = this.#state;
    const { random } = this.#question;
    let turns = this.#settings.playoutTurns;
    for (let seat = nextToAct(s); seat >= 0; seat = nextToAct(s)) {
      const kind = decisionOf(s, seat);
      if (kind === 'turn' && turns-- <= 0) return false;
      if (kind === 'boat' || kind === 'offer') return false;
      if (this.#patience.isOver(this.iterations)) return null;
      apply(s, seat, this.#judge.policy(s, seat, random), this.#chance);
    }
    return true;
  }

  #learn(): void {
    this.root.visits += 1;
    for (const node of this.#path) {
      const points = this.#points[node.seat];
      const share = this.#shares[node.seat];
      node.visits += 1;
      node.value += utility(share, points);
      node.points += points;
      node.wins += share;
    }
  }
}
