import { countsText, tileName } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import type { Scene } from '../scene.ts';
import type { Offer, Sight } from '../sight.ts';
import { bidsAt, standingColour } from './bids.ts';

/* All that is drawn at a tile, as sentences. */

const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

function canText(offer: Offer, scene: Scene): string {
  const { market, story } = scene.words;
  const light = scene.lightAt(offer.tile);
  if (!light) return '';
  const standing = standingColour(offer);
  const colour = standing === undefined ? '' : (story.nouns as Record<string, string>)[standing];
  const mine = (offer.bids ?? []).some(({ player }) => player === scene.me);
  return sentences([
    light.bid === undefined
      ? ''
      : mine
        ? market.canRaise(light.bid, colour)
        : market.canBid(light.bid, colour),
    light.use === undefined ? '' : market.canUse(light.use, colour),
    light.pick ? market.canPick : '',
  ]);
}

export function offerSentence(offer: Offer, scene: Scene): string {
  const { words, cast, spec, me } = scene;
  const { market, story } = words;
  const { tile, face, uses = [] } = offer;
  const bids = bidsAt(offer, scene).map(({ seat, colour, count, added, winning, lying, leaving }) => {
    const what = countsText({ [colour]: count }, story);
    const notes = [
      winning ? market.wins : '',
      lying ? market.lies : '',
      leaving ? market.leaves : '',
      added > 0 ? market.inMind : '',
    ].filter(Boolean);
    const said = seat === me ? market.myBid(what) : market.bidOf(cast(seat), what);
    return notes.length > 0 ? `${said} (${notes.join(', ')})` : said;
  });
  return sentences([
    words.labelled(tileName(tile, story), sideText(spec(tile), face === 'b', story)),
    ...bids,
    bids.length === 0 ? market.noBids : '',
    uses.length > 0 ? market.usedBy(uses.map((use) => countsText(use, story)).join(' + ')) : '',
    scene.isNews(tile) ? market.changed : '',
    canText(offer, scene),
  ]);
}

export function boatSentence(
  { boat, workers, skills, picked }: Sight['boats'][number],
  by: number | null,
  scene: Scene,
): string {
  const { words, spec, sight, cast } = scene;
  const { market, story } = words;
  const goods = countsText({ ...workers, ...skills }, story);
  return sentences([
    tileName(boat, story),
    goods === '' ? '' : market.carries(goods),
    sight.season === 'winter' ? sideText(spec(boat), false, story) : '',
    picked ? (by === null ? market.picked : market.pickedBy(cast(by))) : '',
    scene.lightAt(boat)?.pick ? market.canPick : '',
  ]);
}
