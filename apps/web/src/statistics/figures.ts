import { FULL_EDITION, type Mode, type TileSpec } from '@keyflower/engine';
import { sumOf, type Tally, type TallyGroup, type TileTally } from '@keyflower/protocol/counting';

/** Which games are shown: null is all. */
export interface Wanted {
  players: number | null;
  farmers: Mode | null;
}

export const wantedOf = (groups: readonly TallyGroup[], { players, farmers }: Wanted): TallyGroup[] =>
  groups.filter(
    (group) =>
      (players === null || group.players === players) && (farmers === null || group.farmers === farmers),
  );

export const playerCounts = (groups: readonly TallyGroup[]): number[] =>
  [...new Set(groups.map(({ players }) => players))].sort((a, b) => a - b);

/** One row for each number of players. */
export const byPlayers = (groups: readonly TallyGroup[]): { players: number; tally: Tally }[] =>
  playerCounts(groups).map((players) => ({
    players,
    tally: sumOf(groups.filter((group) => group.players === players).map(({ tally }) => tally)),
  }));

export const totalOf = (groups: readonly TallyGroup[]): Tally => sumOf(groups.map(({ tally }) => tally));

/** Null where there is nothing to divide by. */
export const ratio = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

/** How far scores lie from their mean. */
export function spread({ count, sum, squares }: Tally['scores']): number | null {
  return count < 2 ? null : Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)));
}

export interface TileFigures {
  spec: TileSpec;
  won: number;
  price: number | null;
  had: number;
  points: number | null;
  upgraded: number | null;
  wins: number | null;
}

/** Every tile, in the order of the edition. */
const TILES: readonly TileSpec[] = FULL_EDITION.mixed!.tiles;

function figuresOf(spec: TileSpec, tile: TileTally): TileFigures {
  const { won, workers, had, points, upgraded, wins } = tile;
  return {
    spec,
    won,
    price: ratio(workers, won),
    had,
    points: ratio(points, had),
    upgraded: spec.upgradeCost ? ratio(upgraded, had) : null,
    wins: ratio(wins, had),
  };
}

/** The tiles that occur in these games. */
export const tileFigures = ({ tiles }: Pick<Tally, 'tiles'>): TileFigures[] =>
  TILES.flatMap((spec) => {
    const tile = Object.hasOwn(tiles, spec.id) ? tiles[spec.id] : undefined;
    return tile ? [figuresOf(spec, tile)] : [];
  });
