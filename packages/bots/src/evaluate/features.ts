import { type Resource, RESOURCES, type State } from '@keyflower/engine';
import {
  BOAT_3B,
  AUTUMN,
  bestOtherBid,
  bidColour,
  bidSize,
  COLOUR_COUNT,
  DIRECTIONS,
  faceOf,
  GOLD,
  isLosingBid,
  MAX_PLAYERS,
  neighbourOf,
  owns,
  paysInAnyKind,
  RESOURCE_COUNT,
  villageTile,
  WINTER,
} from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { chanceToHold, type MovableWorkers } from './hold-chance.ts';
import { Holdings } from './holdings.ts';
import { putScalars } from './scalars.ts';
import { BLOCK, type NetworkInput, ROW } from './network.ts';
import { INPUTS, NONE, type TileInputs, tileInputsOf } from './tile-inputs.ts';
import { Upgrades } from './upgrades.ts';
import { Village } from './village.ts';

/** The weight of incomplete sets by bucket: there is less and less time to complete them. */
const PARTIAL_SET_WEIGHT = [0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.2, 0];

/** A position from the perspective of one seat: the non-zero inputs with their indices, and the visible points. */
export class Features implements NetworkInput {
  bucket = 0;
  count = 0;
  readonly rows = new Int32Array(INPUTS * 2);
  readonly places = new Uint16Array(INPUTS * 2);
  readonly values = new Float32Array(INPUTS * 2);
  /** Points that the seat has, or probably gets from what it has. */
  base = 0;

  readonly holdings = new Holdings();
  village = new Village();
  private readonly villages = Array.from({ length: MAX_PLAYERS }, () => new Village());
  private readonly left = new Holdings();
  readonly upgrades = new Upgrades();
  readonly later = new Float64Array(COLOUR_COUNT);
  /** Resources that score where they lie. */
  private readonly yarded = new Float64Array(RESOURCE_COUNT);
  /** The probability that the seat wins each tile on offer. */
  readonly share = new Float64Array(S.MAX_TILES);
  winning = 0;
  atStake = 0;
  unclaimed = 0;
  toPlace = 0;

  wishBest = 0;
  wishSecond = 0;
  wishAll = 0;

  /** Upgrades whose cost is available. */
  get upgradesCovered(): number {
    return this.upgrades.covered;
  }

  put(place: number, value: number): void {
    if (value === 0 || place === NONE) return;
    this.places[this.count] = place;
    this.rows[this.count] = this.bucket * BLOCK + place * ROW;
    this.values[this.count++] = value;
  }

  read(state: State, seat: number, movable: MovableWorkers, holdWeights: Float32Array): void {
    const { bytes: b } = state;
    const inputs = tileInputsOf(state.content);
    const step = b[S.STEP];
    const isSettled =
      step === S.BOAT || step === S.PLACING || step === S.OFFER || step === S.OVER || isAfterBoats(state);
    this.bucket = b[S.SEASON] * 2 + (isSettled ? 1 : 0);
    this.count = 0;
    this.base = 0;
    this.village = this.villages[seat];
    this.village.read(state, seat, inputs);
    this.holdings.read(state, seat, S.hasFarmers(state.content) ? state.slice[S.WHEAT + seat] : 0);
    this.holdings.readResources(state, seat);
    this.holdings.partialSetWeight = PARTIAL_SET_WEIGHT[this.bucket];
    this.later.fill(0);
    this.yarded.fill(0);
    this.readOffers(state, seat, movable, holdWeights, inputs);
    this.readVillage(state, seat, inputs);
    this.readWinter(state, seat, movable, inputs);
    putScalars(this, state, seat, movable);
  }

  /** Bids: the tiles they will probably win, and the workers that come back. */
  private readOffers(
    state: State,
    seat: number,
    movable: MovableWorkers,
    holdWeights: Float32Array,
    inputs: TileInputs,
  ): void {
    const { bytes: b } = state;
    this.winning = 0;
    this.atStake = 0;
    this.unclaimed = 0;
    const market = S.tilesOnMarket(state);
    const offers = market + b[S.TURN_ROW_SIZE];
    for (let i = 0; i < offers; i++) {
      const tile = i < market ? S.marketTile(state, i) : S.turnRowTile(state, i - market);
      this.share[tile] = 0;
      const size = bidSize(state, tile, seat);
      if (size === 0) {
        if (isUnclaimed(state, tile)) this.unclaimed += 1;
        continue;
      }
      const colour = bidColour(state, tile, seat);
      if (isLosingBid(state, tile, seat)) {
        this.later[colour] += size;
        continue;
      }
      const share = chanceToHold(state, tile, seat, size, colour, movable, holdWeights);
      this.share[tile] = share;
      this.winning += share;
      this.atStake += share * size;
      this.later[colour] += (1 - share) * size;
      this.addUsed(state, tile, share);
      const shown = tile * 2 + faceOf(state, tile);
      this.put(inputs.shown[shown], share);
      this.base += share * inputs.points[shown];
    }
  }

