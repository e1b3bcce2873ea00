import {
  type Action,
  DrawnChance,
  FULL_EDITION,
  isOver,
  legalActions,
  parsePosition,
  type Position,
  QuickRandom,
  type State,
} from '../../packages/engine/src/index.ts';
import { owesAnswer } from '../../packages/engine/src/play.ts';
import { keyOf, stepCase } from './bodies.ts';
import { considerAnswers, considerView } from './explore.ts';
import type { Candidate } from './selection.ts';
import { Selection } from './selection.ts';
import { stepFrom } from './walk.ts';
import { must } from '../testing/must.ts';

/** A position with all that it has to offer. */
interface Site {
  position: Position | null;
  size: number;
  candidates: Candidate[];
}

/** After so many actions the others of a position show the same things. */
const MOST_STEPS = 60;

/**
 * Chooses again: each position of the first choice offers many more cases than it was chosen for, so a third of
 * them covers the same.
 */
export function compact(candidates: readonly Candidate[], random: QuickRandom): Candidate[] {
  const wanted = new Set(candidates.flatMap(({ labels }) => labels));
  const sites = [...sitesOf(candidates).values()];
  for (const site of sites) if (site.position) extend(site, site.position, random);
  const chosen: Candidate[] = [];
  while (wanted.size > 0) {
    const best = must(sites.reduce((a, b) => (value(b, wanted) > value(a, wanted) ? b : a)));
    chosen.push(...taken(best, wanted));
  }
  return chosen;
}

function sitesOf(candidates: readonly Candidate[]): Map<string, Site> {
  const sites = new Map<string, Site>();
  candidates.forEach((candidate, i) => {
    const { position } = candidate;
    const key = position ? keyOf(position) : String(i);
    const site = sites.get(key) ?? { position, size: key.length, candidates: [] };
    sites.set(key, site);
    site.candidates.push(candidate);
  });
  return sites;
}

/** Adds an action of each kind with each tile, and what else can be asked at the position. */
function extend(site: Site, position: Position, random: QuickRandom): void {
  const state = parsePosition(FULL_EDITION, position, new DrawnChance(new QuickRandom('loaded')));
  if (isOver(state)) return;
  const found = new Selection();
  const seats = position.players.map((_, seat) => seat).filter((seat) => owesAnswer(state, seat));
  for (const seat of seats) {
    for (const action of differentActions(state, seat)) {
      const { labels, body } = stepCase(stepFrom(state, seat, action, 'compact'));
      found.consider(position, labels, body);
      if (random.below(4) === 0) considerAnswers(found, state, position, seat, action, random);
    }
  }
  for (const seat of [null, ...seats.slice(0, 1)]) considerView(found, state, position, seat);
  site.candidates.push(...found.chosen());
}

function differentActions(state: State, seat: number): Action[] {
  const kinds = new Map<string, Action>();
  for (const action of legalActions(state, seat)) {
    const { type, tile = '' } = action as { type: string; tile?: string };
    const mixed = action.type === 'use' ? Object.keys(action.screen).length > 1 : false;
    const groups = 'groups' in action && action.groups.length > 0;
    const key = [type, tile, mixed, groups, 'kind' in action && action.kind].join(' ');
    if (!kinds.has(key)) kinds.set(key, action);
    if (kinds.size >= MOST_STEPS) break;
  }
  return [...kinds.values()];
}

const newLabels = (candidate: Candidate, wanted: ReadonlySet<string>): string[] =>
  candidate.labels.filter((label) => wanted.has(label));

function value(site: Site, wanted: ReadonlySet<string>): number {
  const labels = new Set(site.candidates.flatMap((candidate) => newLabels(candidate, wanted)));
  return labels.size / site.size;
}

/** The cases of a position that cover something new, the most useful first. */
function taken(site: Site, wanted: Set<string>): Candidate[] {
  const chosen: Candidate[] = [];
  const rest = new Set(site.candidates);
  while (rest.size > 0) {
    const best = must(
      [...rest].reduce((a, b) => (newLabels(b, wanted).length > newLabels(a, wanted).length ? b : a)),
    );
    rest.delete(best);
    if (newLabels(best, wanted).length === 0) break;
    for (const label of best.labels) wanted.delete(label);
    chosen.push(best);
  }
  return chosen;
}
