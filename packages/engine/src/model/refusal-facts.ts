import type { Colour, Skill } from './names.ts';

/** No facts: the reason says it all. */
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

/** Reasons to refuse a request, a position, a record or overrides that can't be read, with their facts. */
export interface InputFacts {
  'not-json': NoFacts;
  'line-too-long': { most: number };
  'unreadable-line': NoFacts;
  'nested-too-deeply': { path: string };
  'not-carried-out': NoFacts;
  'no-game': NoFacts;
  'wrong-type': { path: string; expected: JsonKind };
  'out-of-range': { path: string; low: number; high: number };
  'list-too-long': { path: string; most: number };
  'unknown-name': { path: string; expected: readonly string[] };
  'unknown-tile': { path: string };
  'mode-not-available': { mode: string };
  contradiction: { path: string; problem: string };
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

/** Every reason of the core with its facts. */
export interface CoreRefusalFacts extends CoreActionFacts, InputFacts {}
