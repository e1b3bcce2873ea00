import {
  type Action,
  apply,
  checkAction,
  cloneState,
  copyState,
  decisionOf,
  DrawnChance,
  type State,
} from '@keyflower/engine';
import type { Deadline } from '../deadline.ts';
import { leadOf } from '../evaluate/evaluator.ts';
import { Leaf } from './leaf.ts';
import type { SearchModel, SearchQuestion } from './model.ts';
import { priorsOf } from './priors.ts';
import type { SearchSettings } from './settings.ts';
import { isInTree, isWorthSearching, mover } from './scope.ts';
import { meanValue, TreeNode } from './tree.ts';
import { utility } from './utility.ts';
import { Determinizations } from './determinizations.ts';

/** Approximate change of the utility per point. */
const POINT = 0.03;
/** How many more actions than widening alone are tried at a seat's own decisions. */
const OWN_BREADTH = 2;
/** Iterations between two checks for an early decision. */
const CHECK_INTERVAL = 16;

/**
 * Information-set Monte Carlo tree search. Every iteration samples a determinization of the view; all of them share
 * one tree. Every seat maximizes its own utility (max^n), and chance is sampled in every iteration.
 */
export class Search {
  readonly root = new TreeNode({ type: 'pass' }, '', -1, 1, 0);
  iterations = 0;
  nodes = 1;
  /** Called after every iteration with the root's action and every seat's points. */
  observer: ((first: TreeNode, points: Float64Array) => void) | null = null;
  private readonly question: SearchQuestion;
  private readonly model: SearchModel;
  private readonly settings: SearchSettings;
  private readonly deadline: Deadline;
  private readonly worlds: Determinizations;
  private readonly chance: DrawnChance;
  private readonly state: State;
  /** The determinization that sequential halving compares actions in. */
  private readonly dealt: State;
  private readonly path: TreeNode[] = [];
  private readonly open: TreeNode[] = [];
  private readonly leaf: Leaf;
  private readonly scoreWeight: number;
  private readonly rivalry: number;
  /** The root's actions that sequential halving still compares, the best first. */
  private compared: TreeNode[] = [];

  constructor(question: SearchQuestion, model: SearchModel, settings: SearchSettings, deadline: Deadline) {
    this.question = question;
    this.model = model;
    this.settings = settings;
    this.deadline = deadline;
    this.worlds = new Determinizations(question.edition, question.view, question.seat, question.random);
    this.chance = new DrawnChance(question.random);
    this.state = cloneState(this.worlds.first);
    this.dealt = cloneState(this.worlds.first);
    const { length } = question.view.players;
    this.leaf = new Leaf(question, model, settings, deadline, this.chance);
    this.scoreWeight = settings.scoreWeight[length > 2 ? 1 : 0];
    this.rivalry = length > 2 ? settings.rivalry : 0;
    const another = (): State => {
      this.worlds.dealInto(this.state);
      return this.state;
    };
    const isOver = (): boolean => deadline.isOver(0);
    const { first } = this.worlds;
    const found = model.closely(first, another, question.seat, settings.rootCandidates, isOver);
    this.root.untried = priorsOf(found, settings.temperature);
  }

  /** Whether there is nothing to search for. */
  get isSettled(): boolean {
    const { untried, children } = this.root;
    return untried.length + children.length === 1 || !isWorthSearching(this.question.decision);
  }

  /** Searches until the deadline. There is always an answer, the first candidate at worst. */
  run(): void {
    while (!this.deadline.isOver(this.iterations)) this.iterateAnew();
  }

  /** Like `run`, but stops once the remaining iterations cannot change which action has the most visits. */
  decide(): void {
    if (this.settings.halving > 0) return this.halve();
    for (let n = 1; !this.deadline.isOver(this.iterations); n++) {
      this.iterateAnew();
      if (n % CHECK_INTERVAL === 0 && this.lead() > this.deadline.left(this.iterations)) return;
    }
  }

  /**
   * Sequential halving: gives all compared actions equally many iterations, drops the worse half, and repeats with what
   * is left of the time.
   */
  private halve(): void {
    const { root, settings, deadline, question } = this;
    while (root.children.length < settings.halving && root.untried.length > 0)
      this.add(root, question.seat, 0);
    this.compared = [...root.children];
    // Measures the speed; without it, a time limit does not tell how many iterations are left.
    this.iterateEach();
    while (this.compared.length > 1 && !deadline.isOver(this.iterations)) {
      const rounds = 32 - Math.clz32(this.compared.length - 1);
      const each = Math.max(1, Math.floor(deadline.left(this.iterations) / rounds / this.compared.length));
      for (let n = 0; n < each; n++) this.iterateEach();
      const mean = meanValue(this.compared);
      this.compared.sort((a, b) => this.seen(b, mean) - this.seen(a, mean));
      this.compared.length = Math.ceil(this.compared.length / 2);
    }
  }

  /** One iteration for each compared action, all with the same hands: what differs is due to the action. */
  private iterateEach(): void {
    this.worlds.dealInto(this.dealt);
    for (const node of this.compared) {
      if (this.deadline.isOver(this.iterations)) return;
      copyState(this.dealt, this.state);
      this.iterate(node);
    }
  }

  /** The value of a root action, drawn to what its price promised while it has few visits. */
  private seen({ value, visits, behind }: TreeNode, mean: number): number {
    const { rootPriorWeight: weight } = this.settings;
    return (value + weight * (mean + POINT * behind)) / (visits + weight);
  }