  private readVillage(state: State, seat: number, inputs: TileInputs): void {
    const { bytes: b } = state;
    const { village } = this;
    this.upgrades.begin();
    for (let i = 0; i < village.size; i++) {
      const tile = villageTile(state, seat, i);
      const face = faceOf(state, tile);
      this.put(inputs.shown[tile * 2 + face], 1);
      this.base += inputs.points[tile * 2 + face];
      const spec = state.content.tiles[tile];
      const { yard } = face === 1 && spec.back ? spec.back : spec.front;
      if (yard) this.base += yard.vp * this.onYard(state, tile, RESOURCES.indexOf(yard.resource as Resource));
      if (b[S.USED_TOTAL + tile * S.TILE] > 0) this.addUsed(state, tile, 1);
      else if (state.content.uses[tile * 2 + face]) this.put(inputs.open[tile], 1);
      if (face === 0 && inputs.upgradeRank[tile] > 0) this.upgrades.add(tile, inputs.upgradeRank[tile]);
    }
    for (let colour = 0; colour < COLOUR_COUNT; colour++) this.holdings.workers[colour] += this.later[colour];
    this.upgrades.allot(state, this.holdings, village, paysInAnyKind(state, seat));
    for (let i = 0; i < this.upgrades.count; i++) {
      const tile = this.upgrades.tiles[i];
      this.put(inputs.have[tile], this.upgrades.have[i]);
      this.put(inputs.near[tile], this.upgrades.near[i]);
    }
    for (let kind = 0; kind < S.K; kind++) this.base += village.fieldsWith[kind] * Village.FIELD_POINTS[kind];
  }

  /** END-3, END-4: the workers used on a tile, which come back to its owner. */
  private addUsed({ bytes: b }: State, tile: number, share: number): void {
    for (let use = 0; use < S.MAX_USES * COLOUR_COUNT; use++) {
      this.later[use % COLOUR_COUNT] += share * b[S.USES + tile * S.TILE + use];
    }
  }

  /** SCORE-2; gold is not counted, as it is worth more elsewhere. */
  private onYard({ bytes: b }: State, tile: number, wanted: number): number {
    let there = 0;
    for (let kind = 0; kind < GOLD; kind++) {
      if (wanted >= 0 && wanted !== kind) continue;
      const n = b[S.RESOURCES_ON + tile * S.TILE + kind];
      this.yarded[kind] += n;
      there += n;
    }
    return there;
  }

