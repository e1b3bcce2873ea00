import { useComputed } from '@preact/signals';
import { Land } from '../../art/index.ts';
import { useTable, type VillageTile } from '../../play/index.ts';
import { PreviewTile, isBuilding, Spots } from './building.tsx';
import { Carried, isCarrying, Upgrades, WaysLayer } from './carrying.tsx';
import { FieldSigns, FieldTints, fieldOptionsOf } from './grazing.tsx';
import { type DetailLevel, placeOf, Plot } from './plot.tsx';

interface MapProps extends DetailLevel {
  /** The size of a pixel in the map. */
  px: number;
  /** Shows why something is not possible. */
  say: (text: string | null) => void;
}

/** Land below everything, so that no tile covers a neighbour's pieces; interactive elements above. */
export function VillageMap({ detail, named, px, say }: MapProps) {
  const table = useTable();
  const { village } = table;
  const carrying = useComputed(() => isCarrying(table)).value;
  const building = useComputed(() => isBuilding(table)).value;
  const options = useComputed(() => fieldOptionsOf(table)).value;
  return (
    <>
      {building ? <Spots say={say} /> : null}
      <Ground village={village} />
      {options.length > 0 ? <FieldTints options={options} say={say} /> : null}
      {carrying ? <WaysLayer /> : null}
      {village.map((placed) => (
        <Plot key={placed.tile} placed={placed} detail={detail} named={named} bare={carrying} />
      ))}
      {carrying ? <Carried detail={detail} px={px} /> : null}
      {carrying ? <Upgrades /> : null}
      {options.length > 0 ? <FieldSigns options={options} px={px} say={say} /> : null}
      {building ? <PreviewTile detail={detail} /> : null}
    </>
  );
}

/** The land of a village's tiles. */
export function Ground({ village }: { village: readonly VillageTile[] }) {
  const { spec } = useTable();
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
