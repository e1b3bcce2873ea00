import type { Resource } from '@keyflower/engine';
import { herd, herdLots, type Lot, resourceLots, resourceStack, UPGRADE } from '../../art/art.ts';
import { Pieces } from '../../drawn/face.tsx';
import { counted, fieldName, tileName } from '@keyflower/words/story/names';
import type { Load } from '../desk/draft.ts';
import { dragProps } from '../desk/drag.ts';
import type { Scene } from '../scene.ts';
import type { VillageTile } from '../sight.ts';
import { liftable } from './carrying.ts';
import type { Look } from './plot.tsx';
import { placeOf } from './plot.tsx';
import { pressed } from './pressed.ts';

/** Goods and animals of my village as things that can be picked up. */
export function Carried({ scene, look }: { scene: Scene; look: Look }) {
  const { sight, looking, actions } = scene;
  const loose = liftable(actions);
  return (
    <>
      {sight.players[looking].village.map((placed) => (
        <g key={placed.tile} transform={placeOf(placed)}>
          {goodsOn(placed, look, scene, loose)}
          {herdsOn(placed, look, scene, loose)}
        </g>
      ))}
    </>
  );
}

function goodsOn(placed: VillageTile, { detail }: Look, scene: Scene, loose: ReadonlySet<string>) {
  const { story, village } = scene.words;
  const { tile } = placed;
  return resourceLots(placed.resources ?? {}, detail).map((lot) => (
    <Handle
      key={lot.kind}
      lot={lot}
      of={tile}
      drawing={resourceStack(lot.kind, lot.n)}
      load={
        loose.has(`${tile} ${lot.kind}`)
          ? { kind: 'cargo', resource: lot.kind as Resource, from: tile }
          : null
      }
      label={village.carry(counted(1, lot.kind, story), tileName(tile, story))}
      scene={scene}
    />
  ));
}

function herdsOn(placed: VillageTile, { detail }: Look, scene: Scene, loose: ReadonlySet<string>) {
  const { story, village } = scene.words;
  const { tile, rotation = 0, animals = [] } = placed;
  return herdLots(animals, rotation, detail).map((lot) => {
    const from = `${tile}:${lot.half}`;
    return (
      <Handle
        key={`${lot.half} ${lot.kind}`}
        lot={lot}
        of={tile}
        drawing={herd(lot.kind, lot.n)}
        load={loose.has(`${from} ${lot.kind}`) ? { kind: 'animal', animal: lot.kind, from } : null}
        label={village.drive(counted(1, lot.kind, story), fieldName(from, story, rotation))}
        scene={scene}
      />
    );
  });
}

interface HandleProps {
  lot: Lot;
  /** The tile that it lies on. */
  of: string;
  drawing: string;
  load: Load | null;
  label: string;
  scene: Scene;
}

/** Something that can be picked up: by dragging, or by a click and another where it goes. */
function Handle({ lot: { kind: name, x, y, scale }, of, drawing, load, label, scene }: HandleProps) {
  const transform = `translate(${x} ${y}) scale(${scale})`;
  if (!load) {
    return (
      <g transform={transform} aria-hidden="true" class="settled">
        <Pieces drawing={drawing} />
      </g>
    );
  }
  const { draft } = scene;
  const lifted = JSON.stringify(load) === JSON.stringify(draft);
  // With something in hand the others step aside: what lies on a tile must not keep things from being put there.
  const aside = !lifted && (draft.kind === 'cargo' || draft.kind === 'animal');
  return (
    <g
      class={`handle ${lifted ? 'lifted' : ''} ${aside ? 'aside' : ''}`}
      transform={transform}
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={lifted}
      data-still
      data-load={name}
      data-of={of}
      {...dragProps(load, scene)}
      {...pressed(() => scene.verbs.lift(load))}
    >
      <g class="reach">
        <circle class="halo" r={16} fill="none" />
      </g>
      <Pieces drawing={drawing} />
    </g>
  );
}

/** On every tile that can be paid for now: a click leads to how. */
export function Upgrades({ scene }: { scene: Scene }) {
  const { sight, looking, lights, words, verbs, draft } = scene;
  return (
    <>
      {sight.players[looking].village
        .filter(({ tile }) => lights.get(tile)?.upgrade)
        .map((placed) => (
          <g key={placed.tile} transform={placeOf(placed)}>
            <g
              class={`upgrade ${draft.kind === 'upgrade' && draft.tile === placed.tile ? 'chosen' : ''}`}
              transform="translate(46 72)"
              role="button"
              tabindex={0}
              data-still
              data-upgrade={placed.tile}
              data-of={placed.tile}
              aria-label={words.village.upgrade(tileName(placed.tile, words.story))}
              {...pressed(() => verbs.set({ kind: 'upgrade', tile: placed.tile, way: 0 }))}
            >
              <g class="tag">
                <circle r={19} />
                <Pieces drawing={UPGRADE} />
              </g>
            </g>
          </g>
        ))}
    </>
  );
}
