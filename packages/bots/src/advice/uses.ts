import {
  type ActionOf,
  type Counts,
  type Face,
  type Pay,
  RESOURCES,
  type UpgradeCost,
} from '@keyflower/engine';
import { capacityFactor } from '@keyflower/engine/layout';
import { useColourRemark } from './colours.ts';
import { bidOf, faceOf, leaderOf, resourcesIn, specOf } from './offers.ts';
import type { Reason, Use } from './reason.ts';
import { type AdviceContext, shownFace } from './context.ts';

type UseEffect = NonNullable<Face['use']>;

/** The most tiles named in one sentence. */
const MAX_LACKING = 2;

export function useReason(context: AdviceContext, action: ActionOf<'use'>): Reason {
  const { view, seat } = context;
  const { tile } = action;
  const owner = view.players.findIndex(({ village }) => village.some((one) => one.tile === tile));
  const offer = view.market.find((one) => one.tile === tile);
  const remark = useColourRemark(context, action);
  return {
    id: 'use',
    tile,
    own: owner === seat,
    ...(owner >= 0 && owner !== seat ? { owner } : {}),
    ...(offer && leaderOf(offer) === seat ? { leads: true } : {}),
    ...useOf(context, shownFace(context, tile).use ?? {}),
    ...(remark ? { also: [remark] } : {}),
  };
}

/** The gain of a use; boat 2b doubles its steps and upgrades (MOVE-7). */
export function useOf({ seat, state }: AdviceContext, use: UseEffect): Use {
  const { pay, gain, gainOneOf = [], transport = 0, upgrades = 0 } = use;
  const times = capacityFactor(state, seat);
  return {
    ...(pay ? { cost: costOf(pay) } : {}),
    gains: (gain ? [gain] : gainOneOf) as readonly Counts<string>[],
    transport: transport * times,
    upgrades: upgrades * times,
  };
}

function costOf(pay: Pay): Counts<string> | 'worker' | 'skill' {
  if ('worker' in pay) return pay.worker === 'any' ? 'worker' : { [pay.worker]: 1 };
  return pay.skill === 'any' ? 'skill' : { [pay.skill]: 1 };
}

export function payReason({ view, seat }: AdviceContext, action: ActionOf<'pay'>): Reason {
  if ('group' in action) {
    const offers = [...view.market, ...view.turnOrder];
    const offer = offers.find(({ tile }) => tile === action.group) ?? { tile: action.group };
    const bid = bidOf(offer, seat);
    return { id: 'pay-bid', tile: action.group, workers: bid ? { [bid.colour]: bid.size } : {} };
  }
  const { workers, skills } = view.players[seat];
  const [kind, held] = 'worker' in action ? [action.worker, workers] : [action.skill, skills];
  // A seat always sees its own goods by kind.
  const left = ((held as Counts<string>)[kind] ?? 0) - 1;
  return { id: 'pay', cost: { [kind]: 1 }, left };
}

export function chooseReason(context: AdviceContext, { option }: ActionOf<'choose'>): Reason {
  const { view, seat } = context;
  const used = view.pending.find(({ player }) => player === seat)?.tile;
  const gain = used === undefined ? undefined : shownFace(context, used).use?.gainOneOf?.[option];
  const goods = (gain ?? {}) as Counts<string>;
  return { id: 'choose', goods, lacking: lackingTiles(context, goods) };
}

/** The seat's tiles whose upgrade needs more of a resource than lies in its village. */
function lackingTiles({ view, seat, state }: AdviceContext, goods: Counts<string>): string[] {
  const { village } = view.players[seat];
  const there = resourcesIn(village);
  const lacks = ({ resources = {} }: UpgradeCost): boolean =>
    RESOURCES.some((kind) => (goods[kind] ?? 0) > 0 && (resources[kind] ?? 0) > there[kind]);
  return village
    .filter((placed) => {
      const { upgradeCost, front } = specOf(state.content, placed.tile);
      return upgradeCost !== undefined && faceOf(state.content, placed) === front && lacks(upgradeCost);
    })
    .slice(0, MAX_LACKING)
    .map(({ tile }) => tile);
}
