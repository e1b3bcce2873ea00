import type { TileSpec } from './tile.ts';

/** "Any kind", where a kind's index is expected. */
export const ANY = -1;

/** Edges of tiles; a field edge is 0. */
export const ROAD = 1;
export const WATER = 2;

/** A gain with its kinds as indices, ready for the interpreter. */
export interface GainTable {
  readonly resources: readonly number[];
  readonly greenWorkers: number;
  readonly bagWorkers: number;
  readonly randomSkills: number;
  /** What only expansions know how to give, null where there is nothing of the kind. */
  readonly extra: object | null;
}

export interface UseTable {
  /** What the payment is; `kind` is an index into colours or skills, or ANY. */
  readonly pay: { readonly what: 'worker' | 'skill'; readonly kind: number } | null;
  readonly paymentHeld: boolean;
  readonly gain: GainTable | null;
  readonly oneOf: readonly GainTable[] | null;
  readonly transport: number;
  readonly upgrades: number;
}

export interface UpgradeTable {
  readonly resources: readonly number[];
  readonly resourceCount: number;
  readonly skills: readonly number[];
  readonly skillCount: number;
}

/** The printed tiles of a game, by index, with what the rules look up most already worked out. */
export interface Tables {
  readonly tiles: readonly TileSpec[];
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Each tile's place in the alphabetical order of ids: lists of groups and tiles are printed sorted. */
  readonly alphabetical: Uint8Array;
  /** What faces a direction: `edges[(tile * 6 + rotation) * 6 + direction]`. */
  readonly edges: Uint8Array;
  /** The six edges of a turned tile in one number, two bits a direction: `edgeCodes[tile * 6 + rotation]`. */
  readonly edgeCodes: Uint16Array;
  /** `uses[tile * 2 + face]`, face 1 being the back. */
  readonly uses: readonly (UseTable | null)[];
  readonly upgrades: readonly (UpgradeTable | null)[];
  /** Village and summer-boat tiles by season, in content order. */
  readonly seasons: readonly (readonly number[])[];
  readonly homes: readonly number[];
  readonly boats: readonly number[];
  /** By number: in that order they are resolved (END-5). */
  readonly turnOrder: readonly number[];
}

export interface AppliedOverrides {
  /** SHA-256 of the overrides as canonical JSON. */
  readonly hash: string;
  readonly overrides: object;
}
