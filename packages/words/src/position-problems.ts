import type { RefusalFacts } from '@keyflower/engine';

type Contradiction = RefusalFacts['contradiction']['problem'];

/** Those of records and of corrected tiles, which no position has. */
type Elsewhere =
  | 'incomplete-position'
  | 'options-differ'
  | 'seed-differs'
  | 'seed-not-proven'
  | 'draw-missing'
  | 'draw-differs-from-seed'
  | 'not-undoable'
  | 'not-over'
  | 'result-differs'
  | 'hash-differs'
  | 'not-six-edges'
  | 'wrong-boat-edges'
  | 'wrong-home-edges'
  | 'water-on-land'
  | 'gain-fixed-and-chosen'
  | 'gain-repeated'
  | 'held-payment-with-choice'
  | 'not-one-payment'
  | 'use-without-effect'
  | 'inconsistent-tile';

type Text<Facts> = string | ((facts: Facts) => string);

type General =
  | 'missing-field'
  | 'wrong-type'
  | 'out-of-range'
  | 'wrong-length'
  | 'empty'
  | 'unknown-name'
  | 'unknown-tile'
  | 'unsupported-rules'
  | 'nested-too-deeply'
  | 'too-many-pieces';

/** What makes a position impossible, in sentences for players. Where it is said elsewhere. */
export interface PositionProblems {
  readonly contradictions: Readonly<Record<Exclude<Contradiction, Elsewhere>, string>>;
  readonly farmers: Readonly<Record<RefusalFacts['farmers-contradiction']['problem'], string>>;
  readonly general: { readonly [Reason in General]: Text<RefusalFacts[Reason]> };
  /** The touching edges of two tiles, by their names. */
  readonly edges: (one: string, other: string) => string;
  readonly other: string;
}

const own = <T extends object>(texts: T, name: string): T[keyof T] | undefined =>
  Object.hasOwn(texts, name) ? texts[name as keyof T] : undefined;

/** Why the engine refuses a position, as a sentence for players. */
export function positionProblemText(
  { reason, facts }: { reason: string; facts: object },
  texts: PositionProblems,
  tileName: (id: string) => string,
): string {
  const { problem, tiles } = facts as { problem?: string; tiles?: readonly string[] };
  if (reason === 'edges-mismatch' && tiles)
    return texts.edges(tileName(tiles[0] ?? ''), tileName(tiles[1] ?? ''));
  if (problem !== undefined)
    return own(texts.contradictions, problem) ?? own(texts.farmers, problem) ?? texts.other;
  const text = own(texts.general, reason) ?? texts.other;
  return typeof text === 'string' ? text : (text as (facts: object) => string)(facts);
}
