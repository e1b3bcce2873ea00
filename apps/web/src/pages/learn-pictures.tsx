import { BASE_TILES, FARMERS_TILES, type TileSpec } from '@keyflower/engine';
import type { LearnWords } from '@keyflower/words';
import { noun } from '@keyflower/words/story/names';
import type { ComponentChildren, JSX } from 'preact';
import {
  animalsOnTile,
  bidRow,
  centreOf,
  Icon,
  Land,
  Pieces,
  resourcesOnTile,
  Standing,
  type Svg,
  UPGRADE,
  usesOnTile,
} from '../art/index.ts';
import { useWords } from '../ui/index.ts';

/* The guide's pictures, built from the tile and piece drawings. */

const TILES = new Map([...BASE_TILES, ...FARMERS_TILES].map((tile) => [tile.id, tile]));
const tile = (id: string): TileSpec => TILES.get(id)!;

/** A tile at a position, with the pieces on it. */
function Lying({
  id,
  x = 0,
  y = 0,
  back = false,
  pieces = '',
}: {
  id: string;
  x?: number;
  y?: number;
  back?: boolean;
  pieces?: Svg;
}) {
  const spec = tile(id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Land spec={spec} />
      <Standing spec={spec} side={back ? 'back' : 'front'} detail="medium" />
      <Pieces drawing={pieces} />
    </g>
  );
}

const Drawing = ({ box, children }: { box: string; children: ComponentChildren }) => (
  <svg class="art" viewBox={box} aria-hidden="true">
    {children}
  </svg>
);

/** Tiles of a village by coordinates; their edges must fit. */
const Village = ({
  plots,
}: {
  plots: readonly (readonly [id: string, q: number, r: number, pieces?: Svg])[];
}) => (
  <>
    {plots.map(([id, q, r, pieces]) => {
      const [x, y] = centreOf(q, r);
      return <Lying key={id} id={id} x={x} y={y} pieces={pieces} />;
    })}
  </>
);

const Put = ({ x, y, scale = 1, drawing }: { x: number; y: number; scale?: number; drawing: Svg }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <Pieces drawing={drawing} />
  </g>
);

function Workers() {
  const { story } = useWords();
  return (
    <ul class="colours">
      {['blue', 'red', 'yellow', 'green'].map((colour) => (
        <li key={colour}>
          <Icon name={colour} size={64} />
          {noun(colour, story)}
        </li>
      ))}
    </ul>
  );
}

export const PICTURES: Readonly<Record<keyof LearnWords['chapters'], () => JSX.Element>> = {
  goal: () => (
    <Drawing box="-255 -265 510 530">
      <Village
        plots={[
          ['keywood', 0, -1],
          ['apprentice-hall', 1, -1],
          ['home-1', 0, 0],
          ['gold-mine', 1, 0],
          ['keystone-quarry', -1, 1],
          ['boat-keyflower', 0, 1],
        ]}
      />
    </Drawing>
  ),
  workers: Workers,
  bidding: () => (
    <Drawing box="-150 -140 300 290">
      <Lying id="workshop" />
      <Put x={0} y={-112} scale={1.5} drawing={bidRow('red', 2, false)} />
      <Put x={0} y={122} scale={1.5} drawing={bidRow('red', 3, true)} />
    </Drawing>
  ),
  using: () => (
    <Drawing box="-110 -95 220 190">
      <Lying id="woodcutter" pieces={usesOnTile([{ yellow: 1 }, { yellow: 2 }, { yellow: 3 }], 'medium')} />
    </Drawing>
  ),
  colours: () => (
    <Drawing box="-150 -100 300 250">
      <Lying id="miner" pieces={usesOnTile([{ blue: 1 }], 'medium')} />
      <Put x={0} y={122} scale={1.5} drawing={bidRow('blue', 2, true)} />
    </Drawing>
  ),
  village: () => (
    <Drawing box="-110 -265 370 445">
      <Village
        plots={[
          ['keywood', 0, -1, resourcesOnTile({ wood: 2 }, 'medium')],
          ['home-1', 0, 0],
          ['gold-mine', 1, 0, resourcesOnTile({ gold: 1 }, 'medium')],
        ]}
      />
    </Drawing>
  ),
  transport: () => (
    <Drawing box="-110 -100 500 200">
      <Lying id="home-1" pieces={resourcesOnTile({ wood: 1, stone: 1 }, 'medium')} />
      <Put x={140} y={0} scale={1.8} drawing={UPGRADE} />
      <Lying id="home-1" x={280} back />
    </Drawing>
  ),
  seasons: () => (
    <Drawing box="-110 -185 520 370">
      <Lying id="stable" />
      <Lying id="tavern" x={150} y={-86.6} />
      <Lying id="barn" x={150} y={86.6} />
      <Lying id="boat-sea-bastion" x={300} />
    </Drawing>
  ),
  winter: () => (
    <Drawing box="-110 -185 370 370">
      <Lying id="scribes" y={-86.6} />
      <Lying id="jeweller" y={86.6} />
      <Lying id="keythedral" x={150} />
    </Drawing>
  ),
  farmers: () => (
    <Drawing box="-110 -185 370 370">
      <Lying id="sheep-fold" pieces={animalsOnTile([{ kind: 'sheep', count: 2, half: 0 }], 0, 'medium')} />
      <Lying id="wheat-field" x={150} y={-86.6} />
      <Lying id="pigsty" x={150} y={86.6} />
    </Drawing>
  ),
};
