import { Icon } from '../../drawn/face.tsx';
import { tileName } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
import type { Scene } from '../scene.ts';
import { SeatPlate } from '../side/seat-plate.tsx';
import { type Card, isUpgrade, piecesOf, tilesOfCard } from './cards.ts';
import { sentencesOf } from './sentences.ts';

/** What a card says beside the pieces on it: what was done, and where. */
function deedText(card: Card, { happened, story }: Words): string {
  const { deeds } = happened;
  const tiles = tilesOfCard(card);
  const first = tiles.length > 0 ? tileName(tiles[0], story) : '';
  const season = card.season === null ? '' : story.seasons[card.season];
  switch (card.deed) {
    case 'bid':
      return deeds.bid(first);
    case 'used':
      return isUpgrade(card) ? `${deeds.used(first)} ${deeds.upgraded}` : deeds.used(first);
    case 'improved':
      return deeds.improved(first);
    case 'boat':
      return deeds.boat(first);
    case 'won':
      return tiles.length === 1 ? deeds.won(first) : deeds.wonMany(tiles.length);
    case 'unwanted':
      return deeds.unwanted(tiles.length);
    case 'season-ended':
      return card.season === null ? '' : story.events.seasonEnded(card.season);
    case 'season-began':
      return deeds.seasonBegan(season);
    default:
      return deeds[card.deed];
  }
}

/** The whole of a card in sentences. */
export function cardText(card: Card, { cast, words }: Pick<Scene, 'cast' | 'words'>): string {
  const told = sentencesOf(card.events, cast, words).join(' ');
  if (told !== '') return told;
  const who = card.seat === null ? '' : `${cast(card.seat)} `;
  return `${who}${deedText(card, words)}.`;
}

function Counted({ pieces }: { pieces: readonly [string, number][] }) {
  return (
    <>
      {pieces.map(([name, n]) => (
        <span class="piece" key={name}>
          <Icon name={name} size={20} />
          {n > 1 ? <b>{n}</b> : null}
        </span>
      ))}
    </>
  );
}

/** Who, what, where. */
export function NewsCard({ card, scene: { cast, words } }: { card: Card; scene: Scene }) {
  const { spent, got } = piecesOf(card);
  return (
    <span class="news-line">
      {card.seat === null ? null : (
        <>
          <SeatPlate seat={card.seat} size={20} />
          <strong>{cast(card.seat)}</strong>
        </>
      )}
      <Counted pieces={spent} />
      <span class="deed">{deedText(card, words)}</span>
      {got.length > 0 ? <span class="plus">+</span> : null}
      <Counted pieces={got} />
    </span>
  );
}
