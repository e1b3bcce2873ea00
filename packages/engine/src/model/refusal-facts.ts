import type { Colour, Skill } from './names.ts';

/** No facts: the reason is enough. */
export type NoFacts = Readonly<Record<string, never>>;

/** Reasons to refuse an action of the core, with their facts. Nothing unchecked is echoed. */
export interface CoreActionFacts {
  'not-your-decision': NoFacts;
  'not-an-action': NoFacts;
  'wrong-action-type': { decision: string; expected: readonly string[] };

  'no-tile-offered': NoFacts;
  'tile-offered-twice': NoFacts;
  'tile-not-in-hand': NoFacts;

  'tile-not-on-offer': NoFacts;
  'unknown-color': NoFacts;
  'malformed-worker-count': NoFacts;
  'too-few-workers': { color: Colour; held: number; needed: number };
  'bid-without-workers': NoFacts;
  'bid-groups-not-losing': NoFacts;
  'bid-mixes-colors': { color: Colour; groupColor: Colour };
  'bid-color-fixed': { color: Colour };
  'tile-has-other-color': { color: Colour };
  'bid-too-low': { highest: number; offered: number };

  'tile-not-usable': NoFacts;
  'use-groups-not-losing': NoFacts;
  'use-too-small': { least: number; offered: number };
  'tile-full': { room: number; offered: number };
  'use-mixes-colors': NoFacts;
  'no-skill-to-pay': { skill: Skill | 'any' };
  'no-worker-to-pay': { color: Colour | 'any' };

  'payment-not-single': NoFacts;
  'wrong-payment': { worker: Colour | 'any' } | { skill: Skill | 'any' };
  'no-such-worker': { color: Colour };
  'no-such-skill': { skill: Skill };
  'payment-not-losing-bid': NoFacts;

  'no-such-choice': { choices: number };
  'supply-empty': NoFacts;

  'not-own-village': NoFacts;
  'same-tile': NoFacts;
  'no-such-resource': NoFacts;
  'no-road': { points: number };

  'not-upgradable': NoFacts;
  'no-upgrade-left': NoFacts;
  'upgrade-unaffordable': NoFacts;
  'malformed-payment': NoFacts;
  'payment-wrong-size': { resources: number; skills: number };
  'payment-not-held': NoFacts;
  'payment-wrong-kinds': NoFacts;
  'payment-ambiguous': { ways: number };

  'boat-not-free': NoFacts;

  'no-such-tile-to-place': NoFacts;
  'malformed-rotation': NoFacts;
  'not-adjacent': NoFacts;
  'spot-taken': NoFacts;
  'edges-differ': NoFacts;
}

/**
 * Reasons to refuse a request, a position, a record or overrides, with their facts. `path` says which field is
 * meant: `players[0].workers`.
 */
export interface InputFacts {
  'not-json': NoFacts;
  'line-too-long': { most: number };
  'unreadable-line': NoFacts;
  'nested-too-deeply': { path: string };
  'not-carried-out': NoFacts;
  'no-game': NoFacts;

  'missing-field': { path: string };
  'unknown-field': { path: string; expected: readonly string[]; nearest?: string };
  'wrong-type': { path: string; expected: JsonKind };
  'out-of-range': { path: string; low: number; high: number };
  'wrong-number': { path: string; expected: number };
  'wrong-length': { path: string; low: number; high: number };
  empty: { path: string };
  'unknown-option': { name: string; nearest?: string };
  'unknown-name': { path: string; expected: readonly string[]; nearest?: string };
  'unknown-tile': { path: string; nearest?: string };
  'unsupported-rules': { path: string; supported: readonly number[] };
  'mode-not-available': { mode: string };
  'not-correctable': { path: string };

  contradiction: { path: string; problem: Contradiction };
  'edges-mismatch': { path: string; tiles: readonly string[] };
  'too-many-pieces': { path: string; pieces: PieceName };
  'wrong-draw': { path: string; count: number };
  'unexpected-draw': { path: string; what: string; for: string | number };
}

export type JsonKind =
  | 'object'
  | 'array'
  | 'string'
  | 'boolean'
  | 'integer'
  | 'seat'
  | 'seat-or-null'
  | 'seats';

export type PieceName = 'workers' | 'green-workers' | 'skill-tiles' | 'resources';

/** What is wrong with a field that would be fine elsewhere. */
export type Contradiction =
  // players and villages
  | 'player-count-differs'
  | 'more-known-than-held'
  | 'not-a-winter-tile'
  | 'offered-not-held'
  | 'offered-outside-offering'
  | 'not-one-home'
  | 'home-not-at-origin'
  | 'home-to-place'
  | 'placing-outside-ending'
  | 'sealed-outside-placing'
  | 'two-tiles-in-one-place'
  | 'village-not-connected'
  | 'tile-repeated'
  | 'wrong-season'
  | 'not-upgradable'
  | 'no-faces'
  | 'not-usable'
  | 'use-counts'
  // tiles on offer and boats
  | 'not-a-market-tile'
  | 'not-in-this-game'
  | 'upgraded-outside-village'
  | 'resources-outside-village'
  | 'used-in-winter'
  | 'bid-mixes-colors'
  | 'two-bids'
  | 'equal-bids'
  | 'first-use-mixes-colors'
  | 'bid-in-other-color'
  | 'use-in-other-color'
  | 'bid-cannot-lie'
  | 'lone-lying-bid'
  | 'workers-on-tiles'
  | 'market-not-settled'
  | 'picks-and-boats-differ'
  | 'picked-outside-ending'
  | 'picked-boat-not-empty'
  | 'supply-does-not-add-up'
  // decisions
  | 'decision-after-end'
  | 'decisions-differ'
  | 'decision-missing'
  | 'seat-repeated'
  | 'several-deciders'
  | 'wrong-phase'
  | 'not-the-active-player'
  | 'nothing-to-decide'
  | 'not-the-used-tile'
  | 'not-asked-by-tile'
  | 'offering-outside-autumn'
  // records
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
  // overrides
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

/** Every reason of the core with its facts. */
export interface CoreRefusalFacts extends CoreActionFacts, InputFacts {}
