import type { Counts } from '@keyflower/engine';
import { type Cast, countsText, tileName, total } from '../story/names.ts';
import { sideText, turnOrderText } from '../story/tile-text.ts';
import { type Column, plural, row, WIDTH, wrap } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { animalsOf } from './fields.ts';
import { type SeenPlayer, type Sight, specOf } from './sight.ts';

type Offer = Sight['market'][number];

const OFFER_COLUMNS: readonly Column[] = [
  { width: 0 },
  { width: 15 },
  { width: 27 },
  { width: 20 },
  { width: 14 },
];

/** Market and turn order: what a turn is about. */
export function marketText(sight: Sight, cast: Cast): string[] {
  const heading = row(['', 'market', 'gives', 'bids', 'used by'], OFFER_COLUMNS);
  return [
    ...heading.map((line) => paint('dim', line)),
    ...sight.market.flatMap((offer) => offerText(offer, cast)),
    ...sight.turnOrder.flatMap((offer) => offerText(offer, cast)),
  ];
}

function offerText(offer: Offer, cast: Cast): string[] {
  const spec = specOf(offer.tile);
  const gives = spec.kind === 'turn-order' ? turnOrderText(spec) : sideText(spec, offer.face === 'b');
  return row(['', tileName(offer.tile), gives, bidsText(offer, cast), usesText(offer)], OFFER_COLUMNS);
}

/** The winning bid first. */
function bidsText({ bids = [] }: Offer, cast: Cast): string {
  return [...bids]
    .sort((a, b) => total(b.workers) - total(a.workers))
    .map(({ player, workers }) => `${cast.short(player)} ${countsText(workers)}`)
    .join(', ');
}

function usesText({ uses = [], color }: Offer): string {
  const used = uses.map((use) => countsText(use)).join(' then ');
  return [used, color ? `(colour ${color})` : ''].filter((part) => part !== '').join(' ');
}

export function boatsText(sight: Sight): string[] {
  if (sight.boats.length === 0) return [];
  const columns = [{ width: 0 }, { width: 17 }, { width: 29 }, { width: 30 }];
  return [
    paint('bold', 'Boats'),
    ...sight.boats.flatMap((boat) => {
      const goods = countsText({ ...boat.workers, ...boat.skills }, sight.season === 'winter' ? '' : 'empty');
      const worth = `in winter: ${sideText(specOf(boat.boat))}`;
      return row(['', boat.boat, boat.picked ? 'emptied' : goods, worth], columns);
    }),
  ];
}

/** Everyone's hand, as far as the sight goes. */
export function handsText(sight: Sight, cast: Cast): string[] {
  return [
    paint('bold', 'Players'),
    ...sight.players.flatMap((player, seat) => {
      const parts = [
        handText(player.workers, player.known?.workers, 'worker'),
        handText(player.skills, player.known?.skills, 'skill tile'),
        farmText(player),
        plural(player.village.length, 'tile'),
      ];
      const marks = [seat === sight.startPlayer ? 'start player' : '', winterText(player.winter)];
      const text = [...parts, ...marks].filter((part) => part !== '').join('; ');
      return wrap(`${cast.subject(seat)}: ${text}`, WIDTH - 2, 4).map((line) => ` ${line}`);
    }),
  ];
}

function handText(hand: Counts<string> | number, known: Counts<string> | undefined, noun: string): string {
  if (typeof hand !== 'number') return countsText(hand, `no ${noun}s`);
  const sure = total(known) > 0 ? ` (surely ${countsText(known)})` : '';
  return plural(hand, noun) + sure;
}

/** Wheat and animals, in a game with The Farmers. */
function farmText({ wheat, due, village }: SeenPlayer): string {
  if (wheat === undefined) return '';
  const owed = total(due) > 0 ? `; due at the boats: ${countsText(due)}` : '';
  return `${wheat} wheat, ${countsText(animalsOf(village), 'no animals')}${owed}`;
}

function winterText(winter: readonly string[] | number): string {
  if (typeof winter === 'number') return winter > 0 ? plural(winter, 'winter tile') : '';
  return winter.length > 0 ? `winter tiles: ${winter.join(', ')}` : '';
}

/** What is left in the bag, the pile and the supplies. */
export function supplyText({ supply }: Sight): string[] {
  const many = (counts: Counts<string> | number) => (typeof counts === 'number' ? counts : total(counts));
  const left = [
    `bag ${plural(many(supply.bag), 'worker')}`,
    `${supply.green} green workers`,
    `pile ${plural(many(supply.skills), 'skill tile')}`,
    countsText(supply.resources, 'no resources'),
    ...(supply.wheat === undefined
      ? []
      : [`${supply.wheat} wheat, ${countsText(supply.animals, 'no animals')}`]),
  ];
  return wrap(`Left: ${left.join('; ')}`, WIDTH - 1, 6);
}

/** The whole table, the villages aside. */
export function tableText(sight: Sight, cast: Cast): string[] {
  return [...marketText(sight, cast), ...boatsText(sight), ...handsText(sight, cast), ...supplyText(sight)];
}
