import type { Counts, PositionOffer, TileSpec, UpgradeCost } from '@keyflower/engine';
import { faceOf, leaderOf, specOf } from './offers.ts';
import type { Benefit, Order, Points } from './reason.ts';
import type { AdviceContext } from './context.ts';
import { useOf } from './uses.ts';

/** The benefit of a tile on offer; none for winter tiles, whose points are stated instead. */
export function benefitOf(context: AdviceContext, offer: PositionOffer): Benefit | undefined {
  const { view, state } = context;
  const spec = specOf(state.content, offer.tile);
  if (spec.kind === 'turn-order') return orderOf(context, spec);
  if (view.season === 'winter') return undefined;
  const { use, ability } = faceOf(state.content, offer);
  if (use) return { is: 'use', ...useOf(context, use) };
  if (ability) return { is: 'ability', ability };
  return pointsOf(spec);
}

/** END-5: a seat that leads several turn-order tiles chooses by the lowest; tiles without a bid are skipped. */
function orderOf(
  context: AdviceContext,
  { number = 0, startPlayer, gives = {} }: TileSpec,
): Order | undefined {
  const { view, seat, state } = context;
  const earlier = view.turnOrder.filter(({ tile }) => (specOf(state.content, tile).number ?? 0) < number);
  const own = earlier.find((offer) => leaderOf(offer) === seat);
  // In winter the points already include the purple marker and the tile's gains.
  const isWinter = view.season === 'winter';
  if (own && isWinter) return undefined;
  const others = new Set(earlier.map(leaderOf).filter((player) => player !== null));
  return {
    is: 'order',
    at: own ? { tile: own.tile } : others.size + 1,
    starts: startPlayer === true && !isWinter,
    gives: isWinter ? {} : (gives as Counts<string>),
  };
}

function pointsOf({ front, back, upgradeCost = {} }: TileSpec): Points | undefined {
  const [before, after] = [front, back].map((face) => {
    if (face?.yard) return { points: face.yard.vp, each: yieldOf(face.yard.resource) };
    if (face?.farm?.rule === 'sheep-here') return { points: face.farm.vp, each: 'sheep' as const };
    return { points: face?.vp ?? 0 };
  });
  if (before.points + after.points === 0) return undefined;
  return { is: 'points', ...after, points: before.points, upgraded: after.points, ...costOf(upgradeCost) };
}

const yieldOf = (resource: string): Counts<string> | 'resource' =>
  resource === 'any' ? 'resource' : { [resource]: 1 };

function costOf({
  resources = {},
  skills = {},
}: UpgradeCost): Pick<Points, 'cost' | 'anyResources' | 'anySkills'> {
  const { any: anyResources = 0, ...named } = resources;
  const { any: anySkills = 0, ...kinds } = skills;
  return { cost: { ...named, ...kinds }, anyResources, anySkills };
}