  /** Winter tiles, boats and turn-order tiles: what they score with the current holdings. */
  private readWinter(state: State, seat: number, movable: MovableWorkers, inputs: TileInputs): void {
    const { bytes: b } = state;
    const { winter, rules } = inputs;
    const season = b[S.SEASON];
    this.wishBest = 0;
    this.wishSecond = 0;
    this.wishAll = 0;
    this.left.copyFrom(this.holdings);
    for (let kind = 0; kind < RESOURCE_COUNT; kind++) this.left.resources[kind] -= this.yarded[kind];
    for (let i = 0; i < winter.length; i++) {
      const tile = winter[i];
      const place = b[S.PLACE + tile * S.TILE];
      const isMine = place === S.IN_VILLAGE + seat || place === S.TO_PLACE + seat;
      const share = isMine ? 1 : place === S.ON_MARKET ? this.share[tile] : 0;
      const isHeld =
        place === S.IN_HAND + seat && (b[S.STEP] !== S.OFFER || isStillOffered(state, seat, tile));
      const isComing =
        place >= S.IN_HAND && b[S.STEP] === S.OFFER && (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0;
      const isWished = isHeld || isComing || (place === S.ON_MARKET && season === WINTER);
      if (share === 0 && !isWished) continue;
      const rule = rules[tile * 2];
      const scored = share > 0 && rule ? share * rule.worth(this.left, this.village, share) : 0;
      this.base += scored;
      if (place === S.TO_PLACE + seat) {
        this.put(inputs.shown[tile * 2], 1);
        this.base += inputs.points[tile * 2];
      }
      if (!isWished) continue;
      const worth = inputs.points[tile * 2] + (rule ? rule.worth(this.holdings, this.village, 0) : 0);
      if (isHeld) this.put(inputs.hand[tile], 1);
      const open = place === S.ON_MARKET ? (1 - share) * withinReach(state, seat, tile, movable) : 1;
      this.put(inputs.wish[tile], (open * worth) / 8);
      this.wishFor(open * worth);
    }
    this.readBoats(state, seat, inputs);
    const { resources } = this.left;
    this.base += resources[GOLD];
    // SCORE-13.
    if (owns(state, seat, BOAT_3B)) this.base += resources[0] + resources[1] + resources[2];
  }

  private wishFor(worth: number): void {
    this.wishAll += worth;
    if (worth > this.wishBest) {
      this.wishSecond = this.wishBest;
      this.wishBest = worth;
    } else if (worth > this.wishSecond) this.wishSecond = worth;
  }

  private readBoats(state: State, seat: number, inputs: TileInputs): void {
    const { bytes: b, content } = state;
    this.toPlace = 0;
    if (this.bucket % 2 === 1) this.readTaken(state, seat, inputs);
    if (b[S.SEASON] < AUTUMN) return;
    const { rules, wish, points } = inputs;
    for (const tile of content.boats) {
      if (b[S.PLACE + tile * S.TILE] !== S.IN_HARBOUR) continue;
      const rule = rules[tile * 2];
      const worth = points[tile * 2] + (rule ? rule.worth(this.holdings, this.village, 0) : 0);
      this.put(wish[tile], worth / 8);
    }
    if (b[S.SEASON] !== WINTER) return;
    for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) {
      const tile = S.turnRowTile(state, i);
      this.base += this.share[tile] * (rules[tile * 2]?.worth(this.left, this.village, 0) ?? 0);
    }
  }

  /** Tiles that were won and are to be placed, or have just been placed. */
  private readTaken(state: State, seat: number, { rules, shown, points }: TileInputs): void {
    const { bytes: b, content } = state;
    for (let tile = 0; tile < content.tiles.length; tile++) {
      const place = b[S.PLACE + tile * S.TILE];
      if (place !== S.TO_PLACE + seat && place !== S.IN_VILLAGE + seat) continue;
      const { kind, season } = content.tiles[tile];
      const isFinal = kind === 'boat' || kind === 'turn-order';
      if (place === S.TO_PLACE + seat) {
        this.toPlace += 1;
        if (season === 'winter') continue;
        const face = tile * 2 + faceOf(state, tile);
        this.put(shown[face], 1);
        this.base += points[face] + (isFinal ? (rules[face]?.worth(this.left, this.village, 1) ?? 0) : 0);
      } else if (kind === 'turn-order') {
        for (let direction = 0; direction < DIRECTIONS; direction++) {
          if (neighbourOf(state, tile, direction) !== S.NO_TILE) this.base += 1;
        }
      } else if (kind === 'boat') {
        this.village.coming = 0;
        this.base += rules[tile * 2]?.worth(this.left, this.village, 1) ?? 0;
        this.village.coming = 1;
      }
    }
  }
}

function isUnclaimed({ bytes: b }: State, tile: number): boolean {
  const at = S.BID_SIZE + tile * S.TILE;
  for (let seat = 0; seat < b[S.PLAYERS]; seat++) if (b[at + seat] > 0) return false;
  return true;
}

/** Whether a seat could still win a tile on offer; 0.5 if others have bid already. */
function withinReach(state: State, seat: number, tile: number, movable: MovableWorkers): number {
  const { bytes: b } = state;
  const best = bestOtherBid(state, tile, seat);
  if (best === 0) return 1;
  const own = bidSize(state, tile, seat);
  const colour = own > 0 ? bidColour(state, tile, seat) : b[S.STANDING + tile * S.TILE];
  return movable.workers[seat * COLOUR_COUNT + colour] + (best > own ? 0 : own) > best ? 0.5 : 0;
}

/** Expansions ask questions between boats and placing as well as during a use. */
function isAfterBoats(state: State): boolean {
  return S.isAddedStep(state) && !S.isInUse(state);
}

/** A seat that has answered keeps only what it offered (SEA-4). */
function isStillOffered({ bytes: b }: State, seat: number, tile: number): boolean {
  return b[S.OWES + seat] === 1 || (b[S.MARKS + tile * S.TILE] & S.SEALED) !== 0;
}
