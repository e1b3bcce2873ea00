import { makePosition, RESOURCES, SKILLS, type State } from '@keyflower/engine';
import { scoreSeat } from '@keyflower/engine/layout';
import type { Prices } from './prices.ts';
import { resourcesIn, type Sight, total } from './sight.ts';
import { goodsNeeded, resourcesReady, skillsReady, type Wish, wishesOf } from './upgrades.ts';
import { herdWorth } from './tile-worth.ts';

/** The part of an upgrade's gain that counts before it is made: for the hope alone, and for goods that lie ready. */
const HOPE = 0.1;
const READY = 0.4;
/** Moving a resource to where it is needed takes about so many points. */
const POINTS_PER_RESOURCE = 2;

const gainOf = (prices: Prices, { front, back }: Wish): number => prices.owned(back) - prices.owned(front);

/** A seat's points as they are now, and what its village and goods are on the way to. */
export function villageValue(sight: Sight, prices: Prices, state: State): number {
  const { village, skills, wheat = 0 } = makePosition(state).players[sight.seat];
  let value = pointsOf(state, sight.seat) + wheat * prices.wheat;
  for (const kind of SKILLS) value += (skills[kind] ?? 0) * prices.skill(kind);
  for (const { resources = {}, animals = [] } of village) {
    // Gold is among the points already (SCORE-4).
    for (const kind of RESOURCES)
      value += (resources[kind] ?? 0) * (prices.resource(kind) - (kind === 'gold' ? 1 : 0));
    for (const { count } of animals) value += herdWorth(sight, count);
  }
  for (const wish of wishesOf(sight.content, village)) {
    const ready = resourcesReady(wish.cost, wish.lying) + skillsReady(wish.cost, skills);
    value += gainOf(prices, wish) * (HOPE + READY * (ready / goodsNeeded(wish.cost)));
  }
  return value;
}

export function pointsOf(state: State, seat: number): number {
  return scoreSeat(state, seat).total;
}

/** About what so many transport points and upgrades bring the village as it is. */
export function transportWorth(sight: Sight, prices: Prices, points: number, upgrades: number): number {
  const { village } = sight.me;
  const left = { points, upgrades, skills: { ...sight.skills }, resources: resourcesIn(village) };
  const wishes = wishesOf(sight.content, village)
    .map((wish) => ({ wish, gain: gainOf(prices, wish) }))
    .sort((a, b) => b.gain - a.gain);
  let worth = 0;
  for (const { wish, gain } of wishes) {
    const { cost } = wish;
    const needed = total(cost.resources);
    const carried = (needed - resourcesReady(cost, wish.lying)) * POINTS_PER_RESOURCE;
    const spent = needed * prices.resource('wood') + total(cost.skills) * prices.skill('saw');
    const more = gain * (1 - HOPE - READY) - spent / 2;
    if (left.upgrades === 0 || carried > left.points || more <= 0) continue;
    if (skillsReady(cost, left.skills) < total(cost.skills)) continue;
    if (resourcesReady(cost, left.resources) < needed) continue;
    worth += more;
    left.upgrades -= 1;
    left.points -= carried;
    for (const kind of SKILLS) left.skills[kind] = (left.skills[kind] ?? 0) - (cost.skills?.[kind] ?? 0);
    for (const kind of RESOURCES) left.resources[kind] -= cost.resources?.[kind] ?? 0;
  }
  return worth;
}
