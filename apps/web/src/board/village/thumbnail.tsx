import { useComputed } from '@preact/signals';
import {
  ANIMAL_ICONS,
  type Lying,
  miniature,
  Pieces,
  resourcesOnTile,
  Ring,
  usesOnTile,
} from '../../art/index.ts';
import { useTable, type VillageTile } from '../../play/index.ts';
import { frameOf } from './camera.ts';
import { placeOf } from './plot-data.ts';

/** A whole village as a small picture. */
export function VillageThumbnail({ seat }: { seat: number }) {
  const { spec, words, playerAt } = useTable();
  const village = useComputed(() => playerAt(seat).village).value;
  const { left, top, width, height } = frameOf(village);
  const upgraded = village.filter((placed) => placed.upgraded);
  return (
    <svg
      class="art village-thumbnail"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={words.village.summary(village.length, upgraded.length)}
    >
      <Ground tiles={village.map(({ tile, q, r, rotation = 0 }) => ({ spec: spec(tile), q, r, rotation }))} />
      {village.map((placed) => (
        <g key={placed.tile} transform={placeOf(placed)} data-at={`tile:${placed.tile}`}>
          <Signs placed={placed} />
          <Pointer tile={placed.tile} />
        </g>
      ))}
    </svg>
  );
}

const Ground = ({ tiles }: { tiles: readonly Lying[] }) => (
  <>
    {miniature(tiles).map(({ colour, width, path }) => (
      <path
        key={`${colour} ${width}`}
        d={path}
        fill={width === undefined ? colour : 'none'}
        stroke={width === undefined ? undefined : colour}
        stroke-width={width}
      />
    ))}
  </>
);

/** Shows where a tile lies that is pointed at. */
function Pointer({ tile }: { tile: string }) {
  const { pointing } = useTable();
  return pointing.isAtTile(tile) ? <Ring kind="ring pointed" /> : null;
}

/** What is recognisable at thumbnail size: whether a tile is upgraded, its goods and its workers. */
function Signs({ placed: { upgraded, resources = {}, animals = [], uses = [] } }: { placed: VillageTile }) {
  const goods = resourcesOnTile(Object.fromEntries(Object.entries(resources).slice(0, 2)), 'small');
  const users = usesOnTile(uses.slice(0, 1), 'small');
  return (
    <>
      {upgraded ? <path class="upgraded" d="M0 -40L34 4H16V40H-16V4H-34Z" /> : null}
      {goods === '' ? null : (
        <g transform="translate(0 92) scale(1.9)">
          <Pieces drawing={goods} />
        </g>
      )}
      {users === '' ? null : (
        <g transform="translate(60 -40) scale(1.6)">
          <Pieces drawing={users} />
        </g>
      )}
      {animals.slice(0, 2).map(({ kind, half }, i) => (
        <g key={`${kind} ${half}`} transform={`translate(${48 - 64 * i} 54) scale(2.4)`}>
          <circle class="herd" r={12} />
          <Pieces drawing={ANIMAL_ICONS[kind]} />
        </g>
      ))}
    </>
  );
}
