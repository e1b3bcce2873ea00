import { TILE_BOX } from '../../art/art.ts';
import { Icon, Land, Ring, Standing } from '../../drawn/face.tsx';
import { sorted, tileName } from '@keyflower/words/story/names';
import type { TableModel } from '../model.ts';
import { useScene } from '../scene.ts';
import type { Sight } from '../sight.ts';
import { SeatPlate } from '../side/seat-plate.tsx';
import { isChosen } from './bids.ts';
import { boatSentence } from './cell-words.ts';

/** Who picked a boat in this ending: the story tells, as far as this browser has heard it. */
function pickedBy(boat: string, { events }: Pick<TableModel, 'events'>): number | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event.type === 'season-began') return null;
    if (event.type === 'boat-picked' && event.boat === boat) return event.player;
  }
  return null;
}

interface BoatProps {
  boat: Sight['boats'][number];
  /** The height of its picture in pixels. */
  picture: number;
  /** Whether there is room for its name. */
  named: boolean;
}

/** A boat with all that it brings. */
export function BoatCell({ boat, picture, named }: BoatProps) {
  const scene = useScene();
  const { words, lightAt, isNews, spec, verbs, model } = scene;
  const { boat: id, workers, skills, picked } = boat;
  const by = picked ? pickedBy(id, model) : null;
  // Among boats nobody needs to be told that it is one.
  const shortName = tileName(id, words.story).replace(`${words.story.kinds.boat} `, '');
  const chosen = isChosen(id, scene);
  const classes = [
    'boat-cell',
    lightAt(id) ? 'lit' : '',
    chosen ? 'chosen' : '',
    isNews(id) ? 'news' : '',
    picked ? 'picked' : '',
  ];
  return (
    <li>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-tile={id}
        data-card={id}
        data-at={`tile:${id}`}
        aria-label={boatSentence(boat, by, scene)}
        aria-pressed={chosen}
        onClick={() => verbs.touch(id)}
      >
        <svg class="art" viewBox={TILE_BOX} height={picture} width={(picture * 208) / 184} aria-hidden="true">
          <Land spec={spec(id)} />
          <Standing spec={spec(id)} side="front" detail="small" />
          <Ring />
        </svg>
        <span class="boat-side" aria-hidden="true">
          {named ? <span class="cell-name">{shortName}</span> : null}
          <span class="goods">
            {sorted({ ...workers, ...skills }).map(([name, n]) => (
              <span key={name} class="kind-count">
                <Icon name={name} size={18} />
                {n}
              </span>
            ))}
          </span>
          {picked ? (
            <span class="picked-by">
              {by === null ? null : <SeatPlate seat={by} size={18} />}
              {words.market.taken}
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}
