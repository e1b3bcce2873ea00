import { Land } from '../../drawn/face.tsx';
import type { Scene } from '../scene.ts';
import { GhostTile, isBuilding, Spots } from './building.tsx';
import { Carried, isCarrying, Upgrades, WaysLayer } from './carrying.tsx';
import { FieldSigns, FieldTints, pasturesOf } from './grazing.tsx';
import { comingTo, type Look, placeOf, Plot } from './plot.tsx';

/** The tile that somebody has in mind, if it is one of a village. */
function chosenTile({ draft }: Scene): string | null {
  switch (draft.kind) {
    case 'tile':
    case 'workers':
    case 'upgrade':
      return draft.tile;
    default:
      return null;
  }
}

interface MapProps {
  scene: Scene;
  look: Look;
  /** Tells why something is not possible. */
  say: (text: string | null) => void;
}

/** The land lies below everything, so that no neighbour covers what stands at an edge; what can be touched now, above. */
export function VillageMap({ scene, look, say }: MapProps) {
  const { sight, looking, spec, lights, news, words, verbs } = scene;
  const { village } = sight.players[looking];
  const chosen = chosenTile(scene);
  const carrying = isCarrying(scene);
  const building = isBuilding(scene);
  const pastures = pasturesOf(scene);
  const coming = comingTo(scene);
  return (
    <>
      {building ? <Spots scene={scene} say={say} /> : null}
      <g class="land" aria-hidden="true">
        {village.map((placed) => (
          <g key={placed.tile} transform={placeOf(placed)}>
            <Land spec={spec(placed.tile)} rotation={placed.rotation} />
          </g>
        ))}
      </g>
      {pastures.length > 0 ? <FieldTints pastures={pastures} scene={scene} say={say} /> : null}
      {carrying ? <WaysLayer scene={scene} /> : null}
      {village.map((placed) => (
        <Plot
          key={placed.tile}
          {...look}
          placed={placed}
          spec={spec(placed.tile)}
          light={lights.get(placed.tile)}
          chosen={chosen === placed.tile}
          news={news.has(placed.tile)}
          bare={carrying}
          coming={coming?.tile === placed.tile ? coming.workers : undefined}
          drop={`${carrying ? 'tile' : 'use'} ${placed.tile}`}
          words={words}
          verbs={verbs}
        />
      ))}
      {carrying ? <Carried scene={scene} look={look} /> : null}
      {carrying ? <Upgrades scene={scene} /> : null}
      {pastures.length > 0 ? <FieldSigns pastures={pastures} scene={scene} say={say} /> : null}
      {building ? <GhostTile scene={scene} look={look} /> : null}
    </>
  );
}
