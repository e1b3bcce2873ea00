import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useScene } from '../scene.ts';
import { TileChip } from './tile-chip.tsx';
import { type Whereabouts, whereabouts } from './whereabouts.ts';

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
  const { words, cast, me } = useScene();
  const { aids } = words.end;
  const named = ({ tile, seat }: { tile: string; seat: number }): Listed => ({
    tile,
    note: seat === me ? aids.mine : cast(seat),
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
      {/* A hundred tiles that nobody looks at would make the page slow. */}
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

/** Which tiles are out, which may still come and which can't any more. */
export function TilesPart() {
  const scene = useScene();
  const { words, sight } = scene;
  return (
    <section class="aids-part">
      <h3>{words.end.aids.tiles}</h3>
      {whereabouts(scene).map((where) => (
        <SeasonTiles key={where.season} where={where} open={where.season === sight.season} />
      ))}
    </section>
  );
}
