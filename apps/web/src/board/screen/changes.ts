import { type Action, type ActionOf, type Colour, COLOURS, type Counts, type Skill } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import {
  actionOf,
  type Draft,
  draftOf,
  isPlacing,
  type Placing,
  type TableContext,
  screenOf,
  type TableView,
  sizeOf,
  type WorkersDraft,
} from '../../play/index.ts';

/* How a tap behind the screen changes the draft. */

type Known = Pick<TableContext, 'actions' | 'view'>;

const sameGroups = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

function waysOf(
  { what, tile }: WorkersDraft,
  groups: readonly string[],
  actions: readonly Action[],
): Placing[] {
  return actions
    .filter(isPlacing)
    .filter((way) => way.type === what && way.tile === tile && sameGroups(way.groups, groups));
}

/** Joins a losing bid or removes it; the number of workers stays as close as possible. Null where nothing is legal. */
export function withGroup(
  draft: WorkersDraft,
  group: string,
  { actions, view }: Known,
  seat: number,
): WorkersDraft | null {
  const groups = draft.groups.includes(group)
    ? draft.groups.filter((one) => one !== group)
    : [...draft.groups, group];
  const before = sizeOf(actionOf(draft, view, seat), view, seat);
  const change = (way: Placing): number => {
    const size = sizeOf(way, view, seat);
    // Prefer one too many to one too few.
    return size < before ? before - size + 0.5 : size - before;
  };
  const [best] = waysOf(draft, groups, actions).sort((a, b) => change(a) - change(b));
  return best ? draftOf(best) : null;
}

/** One more worker of a colour; after the maximum it starts again with the minimum of that colour alone. */
export function withWorker(
  draft: WorkersDraft,
  colour: Colour,
  { actions, view }: Known,
  seat: number,
): WorkersDraft | null {
  const { screen, groups } = draft;
  const most = (way: Placing, one: string): number => screenOf(way)[one as Colour] ?? 0;
  const ways = waysOf(draft, groups, actions);
  const more = { ...screen, [colour]: (screen[colour] ?? 0) + 1 };
  const grown = ways.find((way) =>
    Object.keys({ ...more, ...screenOf(way) }).every((one) => most(way, one) === (more[one as Colour] ?? 0)),
  );
  if (grown) return draftOf(grown);
  const [fewest] = [...ways, ...waysOf(draft, [], actions)]
    .filter((way) => Object.entries(screenOf(way)).every(([one, n]) => n === 0 || one === colour))
    .filter((way) => most(way, colour) > 0)
    .sort((a, b) => sizeOf(a, view, seat) - sizeOf(b, view, seat));
  return fewest ? draftOf(fewest) : null;
}

/** Colours and losing bids with a legal destination. */
export function mobileOf(actions: readonly Action[]): { colours: Set<string>; groups: Set<string> } {
  const colours = new Set<string>();
  const groups = new Set<string>();
  for (const action of actions) {
    if (!isPlacing(action)) continue;
    for (const [colour, n] of Object.entries(screenOf(action))) if (n > 0) colours.add(colour);
    for (const group of action.groups) groups.add(group);
  }
  return { colours, groups };
}

/** What would leave the screen if the draft were carried out. */
interface Leaving {
  workers: Readonly<Counts<Colour>>;
  skills: Readonly<Counts<Skill>>;
  groups: readonly string[];
}

export function leaving(draft: Draft, ready: Action | null): Leaving {
  const nothing: Leaving = { workers: {}, skills: {}, groups: [] };
  if (draft.kind === 'workers') return { ...nothing, workers: draft.screen, groups: draft.groups };
  if (ready?.type === 'upgrade') return { ...nothing, skills: ready.pay.skills };
  if (ready?.type !== 'pay') return nothing;
  if ('worker' in ready) return { ...nothing, workers: { [ready.worker]: 1 } };
  if ('skill' in ready) return { ...nothing, skills: { [ready.skill]: 1 } };
  return { ...nothing, groups: [ready.group] };
}

/** The same for the draft at the table. Mere selections take nothing: then `ready` is not even read. */
export function leavingIn(table: Pick<TableContext, 'draft' | 'ready'>): Leaving {
  const { draft } = table;
  return leaving(draft, draft.kind === 'none' || draft.kind === 'tile' ? null : table.ready);
}

/** Possible payments, while a payment is asked for. */
export const paymentWith = (
  actions: readonly Action[],
  what: 'worker' | 'skill' | 'group',
  which: string,
): ActionOf<'pay'> | undefined =>
  actions.find(
    (action): action is ActionOf<'pay'> =>
      action.type === 'pay' && (action as Readonly<Record<string, unknown>>)[what] === which,
  );

/** A losing bid of the viewer: it can only move as a whole (BID-2). */
export interface Bundle {
  tile: string;
  colour: Colour;
  size: number;
  /** The bid that beats it. */
  highest: number;
}

/** A seat's losing bids, in the order of their tiles on the table. */
export function losingBids(
  { market, turnOrder }: Pick<TableView, 'market' | 'turnOrder'>,
  seat: number,
): Bundle[] {
  return [...market, ...turnOrder].flatMap(({ tile, bids = [] }) => {
    const mine = bids.find(({ player }) => player === seat);
    const highest = Math.max(0, ...bids.map(({ workers }) => total(workers)));
    const size = total(mine?.workers);
    const colour = COLOURS.find((one) => mine?.workers[one]);
    return colour && size < highest ? [{ tile, colour, size, highest }] : [];
  });
}
