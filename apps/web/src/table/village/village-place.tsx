import { useEffect, useMemo, useState } from 'preact/hooks';
import { CART, type Detail, detailFor, type Svg, UPGRADE } from '../../art/art.ts';
import { Icon, Pieces, sideOf } from '../../drawn/face.tsx';
import { drawAhead, type Expected } from '../../drawn/symbols.ts';
import { walk } from '../desk/keyboard.ts';
import { type Scene, useScene } from '../scene.ts';
import { isFlipped } from '../tile-words.ts';
import { AnimalTray, isBuilding, TileTray } from './building.tsx';
import { keepInSight, useCamera, zoomByKey, ZoomTools } from './camera-controls.tsx';
import { type Frame, frameOf, TILE_WIDTH } from './camera.ts';
import { isCarrying } from './carrying.tsx';
import { EffectsPanel } from './effects.tsx';
import { isGrazing } from './grazing.tsx';
import { rimOf } from './grid.ts';
import { VillageMap } from './village-map.tsx';

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

function Left({ icon, n, text }: { icon: Svg; n: number; text: string }) {
  return (
    <span class={n > 0 ? 'budget' : 'budget spent'}>
      <svg class="art icon" viewBox="-13 -13 26 26" aria-hidden="true">
        <Pieces drawing={icon} />
      </svg>
      {text}
    </span>
  );
}

/** How far goods can still be carried in this transport, and how often upgraded. */
function Budget({ scene: { asked, words, actions, verbs } }: { scene: Scene }) {
  const { points = 0, upgrades = 0 } = asked ?? {};
  const feed = actions.find(({ type }) => type === 'feed');
  const { feed: feedWords } = words.story.actions;
  return (
    <div class="village-budget">
      <p aria-live="polite">
        <Left icon={CART} n={points} text={words.village.pointsLeft(points)} />
        <Left icon={UPGRADE} n={upgrades} text={words.village.upgradesLeft(upgrades)} />
      </p>
      {feed ? (
        <button
          type="button"
          class="budget"
          title={feedWords}
          aria-label={feedWords}
          onClick={() => verbs.act(feed)}
        >
          <Icon name="wheat" /> +
        </button>
      ) : null}
    </div>
  );
}
