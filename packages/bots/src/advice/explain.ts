import type { Action, ActionOf } from '@keyflower/engine';
import { bidReason, passReason } from './bids.ts';
import { worthInTheEnd } from './final.ts';
import type { Reason } from './reason.ts';
import type { Scene } from './scene.ts';
import { chooseReason, payReason, useReason } from './uses.ts';
import { animalsReason, doneReason, feedReason, moveReason, placeReason, upgradeReason } from './works.ts';

/** Why an action is worth a thought; `then` is what would follow it, where that is planned already. */
export function reasonFor(scene: Scene, action: Action, then: readonly Action[] = []): Reason {
  switch (action.type) {
    case 'bid':
      return bidReason(scene, action);
    case 'use':
      return useReason(scene, action);
    case 'pass':
      return passReason(scene);
    case 'pay':
      return payReason(scene, action);
    case 'choose':
      return chooseReason(scene, action);
    case 'move':
      return moveReason(scene, action);
    case 'upgrade':
      return upgradeReason(scene, action);
    case 'done':
      return doneReason(scene);
    case 'boat':
      return boatReason(scene, action);
    case 'place':
      return placeReason(scene, action);
    case 'offer':
      return { id: 'offer', tiles: action.tiles, points: worthOf(scene, action.tiles) };
    case 'feed':
      return feedReason(scene, then);
    case 'herd':
      return animalsReason(scene, action, action.to);
    default:
      return animalsReason(scene, action, action.field);
  }
}

function boatReason(scene: Scene, { boat }: ActionOf<'boat'>): Reason {
  const { view } = scene;
  const goods = view.boats.find((one) => one.boat === boat);
  if (!goods || view.season === 'winter') return { id: 'boat-tile', boat, points: worthOf(scene, [boat]) };
  return { id: 'boat-goods', boat, goods: { ...goods.workers, ...goods.skills } };
}

function worthOf({ state, seat }: Scene, tiles: readonly string[]): number {
  const places = tiles.map((tile) => state.content.indexOf.get(tile) ?? -1);
  return Math.max(0, worthInTheEnd(state, seat, places));
}
