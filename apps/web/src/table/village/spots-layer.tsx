import { edgeMiddle } from '../../art/art.ts';
import { Land, Ring, sideOf, Standing } from '../../drawn/face.tsx';
import { tileName } from '@keyflower/words/story/names';
import type { Scene } from '../scene.ts';
import { type Ghost, ghostOf, spotWords } from './building.ts';
import { keyOf, rimOf, sameSpot, touchesOf } from './grid.ts';
import { type Look, placeOf } from './plot.tsx';
import { pressed } from './pressed.ts';

/** The places around the village: where the tile in hand may lie, and where not. */
export function Spots({ scene, say }: { scene: Scene; say: (text: string | null) => void }) {
  const { sight, looking, spots, draft, words, verbs } = scene;
  const { village } = sight.players[looking];
  const inHand = draft.kind === 'place' ? draft : null;
  const at = inHand?.spot ?? null;
  const free = at ? spots.filter((spot) => !sameSpot(spot, at)) : spots;
  const closed = rimOf(village).filter((place) => !spots.some((spot) => sameSpot(spot, place)));
  const name = inHand ? tileName(inHand.tile, words.story) : '';
  const refuse = (where: string): void =>
    say(inHand ? words.village.noTurnFits(name, where) : words.village.pickFirst);
  return (
    <>
      {closed.map((spot) => (
        <g
          key={keyOf(spot)}
          class="spot closed"
          transform={placeOf(spot)}
          aria-hidden="true"
          onClick={() => refuse(spotWords(spot, village, words))}
        >
          <Ring />
        </g>
      ))}
      {free.map((spot) => (
        <g
          key={keyOf(spot)}
          class="spot open"
          transform={placeOf(spot)}
          role="button"
          tabindex={0}
          aria-label={words.village.putAt(name, spotWords(spot, village, words))}
          data-spot={keyOf(spot)}
          data-drop={`spot ${spot.q} ${spot.r}`}
          {...pressed(() => verbs.spot(spot))}
        >
          <Ring />
          <path class="plus" d="M-20 0H20M0 -20V20" />
        </g>
      ))}
    </>
  );
}

/** The tile as it would lie, and at each edge whether it meets its like. */
export function GhostTile({ scene, look }: { scene: Scene; look: Look }) {
  const ghost = ghostOf(scene);
  if (!ghost) return null;
  const { spec, words, sight, looking, verbs } = scene;
  const { village } = sight.players[looking];
  const printed = spec(ghost.tile);
  const label = [
    tileName(ghost.tile, words.story),
    spotWords(ghost, village, words),
    words.village.turned(ghost.rotation * 60),
    ghost.fits ? words.village.fits : words.village.effect.fitsNot,
  ].join(', ');
  return (
    <g
      class={ghost.fits ? 'ghost fits' : 'ghost clashes'}
      transform={placeOf(ghost)}
      role="button"
      tabindex={0}
      aria-label={label}
      data-ghost={ghost.tile}
      data-spot={keyOf(ghost)}
      data-drop={`spot ${ghost.q} ${ghost.r}`}
      {...pressed(() => verbs.spot({ q: ghost.q, r: ghost.r }))}
    >
      <Land spec={printed} rotation={ghost.rotation} />
      <Standing spec={printed} side={sideOf(printed, ghost.flipped)} detail={look.detail} />
      <Ring />
      <Meetings ghost={ghost} scene={scene} />
    </g>
  );
}

function Meetings({ ghost, scene: { sight, looking, spec } }: { ghost: Ghost; scene: Scene }) {
  return (
    <>
      {touchesOf(ghost, sight.players[looking].village, spec).map(({ direction, joins, mine }) => {
        const kind = joins ? `joins ${mine}` : ghost.fits ? 'loose' : 'clash';
        return (
          <g
            key={direction}
            transform={`translate(${edgeMiddle(direction).join(' ')})`}
            class={`meeting ${kind}`}
          >
            <g class="tag">
              <circle r={12} />
              <path
                d={
                  joins
                    ? 'M-5.500 0L-1.500 4.500L5.500 -4'
                    : 'M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.5'
                }
              />
            </g>
          </g>
        );
      })}
    </>
  );
}
