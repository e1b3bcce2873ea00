import { type Action, type ActionOf, COLOURS, type Colour } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, noun, tileName, total } from '../story/names.ts';
import { sideText, turnOrderText } from '../story/tile-text.ts';
import { type Sight, specOf } from '../table/sight.ts';
import { type Choice, pick } from './menu.ts';
import type { TableTalk } from './table-talk.ts';
import { findTile } from './tile-names.ts';
import { readWorkers, type TypedWorkers } from './typed.ts';

type Placing = 'bid' | 'use';

/** Longer lists are of no use; a player can type the action instead. */
const MOST_LISTED = 2000;

/** Asks what to do with one's turn. */
export async function askTurn(talk: TableTalk): Promise<Action> {
  for (;;) {
    const typed = await talk.ask(terminal().turn.ask);
    const [word, ...rest] = typed.toLowerCase().split(/\s+/);
    if (['p', 'pass', '3'].includes(word)) return { type: 'pass' };
    const kind = ['b', 'bid', '1'].includes(word) ? 'bid' : ['u', 'use', '2'].includes(word) ? 'use' : null;
    if (!kind) {
      if (word !== '') talk.say(terminal().turn.unknown(typed));
      continue;
    }
    const action = rest.length === 0 ? await fromMenus(talk, kind) : await fromWords(talk, kind, rest);
    if (action) return action;
  }
}

function candidates(view: Sight, kind: Placing): string[] {
  const onOffer = view.market.map(({ tile }) => tile);
  if (kind === 'bid') return [...onOffer, ...view.turnOrder.map(({ tile }) => tile)];
  return [...onOffer, ...view.players.flatMap(({ village }) => village.map(({ tile }) => tile))];
}

function ways<Kind extends Placing>(talk: TableTalk, kind: Kind, tile: string): ActionOf<Kind>[] {
  const { actions } = talk.game.legal(talk.seat, { tile, limit: MOST_LISTED });
  return actions.filter((action): action is ActionOf<Kind> => action.type === kind);
}

async function fromMenus(talk: TableTalk, kind: Placing): Promise<Action | null> {
  const view = talk.view();
  const possible = candidates(view, kind).filter((tile) => ways(talk, kind, tile).length > 0);
  if (possible.length === 0) {
    talk.say(kind === 'bid' ? terminal().turn.noBid : terminal().turn.noUse);
    return null;
  }
  for (;;) {
    const choices = possible.map((tile) => ({ label: tileLabel(talk, view, tile, kind), value: tile }));
    const tile = await pick(talk, kind === 'bid' ? terminal().turn.bidOn : terminal().turn.use, choices);
    if (tile === null) return null;
    const action = await pickWay(talk, kind, tile, ways(talk, kind, tile));
    if (action) return action;
  }
}

function tileLabel(talk: TableTalk, view: Sight, tile: string, kind: Placing): string {
  const offer = [...view.market, ...view.turnOrder].find((one) => one.tile === tile);
  const owner = view.players.findIndex(({ village }) => village.some((one) => one.tile === tile));
  const placed = view.players[owner]?.village.find((one) => one.tile === tile);
  const spec = specOf(tile);
  const flipped = placed?.upgraded === true || offer?.face === 'b';
  const gives = spec.kind === 'turn-order' ? turnOrderText(spec) : sideText(spec, flipped);
  const { game, labelled, village } = words();
  const { bids: bidsLabel, andThen } = terminal().table;
  const whose = owner === talk.seat ? village.mine : village.of(talk.cast.name(owner));
  const where = kind === 'bid' || offer ? '' : ` (${whose})`;
  const bids = (offer?.bids ?? []).map((bid) => `${talk.cast.short(bid.player)} ${countsText(bid.workers)}`);
  const uses = (offer?.uses ?? placed?.uses ?? []).map((use) => countsText(use));
  const there = [
    bids.length > 0 ? labelled(bidsLabel, bids.join(', ')) : '',
    uses.length > 0 ? labelled(game.uses, uses.join(andThen)) : '',
  ];
  return labelled(`${tileName(tile)}${where}`, [gives, ...there].filter((part) => part !== '').join('; '));
}

