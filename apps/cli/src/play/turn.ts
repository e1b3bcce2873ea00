import { type Action, type ActionOf, COLOURS, type Colour } from '@keyflower/engine';
import { refusals, terminal, words } from '../language.ts';
import { countsText, goodsText, noun, tileName, total } from '../story/names.ts';
import { sideText, turnOrderText } from '../story/tile-text.ts';
import { type TableView, specOf } from '../table/table-view.ts';
import { type Choice, pick } from './menu.ts';
import type { Dialogue } from './dialogue.ts';
import { findTile } from './tile-names.ts';
import { readWorkers, type TypedWorkers } from './typed.ts';
import { must } from '../must.ts';

type Placing = 'bid' | 'use';

/** Longer menus are useless; the player can type the action instead. */
const MAX_LISTED = 2000;

/** Asks for the action of a turn. */
export async function askTurn(dialogue: Dialogue): Promise<Action> {
  for (;;) {
    const typed = await dialogue.ask(terminal().turn.ask);
    const [word = '', ...rest] = typed.toLowerCase().split(/\s+/);
    if (['p', 'pass', '3'].includes(word)) return { type: 'pass' };
    const kind = ['b', 'bid', '1'].includes(word) ? 'bid' : ['u', 'use', '2'].includes(word) ? 'use' : null;
    if (!kind) {
      if (word !== '') dialogue.say(terminal().turn.unknown(typed));
      continue;
    }
    const action =
      rest.length === 0 ? await fromMenus(dialogue, kind) : await fromWords(dialogue, kind, rest);
    if (action) return action;
  }
}

function candidates(view: TableView, kind: Placing): string[] {
  const onOffer = view.market.map(({ tile }) => tile);
  if (kind === 'bid') return [...onOffer, ...view.turnOrder.map(({ tile }) => tile)];
  return [...onOffer, ...view.players.flatMap(({ village }) => village.map(({ tile }) => tile))];
}

function ways<Kind extends Placing>(dialogue: Dialogue, kind: Kind, tile: string): ActionOf<Kind>[] {
  const { actions } = dialogue.game.legal(dialogue.seat, { tile, limit: MAX_LISTED });
  return actions.filter((action): action is ActionOf<Kind> => action.type === kind);
}

async function fromMenus(dialogue: Dialogue, kind: Placing): Promise<Action | null> {
  const view = dialogue.view();
  const possible = candidates(view, kind).filter((tile) => ways(dialogue, kind, tile).length > 0);
  if (possible.length === 0) {
    dialogue.say(kind === 'bid' ? terminal().turn.noBid : terminal().turn.noUse);
    return null;
  }
  for (;;) {
    const choices = possible.map((tile) => ({ label: tileLabel(dialogue, view, tile, kind), value: tile }));
    const tile = await pick(dialogue, kind === 'bid' ? terminal().turn.bidOn : terminal().turn.use, choices);
    if (tile === null) return null;
    const action = await pickWay(dialogue, kind, tile, ways(dialogue, kind, tile));
    if (action) return action;
  }
}

function tileLabel(dialogue: Dialogue, view: TableView, tile: string, kind: Placing): string {
  const offer = [...view.market, ...view.turnOrder].find((one) => one.tile === tile);
  const owner = view.players.findIndex(({ village }) => village.some((one) => one.tile === tile));
  const placed = view.players[owner]?.village.find((one) => one.tile === tile);
  const spec = specOf(tile);
  const flipped = placed?.upgraded === true || offer?.face === 'b';
  const gives = spec.kind === 'turn-order' ? turnOrderText(spec) : sideText(spec, flipped);
  const { game, labelled, village } = words();
  const { bids: bidsLabel, andThen } = terminal().table;
  const whose = owner === dialogue.seat ? village.mine : village.of(dialogue.names.name(owner));
  const where = kind === 'bid' || offer ? '' : ` (${whose})`;
  const bids = (offer?.bids ?? []).map(
    (bid) => `${dialogue.names.short(bid.player)} ${countsText(bid.workers)}`,
  );
  const uses = (offer?.uses ?? placed?.uses ?? []).map((use) => countsText(use));
  const there = [
    bids.length > 0 ? labelled(bidsLabel, bids.join(', ')) : '',
    uses.length > 0 ? labelled(game.uses, uses.join(andThen)) : '',
  ];
  return labelled(`${tileName(tile)}${where}`, [gives, ...there].filter((part) => part !== '').join('; '));
}

