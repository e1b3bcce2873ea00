import { goodsText, tileName, total } from '@keyflower/words/story/names';
import { Icon, SeatPlate } from '../../art/index.ts';
import { type TableContext, useTable } from '../../play/index.ts';
import { botTitle } from '../../ui/index.ts';
import { scoreNow } from '../score/scores.ts';
import { certainHand, handLines } from '../side/player-details.tsx';

/** Tiles that a player leads on now. */
function leading({ view }: TableContext, seat: number): string[] {
  return [...view.market, ...view.turnOrder].flatMap(({ tile, bids = [] }) => {
    const [best] = [...bids].sort((a, b) => total(b.workers) - total(a.workers));
    return best?.player === seat ? [tile] : [];
  });
}

/** A player in the inspector: hand, village, score, and the tiles with the highest bid. */
export function PlayerCard({ seat }: { seat: number }) {
  const table = useTable();
  const { words, nameOf, model, aids, playerAt } = table;
  const { players } = words.market;
  const { inspector } = words.screen;
  const player = playerAt(seat);
  const bot = model.info?.seats[seat]?.bot ?? null;
  const sure = certainHand(player, aids);
  const tiles = leading(table, seat);
  return (
    <div class="player-card">
      <p class="card-name">
        <SeatPlate seat={seat} size={22} />
        <strong>{nameOf(seat)}</strong>
        {bot === null ? null : <span class="card-kind">{botTitle(bot, words)}</span>}
      </p>
      <ul>
        {aids ? <Score seat={seat} /> : null}
        <li>{handLines(player, words).join(', ')}</li>
        {total(sure) > 0 ? (
          <li>
            {players.known(goodsText(sure, words, { role: 'label' }))}{' '}
            <span aria-hidden="true">
              {Object.keys(sure).map((name) => (
                <Icon key={name} name={name} size={16} />
              ))}
            </span>
          </li>
        ) : null}
        <li>
          {words.village.summary(
            player.village.length,
            player.village.filter(({ upgraded }) => upgraded).length,
          )}
        </li>
        {tiles.length > 0 ? (
          <li>{inspector.leads(tiles.map((tile) => tileName(tile, words.story)))}</li>
        ) : null}
      </ul>
    </div>
  );
}

function Score({ seat }: { seat: number }) {
  const table = useTable();
  const { players } = table.words.market;
  const { points, exact } = scoreNow(table, seat);
  return <li>{`${exact ? players.points(points) : players.atLeast(points)}, ${players.pointsHint}`}</li>;
}
