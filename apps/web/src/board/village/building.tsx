import { ANIMAL_KINDS } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { counted, tileName } from '@keyflower/words/story/names';
import type { ComponentChildren } from 'preact';
import { edgeMiddle, Icon, Land, Ring, sideOf, Standing, TILE_BOX } from '../../art/index.ts';
import { dragProps, type Load, type TableContext, type Spot, useTable } from '../../play/index.ts';
import { bearingOf, keyOf, type Lying, rimOf, sameSpot, touchesOf } from './grid.ts';
import { type DetailLevel, placeOf } from './plot-data.ts';
import { pressed } from './plot.tsx';

/** Whether the viewer builds now and sees where. */
export const isBuilding = ({ asked, shownSeat, me }: TableContext): boolean =>
  asked?.decision === 'place' && shownSeat === me;

/** The tile of the draft at its position. */
interface TilePreview extends Spot {
  tile: string;
  rotation: number;
  /** For a summer boat, whether the other face is shown. */
  flipped: boolean;
  /** Whether this placement is legal. */
  fits: boolean;
}

export function previewOf({ draft, view, me, actions }: TableContext): TilePreview | null {
  if (draft.kind !== 'place' || !draft.spot || me === null) return null;
  const { tile, spot, rotation } = draft;
  const fits = actions.some(
    (action) =>
      action.type === 'place' &&
      action.tile === tile &&
      action.rotation === rotation &&
      sameSpot(action, spot),
  );
  const taken = view.players[me]?.placing?.find((one) => one.tile === tile);
  return { tile, rotation, ...spot, flipped: taken?.face === 'b', fits };
}

/** "north-east of Gold Mine". */
export function spotWords(spot: Spot, village: readonly Lying[], words: Words): string {
  const bearing = bearingOf(spot, village);
  if (!bearing) return '';
  const { bearings, beside } = words.village;
  return beside(bearings[bearing.direction]!, tileName(bearing.tile, words.story));
}

/** The positions around the village: legal and illegal ones for the tile in hand. */
export function Spots({ say }: { say: (text: string | null) => void }) {
  const { village, spots, draft, words, commands } = useTable();
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
          {...pressed(() => commands.spot(spot))}
        >
          <Ring />
          <path class="plus" d="M-20 0H20M0 -20V20" />
        </g>
      ))}
    </>
  );
}

/** A preview of the tile, marking at each edge whether it matches. */
export function PreviewTile({ detail }: Pick<DetailLevel, 'detail'>) {
  const table = useTable();
  const preview = previewOf(table);
  if (!preview) return null;
  const { spec, words, village, commands } = table;
  const printed = spec(preview.tile);
  const label = [
    tileName(preview.tile, words.story),
    spotWords(preview, village, words),
    words.village.turned(preview.rotation * 60),
    preview.fits ? words.village.fits : words.village.effect.fitsNot,
  ].join(', ');
  return (
    <g
      class={preview.fits ? 'preview fits' : 'preview clashes'}
      transform={placeOf(preview)}
      role="button"
      tabindex={0}
      aria-label={label}
      data-preview={preview.tile}
      data-spot={keyOf(preview)}
      data-drop={`spot ${preview.q} ${preview.r}`}
      {...pressed(() => commands.spot({ q: preview.q, r: preview.r }))}
    >
      <Land spec={printed} rotation={preview.rotation} />
      <Standing spec={printed} side={sideOf(printed, preview.flipped)} detail={detail} />
      <Ring />
      <EdgeMarks preview={preview} />
    </g>
  );
}

function EdgeMarks({ preview }: { preview: TilePreview }) {
  const { village, spec } = useTable();
  return (
    <>
      {touchesOf(preview, village, spec).map(({ direction, joins, mine }) => {
        const kind = joins ? `joins ${mine}` : preview.fits ? 'loose' : 'clash';
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

/** At the edge of the village: tiles and animals that still need a place. */
function Tray({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="village-tray scrolls">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** Won tiles that are not built yet. */
export function TileTray() {
  const table = useTable();
  const { view, me, words, spec, draft, commands, highlights } = table;
  const tiles = (me !== null && view.players[me]?.placing) || [];
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
              class={`village-pick ${chosen ? 'chosen' : ''} ${highlights.has(tile) ? 'lit' : ''}`}
              aria-pressed={chosen}
              data-tile={tile}
              data-card={tile}
              data-card-back={face === 'b' || undefined}
              data-at={`tile:${tile}`}
              {...dragProps({ kind: 'place', tile }, table)}
              onClick={() => commands.set({ kind: 'place', tile, spot: null, rotation: 0 })}
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

/** Animals that need a field. */
export function AnimalTray() {
  const table = useTable();
  const { view, me, asked, words, draft, commands } = table;
  const waiting = asked?.decision === 'breed' ? asked.newborn : me === null ? {} : view.players[me]?.waiting;
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
              data-load={kind}
              {...dragProps(load, table)}
              onClick={() => commands.lift(load)}
            >
              <Icon name={kind} />
              <span>{counted(waiting?.[kind] ?? 0, kind, words.story)}</span>
            </button>
          </li>
        );
      })}
    </Tray>
  );
}
