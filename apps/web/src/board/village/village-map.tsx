import { useComputed } from '@preact/signals';
import { Land } from '../../art/index.ts';
import { useTable } from '../../play/index.ts';
import { GhostTile, isBuilding, Spots } from './building.tsx';
import { Carried, isCarrying, Upgrades, WaysLayer } from './carrying.tsx';
import { FieldSigns, FieldTints, pasturesOf } from './grazing.tsx';
import { type Look, placeOf, Plot } from './plot.tsx';

interface MapProps extends Look {
  /** Tells why something is not possible. */
  say: (text: string | null) => void;
}

/** The land lies below everything, so that no neighbour covers what stands at an edge; what can be touched now, above. */
export function VillageMap({ detail, named, say }: MapProps) {
  const table = useTable();
  const { village } = table;
  const carrying = useComputed(() => isCarrying(table)).value;
  const building = useComputed(() => isBuilding(table)).value;
  const pastures = useComputed(() => pasturesOf(table)).value;
  return (
    <>
      {building ? <Spots say={say} /> : null}
      <Ground />
      {pastures.length > 0 ? <FieldTints pastures={pastures} say={say} /> : null}
      {carrying ? <WaysLayer /> : null}
      {village.map((placed) => (
        <Plot key={placed.tile} placed={placed} detail={detail} named={named} bare={carrying} />
      ))}
      {carrying ? <Carried detail={detail} /> : null}
      {carrying ? <Upgrades /> : null}
      {pastures.length > 0 ? <FieldSigns pastures={pastures} say={say} /> : null}
      {building ? <GhostTile detail={detail} /> : null}
    </>
  );
}

function Ground() {
  const { village, spec } = useTable();
  return (
    <g class="land" aria-hidden="true">
      {village.map((placed) => (
        <g key={placed.tile} transform={placeOf(placed)}>
          <Land spec={spec(placed.tile)} rotation={placed.rotation} />
        </g>
      ))}
    </g>
  );
}
