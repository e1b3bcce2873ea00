import { COLOURS, MAX_PLAYERS, MIN_PLAYERS, RESOURCES, SEASONS, SKILLS } from '../model/names.ts';
import { MAX_BERTHS, MAX_TILES, sliceLength } from '../model/state.ts';
import type { Expansion } from './expansion.ts';
import type { ExtraGain, Gain, Pay, TileSpec, UpgradeCost, UseEffect } from '../model/tile.ts';

export const ROAD = 1;
export const WATER = 2;
/** A field edge is 0. */
const EDGE_LETTERS = 'FRW';

/** "Any kind", where a kind's index is expected. */
export const ANY = -1;

/** A gain with its kinds as indices, ready for the interpreter. */
export interface GainTable {
  readonly resources: readonly number[];
  readonly greenWorkers: number;
  readonly bagWorkers: number;
  readonly randomSkills: number;
  /** What only an expansion knows how to give, null where there is nothing of the kind. */
  readonly extra: ExtraGain | null;
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
export interface Content {
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
  readonly expansion: Expansion | null;
  /** Bytes that a state keeps for it. */
  readonly sliceSize: number;
  /** What the expansion was made by, for the same content with other tiles. */
  readonly expand: Expand | null;
  /** The tiles as printed; what is to be played with is in `tiles`. */
  readonly printed: readonly TileSpec[];
  /** The corrections between the two, by which records name them. */
  readonly overrides: AppliedOverrides | null;
}

export type Expand = (tiles: readonly TileSpec[]) => Expansion;

export interface AppliedOverrides {
  /** SHA-256 of the overrides as canonical JSON. */
  readonly hash: string;
  readonly overrides: object;
}

/**
 * `expand` makes the expansion for these tiles, if there is one; `corrected` says what the tiles are corrected from
 * and by (see `withOverrides`).
 */
export function buildContent(
  tiles: readonly TileSpec[],
  expand: Expand | null = null,
  corrected: Pick<Content, 'printed' | 'overrides'> = { printed: tiles, overrides: null },
): Content {
  refuseOversize(tiles);
  const ids = tiles.map((tile) => tile.id);
  const expansion = expand?.(tiles) ?? null;
  const sliceSize = expansion ? sliceLength(expansion.slice, tiles.length) : 0;
  if (sliceSize > MAX_SLICE) throw new RangeError(`a slice of ${sliceSize} bytes is above ${MAX_SLICE}`);
  const ofKind = (kind: TileSpec['kind']) => tiles.flatMap((tile, i) => (tile.kind === kind ? [i] : []));
  return {
    tiles,
    ids,
    indexOf: new Map(ids.map((id, i) => [id, i])),
    alphabetical: Uint8Array.from(ids, (id) => ids.filter((other) => other < id).length),
    ...edgeTables(tiles),
    uses: tiles.flatMap((tile) => [useTable(tile.front.use), useTable(tile.back?.use)]),
    upgrades: tiles.map((tile) => upgradeTable(tile.upgradeCost)),
    seasons: SEASONS.map((season) => tiles.flatMap((tile, i) => (tile.season === season ? [i] : []))),
    homes: ofKind('home'),
    boats: ofKind('boat'),
    turnOrder: ofKind('turn-order').sort((a, b) => tiles[a].number! - tiles[b].number!),
    expansion,
    sliceSize,
    expand,
    ...corrected,
  };
}

/** A state is copied all the time: what expansions keep in it stays small. */
const MAX_SLICE = 32 * 1024;

/** Refuses tiles that a state has no room for, where they would be lost without a word. */
function refuseOversize(tiles: readonly TileSpec[]): void {
  const refuse = (what: string, n: number, most: number) => {
    if (n > most) throw new RangeError(`there are ${n} ${what}, and room for ${most}`);
  };
  refuse('tiles', tiles.length, MAX_TILES);
  refuse('boats', tiles.filter(({ kind }) => kind === 'boat').length, MAX_BERTHS);
  for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
    const row = tiles.filter(
      ({ kind, minPlayers = 0, maxPlayers = MAX_PLAYERS }) =>
        kind === 'turn-order' && minPlayers <= players && players <= maxPlayers,
    );
    refuse(`turn-order tiles for ${players} players`, row.length, MAX_BERTHS);
  }
}

function edgeTables(tiles: readonly TileSpec[]): Pick<Content, 'edges' | 'edgeCodes'> {
  const edges = new Uint8Array(tiles.length * 36);
  const edgeCodes = new Uint16Array(tiles.length * 6);
  tiles.forEach((tile, t) => {
    for (let rotation = 0; rotation < 6; rotation++) {
      for (let direction = 0; direction < 6; direction++) {
        const printed = (direction - rotation + 6) % 6;
        const edge = EDGE_LETTERS.indexOf(tile.edges.charAt(printed));
        edges[(t * 6 + rotation) * 6 + direction] = edge;
        edgeCodes[t * 6 + rotation] |= edge << (2 * direction);
      }
    }
  });
  return { edges, edgeCodes };
}

function useTable(use: UseEffect | undefined): UseTable | null {
  if (!use) return null;
  return {
    pay: use.pay ? payTable(use.pay) : null,
    paymentHeld: use.paymentHeld ?? false,
    gain: use.gain ? gainTable(use.gain) : null,
    oneOf: use.gainOneOf ? use.gainOneOf.map(gainTable) : null,
    transport: use.transport ?? 0,
    upgrades: use.upgrades ?? 0,
  };
}

function payTable(pay: Pay): NonNullable<UseTable['pay']> {
  return 'worker' in pay
    ? { what: 'worker', kind: pay.worker === 'any' ? ANY : COLOURS.indexOf(pay.worker) }
    : { what: 'skill', kind: pay.skill === 'any' ? ANY : SKILLS.indexOf(pay.skill) };
}

function gainTable(gain: Gain): GainTable {
  const {
    wood = 0,
    stone = 0,
    iron = 0,
    gold = 0,
    greenWorkers = 0,
    bagWorkers = 0,
    randomSkills = 0,
    ...extra
  } = gain;
  return {
    resources: [wood, stone, iron, gold],
    greenWorkers,
    bagWorkers,
    randomSkills,
    extra: Object.keys(extra).length > 0 ? extra : null,
  };
}

function upgradeTable(cost: UpgradeCost | undefined): UpgradeTable | null {
  if (!cost) return null;
  const resources = RESOURCES.map((resource) => cost.resources?.[resource] ?? 0);
  const skills = SKILLS.map((skill) => cost.skills?.[skill] ?? 0);
  const anyResources = cost.resources?.any ?? 0;
  const anySkills = cost.skills?.any ?? 0;
  const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);
  return {
    resources,
    resourceCount: sum(resources) + anyResources,
    skills,
    skillCount: sum(skills) + anySkills,
  };
}
