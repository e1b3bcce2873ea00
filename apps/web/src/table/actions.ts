import {
  type Action,
  type ActionOf,
  COLOURS,
  type Counts,
  determinize,
  type Edition,
  legalActions,
  QuickRandom,
  type View,
} from '@keyflower/engine';
import { countsText, fieldName, noun, type Story, tileName, total } from '../story/names.ts';
import type { Sight } from './sight.ts';

/** Everything that a seat may do now, worked out from no more than its own view. */
export function possibleActions(edition: Edition, view: View, seat: number): Action[] {
  if (!view.pending.some(({ player }) => player === seat)) return [];
  return legalActions(determinize(edition, view, new QuickRandom(1)), seat);
}

/** The tile that an action is about, null where there is none. */
export function tileOf(action: Action): string | null {
  switch (action.type) {
    case 'bid':
    case 'use':
    case 'upgrade':
    case 'place':
      return action.tile;
    case 'move':
      return action.from;
    case 'boat':
      return action.boat;
    case 'pay':
      return 'group' in action ? action.group : null;
    case 'animal':
    case 'breed':
      return action.field.split(':')[0];
    case 'herd':
      return action.from.split(':')[0];
    case 'pass':
    case 'done':
    case 'choose':
    case 'offer':
    case 'feed':
      return null;
  }
}

export interface TileGroup {
  tile: string;
  actions: Action[];
}

/** Actions by the tile they are about, in the order in which tiles first occur, and those about none. */
export function groupActions(actions: readonly Action[]): {
  groups: TileGroup[];
  others: Action[];
} {
  const groups = new Map<string, Action[]>();
  const others: Action[] = [];
  for (const action of actions) {
    const tile = tileOf(action);
    if (tile === null) others.push(action);
    else if (groups.has(tile)) groups.get(tile)!.push(action);
    else groups.set(tile, [action]);
  }
  return {
    groups: [...groups].map(([tile, about]) => ({ tile, actions: about })),
    others,
  };
}

/** The workers that a seat has bid on a tile. */
function ownBid(sight: Sight, tile: string, seat: number): Counts<string> | undefined {
  return [...sight.market, ...sight.turnOrder]
    .find((offer) => offer.tile === tile)
    ?.bids?.find(({ player }) => player === seat)?.workers;
}

const screenOf = (action: ActionOf<'bid'> | ActionOf<'use'>): Counts<string> =>
  action.type === 'bid' ? { [action.color]: action.screen } : action.screen;

/** How many workers an action moves to the tile. */
function sizeOf(action: ActionOf<'bid'> | ActionOf<'use'>, sight: Sight, seat: number): number {
  return (
    total(screenOf(action)) + action.groups.reduce((sum, group) => sum + total(ownBid(sight, group, seat)), 0)
  );
}

/** "2 red + the 1 red bid on Key Mine (3 in all)": what goes to the tile. */
export function workersText(
  action: ActionOf<'bid'> | ActionOf<'use'>,
  sight: Sight,
  seat: number,
  story: Story,
): string {
  const moved = action.groups.map((group) =>
    story.actions.fromBid(countsText(ownBid(sight, group, seat), story), tileName(group, story)),
  );
  const standing = action.type === 'bid' ? total(ownBid(sight, action.tile, seat)) : 0;
  const inAll = standing > 0 || moved.length > 0;
  const parts = [countsText(screenOf(action), story), ...moved].filter(Boolean).join(' + ');
  return inAll ? `${parts} (${story.actions.inAll(sizeOf(action, sight, seat) + standing)})` : parts;
}

/** The action in words, as a person would be asked to confirm it. */
export function actionText(action: Action, sight: Sight, seat: number, story: Story): string {
  const { actions } = story;
  const tile = (id: string) => tileName(id, story);
  const field = (name: string) => {
    const [id] = name.split(':');
    const placed = sight.players[seat]?.village.find((one) => one.tile === id);
    return fieldName(name, story, placed?.rotation ?? 0);
  };
  switch (action.type) {
    case 'bid':
      return actions.bid(workersText(action, sight, seat, story), tile(action.tile));
    case 'use':
      return actions.use(workersText(action, sight, seat, story), tile(action.tile));
    case 'pay':
      if ('group' in action)
        return actions.payGroup(countsText(ownBid(sight, action.group, seat), story), tile(action.group));
      return actions.pay(`1 ${noun('worker' in action ? action.worker : action.skill, story)}`);
    case 'move':
      return actions.move(noun(action.resource, story), tile(action.from), tile(action.to));
    case 'upgrade':
      return actions.upgrade(
        tile(action.tile),
        countsText({ ...action.pay.resources, ...action.pay.skills }, story, story.nothing),
      );
    case 'boat': {
      const boat = sight.boats.find((one) => one.boat === action.boat);
      return actions.boat(
        tile(action.boat),
        countsText({ ...boat?.workers, ...boat?.skills }, story, story.nothing),
      );
    }
    case 'place':
      return `${actions.place(tile(action.tile))} (${action.q}, ${action.r}, ${action.rotation * 60}°)`;
    case 'offer':
      return actions.offer(action.tiles.map(tile).join(', '));
    case 'animal':
      return actions.animal(noun(action.kind, story), field(action.field));
    case 'breed':
      return actions.breed(noun(action.kind, story), field(action.field));
    case 'herd':
      return actions.herd(noun(action.kind, story), field(action.from), field(action.to));
    case 'feed':
      return actions.feed;
    case 'choose':
      return String(action.option + 1);
    case 'pass':
    case 'done':
      return action.type;
  }
}

/** Small ones first; those that also move losing bids come last. */
export function sortedWays<A extends ActionOf<'bid'> | ActionOf<'use'>>(
  actions: readonly A[],
  sight: Sight,
  seat: number,
): A[] {
  const colour = (action: A) => COLOURS.findIndex((name) => (screenOf(action)[name] ?? 0) > 0);
  return [...actions].sort(
    (a, b) =>
      a.groups.length - b.groups.length ||
      sizeOf(a, sight, seat) - sizeOf(b, sight, seat) ||
      colour(a) - colour(b),
  );
}

/** The legal offer of just these tiles, in the order in which the engine writes it. */
export function offerOf(actions: readonly Action[], tiles: readonly string[]): ActionOf<'offer'> | undefined {
  return actions.find(
    (action): action is ActionOf<'offer'> =>
      action.type === 'offer' &&
      action.tiles.length === tiles.length &&
      action.tiles.every((tile) => tiles.includes(tile)),
  );
}
