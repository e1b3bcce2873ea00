import type { TileSpec } from '@keyflower/engine';
import { cardPicture, sideOf } from '../drawn/pictures.ts';
import { type Child, el } from '../page/dom.ts';
import { countsText, sorted, type Story, tileName } from '../story/names.ts';
import { costText, sideText } from '../story/tile-text.ts';
import type { BoardOptions } from './board-options.ts';
import type { Offer, VillageTile } from './sight.ts';

/* All that is drawn on a tile is also said: to those who listen, and on the tile's card. */

const usesText = (uses: Offer['uses'], { words }: Pick<BoardOptions, 'words'>): string[] =>
  uses && uses.length > 0
    ? [`${words.game.uses}: ${uses.map((use) => countsText(use, words.story)).join(' + ')}`]
    : [];

export function offerWords(offer: Offer, options: BoardOptions): string[] {
  const { spec, words, cast } = options;
  return [
    sideText(spec(offer.tile), offer.face === 'b', words.story),
    ...(offer.bids ?? []).map(
      ({ player, workers }) => `${words.game.bid}: ${cast(player)}, ${countsText(workers, words.story)}`,
    ),
    ...usesText(offer.uses, options),
  ];
}

export const isFlipped = ({ upgraded, face }: Pick<VillageTile, 'upgraded' | 'face'>): boolean =>
  upgraded === true || face === 'b';

export function placedWords(placed: VillageTile, options: Pick<BoardOptions, 'spec' | 'words'>): string[] {
  const { spec, words } = options;
  const animals = (placed.animals ?? []).map(({ kind, count }) => countsText({ [kind]: count }, words.story));
  const goods = sorted(placed.resources).map(([name, n]) => countsText({ [name]: n }, words.story));
  const lying = [...goods, ...animals].join(', ');
  return [
    sideText(spec(placed.tile), isFlipped(placed), words.story),
    ...(lying ? [lying] : []),
    ...usesText(placed.uses, options),
  ];
}

/** "Upgrade for 1 saw: 3 wood; 3 points". */
export const upgradeText = (spec: TileSpec, story: Story): string =>
  spec.upgradeCost
    ? `${story.face.upgradeFor(costText(spec.upgradeCost, story))} ${sideText(spec, true, story)}`
    : '';

/** The edges of a tile as printed, from N clockwise. */
export function edgesText({ edges }: TileSpec, { face }: Story): string {
  const named = edges.split('').map((edge) => face.edge[edge as 'R' | 'F' | 'W']);
  return `${face.edges}: ${named.join(', ')}`;
}

/** The card of a tile: both faces, and in words what it does and what lies on it. */
export function tileCard(spec: TileSpec, flipped: boolean, lines: readonly string[], story: Story): Child[] {
  const upgrade = flipped ? '' : upgradeText(spec, story);
  return [
    cardPicture(spec, sideOf(spec, flipped)),
    el('strong', {}, tileName(spec.id, story)),
    ...lines.map((line) => el('p', {}, line)),
    upgrade !== '' && el('p', { class: 'faint' }, upgrade),
  ];
}
