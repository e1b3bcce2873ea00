import { ANIMAL_KINDS } from '@keyflower/engine';
import type { ComponentChildren } from 'preact';
import { TILE_BOX } from '../../art/art.ts';
import { Icon, Land, sideOf, Standing } from '../../drawn/face.tsx';
import { counted, noun, tileName } from '@keyflower/words/story/names';
import type { Load } from '../desk/draft.ts';
import { dragProps } from '../desk/drag.ts';
import type { Scene } from '../scene.ts';

/** At the edge of the village: what still has to find a place in it. */
function Tray({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="village-tray scrolls">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** Tiles that were won and are not built yet. */
export function TileTray({ scene }: { scene: Scene }) {
  const { sight, me, words, spec, draft, verbs, lights } = scene;
  const tiles = (me !== null && sight.players[me].placing) || [];
  if (tiles.length === 0) return null;
  return (
    <Tray title={words.village.toBuild}>
      {tiles.map(({ tile, face }) => {
        const printed = spec(tile);
        const chosen = draft.kind === 'place' && draft.tile === tile;
        return (
          <li key={tile}>
            <button
              type="button"
              class={`village-pick ${chosen ? 'chosen' : ''} ${lights.has(tile) ? 'lit' : ''}`}
              aria-pressed={chosen}
              data-tile={tile}
              data-card={tile}
              data-card-back={face === 'b' || undefined}
              data-at={`tile:${tile}`}
              {...dragProps({ kind: 'place', tile }, scene)}
              onClick={() => verbs.set({ kind: 'place', tile, spot: null, rotation: 0 })}
            >
              <svg class="art" viewBox={TILE_BOX} aria-hidden="true">
                <Land spec={printed} />
                <Standing spec={printed} side={sideOf(printed, face === 'b')} detail="small" />
              </svg>
              <span>{tileName(tile, words.story)}</span>
            </button>
          </li>
        );
      })}
    </Tray>
  );
}

/** Animals that look for a field. */
export function AnimalTray({ scene }: { scene: Scene }) {
  const { sight, me, asked, words, draft, verbs } = scene;
  const waiting = asked?.decision === 'breed' ? asked.newborn : me === null ? {} : sight.players[me].waiting;
  const kinds = ANIMAL_KINDS.filter((kind) => (waiting?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <Tray title={words.village.toField}>
      {kinds.map((kind) => {
        const load: Load = { kind: 'animal', animal: kind, from: null };
        const chosen = draft.kind === 'animal' && draft.animal === kind;
        return (
          <li key={kind}>
            <button
              type="button"
              class={`village-pick ${chosen ? 'chosen' : ''}`}
              aria-pressed={chosen}
              aria-label={counted(waiting?.[kind] ?? 0, kind, words.story)}
              data-load={kind}
              {...dragProps(load, scene)}
              onClick={() => verbs.lift(load)}
            >
              <Icon name={kind} />
              <span>
                {waiting?.[kind]} {noun(kind, words.story)}
              </span>
            </button>
          </li>
        );
      })}
    </Tray>
  );
}
