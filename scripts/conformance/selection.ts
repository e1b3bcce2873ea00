import type { Case, LoadCase } from '../../apps/cli/src/conformance/format.ts';
import type { Position } from '../../packages/engine/src/index.ts';
import { must } from '../testing/must.ts';

/** A case before it has an id, with the position that it starts from, if it starts from one. */
export type Body<Kind extends Case = Exclude<Case, LoadCase>> = Kind extends Case
  ? Omit<Kind, 'id' | 'position'>
  : never;

export interface Candidate {
  position: Position | null;
  /** What it covers; those that only serve the choice, and not the reader, are not in `rules` and `tiles`. */
  labels: readonly string[];
  body: Body;
}

interface Kept extends Candidate {
  cost: number;
}

/** Keeps the shortest case for every label that it is shown, and chooses few that cover all labels. */
export class Selection {
  private readonly best = new Map<string, Kept>();
  private readonly seen = new Map<string, number>();

  consider(position: Position | null, labels: readonly string[], body: () => Body): void {
    const atLeast = position ? sizeOf(position) : 0;
    for (const label of labels) this.seen.set(label, (this.seen.get(label) ?? 0) + 1);
    const wanted = labels.filter(
      (label) => atLeast < (this.best.get(label)?.cost ?? Number.POSITIVE_INFINITY),
    );
    if (wanted.length === 0) return;
    const made = body();
    const kept: Kept = { position, labels, body: made, cost: atLeast + JSON.stringify(made).length };
    for (const label of wanted) {
      if (kept.cost < (this.best.get(label)?.cost ?? Number.POSITIVE_INFINITY)) this.best.set(label, kept);
    }
  }

  covers(label: string): boolean {
    return this.best.has(label);
  }

  /** Rare labels first; a candidate is left out if those chosen after it cover what it covers. */
  chosen(): Candidate[] {
    const labels = [...this.best.keys()].sort(
      (a, b) => must(this.seen.get(a)) - must(this.seen.get(b)) || (a < b ? -1 : 1),
    );
    const covered = new Set<string>();
    const chosen: Kept[] = [];
    for (const label of labels) {
      if (covered.has(label)) continue;
      const candidate = must(this.best.get(label));
      chosen.push(candidate);
      for (const one of candidate.labels) covered.add(one);
    }
    return withoutNeedless(chosen);
  }
}

function withoutNeedless(candidates: readonly Kept[]): Candidate[] {
  const counts = new Map<string, number>();
  for (const { labels } of candidates) {
    for (const label of new Set(labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const needed = new Set<Kept>(candidates);
  for (const one of [...candidates].sort((a, b) => b.cost - a.cost)) {
    const labels = [...new Set(one.labels)];
    if (!labels.every((label) => must(counts.get(label)) > 1)) continue;
    needed.delete(one);
    for (const label of labels) counts.set(label, must(counts.get(label)) - 1);
  }
  return candidates.filter((one) => needed.has(one));
}

const sizes = new WeakMap<Position, number>();

function sizeOf(position: Position): number {
  const known = sizes.get(position) ?? JSON.stringify(position).length;
  sizes.set(position, known);
  return known;
}
