import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Detail, detailFor } from '../../art/art.ts';
import { drawAhead, type Expected } from '../../drawn/symbols.ts';
import { sideOf } from '../../drawn/face.tsx';
import { walk } from '../desk/walk.ts';
import { type Scene, useScene } from '../scene.ts';
import { isFlipped } from '../tile-words.ts';
import { Budget } from './budget.tsx';
import { isBuilding } from './building.ts';
import { isCarrying } from './carrying.ts';
import { EffectsPanel } from './effects-panel.tsx';
import { rimOf } from './grid.ts';
import { isGrazing } from './pastures.ts';
import { AnimalTray, TileTray } from './tray.tsx';
import { keepInSight, useCamera } from './use-camera.ts';
import { type Frame, frameOf, TILE_WIDTH } from './viewport.ts';
import { VillageMap } from './village-map.tsx';
import { zoomByKey, ZoomTools } from './zoom-tools.tsx';

/** While one builds, all places around the village are in sight, so that nothing moves when a tile is picked. */
function sightOf(scene: Scene): Frame {
  const { village } = scene.sight.players[scene.looking];
  return frameOf(isBuilding(scene) ? [...village, ...rimOf(village)] : village);
}

/** The tiles of all villages, at the size at which this one is seen, and as small as lists show them. */
function expectedIn({ sight, spec }: Scene, detail: Detail): Expected[] {
  const tiles = sight.players.flatMap(({ village }) =>
    village.map((placed) => ({
      spec: spec(placed.tile),
      side: sideOf(spec(placed.tile), isFlipped(placed)),
    })),
  );
  return [...new Set([detail, 'small' as const])].flatMap((size) =>
    tiles.map((tile) => ({ ...tile, detail: size })),
  );
}

/** From something that lies on a tile, arrow keys lead to the tile first. */
function toItsTile(event: KeyboardEvent): boolean {
  const of = (event.target as Element).closest('[data-of]')?.getAttribute('data-of');
  if (!of || !event.key.startsWith('Arrow')) return false;
  event.preventDefault();
  (event.currentTarget as Element).querySelector<SVGElement>(`.hex[data-tile="${of}"]`)?.focus();
  return true;
}

/** One village, large: to look at, to use, to carry through and to build. */
export function VillagePlace() {
  const scene = useScene();
  const { words, looking, me, cast, verbs, draft, asked } = scene;
  const { village } = scene.sight.players[looking];
  const mine = looking === me;
  const building = isBuilding(scene);
  const grazing = isGrazing(scene);
  const frame = useMemo(() => sightOf(scene), [village, building]);
  const { place, layer, camera, k } = useCamera(frame, looking, (by) => verbs.rotate(by));
  const [note, say] = useState<string | null>(null);
  useEffect(() => say(null), [draft, asked?.decision, looking]);
  const { detail, named } = detailFor(k * TILE_WIDTH);
  // What others have is one touch away.
  useEffect(() => drawAhead(expectedIn(scene, detail)), [scene.sight, detail]);
  const title = mine ? words.village.mine : words.village.of(cast(looking));
  const keys = (event: KeyboardEvent): void => {
    zoomByKey(event, camera);
    if (!toItsTile(event)) walk(event, event.currentTarget as Element);
  };
  return (
    <section class={mine ? 'village-place mine' : 'village-place'} aria-label={title} onKeyDown={keys}>
      <header class="village-head">
        <h2>
          <span class="seat-dot" style={{ background: `var(--seat-${looking})` }} aria-hidden="true" />
          {title}
        </h2>
        {mine || me === null ? null : (
          <button type="button" class="village-back" onClick={() => verbs.look(null)}>
            {words.village.back}
          </button>
        )}
        {isCarrying(scene) ? <Budget scene={scene} /> : null}
      </header>
      <div class={building || grazing ? 'village-body with-tray' : 'village-body'}>
        {building ? <TileTray scene={scene} /> : null}
        {grazing && !isCarrying(scene) ? <AnimalTray scene={scene} /> : null}
        <div
          class={grazing ? 'village-view grazing' : 'village-view'}
          ref={place}
          onFocusIn={(event) => keepInSight(event, camera)}
        >
          <ZoomTools camera={camera} words={words} />
          <div class="village-shield" />
          <div class="village-layer" ref={layer}>
            <svg
              class="art village-map"
              viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
              width={frame.width * k}
              height={frame.height * k}
              style={{ '--px': 1 / k }}
              role="group"
              aria-label={words.village.map}
            >
              <VillageMap scene={scene} look={{ detail, named }} say={say} />
            </svg>
          </div>
        </div>
        {building ? <EffectsPanel scene={scene} /> : null}
      </div>
      <p class="village-note" role="status" hidden={note === null}>
        {note}
      </p>
    </section>
  );
}
