import type { Action, ActionOf } from '@keyflower/engine';
import { button, link } from '../page/controls.ts';
import { type Child, el, folded } from '../page/dom.ts';
import { tileName } from '../story/names.ts';
import { faceOf, gainText, sideText } from '../story/tile-text.ts';
import { actionText, sortedWays, type TileGroup, workersText } from './actions.ts';
import type { BoardOptions } from './board-options.ts';
import { edgesText, upgradeText } from './tile-words.ts';

/** More buttons than this nobody reads at once. */
const MOST_SHOWN = 24;

type Placing = ActionOf<'bid'> | ActionOf<'use'>;
export type Act = (action: Action) => void;
type Context = Pick<BoardOptions, 'sight' | 'words' | 'spec'> & { seat: number };

const isPlacing = (action: Action): action is Placing => action.type === 'bid' || action.type === 'use';

/** Buttons for actions, the rest of a long list folded away. */
function buttons(
  actions: readonly Action[],
  label: (action: Action) => string,
  context: Context,
  act: Act,
): Child[] {
  const make = (action: Action): HTMLElement =>
    button(label(action), () => act(action), {
      'data-act': action.type,
      'data-action': JSON.stringify(action),
    });
  const rest = actions.slice(MOST_SHOWN);
  return [
    el('div', { class: 'ways' }, ...actions.slice(0, MOST_SHOWN).map(make)),
    rest.length > 0 &&
      folded(context.words.game.more(rest.length), () => [el('div', { class: 'ways' }, ...rest.map(make))]),
  ];
}

/** Everything that can be done with one tile. */
export function tileWays({ actions }: TileGroup, context: Context, act: Act): Child[] {
  const { sight, seat, words } = context;
  const { game, story } = words;
  const other = actions.filter((action) => !isPlacing(action));
  return [
    ...(['bid', 'use'] as const).flatMap((type): Child[] => {
      const ways = actions.filter((action): action is Placing => action.type === type);
      const label = (action: Action): string => workersText(action as Placing, sight, seat, story);
      const plain = sortedWays(
        ways.filter(({ groups }) => groups.length === 0),
        sight,
        seat,
      );
      const moving = sortedWays(
        ways.filter(({ groups }) => groups.length > 0),
        sight,
        seat,
      );
      if (ways.length === 0) return [];
      return [
        el('h3', {}, game[type]),
        ...buttons(plain, label, context, act),
        moving.length > 0 &&
          folded(game.moving, () => buttons(moving, label, context, act), { open: plain.length === 0 }),
      ];
    }),
    ...(other.length > 0 ? buttons(other, (action) => labelOf(action, context), context, act) : []),
  ];
}

/** What is not about a tile: paying, choosing, passing. */
export function otherWays(actions: readonly Action[], context: Context, act: Act): Child[] {
  return buttons(actions, (action) => labelOf(action, context), context, act);
}

/** An action in words. */
export function labelOf(action: Action, context: Context): string {
  const { sight, seat, words, spec } = context;
  const { game, story } = words;
  const used = sight.pending.find(({ player }) => player === seat)?.tile;
  if (action.type === 'pass') return game.pass;
  if (action.type === 'done') return game.done;
  if (action.type !== 'choose' || used === undefined) return actionText(action, sight, seat, story);
  const gain = faceOf(spec(used), isFlipped(used, context)).use?.gainOneOf?.[action.option];
  return gain ? gainText(gain, story) : actionText(action, sight, seat, story);
}

/** Whether the other side of a tile shows. */
function isFlipped(tile: string, { sight }: Context): boolean {
  const placed = sight.players.flatMap(({ village }) => village).find((one) => one.tile === tile);
  const offered = sight.market.find((one) => one.tile === tile);
  return placed?.upgraded === true || (placed ?? offered)?.face === 'b';
}

/** A tile's name and what the side that shows does. */
export function tileHead(tile: string, context: Context): HTMLElement {
  const { story } = context.words;
  const text = sideText(context.spec(tile), isFlipped(tile, context), story);
  return el(
    'p',
    { class: 'tile-name' },
    link(`/tiles/${tile}`, el('strong', {}, tileName(tile, story)), { target: '_blank' }),
    `: ${text}`,
  );
}

/** What else is printed on a tile: its other side, and its edges. */
export function tileDetails(tile: string, context: Context): Child[] {
  const { story } = context.words;
  const printed = context.spec(tile);
  return [
    printed.upgradeCost && !isFlipped(tile, context) && el('p', {}, upgradeText(printed, story)),
    printed.kind !== 'turn-order' && el('p', { class: 'faint' }, edgesText(printed, story)),
    (printed.calibrated?.length ?? 0) > 0 && el('p', { class: 'faint' }, story.face.unsure),
  ];
}
