import { type Colour, COLOURS, type Counts } from '@keyflower/engine';
import { counted, goodsText, tileName, total } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import { type Offer, type TableContext, sentBy, type TableView } from '../../play/index.ts';

/** A bid on its side of a tile, including the unsent draft. */
export interface ShownBid {
  seat: number;
  colour: Colour;
  count: number;
  /** Number of workers that are only in the draft. */
  added: number;
  /** The draft moves it elsewhere. */
  leaving: boolean;
  winning: boolean;
  lying: boolean;
}

const colourOf = (workers: Counts<Colour>): Colour | undefined =>
  COLOURS.find((colour) => (workers[colour] ?? 0) > 0);

/** The colour used at a tile; workers of other colours lie there as payment (BID-4). */
export function standingColour({ color, bids = [], uses = [] }: Offer): Colour | undefined {
  return color ?? [...bids.map(({ workers }) => colourOf(workers)), ...uses.map(colourOf)].find(Boolean);
}

/** The input for drawing bids. The view is read only where losing bids are joined. */
type Seen = Pick<TableContext, 'me' | 'view' | 'draftAt'>;

/** The bids at a tile as they would be after the draft. */
export function bidsAt(offer: Offer, seen: Seen): ShownBid[] {
  const { me } = seen;
  const draft = seen.draftAt(offer.tile);
  const standing = standingColour(offer);
  const drafted = draft.kind === 'workers' && me !== null ? draft : null;
  const sent =
    drafted && drafted.what === 'bid' && drafted.tile === offer.tile ? sentBy(drafted, me!, seen) : {};
  const shown: ShownBid[] = (offer.bids ?? []).map(({ player, workers }) => {
    const added = player === me ? total(sent) : 0;
    const colour = colourOf(workers) ?? 'blue';
    return {
      seat: player,
      colour,
      count: total(workers) + added,
      added,
      leaving: player === me && drafted !== null && drafted.groups.includes(offer.tile),
      winning: false,
      lying: standing !== undefined && colour !== standing,
    };
  });
  const colour = colourOf(sent);
  if (colour && !shown.some(({ seat }) => seat === me)) {
    const count = total(sent);
    const lying = standing !== undefined && colour !== standing;
    shown.push({ seat: me!, colour, count, added: count, leaving: false, winning: false, lying });
  }
  const staying = shown.filter(({ leaving }) => !leaving);
  const best = Math.max(0, ...staying.map(({ count }) => count));
  const winner = staying.find(({ count }) => count === best);
  if (winner) winner.winning = true;
  return shown;
}

/** Whether the draft chooses a market tile; a bid that the draft moves away does not. */
export function isChosen(tile: string, { draftAt }: Pick<TableContext, 'draftAt'>): boolean {
  const draft = draftAt(tile);
  return draft.kind === 'tile' || draft.kind === 'workers' ? draft.tile === tile : draft.kind === 'sure';
}

/* Text alternatives for everything drawn at a tile. */

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

function canText(offer: Offer, table: TableContext): string {
  const { market, story } = table.words;
  const highlight = table.highlightAt(offer.tile);
  if (!highlight) return '';
  const standing = standingColour(offer);
  const workers = (n: number): string =>
    standing === undefined ? story.events.nWorkers(n) : counted(n, standing, story, 'object');
  const mine = (offer.bids ?? []).some(({ player }) => player === table.me);
  return sentences([
    highlight.bid === undefined
      ? ''
      : mine
        ? market.canRaise(workers(highlight.bid))
        : market.canBid(workers(highlight.bid)),
    highlight.use === undefined ? '' : market.canUse(workers(highlight.use)),
    highlight.pick ? market.canPick : '',
  ]);
}

export function offerSentence(offer: Offer, table: TableContext): string {
  const { words, nameOf, spec, me } = table;
  const { market, story } = words;
  const { tile, face, uses = [] } = offer;
  const bids = bidsAt(offer, table).map(({ seat, colour, count, added, winning, lying, leaving }) => {
    const what = counted(count, colour, story, 'object');
    const notes = [
      winning ? market.wins : '',
      lying ? market.lies : '',
      leaving ? market.leaves : '',
      added > 0 ? market.inMind : '',
    ].filter(Boolean);
    const said = seat === me ? market.myBid(what) : market.bidOf(nameOf(seat), what);
    return notes.length > 0 ? `${said} (${notes.join(', ')})` : said;
  });
  return sentences([
    words.labelled(tileName(tile, story), sideText(spec(tile), face === 'b', story)),
    ...bids,
    bids.length === 0 ? market.noBids : '',
    uses.length > 0
      ? market.usedBy(uses.map((use) => goodsText(use, words, { role: 'label' })).join(' + '))
      : '',
    table.isNews(tile) ? market.changed : '',
    canText(offer, table),
  ]);
}

export function boatSentence(
  { boat, workers, skills, picked }: TableView['boats'][number],
  by: number | null,
  table: TableContext,
): string {
  const { words, spec, view, nameOf } = table;
  const { market, story } = words;
  const goods = goodsText({ ...workers, ...skills }, words, { none: '' });
  return sentences([
    tileName(boat, story),
    goods === '' ? '' : market.carries(goods),
    view.season === 'winter' ? sideText(spec(boat), false, story) : '',
    picked ? (by === null ? market.picked : market.pickedBy(nameOf(by))) : '',
    table.highlightAt(boat)?.pick ? market.canPick : '',
  ]);
}
