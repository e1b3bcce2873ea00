import { useComputed } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { Land } from '../../art/index.ts';
import { useTable, type VillageTile } from '../../play/index.ts';
import { Idle, useDrawn } from '../idle.ts';
import { PreviewTile, isBuilding, Spots } from './building.tsx';
import { Carried, isCarrying, Upgrades, WaysLayer } from './carrying.tsx';
import { FieldSigns, FieldTints, fieldOptionsOf } from './grazing.tsx';
import { type DetailLevel, placeOf } from './plot-data.ts';
import { Plot } from './plot.tsx';

interface MapProps extends DetailLevel {
  seat: number;
  /** The size of a pixel in the map. */
  px: number;
  /** Shows why something is not possible. */
  say: (text: string | null) => void;
}

/** Land below everything, so that no tile covers a neighbour's pieces; interactive elements above. */
export function VillageMap({ seat, detail, named, px, say }: MapProps) {
  const table = useTable();
  const isFront = !useContext(Idle);
  const village = useDrawn(() => table.playerAt(seat).village);
  const isCarryingNow = useComputed(() => isCarrying(table));
  const isBuildingNow = useComputed(() => isBuilding(table));
  const optionsNow = useComputed(() => fieldOptionsOf(table));
  const carrying = isFront && isCarryingNow.value;
  const building = isFront && isBuildingNow.value;
  const options = isFront ? optionsNow.value : [];
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