/** First the colour where there are several, then how many. */
async function pickWay(
  dialogue: Dialogue,
  kind: Placing,
  tile: string,
  actions: readonly (ActionOf<'bid'> | ActionOf<'use'>)[],
): Promise<Action | null> {
  const bids = actions.filter((action) => action.type === 'bid');
  const colours = COLOURS.filter((colour) => bids.some((bid) => bid.color === colour));
  let left = actions;
  if (colours.length > 1) {
    const choices = colours.map((colour) => ({ label: noun(colour), value: colour }));
    const colour = await pick(dialogue, terminal().turn.colour(tileName(tile)), choices);
    if (colour === null) return null;
    left = bids.filter((bid) => bid.color === colour);
  }
  const sorted = left
    .map((action): Choice<Action> & { size: number } => ({ ...wayLabel(dialogue, action), value: action }))
    .sort((a, b) => a.size - b.size);
  const { bidWith, useWith } = terminal().turn;
  return pick(dialogue, (kind === 'bid' ? bidWith : useWith)(tileName(tile)), sorted);
}

function wayLabel(
  dialogue: Dialogue,
  action: ActionOf<'bid'> | ActionOf<'use'>,
): { label: string; size: number } {
  const view = dialogue.view();
  const own = (tile: string) =>
    [...view.market, ...view.turnOrder]
      .find((offer) => offer.tile === tile)
      ?.bids?.find(({ player }) => player === dialogue.seat)?.workers;
  const { fromBid, inAll: all } = words().story.actions;
  const moved = action.groups.map((tile) => fromBid(goodsText(own(tile), 'label'), tileName(tile)));
  const screen = action.type === 'bid' ? { [action.color]: action.screen } : action.screen;
  const size = total(screen) + action.groups.reduce((sum, tile) => sum + total(own(tile)), 0);
  const standing = action.type === 'bid' ? total(own(action.tile)) : 0;
  const inAll = standing > 0 || moved.length > 0 ? ` (${all(size + standing)})` : '';
  return {
    label: [countsText(screen, ''), ...moved].filter((part) => part !== '').join(' + ') + inAll,
    size,
  };
}

/** A typed bid or use; asks for missing parts. */
async function fromWords(
  dialogue: Dialogue,
  kind: Placing,
  written: readonly string[],
): Promise<Action | null> {
  const view = dialogue.view();
  const typed = readWorkers(written);
  const tile = findTile(typed.tile, candidates(view, kind));
  if (typeof tile === 'object') {
    dialogue.say(tile.problem);
    return null;
  }
  const offered = candidates(view, 'bid');
  const groups: string[] = [];
  for (const name of typed.groups) {
    const group = findTile(name, offered);
    if (typeof group === 'object') {
      dialogue.say(group.problem);
      return null;
    }
    groups.push(group);
  }
  const workers = { ...typed, groups: groups.sort() };
  const bare = typed.count === null && groups.length === 0 && total(typed.screen) === 0;
  if (!bare && typed.count === null) return placing(dialogue, kind, tile, workers);
  const legal = ways(dialogue, kind, tile).filter((action) => bare || fits(action, workers));
  if (legal.length === 1 && !bare) return must(legal[0]);
  if (legal.length > 0) return pickWay(dialogue, kind, tile, legal);
  // No such action is legal: the engine's refusal gives the reason.
  const colour = standingColour(view, tile) ?? COLOURS[0];
  return placing(dialogue, kind, tile, { ...workers, screen: { [colour]: typed.count ?? 1 } });
}

/** Whether an action places this number of workers from the screen, of any colour. */
function fits(action: ActionOf<'bid'> | ActionOf<'use'>, { count, groups }: TypedWorkers): boolean {
  const screen = action.type === 'bid' ? action.screen : total(action.screen);
  return screen === (count ?? 0) && [...action.groups].sort().join() === groups.join();
}

function placing(dialogue: Dialogue, kind: Placing, tile: string, workers: TypedWorkers): Action | null {
  const { screen, groups } = workers;
  if (kind === 'use') return { type: 'use', tile, screen, groups };
  const colours = COLOURS.filter((colour) => screen[colour]);
  if (colours.length > 1) {
    dialogue.say(terminal().refused('BID-3', refusals()['bid-mixes-colors'] as string));
    return null;
  }
  const view = dialogue.view();
  const moved = [...view.market, ...view.turnOrder]
    .find((offer) => offer.tile === groups[0])
    ?.bids?.find(({ player }) => player === dialogue.seat);
  const color = colours[0] ?? (Object.keys(moved?.workers ?? {})[0] as Colour | undefined) ?? COLOURS[0];
  return { type: 'bid', tile, color, screen: screen[color] ?? 0, groups };
}

/** The colour a tile already has, as far as it is obvious; only used to build an action that is refused. */
function standingColour(view: TableView, tile: string): Colour | undefined {
  const places = [...view.market, ...view.turnOrder, ...view.players.flatMap(({ village }) => village)];
  const place = places.find((one) => one.tile === tile);
  const bids = place && 'bids' in place ? (place.bids ?? []) : [];
  const there = [...bids.map(({ workers }) => workers), ...(place?.uses ?? [])];
  return place?.color ?? (Object.keys(there[0] ?? {})[0] as Colour | undefined);
}
