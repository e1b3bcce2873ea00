import {
  type ActionOf,
  type Colour,
  COLOURS,
  listActions,
  type State,
  unseenPieces,
  type View,
} from '@keyflower/engine';
import { ABILITIES, bidSize } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import type { BidPuzzle } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/puzzle-state.ts';
import { idOf, levelOf, type Solved } from './rate.ts';

/** How a reader of the position counts what a rival can bid; the last one is right. */
interface Counting {
  /** Workers behind the screen, and losing bids elsewhere. */
  screen: boolean;
  losing: boolean;
  /** What is known to be behind the screen, and how many of a colour are unseen. */
  known: boolean;
  unseen: boolean;
  /** A bid of equal size tops nothing. */
  equal: boolean;
  /** All colours are compared, not only the one with the most workers. */
  colours: boolean;
}

const FULLY: Counting = {
  screen: true,
  losing: true,
  known: true,
  unseen: true,
  equal: true,
  colours: true,
};
const WAYS = Object.keys(FULLY) as (keyof Counting)[];
/** A reader that overlooks nothing, and one for each thing that can be overlooked. */
const READERS: readonly Counting[] = [FULLY, ...WAYS.map((way) => ({ ...FULLY, [way]: false }))];
/** A question that hardly any oversight matters to is not worth asking. */
const MOST_RIGHT = READERS.length - 2;

type Bid = ActionOf<'bid'>;

interface Option {
  action: Bid;
  /** The workers of the bid after the action. */
  total: number;
}

const sum = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

const bidAt = (view: View, tile: string, seat: number): number =>
  sum(
    [...view.market, ...view.turnOrder]
      .find((offer) => offer.tile === tile)
      ?.bids?.find(({ player }) => player === seat)?.workers ?? {},
  );

/** The workers of a colour in a seat's losing bids elsewhere. */
function losingWorkers(view: View, seat: number, colour: Colour, except: string): number {
  let workers = 0;
  for (const { tile, bids = [] } of [...view.market, ...view.turnOrder]) {
    const own = bids.find(({ player }) => player === seat);
    if (!own || tile === except) continue;
    const size = sum(own.workers);
    if (bids.some((bid) => sum(bid.workers) > size)) workers += own.workers[colour] ?? 0;
  }
  return workers;
}

/** The workers of a colour that a seat may have behind the screen. */
function screenWorkers(view: View, seat: number, colour: Colour, how: Counting): number {
  const player = view.players[seat];
  if (typeof player.workers !== 'number') return player.workers[colour] ?? 0;
  const known = how.known ? (player.known?.workers ?? {}) : {};
  const unknown = player.workers - sum(known);
  const unseen = how.unseen ? (unseenPieces(view).workers[colour] ?? 0) : Number.POSITIVE_INFINITY;
  return (known[colour] ?? 0) + Math.min(unknown, unseen);
}

/** The most that a seat can bid on a tile now, in a colour. */
function mostOf(view: View, seat: number, tile: string, colour: Colour, how: Counting): number {
  return (
    bidAt(view, tile, seat) +
    (how.screen ? screenWorkers(view, seat, colour, how) : 0) +
    (how.losing ? losingWorkers(view, seat, colour, tile) : 0)
  );
}

const rivalsOf = (view: View): number[] =>
  view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);

/** All bids on a tile, the smallest first. */
function optionsAt(state: State, seat: number, tile: string): Option[] {
  const before = bidSize(state, state.content.indexOf.get(tile)!, seat);
  const sizeOf = (group: string): number => bidSize(state, state.content.indexOf.get(group)!, seat);
  return listActions(state, seat, { tile })
    .actions.filter((action): action is Bid => action.type === 'bid')
    .map((action) => ({
      action,
      total: before + action.screen + action.groups.reduce((all, group) => all + sizeOf(group), 0),
    }))
    .sort((a, b) => a.total - b.total);
}

/** The smallest bid that a reader believes to be safe; if there is none, the largest. */
function chosenBy(view: View, tile: string, options: readonly Option[], how: Counting): Option {
  const own = view.players[view.viewer!].workers as Partial<Record<Colour, number>>;
  const preferred = [...options].sort((a, b) => (own[b.action.color] ?? 0) - (own[a.action.color] ?? 0))[0]
    .action.color;
  const most = new Map<Colour, number>();
  for (const colour of COLOURS)
    most.set(
      colour,
      Math.max(...rivalsOf(view).map((seat) => mostOf(view, seat, tile, colour, how))) + (how.equal ? 0 : 1),
    );
  const compared = how.colours ? options : options.filter(({ action }) => action.color === preferred);
  return compared.find(({ action, total }) => total >= most.get(action.color)!) ?? compared.at(-1)!;
}

/** Whether a rival's bids may lie across the colour, which these puzzles leave out (BID-8). */
const hasCrossBidder = (state: State, seat: number): boolean => {
  const owner = state.bytes[S.ABILITY_OWNER + ABILITIES.indexOf('4a')];
  return owner >= 0 && owner !== seat;
};

/** The exact answer at a tile: null where no bid is safe, or where the question is not worth asking. */
export function answerAt(
  view: View,
  state: State,
  tile: string,
): Pick<BidPuzzle, 'solution' | 'least' | 'second' | 'rivals' | 'solved'> | null {
  const seat = view.viewer!;
  if (hasCrossBidder(state, seat)) return null;
  const options = optionsAt(state, seat, tile);
  if (options.length < 3) return null;
  const isSafe = ({ action, total }: Option): boolean =>
    rivalsOf(view).every((rival) => mostOf(view, rival, tile, action.color, FULLY) <= total);
  const safe = options.filter(isSafe);
  if (safe.length === 0) return null;
  const [{ action, total: least }] = safe;
  // The least is worked out, not merely the first bid there is or all that one has, and it has one colour.
  if (least === options[0].total || least === options.at(-1)!.total) return null;
  if (safe.some((one) => one.total === least && one.action.color !== action.color)) return null;
  // There is something to choose besides the number: a colour, or workers whose bid was topped.
  if (options.every((one) => one.action.color === action.color && one.action.groups.length === 0))
    return null;
  const right = READERS.filter((reader) => {
    const chosen = chosenBy(view, tile, options, reader);
    return chosen.total === least && chosen.action.color === action.color;
  });
  if (right.length > MOST_RIGHT) return null;
  return {
    solution: action,
    least,
    second: safe.find(({ total }) => total > least)?.total ?? null,
    rivals: view.players.map((_, rival) =>
      rival === seat ? 0 : mostOf(view, rival, tile, action.color, FULLY),
    ),
    solved: [right.length, READERS.length],
  };
}

/** The puzzles of a turn, one for each tile that makes one. */
export function bidPuzzles(view: View, from: string): BidPuzzle[] {
  const state = puzzleState(view);
  return [...view.market, ...view.turnOrder].flatMap(({ tile }) => {
    const answer = answerAt(view, state, tile);
    if (!answer) return [];
    const solved: Solved = answer.solved;
    return [{ kind: 'bid', id: idOf('bid', view), level: levelOf(solved), from, view, tile, ...answer }];
  });
}
