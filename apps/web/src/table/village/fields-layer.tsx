import { ANIMAL_ICONS } from '../../art/art.ts';
import { noun } from '@keyflower/words/story/names';
import type { Load } from '../desk/draft.ts';
import type { Scene } from '../scene.ts';
import { fieldMiddle, fieldPath } from './field-shape.ts';
import { fieldWords, goalOf, type Pasture } from './pastures.ts';
import { pressed } from './pressed.ts';
import { Tag } from './tag.tsx';

interface FieldsProps {
  pastures: readonly Pasture[];
  scene: Scene;
  say: (text: string | null) => void;
}

type Way = Pasture['ways'][number];

/** Brings an animal to a field: the one in hand, or one from the supply. */
function send({ action }: Way, { draft, verbs }: Scene): void {
  const load: Load = draft.kind === 'animal' ? draft : { kind: 'animal', animal: action.kind, from: null };
  verbs.drop(load, { kind: 'field', field: goalOf(action) });
}

const rotations =
  ({ sight, looking }: Scene) =>
  (tile: string): number =>
    sight.players[looking].village.find((placed) => placed.tile === tile)?.rotation ?? 0;

/** The fields themselves, tinted: those where an animal may go, and those where not. Below what stands on the tiles. */
export function FieldTints({ pastures, scene, say }: FieldsProps) {
  return (
    <g class="fields" aria-hidden="true">
      {pastures.map((pasture) => {
        const [way] = pasture.ways;
        return (
          <path
            key={pasture.field.name}
            class={way ? 'field open' : 'field closed'}
            d={fieldPath(pasture.field, rotations(scene))}
            data-drop={way ? `field ${pasture.field.name}` : undefined}
            onClick={way ? () => send(way, scene) : () => say(pasture.why)}
            onPointerEnter={() => say(pasture.why)}
            onPointerLeave={() => say(null)}
          />
        );
      })}
    </g>
  );
}

/** Their signs, above everything: buttons with what it costs, or why it is not possible. */
export function FieldSigns({ pastures, scene, say }: FieldsProps) {
  return (
    <>
      {pastures.map((pasture) => {
        const [x, y] = fieldMiddle(pasture.field, rotations(scene));
        return (
          <g key={pasture.field.name} transform={`translate(${x} ${y})`}>
            {pasture.ways.length === 0 ? (
              <ClosedSign pasture={pasture} scene={scene} say={say} />
            ) : (
              pasture.ways.map((way, i) => (
                <OpenSign
                  key={way.action.kind}
                  way={way}
                  x={i * 52}
                  field={pasture.field.name}
                  scene={scene}
                />
              ))
            )}
          </g>
        );
      })}
    </>
  );
}

function OpenSign({ way, x, field, scene }: { way: Way; x: number; field: string; scene: Scene }) {
  const { story, village, labelled } = scene.words;
  const where = fieldWords(field, scene);
  const { action, cost } = way;
  const kind = noun(action.kind, story);
  const text = action.type === 'breed' ? story.actions.breed(kind, where) : story.actions.animal(kind, where);
  return (
    <g
      class="sign open"
      role="button"
      tabindex={0}
      data-still
      data-drop={`field ${field}`}
      data-field={field}
      aria-label={cost === null ? text : labelled(text, village.points(cost))}
      {...pressed(() => send(way, scene))}
    >
      <Tag at={[x, 0]} kind="arrive" icon={ANIMAL_ICONS[action.kind]}>
        {cost ?? ''}
      </Tag>
    </g>
  );
}

/** Closed, but one can ask why. */
function ClosedSign({ pasture, scene, say }: Omit<FieldsProps, 'pastures'> & { pasture: Pasture }) {
  const text = scene.words.labelled(fieldWords(pasture.field.name, scene), pasture.why ?? '');
  return (
    <g
      class="sign closed"
      role="button"
      tabindex={0}
      aria-disabled="true"
      aria-label={text}
      onPointerEnter={() => say(text)}
      onPointerLeave={() => say(null)}
      onFocus={() => say(text)}
      onBlur={() => say(null)}
    >
      <g class="tag" aria-hidden="true">
        <circle r={10} />
        <path d="M-4 -4L4 4M4 -4L-4 4" />
      </g>
    </g>
  );
}