/** First the colour where there are several, then how many. */
async function pickWay(
  talk: TableTalk,
  kind: Placing,
  tile: string,
  actions: readonly (ActionOf<'bid'> | ActionOf<'use'>)[],
): Promise<Action | null> {
  const bids = actions.filter((action) => action.type === 'bid');
  const colours = COLOURS.filter((colour) => bids.some((bid) => bid.color === colour));
  let left = actions;
  if (colours.length > 1) {
    const choices = colours.map((colour) => ({ label: noun(colour), value: colour }));
    const colour = await pick(talk, terminal().turn.colour(tileName(tile)), choices);
    if (colour === null) return null;
    left = bids.filter((bid) => bid.color === colour);
  }
  const sorted = left
    .map((action): Choice<Action> & { size: number } => ({ ...wayLabel(talk, action), value: action }))
    .sort((a, b) => a.size - b.size);
  const { bidWith, useWith } = terminal().turn;
  return pick(talk, (kind === 'bid' ? bidWith : useWith)(tileName(tile)), sorted);
}

function wayLabel(
  talk: TableTalk,
  action: ActionOf<'bid'> | ActionOf<'use'>,
): { label: string; size: number } {
  const view = talk.view();
  const own = (tile: string) =>
    [...view.market, ...view.turnOrder]
      .find((offer) => offer.tile === tile)
      ?.bids?.find(({ player }) => player === talk.seat)?.workers;
  const { fromBid, inAll: all } = words().story.actions;
  const moved = action.groups.map((tile) => fromBid(countsText(own(tile)), tileName(tile)));
  const screen = action.type === 'bid' ? { [action.color]: action.screen } : action.screen;
  const size = total(screen) + action.groups.reduce((sum, tile) => sum + total(own(tile)), 0);
  const standing = action.type === 'bid' ? total(own(action.tile)) : 0;
  const inAll = standing > 0 || moved.length > 0 ? ` (${all(size + standing)})` : '';
  return {
    label: [countsText(screen, ''), ...moved].filter((part) => part !== '').join(' + ') + inAll,
    size,
  };
}

/** A written bid or use; what is left out is asked for. */
async function fromWords(talk: TableTalk, kind: Placing, written: readonly string[]): Promise<Action | null> {
  const view = talk.view();
  const typed = readWorkers(written);
  const tile = findTile(typed.tile, candidates(view, kind));
  if (typeof tile === 'object') {
    talk.say(tile.problem);
    return null;
  }
  const offered = candidates(view, 'bid');
  const groups: string[] = [];
  for (const name of typed.groups) {
    const group = findTile(name, offered);
    if (typeof group === 'object') {
      talk.say(group.problem);
      return null;
    }
    groups.push(group);
  }
  const workers = { ...typed, groups: groups.sort() };
  const bare = typed.count === null && groups.length === 0 && total(typed.screen) === 0;
  if (!bare && typed.count === null) return placing(talk, kind, tile, workers);
  const legal = ways(talk, kind, tile).filter((action) => bare || fits(action, workers));
  if (legal.length === 1 && !bare) return legal[0];
  if (legal.length > 0) return pickWay(talk, kind, tile, legal);
  // Nothing of the kind is legal: the engine shall say why.
  const colour = standingColour(view, tile) ?? COLOURS[0];
  return placing(talk, kind, tile, { ...workers, screen: { [colour]: typed.count ?? 1 } });
}

/** Whether an action places just so many from the screen, whatever their colour. */
function fits(action: ActionOf<'bid'> | ActionOf<'use'>, { count, groups }: TypedWorkers): boolean {
  const screen = action.type === 'bid' ? action.screen : total(action.screen);
  return screen === (count ?? 0) && [...action.groups].sort().join() === groups.join();
}

function placing(talk: TableTalk, kind: Placing, tile: string, workers: TypedWorkers): Action | null {
  const { screen, groups } = workers;
  if (kind === 'use') return { type: 'use', tile, screen, groups };
  const colours = COLOURS.filter((colour) => screen[colour]);
  if (colours.length > 1) {
    talk.say(terminal().refused('BID-3', words().refusals['bid-mixes-colors'] as string));
    return null;
  }
  const view = talk.view();
  const moved = [...view.market, ...view.turnOrder]
    .find((offer) => offer.tile === groups[0])
    ?.bids?.find(({ player }) => player === talk.seat);
  const color = colours[0] ?? (Object.keys(moved?.workers ?? {})[0] as Colour | undefined) ?? COLOURS[0];
  return { type: 'bid', tile, color, screen: screen[color] ?? 0, groups };
}

/** The colour a tile already has, as far as it can be told at a glance. */
function standingColour(view: Sight, tile: string): Colour | undefined {
  const places = [...view.market, ...view.turnOrder, ...view.players.flatMap(({ village }) => village)];
  const place = places.find((one) => one.tile === tile);
  const bids = place && 'bids' in place ? (place.bids ?? []) : [];
  const there = [...bids.map(({ workers }) => workers), ...(place?.uses ?? [])];
  return place?.color ?? (Object.keys(there[0] ?? {})[0] as Colour | undefined);
}
