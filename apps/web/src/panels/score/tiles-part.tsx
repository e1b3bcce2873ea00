import { contentFor, marketSize, type Season, SEASONS } from '@keyflower/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type TableContext, type TableView, useTable } from '../../play/index.ts';
import { TileChip } from './tile-chip.tsx';

/** Where the tiles of a season are, as far as the viewer can know. */
export interface Whereabouts {
  season: Season;
  market: readonly string[];
  /** In a village, or about to be placed there. */
  villages: readonly { tile: string; seat: number }[];
  /** Winter tiles in a hand that the viewer may see. */
  held: readonly { tile: string; seat: number }[];
  /** May still come. */
  ahead: readonly string[];
  /** How many of them will come, if that is certain. */
  coming: number;
  /** Cannot come any more. */
  gone: readonly string[];
}

function homes(view: TableView): Map<string, number> {
  const found = new Map<string, number>();
  view.players.forEach(({ village, placing }, seat) => {
    for (const { tile } of [...village, ...(placing ?? [])]) found.set(tile, seat);
  });
  return found;
}

function hands(view: TableView): Map<string, number> {
  const found = new Map<string, number>();
  view.players.forEach(({ winter }, seat) => {
    if (typeof winter !== 'number') for (const tile of winter) found.set(tile, seat);
  });
  return found;
}

/** The number of winter tiles in hidden hands. */
function hiddenTiles({ players }: TableView): number {
  return players.reduce((sum, { winter }) => sum + (typeof winter === 'number' ? winter : 0), 0);
}

/** The tiles of each season and where they are. */
export function whereabouts({ view, edition }: Pick<TableContext, 'view' | 'edition'>): Whereabouts[] {
  const { ids, seasons } = contentFor(edition, view.options.farmers);
  const now = SEASONS.indexOf(view.season);
  const market = new Set(view.market.map(({ tile }) => tile));
  const built = homes(view);
  const inHand = hands(view);
  const at = (tiles: readonly string[], where: ReadonlyMap<string, number>) =>
    tiles.flatMap((tile) => (where.has(tile) ? [{ tile, seat: where.get(tile)! }] : []));
  return SEASONS.map((season, index) => {
    const tiles = (seasons[index] ?? []).map((tile) => ids[tile]!);
    const unseen = tiles.filter((tile) => !market.has(tile) && !built.has(tile) && !inHand.has(tile));
    const comes = index > now;
    const most = season === 'winter' ? hiddenTiles(view) : marketSize(view.options.players);
    return {
      season,
      market: tiles.filter((tile) => market.has(tile)),
      villages: at(tiles, built),
      held: at(tiles, inHand),
      ahead: comes ? unseen : [],
      coming: comes ? Math.min(most, unseen.length) : 0,
      gone: comes ? [] : unseen,
    };
  });
}

interface Listed {
  tile: string;
  note?: string;
}

function Group({ title, tiles }: { title: ComponentChildren; tiles: readonly Listed[] }) {
  if (tiles.length === 0) return null;
  return (
    <>
      <h5>{title}</h5>
      <ul class="aids-tiles">
        {tiles.map(({ tile, note }) => (
          <li key={tile}>
            <TileChip tile={tile} note={note} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SeasonTiles({ where, open }: { where: Whereabouts; open: boolean }) {
  const { words, nameOf, me } = useTable();
  const { aids } = words.end;
  const named = ({ tile, seat }: { tile: string; seat: number }): Listed => ({
    tile,
    note: seat === me ? aids.mine : nameOf(seat),
  });
  const plain = (tiles: readonly string[]): Listed[] => tiles.map((tile) => ({ tile }));
  const [seen, setSeen] = useState(open);
  const { season, market, villages, held, ahead, coming, gone } = where;
  const aheadTitle =
    season === 'winter' ? aids.heldByOthers(coming, ahead.length) : aids.ahead(coming, ahead.length);
  return (
    <details
      class={`aids-season ${season}`}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}
    >
      <summary>
        <h4>{words.story.seasons[season]}</h4>
      </summary>
      {/* Rendered on first opening: a hundred hidden tiles would slow down the page. */}
      {seen ? (
        <>
          <Group title={aids.onMarket} tiles={plain(market)} />
          <Group title={aids.inVillages} tiles={villages.map(named)} />
          <Group title={aids.held} tiles={held.map(named)} />
          <Group title={aheadTitle} tiles={plain(ahead)} />
          <Group title={aids.gone} tiles={plain(gone)} />
        </>
      ) : null}
    </details>
  );
}

/** Tiles by season: in play, still to come, gone. */
export function TilesPart() {
  const table = useTable();
  const { words, view } = table;
  return (
    <section class="aids-part">
      <h3>{words.end.aids.tiles}</h3>
      {whereabouts(table).map((where) => (
        <SeasonTiles key={where.season} where={where} open={where.season === view.season} />
      ))}
    </section>
  );
}
