import type { Counts, ViewPlayer } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { countsText, noun, type SeatNames, tileName, total } from '../story/names.ts';
import { sideText, turnOrderText } from '../story/tile-text.ts';
import { type Column, row, WIDTH, wrap } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { animalsOf } from './fields.ts';
import { type TableView, specOf } from './table-view.ts';

type Offer = TableView['market'][number];

const OFFER_COLUMNS: readonly Column[] = [
  { width: 0 },
  { width: 15 },
  { width: 27 },
  { width: 20 },
  { width: 14 },
];

/** Market and turn order: what a turn is about. */
export function marketText(view: TableView, names: SeatNames): string[] {
  const { game } = words();
  const { gives, bids } = terminal().table;
  const heading = row(['', game.market, gives, bids, game.uses], OFFER_COLUMNS);
  return [
    ...heading.map((line) => paint('dim', line)),
    ...view.market.flatMap((offer) => offerText(offer, names)),
    ...view.turnOrder.flatMap((offer) => offerText(offer, names)),
  ];
}

function offerText(offer: Offer, names: SeatNames): string[] {
  const spec = specOf(offer.tile);
  const gives = spec.kind === 'turn-order' ? turnOrderText(spec) : sideText(spec, offer.face === 'b');
  return row(['', tileName(offer.tile), gives, bidsText(offer, names), usesText(offer)], OFFER_COLUMNS);
}

/** The winning bid first. */
function bidsText({ bids = [] }: Offer, names: SeatNames): string {
  return [...bids]
    .sort((a, b) => total(b.workers) - total(a.workers))
    .map(({ player, workers }) => `${names.short(player)} ${countsText(workers)}`)
    .join(', ');
}

function usesText({ uses = [], color }: Offer): string {
  const used = uses.map((use) => countsText(use)).join(terminal().table.andThen);
  return [used, color ? terminal().table.colour(noun(color)) : ''].filter((part) => part !== '').join(' ');
}

export function boatsText(view: TableView): string[] {
  if (view.boats.length === 0) return [];
  const columns = [{ width: 0 }, { width: 17 }, { width: 29 }, { width: 30 }];
  return [
    paint('bold', words().game.boats),
    ...view.boats.flatMap((boat) => {
      const goods = countsText(
        { ...boat.workers, ...boat.skills },
        view.season === 'winter' ? '' : terminal().table.empty,
      );
      const worth = terminal().table.inWinter(sideText(specOf(boat.boat)));
      return row(['', tileName(boat.boat), boat.picked ? words().market.picked : goods, worth], columns);
    }),
  ];
}

/** All players' hands, as far as the view shows them. */
export function handsText(view: TableView, names: SeatNames): string[] {
  const { game, labelled, market, story, village } = words();
  return [
    paint('bold', market.players.title),
    ...view.players.flatMap((player, seat) => {
      const parts = [
        handText(player.workers, player.known?.workers, story.events.nWorkers),
        handText(player.skills, player.known?.skills, story.events.nSkills),
        farmText(player),
        village.summary(player.village.length, 0),
      ];
      const marks = [seat === view.startPlayer ? game.startPlayer : '', winterText(player.winter)];
      const text = [...parts, ...marks].filter((part) => part !== '').join('; ');
      return wrap(labelled(names.subject(seat), text), WIDTH - 2, 4).map((line) => ` ${line}`);
    }),
  ];
}

function handText(
  hand: Counts<string> | number,
  known: Counts<string> | undefined,
  many: (n: number) => string,
): string {
  if (typeof hand !== 'number') return countsText(hand, many(0));
  return many(hand) + (total(known) > 0 ? ` (${words().market.players.known(countsText(known))})` : '');
}

/** Wheat and animals, in a game with The Farmers. */
function farmText({ wheat, due, village }: ViewPlayer): string {
  if (wheat === undefined) return '';
  const owed = total(due) > 0 ? `; ${terminal().table.due(countsText(due))}` : '';
  const { market, screen } = words();
  const animals = countsText(animalsOf(village), screen.card.noAnimal);
  return `${market.players.wheat(wheat)}, ${animals}${owed}`;
}

function winterText(winter: readonly string[] | number): string {
  const { game, labelled, market } = words();
  if (typeof winter === 'number') return winter > 0 ? market.players.winter(winter) : '';
  return winter.length > 0 ? labelled(game.winterTiles, winter.map(tileName).join(', ')) : '';
}

/** What is left in the bag, the pile and the supplies. */
export function supplyText({ supply }: TableView): string[] {
  const many = (counts: Counts<string> | number) => (typeof counts === 'number' ? counts : total(counts));
  const { labelled, market, screen } = words();
  const { bagSaid, greenSaid, skillsSaid, supplyEmpty } = market.bar;
  const left = [
    bagSaid(many(supply.bag)),
    greenSaid(supply.green),
    skillsSaid(many(supply.skills)),
    countsText(supply.resources, supplyEmpty),
    ...(supply.wheat === undefined
      ? []
      : [`${market.players.wheat(supply.wheat)}, ${countsText(supply.animals, screen.card.noAnimal)}`]),
  ];
  return wrap(labelled(terminal().table.left, left.join('; ')), WIDTH - 1, 6);
}

/** The whole table, the villages aside. */
export function tableText(view: TableView, names: SeatNames): string[] {
  return [...marketText(view, names), ...boatsText(view), ...handsText(view, names), ...supplyText(view)];
}
