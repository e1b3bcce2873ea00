import {
  COLOURS,
  type Face,
  type FarmRule,
  type GatherRule,
  type PositionOffer,
  type ShapeRule,
  SKILLS,
} from '@keyflower/engine';
import type { Prices } from './prices.ts';
import { faceOf, resourcesIn, type Sight, specOf, total } from './sight.ts';
import { wishesOf } from './upgrades.ts';

/** A tile that was won may still be upgraded, with luck. */
const UPGRADE_LUCK = 0.35;
/** A summer boat's ability, all seasons together, whichever it is. */
const ABILITY = 3;
/** Choosing a boat early, by the tile's number; and starting the next season. */
const EARLY_BOAT = [0, 1.4, 1, 0.7, 0.5] as const;
const START = 0.4;
/** The neighbours a turn-order tile may hope for. */
const NEIGHBOURS = 3;
/** A walk along roads that uses none twice is rarely longer than this part of the village. */
const LOOP_PART = 0.4;
/** Boats rarely all lie on one river. */
const RIVER_LUCK = 0.6;
/** What a field with an animal of the kind scores anyway (FARM-12). */
const FIELD_POINTS = { sheep: 1, pig: 2, cow: 3 } as const;

/** What winning a tile on offer is worth to the bot's seat. */
export function offerWorth(sight: Sight, prices: Prices, offer: PositionOffer): number {
  let worth = tileWorth(sight, prices, offer);
  // END-3: the workers that used the tile come with it.
  for (const use of offer.uses ?? []) {
    for (const colour of COLOURS) worth += (use[colour] ?? 0) * prices.worker(colour);
  }
  return worth;
}

export function tileWorth(sight: Sight, prices: Prices, tile: { tile: string; face?: 'a' | 'b' }): number {
  const { kind, number = 0, startPlayer, gives, back } = specOf(sight.content, tile.tile);
  const face = faceOf(sight.content, tile);
  const paid = gives ? prices.gain(gives) : 0;
  if (kind === 'turn-order' && !sight.isWinter) return EARLY_BOAT[number] + (startPlayer ? START : 0) + paid;
  if (kind === 'summer-boat') return ABILITY;
  const grown = kind === 'village' && back ? Math.max(0, prices.owned(back) - prices.owned(face)) : 0;
  return prices.owned(face) + UPGRADE_LUCK * grown + paid + scoringWorth(sight, prices, face);
}

/** What a side scores with the goods the seat has now. */
function scoringWorth(sight: Sight, prices: Prices, { gather, shape, farm }: Face): number {
  let worth = 0;
  if (gather) worth += gatherWorth(gather, sight);
  if (shape) worth += shapeWorth(shape, sight, prices);
  if (farm) worth += farmWorth(farm, sight);
  return worth;
}

function gatherWorth(rule: GatherRule, sight: Sight): number {
  const held = heldOf(sight)[rule.items];
  switch (rule.take) {
    case 'any':
      return Math.floor(total(held) / rule.count) * rule.vp;
    case 'each-of':
      return Math.min(...rule.kinds.map((kind) => held[kind] ?? 0)) * rule.vp;
    case 'kind':
      return (held[rule.kind] ?? 0) * rule.vp;
    case 'chosen-kind': {
      const except: readonly string[] = rule.except ?? [];
      const kinds = Object.keys(held).filter((kind) => !except.includes(kind));
      return Math.max(0, ...kinds.map((kind) => held[kind] ?? 0)) * rule.vp;
    }
  }
}

function heldOf({
  workers,
  skills,
  me,
}: Sight): Record<GatherRule['items'], Readonly<Record<string, number | undefined>>> {
  return { workers, skills, resources: resourcesIn(me.village) };
}

function shapeWorth(rule: ShapeRule, sight: Sight, prices: Prices): number {
  const { content, me } = sight;
  switch (rule.shape) {
    case 'transport-capacity':
      return me.village.reduce((sum, tile) => sum + (faceOf(content, tile).use?.transport ?? 0), 0) * rule.vp;
    case 'road-loop':
      return me.village.length * LOOP_PART * rule.vp;
    case 'boats-on-river': {
      const boats = 1 + me.village.filter(({ tile }) => specOf(content, tile).kind === 'summer-boat').length;
      return (rule.byCount[Math.min(boats, rule.byCount.length - 1)] ?? 0) * RIVER_LUCK;
    }
    case 'free-flips': {
      const gains = wishesOf(content, me.village).map(
        ({ front, back }) => prices.owned(back) - prices.owned(front),
      );
      return Math.max(0, ...gains);
    }
    case 'unallocated-workers':
      return total(sight.workers) * rule.vp;
    case 'adjacent-tiles':
      return NEIGHBOURS * rule.vp;
  }
}

function farmWorth(rule: FarmRule, sight: Sight): number {
  const { me } = sight;
  const herds = me.village.flatMap(({ animals = [] }) => animals);
  const wheat = me.wheat ?? 0;
  switch (rule.rule) {
    case 'fields-with':
      return herds.filter(({ kind }) => kind === rule.kind).length * (rule.vp - FIELD_POINTS[rule.kind]);
    case 'tiles-of-field':
      return NEIGHBOURS * rule.vp;
    case 'bakery': {
      return Math.min(total(resourcesIn(me.village)), wheat, total(sight.skills)) * rule.vp;
    }
    case 'granary':
      return Math.floor(wheat / rule.wheat) * rule.vp;
    case 'sheep-here':
      // What lies or grazes on a tile counts as owned: see `Prices.owned`.
      return 0;
  }
}

/** What emptying a boat, or in winter taking it, is worth. */
export function boatWorth(sight: Sight, prices: Prices, boat: string): number {
  if (sight.isWinter) return tileWorth(sight, prices, { tile: boat });
  const goods = sight.view.boats.find((one) => one.boat === boat);
  let worth = 0;
  for (const colour of COLOURS) worth += (goods?.workers?.[colour] ?? 0) * prices.worker(colour);
  for (const kind of SKILLS) worth += (goods?.skills?.[kind] ?? 0) * prices.skill(kind);
  return worth;
}

/** What a herd is worth beyond the points its field makes now: two of a kind breed (FARM-10). */
export function herdWorth(sight: Sight, count: number): number {
  return 0.1 * count + (count >= 2 ? 0.4 * sight.seasonsLeft : 0);
}
