import type { Action, ActionOf } from '@keyflower/engine';
import { counted, fieldName, goodsText, type Story, tileName, total } from '@keyflower/words/story/names';
import { bidOf, screenOf, sizeOf } from './workers.ts';
import type { TableView } from './model.ts';

/** "2 red workers + the bid on Key Mine (1 red worker), 3 in all": the workers that go to the tile. */
function workersText(
  action: ActionOf<'bid'> | ActionOf<'use'>,
  view: TableView,
  seat: number,
  story: Story,
): string {
  const moved = action.groups.map((group) =>
    story.actions.fromBid(
      goodsText(bidOf(view, group, seat), { story }, { role: 'label' }),
      tileName(group, story),
    ),
  );
  const standing = action.type === 'bid' ? total(bidOf(view, action.tile, seat)) : 0;
  const inAll = standing > 0 || moved.length > 0;
  const role = action.type === 'bid' ? 'object' : 'label';
  const screen = goodsText(screenOf(action), { story }, { role, none: '' });
  const parts = [screen, ...moved].filter(Boolean).join(' + ');
  return inAll ? `${parts}, ${story.actions.inAll(sizeOf(action, view, seat) + standing)}` : parts;
}

/** The action in words, for confirmation. */
export function actionText(action: Action, view: TableView, seat: number, story: Story): string {
  const { actions } = story;
  const tile = (id: string) => tileName(id, story);
  const field = (name: string) => {
    const [id] = name.split(':');
    const placed = view.players[seat]?.village.find((one) => one.tile === id);
    return fieldName(name, story, placed?.rotation ?? 0);
  };
  switch (action.type) {
    case 'bid':
      return actions.bid(workersText(action, view, seat, story), tile(action.tile));
    case 'use':
      return actions.use(workersText(action, view, seat, story), tile(action.tile));
    case 'pay':
      if ('group' in action)
        return actions.payGroup(
          goodsText(bidOf(view, action.group, seat), { story }, { role: 'label' }),
          tile(action.group),
        );
      return actions.pay(counted(1, 'worker' in action ? action.worker : action.skill, story, 'object'));
    case 'move':
      return actions.move(counted(1, action.resource, story), tile(action.from), tile(action.to));
    case 'upgrade':
      return actions.upgrade(
        tile(action.tile),
        goodsText({ ...action.pay.resources, ...action.pay.skills }, { story }),
      );
    case 'boat': {
      const boat = view.boats.find((one) => one.boat === action.boat);
      return actions.boat(
        tile(action.boat),
        goodsText({ ...boat?.workers, ...boat?.skills }, { story }, { role: 'label', none: '' }),
      );
    }
    case 'place':
      return `${actions.place(tile(action.tile))} (${action.q}, ${action.r}, ${action.rotation * 60}°)`;
    case 'offer':
      return actions.offer(action.tiles.map(tile).join(', '));
    case 'animal':
      return actions.animal(counted(1, action.kind, story), field(action.field));
    case 'breed':
      return actions.breed(counted(1, action.kind, story), field(action.field));
    case 'herd':
      return actions.herd(counted(1, action.kind, story), field(action.from), field(action.to));
    case 'feed':
      return actions.feed;
    case 'choose':
      return String(action.option + 1);
    case 'pass':
    case 'done':
      return action.type;
  }
}

/** The tiles that an action is about, the most important first. */
export function tilesOfAction(action: Action): string[] {
  switch (action.type) {
    case 'bid':
    case 'use':
      return [action.tile, ...action.groups];
    case 'upgrade':
    case 'place':
      return [action.tile];
    case 'move':
      return [action.to, action.from];
    case 'herd':
      return [tileOfField(action.to), tileOfField(action.from)];
    case 'animal':
    case 'breed':
      return [tileOfField(action.field)];
    case 'boat':
      return [action.boat];
    case 'offer':
      return [...action.tiles];
    case 'pay':
      return 'group' in action ? [action.group] : [];
    default:
      return [];
  }
}

const tileOfField = (field: string): string => field.split(':')[0]!;

/** The legal offer of exactly these tiles, in the order used by the engine. */
export function offerOf(actions: readonly Action[], tiles: readonly string[]): ActionOf<'offer'> | undefined {
  return actions.find(
    (action): action is ActionOf<'offer'> =>
      action.type === 'offer' &&
      action.tiles.length === tiles.length &&
      action.tiles.every((tile) => tiles.includes(tile)),
  );
}
