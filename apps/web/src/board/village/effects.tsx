import {
  boatsOnRiver,
  longestRoadLoop,
  type PreviewedField,
  previewTile,
  type ScoringTile,
  type State,
} from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { countsText, tileName } from '@keyflower/words/story/names';
import { useMemo } from 'preact/hooks';
import { useTable } from '../../play/index.ts';
import { previewOf } from './building.tsx';
import {
  beside,
  DIRECTIONS,
  edgeTo,
  keyOf,
  type Lying,
  roadsOf,
  type SpecOf,
  type Touch,
  touchesOf,
  waysFrom,
} from './grid.ts';

const TURNS = {
  left: { by: -1, d: 'M-6 2A6.500 6.500 0 1 1 1 6.500M-9.500 -2L-6 2.500L-1.500 -1' },
  right: { by: 1, d: 'M6 2A6.500 6.500 0 1 0 -1 6.500M9.500 -2L6 2.500L1.500 -1' },
} as const;

/** The effects of building there, and buttons to rotate the tile. */
export function EffectsPanel() {
  const table = useTable();
  const { words, draft, view, me, spec, state, commands } = table;
  const preview = previewOf(table);
  const village = view.players[me ?? 0]!.village;
  const lines = useMemo(
    () =>
      preview ? effectLines(effectsOf(preview, village, spec, state, me ?? 0), preview.fits, words) : [],
    [state, draft, words],
  );
  const turn = (side: keyof typeof TURNS) => (
    <button
      type="button"
      class="village-turn"
      title={words.village.turn[side]}
      aria-label={words.village.turn[side]}
      data-act={`turn-${side}`}
      onClick={() => commands.rotate(TURNS[side].by)}
    >
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <path d={TURNS[side].d} />
      </svg>
    </button>
  );
  const hint = draft.kind === 'place' ? words.village.pickSpot : words.village.pickFirst;
  return (
    <div class="village-effects scrolls">
      {preview ? (
        <div class="village-turns">
          {turn('left')}
          <h3>{tileName(preview.tile, words.story)}</h3>
          {turn('right')}
        </div>
      ) : null}
      <div aria-live="polite">
        {preview ? (
          <ul>
            {lines.map(({ kind, text }) => (
              <li key={text} class={`effect ${kind}`}>
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p>{hint}</p>
        )}
      </div>
    </div>
  );
}

interface Change {
  before: number;
  after: number;
}

/** The effects of a tile on a village. */
interface Effects {
  touches: Touch[];
  /** Whether a road connects it to the home tile; null where the tile has no road. */
  onRoad: boolean | null;
  /** Tiles that roads from home newly reach. */
  opened: string[];
  /** Boats connected to the home tile's water; null where the tile has none. */
  river: Change | null;
  /** Tiles on the longest road loop. */
  loop: Change;
  fields: readonly PreviewedField[];
}

/** A village in the form that the engine analyses. */
function shapesOf(village: readonly Lying[], spec: SpecOf): ScoringTile[] {
  const index = new Map(village.map((placed, i) => [keyOf(placed), i]));
  return village.map((placed) => ({
    spec: spec(placed.tile),
    upgraded: false,
    resources: [],
    edges: DIRECTIONS.map((direction) => edgeTo(placed, direction, spec)).join(''),
    neighbours: DIRECTIONS.map((direction) => index.get(keyOf(beside(placed, direction))) ?? -1),
  }));
}

const reached = (village: readonly Lying[], spec: SpecOf): Set<string> =>
  new Set(waysFrom(village[0]!.tile, roadsOf(village, spec)).keys());

export function effectsOf(
  preview: Lying & { rotation: number },
  village: readonly Lying[],
  spec: SpecOf,
  state: State,
  seat: number,
): Effects {
  const grown = [...village, preview];
  const { edges } = spec(preview.tile);
  const [near, far] = [reached(village, spec), reached(grown, spec)];
  const [before, after] = [shapesOf(village, spec), shapesOf(grown, spec)];
  const { tile, q, r, rotation } = preview;
  return {
    touches: touchesOf(preview, village, spec),
    onRoad: edges.includes('R') ? far.has(tile) : null,
    opened: village.map((placed) => placed.tile).filter((id) => far.has(id) && !near.has(id)),
    river: edges.includes('W') ? { before: boatsOnRiver(before), after: boatsOnRiver(after) } : null,
    loop: { before: longestRoadLoop(before).length, after: longestRoadLoop(after).length },
    fields: previewTile(state, seat, tile, q, r, rotation)?.fields ?? [],
  };
}

/** One effect: good, bad, or neutral. */
interface EffectLine {
  kind: 'good' | 'bad' | 'plain';
  text: string;
}

const good = (text: string): EffectLine => ({ kind: 'good', text });
const bad = (text: string): EffectLine => ({ kind: 'bad', text });
const plain = (text: string): EffectLine => ({ kind: 'plain', text });

/** The effects of building a tile there, as a list; where it does not fit, the reason. */
export function effectLines(effects: Effects, fits: boolean, words: Words): EffectLine[] {
  if (!fits) return [bad(words.village.effect.fitsNot), ...clashLines(effects, words)];
  const lines = [...roadLines(effects, words), ...riverLines(effects, words), ...fieldLines(effects, words)];
  const loose = effects.touches.filter(({ joins }) => !joins).map(({ neighbour }) => neighbour);
  return loose.length > 0 ? [...lines, plain(words.village.effect.loose(named(loose, words)))] : lines;
}

const named = (tiles: readonly string[], { story }: Words): string =>
  tiles.map((tile) => tileName(tile, story)).join(', ');

function clashLines({ touches }: Effects, { story, village }: Words): EffectLine[] {
  const { edge } = story.face;
  return touches
    .filter(({ joins }) => !joins)
    .map(({ mine, theirs, neighbour, direction }) =>
      bad(
        village.effect.clash(edge[mine], edge[theirs], tileName(neighbour, story), story.sides[direction]!),
      ),
    );
}

function roadLines({ onRoad, opened, touches, loop }: Effects, words: Words): EffectLine[] {
  const { effect } = words.village;
  const roads = touches.filter(({ joins, mine }) => joins && mine === 'R').map(({ neighbour }) => neighbour);
  return [
    ...(roads.length > 0 ? [good(effect.roads(named(roads, words)))] : []),
    ...(onRoad === false ? [bad(effect.cutOff)] : []),
    ...(opened.length > 0 ? [good(effect.opened(named(opened, words)))] : []),
    ...(loop.after > loop.before ? [good(effect.loop(loop.after))] : []),
  ];
}

function riverLines({ river }: Effects, { village }: Words): EffectLine[] {
  if (!river) return [];
  return [
    river.after > river.before ? good(village.effect.river(river.after)) : plain(village.effect.noRiver),
  ];
}

function fieldLines({ fields }: Effects, { story, village }: Words): EffectLine[] {
  const { fieldNew, fieldGrows, fieldsMerge } = village.effect;
  return fields.map(({ change, field, from }) => {
    const animals = countsText(field.animals, story);
    const herd = animals === '' ? '' : ` (${animals})`;
    if (change === 'appears') return plain(fieldNew + herd);
    if (change === 'grows') return good(fieldGrows(field.tiles.length) + herd);
    return good(fieldsMerge(from.length, field.tiles.length) + herd);
  });
}
