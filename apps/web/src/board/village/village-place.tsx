import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  CART,
  type Detail,
  detailFor,
  drawAhead,
  type Expected,
  Icon,
  Pieces,
  sideOf,
  type Svg,
  UPGRADE,
} from '../../art/index.ts';
import {
  isFlipped,
  leaving,
  reachable,
  seatsAround,
  type TableContext,
  useTable,
  type VillageTile,
  walk,
} from '../../play/index.ts';
import { AnimalTray, isBuilding, TileTray } from './building.tsx';
import { keepInSight, useCamera, zoomByKey, ZoomTools } from './camera-controls.tsx';
import { frameOf, TILE_WIDTH, type VillageFrame } from './camera.ts';
import { isCarrying } from './carrying.tsx';
import { EffectsPanel } from './effects.tsx';
import { isGrazing } from './grazing.tsx';
import { rimOf } from './grid.ts';
import { useKept } from './kept.ts';
import { VillageSheet } from './village-sheet.tsx';

/** During building all positions around the village are in view, so that nothing moves when a tile is picked. */
const frameFor = (village: readonly VillageTile[], building: boolean): VillageFrame => ({
  ...frameOf(building ? [...village, ...rimOf(village)] : village),
  isWhole: building,
});

/** The tiles of all villages, at the current size and at thumbnail size. */
function expectedIn({ view, spec }: Pick<TableContext, 'view' | 'spec'>, detail: Detail): Expected[] {
  const tiles = view.players.flatMap(({ village }) =>
    village.map((placed) => ({
      spec: spec(placed.tile),
      side: sideOf(spec(placed.tile), isFlipped(placed)),
    })),
  );
  return [...new Set([detail, 'small' as const])].flatMap((size) =>
    tiles.map((tile) => ({ ...tile, detail: size })),
  );
}

/** From a piece on a tile, arrow keys lead to the tile first. */
function toItsTile(event: KeyboardEvent): boolean {
  const of = (event.target as Element).closest('[data-of]')?.getAttribute('data-of');
  if (!of || !event.key.startsWith('Arrow')) return false;
  event.preventDefault();
  reachable(event.currentTarget as Element, `.hex[data-tile="${of}"]`)[0]?.focus();
  return true;
}

/** One village, large: to view, use, carry goods and build. */
export function VillagePlace() {
  const table = useTable();
  const { words, shownSeat, me, nameOf, commands, village } = table;
  const mine = shownSeat === me;
  const building = useComputed(() => isBuilding(table)).value;
  const grazing = useComputed(() => isGrazing(table)).value;
  const carrying = useComputed(() => isCarrying(table)).value;
  const players = useComputed(() => table.view.players.length).value;
  const seats = useMemo(() => seatsAround(players, me), [players, me]);
  const frame = useMemo(() => frameFor(village, building), [village, building]);
  const { place, layer, camera, k } = useCamera(frame, shownSeat, (by) => commands.rotate(by));
  const [note, say] = useState<string | null>(null);
  const { detail } = detailFor(k * TILE_WIDTH);
  const kept = useKept(shownSeat, seats);
  const title = mine ? words.village.mine : words.village.of(nameOf(shownSeat));
  const keys = (event: KeyboardEvent): void => {
    zoomByKey(event, camera);
    if (!toItsTile(event)) walk(event, event.currentTarget as Element);
  };
  return (
    <section class={mine ? 'village-place mine' : 'village-place'} aria-label={title} onKeyDown={keys}>
      <header class="village-head">
        <h2>
          <span class="seat-dot" style={{ background: `var(--seat-${shownSeat})` }} aria-hidden="true" />
          {title}
        </h2>
        {mine || me === null ? null : (
          <button type="button" class="village-back" onClick={leaving(() => commands.look(null))}>
            {words.village.back}
          </button>
        )}
        {carrying ? <Budget /> : null}
      </header>
      <div class={building || grazing ? 'village-body with-tray' : 'village-body'}>
        {building ? <TileTray /> : null}
        {grazing && !carrying ? <AnimalTray /> : null}
        <div
          class={grazing ? 'village-view grazing' : 'village-view'}
          ref={place}
          onFocusIn={(event) => keepInSight(event, camera)}
        >
          <ZoomTools camera={camera} words={words} />
          <div class="village-shield" />
          <div class="village-layer" ref={layer}>
            {kept.map((seat) => (
              <VillageSheet
                key={seat}
                seat={seat}
                isFront={seat === shownSeat}
                shown={{ frame, k }}
                camera={camera}
                say={say}
              />
            ))}
          </div>
        </div>
        {building ? <EffectsPanel /> : null}
      </div>
      <Note text={note} clear={() => say(null)} />
      <DrawAhead detail={detail} />
    </section>
  );
}

/** Why something is not possible, until the next action. */
function Note({ text, clear }: { text: string | null; clear: () => void }) {
  const { draft, asked, shownSeat } = useTable();
  useEffect(clear, [draft, asked?.decision, shownSeat]);
  return (
    <p class="village-note" role="status" hidden={text === null}>
      {text}
    </p>
  );
}

/** Prepares the drawings of the other villages, which are one click away. */
function DrawAhead({ detail }: { detail: Detail }): null {
  const { view, spec } = useTable();
  useEffect(() => drawAhead(expectedIn({ view, spec }, detail)), [view, detail]);
  return null;
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

/** Transport and upgrade points left. */
function Budget() {
  const { asked, words, actions, commands } = useTable();
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
          onClick={() => commands.act(feed)}
        >
          <Icon name="wheat" /> +
        </button>
      ) : null}
    </div>
  );
}