  /**
   * Gives some of the root's actions equally many iterations, all in the same worlds. Returns their nodes; null for one that
   * is not known.
   */
  compare(keys: readonly string[], each: number): (TreeNode | null)[] {
    const { root, question } = this;
    const nodes = keys.map((key) => {
      const place = root.untried.findIndex((one) => one.key === key);
      return place < 0 ? null : this.add(root, question.seat, place);
    });
    this.compared = nodes.filter((node) => node !== null);
    for (let n = 0; n < each; n++) this.iterateEach();
    return nodes;
  }

  /** By how many visits the first action is ahead of the second. */
  private lead(): number {
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.children) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second;
  }

  best(): Action {
    return this.ranking()[0].action;
  }

  /** The actions by visits, ties by mean value. Never empty. */
  ranking(): TreeNode[] {
    const { children } = this.root;
    if (children.length === 0) this.add(this.root, this.question.seat, 0);
    const [survivor] = this.compared;
    return [...children].sort(
      (a, b) => Number(b === survivor) - Number(a === survivor) || b.visits - a.visits || b.mean - a.mean,
    );
  }

  /** A determinization of the view. */
  get world(): State {
    return this.worlds.first;
  }

  /** An iteration in a determinization of its own. */
  private iterateAnew(): void {
    this.worlds.dealInto(this.state);
    this.iterate(null);
  }

  /** An iteration cut short by the deadline leaves at most a node without visits. */
  private iterate(first: TreeNode | null): void {
    this.path.length = 0;
    if (!this.descend(first)) return;
    if (!this.leaf.evaluate(this.state, this.iterations)) return;
    this.backUp();
    this.iterations += 1;
  }

  /** Follows the tree until it has added an action, starting with `first` if given. Returns false if time ran out. */
  private descend(first: TreeNode | null): boolean {
    const s = this.state;
    const { seat: own, random } = this.question;
    let node = this.root;
    while (this.path.length < this.settings.depth) {
      const seat = mover(s, own);
      if (seat < 0) return true;
      const kind = decisionOf(s, seat);
      if (node !== this.root && !isInTree(kind, seat === own)) {
        if (this.deadline.isOver(this.iterations)) return false;
        apply(s, seat, this.model.policy(s, seat, random), this.chance);
        continue;
      }
      const known = node.children.length;
      const next = node === this.root && first ? first : this.choose(node, seat);
      if (!next) return true;
      const isNew = node.children.length > known || next.visits === 0;
      apply(s, seat, next.action, this.chance);
      this.path.push(next);
      node = next;
      if (isNew) return true;
    }
    return true;
  }

  /** Selects a child: a new one while few have been tried, otherwise the most promising one that is legal here. */
  private choose(node: TreeNode, seat: number): TreeNode | null {
    const open = this.open;
    open.length = 0;
    for (const child of node.children) {
      if (child.seat === seat && this.isLegal(node, seat, child.action)) open.push(child);
    }
    const { widening, exploration, rivalBreadth } = this.settings;
    const breadth = seat === this.question.seat ? OWN_BREADTH : rivalBreadth;
    const room = Math.max(1, breadth + widening * Math.sqrt(node.visits));
    if (open.length < room && this.nodes < this.settings.maxNodes) {
      const added = this.widen(node, seat);
      if (added) return added;
    }
    let best: TreeNode | null = null;
    let most = Number.NEGATIVE_INFINITY;
    const priorWeight = node === this.root ? this.settings.rootPriorWeight : this.settings.priorWeight;
    const mean = meanValue(open);
    for (const child of open) {
      child.available += 1;
      const seen = (child.value + priorWeight * (mean + POINT * child.behind)) / (child.visits + priorWeight);
      const score = seen + (exploration * child.prior * Math.sqrt(child.available)) / (1 + child.visits);
      if (score <= most) continue;
      best = child;
      most = score;
    }
    return best;
  }

  private widen(node: TreeNode, seat: number): TreeNode | null {
    const s = this.state;
    const from = node.untried.findIndex(
      (one) => (node === this.root || one.seat === seat) && this.isLegal(node, seat, one.action),
    );
    if (from >= 0) return this.add(node, seat, from);
    if (node === this.root || node.visits < node.lookAgain) return null;
    const { candidates, temperature } = this.settings;
    const fresh = priorsOf(this.model.candidates(s, seat, candidates), temperature, seat);
    node.untried = fresh.filter(
      ({ key }) => !node.children.some((child) => child.seat === seat && child.key === key),
    );
    node.lookAgain = 2 * node.visits + 4;
    return node.untried.length > 0 ? this.add(node, seat, 0) : null;
  }

  private add(node: TreeNode, seat: number, place: number): TreeNode {
    const [{ action, key, prior, behind }] = node.untried.splice(place, 1);
    const child = new TreeNode(action, key, seat, prior, behind);
    child.available = 1;
    node.children.push(child);
    this.nodes += 1;
    return child;
  }

  /** At the root, the legal actions are the same in every determinization. */
  private isLegal(node: TreeNode, seat: number, action: Action): boolean {
    return node === this.root || checkAction(this.state, seat, action) === null;
  }

  private backUp(): void {
    this.root.visits += 1;
    for (const node of this.path) {
      const points = this.leaf.points[node.seat];
      const share = this.leaf.shares[node.seat];
      node.visits += 1;
      const lead = leadOf(this.leaf.points, this.leaf.points.length, node.seat, this.rivalry);
      node.value += utility(share, lead, this.scoreWeight);
      node.points += points;
      node.wins += share;
    }
    if (this.observer && this.path.length > 0) this.observer(this.path[0], this.leaf.points);
  }
}
