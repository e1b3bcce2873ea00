import type { ActionOf } from '@keyflower/engine';
import { Icon } from '../../drawn/face.tsx';
import { fieldName, noun, tileName } from '@keyflower/words/story/names';
import { useScene } from '../scene.ts';
import { Way } from './way.tsx';

/** Carrying and upgrading: how much is left, and lists for whoever does not drag. */
export function Transport() {
  const { asked, actions, words, verbs } = useScene();
  const { now, story } = words;
  const { points = 0, upgrades = 0 } = asked!;
  const loads = new Map<string, ActionOf<'move'>>();
  const herds = new Map<string, ActionOf<'herd'>>();
  const tiles = new Set<string>();
  for (const action of actions) {
    if (action.type === 'move') loads.set(`${action.resource} ${action.from}`, action);
    if (action.type === 'herd') herds.set(`${action.kind} ${action.from}`, action);
    if (action.type === 'upgrade') tiles.add(action.tile);
  }
  return (
    <>
      <div class="ask-line">
        <p class="left" role="status">
          <strong>{now.pointsLeft(points)}</strong>, <strong>{now.upgradesLeft(upgrades)}</strong>
        </p>
        {actions
          .filter(({ type }) => type === 'done')
          .map((action) => (
            <Way key="done" action={action} main>
              {now.done}
            </Way>
          ))}
      </div>
      <div class="row">
        {actions.map((action) =>
          action.type === 'feed' ? (
            <Way key="feed" action={action}>
              <Icon name="wheat" size={22} />
              {now.wheat}
            </Way>
          ) : null,
        )}
      </div>
      {loads.size + herds.size > 0 && (
        <details>
          <summary>{now.moves}</summary>
          <div class="ways">
            {[...loads].map(([key, { resource, from }]) => (
              <button
                key={key}
                type="button"
                class="way"
                data-act="move"
                onClick={() => verbs.lift({ kind: 'cargo', resource, from })}
              >
                <Icon name={resource} size={22} />
                {now.carry(noun(resource, story), tileName(from, story))}
              </button>
            ))}
            {[...herds].map(([key, { kind, from }]) => (
              <button
                key={key}
                type="button"
                class="way"
                data-act="herd"
                onClick={() => verbs.lift({ kind: 'animal', animal: kind, from })}
              >
                <Icon name={kind} size={22} />
                {now.carry(noun(kind, story), fieldName(from, story))}
              </button>
            ))}
          </div>
        </details>
      )}
      {tiles.size > 0 && (
        <details>
          <summary>{now.upgrades}</summary>
          <div class="ways">
            {[...tiles].map((tile) => (
              <button
                key={tile}
                type="button"
                class="way"
                data-act="upgrade"
                data-card={tile}
                onClick={() => verbs.set({ kind: 'upgrade', tile, way: 0 })}
              >
                {now.upgrade(tileName(tile, story))}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
