import { BASE_TILES, marketSize, type TileSpec, winterHand } from '@keyflower/engine';
import type { SheetsWords } from '@keyflower/words';
import { isUsedBy, PLAYER_COUNTS } from '../tile-filters.ts';

const used = (kind: TileSpec['kind'], players: number): number =>
  BASE_TILES.filter((tile) => tile.kind === kind && isUsedBy(players, tile)).length;

/** How many tiles a game with so many players has, as shown in the table. */
export const NUMBERS: Readonly<
  Record<'market' | 'turnOrder' | 'boats' | 'winter', (players: number) => string>
> = {
  market: (players) => String(marketSize(players)),
  turnOrder: (players) => String(used('turn-order', players)),
  boats: (players) => String(used('boat', players)),
  winter: (players) => String(winterHand(players)),
};

export const PlayerNumbers = ({ words: { table } }: { words: SheetsWords }) => (
  <table class="player-numbers">
    <caption>{table.title}</caption>
    <thead>
      <tr>
        <th scope="col">{table.players}</th>
        {PLAYER_COUNTS.map((players) => (
          <th key={players} scope="col">
            {players}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((row) => (
        <tr key={row}>
          <th scope="row">{table[row]}</th>
          {PLAYER_COUNTS.map((players) => (
            <td key={players}>{NUMBERS[row](players)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
