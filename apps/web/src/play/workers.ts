import { type Action, type ActionOf, COLOURS, type Colour, type Counts } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import type { TableContext } from './table.ts';
import type { TableView } from './model.ts';
import type { WorkersDraft } from './draft.ts';

export type Placing = ActionOf<'bid'> | ActionOf<'use'>;

export const isPlacing = (action: Action): action is Placing =>
  action.type === 'bid' || action.type === 'use';

/** Workers from behind the screen that an action takes. */
export const screenOf = (action: Placing): Readonly<Counts<Colour>> =>
  action.type === 'bid' ? { [action.color]: action.screen } : action.screen;

/** The workers that a seat has bid on a tile. */
export function bidOf(view: TableView, tile: string, seat: number): Counts<Colour> {
  const offer = [...view.market, ...view.turnOrder].find((one) => one.tile === tile);
  return offer?.bids?.find(({ player }) => player === seat)?.workers ?? {};
}

/** How many workers an action moves to the tile. */
export const sizeOf = (action: Placing, view: TableView, seat: number): number =>
  total(screenOf(action)) + action.groups.reduce((sum, group) => sum + total(bidOf(view, group, seat)), 0);

const coloursOf = (action: Placing): Colour[] =>
  COLOURS.filter((colour) => (screenOf(action)[colour] ?? 0) > 0);

/** What is in hand, as a filter on actions. */
export interface InHand {
  colour?: Colour;
  group?: string;
}

export const takes = (action: Placing, { colour, group }: InHand): boolean =>
  (colour === undefined || coloursOf(action).every((one) => one === colour)) &&
  (colour === undefined || total(screenOf(action)) > 0) &&
  (group === undefined || action.groups.includes(group));

/** The cheapest way: few workers, no joined bids, and of the most frequent colour. */
export function leastOf<A extends Placing>(ways: readonly A[], view: TableView, seat: number): A | undefined {
  const { workers } = view.players[seat]!;
  const have = (action: A): number =>
    typeof workers === 'number'
      ? 0
      : coloursOf(action).reduce((sum, colour) => sum + (workers[colour] ?? 0), 0);
  return [...ways].sort(
    (a, b) =>
      sizeOf(a, view, seat) - sizeOf(b, view, seat) || a.groups.length - b.groups.length || have(b) - have(a),
  )[0];
}

export const draftOf = (action: Placing): WorkersDraft => ({
  kind: 'workers',
  what: action.type,
  tile: action.tile,
  screen: screenOf(action),
  groups: action.groups,
});

/** The action of a draft, legal or not. */
export function actionOf(
  { what, tile, screen, groups }: WorkersDraft,
  view: TableView,
  seat: number,
): Placing {
  if (what === 'use') return { type: 'use', tile, screen: withoutZeros(screen), groups };
  const [first] = groups;
  const bound = first === undefined ? screen : bidOf(view, first, seat);
  const some = (counts: Readonly<Counts<Colour>>): Colour | undefined =>
    COLOURS.find((colour) => (counts[colour] ?? 0) > 0);
  const color = some(screen) ?? some(bound) ?? COLOURS[0];
  return { type: 'bid', tile, color, screen: screen[color] ?? 0, groups };
}

const withoutZeros = (counts: Readonly<Counts<Colour>>): Counts<Colour> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

/** All workers that a draft sends: from behind the screen, and whole losing bids. */
export function sentBy(
  { screen, groups }: WorkersDraft,
  me: number,
  seen: Pick<TableContext, 'view'>,
): Counts<Colour> {
  const sent: Counts<Colour> = { ...screen };
  if (groups.length === 0) return sent;
  const { view } = seen;
  for (const { tile, bids = [] } of [...view.market, ...view.turnOrder]) {
    if (!groups.includes(tile)) continue;
    const mine = bids.find(({ player }) => player === me)?.workers ?? {};
    for (const colour of COLOURS) {
      const n = mine[colour] ?? 0;
      if (n > 0) sent[colour] = (sent[colour] ?? 0) + n;
    }
  }
  return sent;
}

/** The workers with which the draft would use a tile; null where there are none. */
export function draftedUse(
  tile: string,
  seen: Pick<TableContext, 'me' | 'view' | 'draftAt'>,
): Counts<Colour> | null {
  const { me } = seen;
  const draft = seen.draftAt(tile);
  if (draft.kind !== 'workers' || draft.what !== 'use' || draft.tile !== tile || me === null) return null;
  return sentBy(draft, me, seen);
}
