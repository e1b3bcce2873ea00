import type { Ability, Colour, Counts, Resource, Season, Skill } from './names.ts';

/* What is printed on the tiles of the base game. Expansions extend these types with what theirs have beside it. */

/** What a player receives for a use (USE-6, USE-7). */
export type Gain = Counts<Resource | 'greenWorkers' | 'bagWorkers' | 'randomSkills'>;

/** What a use costs: one worker or one skill tile, of a named kind or of any. */
export type Pay = { worker: Colour | 'any' } | { skill: Skill | 'any' };

export interface UseEffect {
  pay?: Pay;
  /** USE-9: the payment goes back to bag or pile only after the gain, so that it can't be drawn back. */
  paymentHeld?: boolean;
  gain?: Gain;
  /** The player picks one of these (USE-10). */
  gainOneOf?: readonly Gain[];
  transport?: number;
  upgrades?: number;
}

/** The kinds of item a winter tile gathers. */
export type ItemClass = 'workers' | 'skills' | 'resources';
type KindOf = { workers: Colour; skills: Skill; resources: Resource };

/** Points for items allocated to a tile (SCORE-3, SCORE-6). */
export type GatherRule = {
  [C in ItemClass]:
    | { items: C; vp: number; take: 'any'; count: number }
    | { items: C; vp: number; take: 'each-of'; kinds: readonly KindOf[C][] }
    | { items: C; vp: number; take: 'kind'; kind: KindOf[C] }
    /** One kind is chosen for the tile; `except` can't be chosen. */
    | { items: C; vp: number; take: 'chosen-kind'; except?: readonly KindOf[C][] };
}[ItemClass];

/** Points for the village's shape, or for what was left over. */
export type ShapeRule =
  | { shape: 'transport-capacity'; vp: number }
  | { shape: 'road-loop'; vp: number }
  | { shape: 'boats-on-river'; byCount: readonly number[] }
  | { shape: 'free-flips'; count: 1 }
  | { shape: 'unallocated-workers'; vp: number }
  | { shape: 'adjacent-tiles'; vp: number };

/** Points per resource lying on the tile (SCORE-2); gold stands in for a named kind. */
export type YardRule = { resource: Resource | 'any'; vp: number };

/** One side of a tile, as printed. */
export interface Face {
  vp?: number;
  use?: UseEffect;
  gather?: GatherRule;
  shape?: ShapeRule;
  yard?: YardRule;
  ability?: Ability;
}

export interface UpgradeCost {
  resources?: Counts<Resource | 'any'>;
  skills?: Counts<Skill | 'any'>;
}

export type TileKind = 'village' | 'summer-boat' | 'home' | 'boat' | 'turn-order';

export interface BoatGoods {
  workers: number;
  skills: number;
}

/** A row of the content tables: what is printed on one tile. */
export interface TileSpec {
  id: string;
  kind: TileKind;
  season: Season | null;
  /** Six letters from N clockwise (N NE SE S SW NW): R road, F field, W water. */
  edges: string;
  front: Face;
  /** The upgraded side; of a summer boat: face b. */
  back?: Face;
  upgradeCost?: UpgradeCost;
  /** Homes and turn-order tiles. */
  number?: number;
  minPlayers?: number;
  maxPlayers?: number;
  /** SET-6: the turn-order tile that shows the start-player marker. */
  startPlayer?: boolean;
  goods?: Readonly<Record<'spring' | 'summer' | 'autumn', BoatGoods>>;
  /** Values that are not confirmed: `front`, `back`, `back.vp`, `upgradeCost`, `edges`, `gives`. */
  calibrated?: readonly string[];
  /** Values that were corrected, in the same way: `edges`, `back.vp`, `front.use.gain`. */
  overridden?: readonly string[];
}
