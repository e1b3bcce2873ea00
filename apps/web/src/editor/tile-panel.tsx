import { explainFields, RESOURCES } from '@keyflower/engine';
import { tileName } from '@keyflower/words/story/names';
import { useMemo } from 'preact/hooks';
import { useTable } from '../play/index.ts';
import { Check } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { askOf } from './model/decision.ts';
import { changeTile, flip, removeFromVillage } from './model/edits.ts';
import { rotationsOf } from './model/placements.ts';
import { ANIMALS, animalsIn, setAnimals } from './model/player-edits.ts';
import { ProblemHere } from './problem.tsx';
import { UsesField } from './uses-field.tsx';

/** What can be changed on the selected tile of a village. */
export function TilePanel({ tile }: { tile: string }) {
  const { editor, words: texts } = useEditor();
  const { spec, words } = useTable();
  const { position, seat } = editor;
  const placed = position.players[seat]!.village.find((one) => one.tile === tile)!;
  const rotations = useMemo(() => rotationsOf(position, seat, tile), [position, seat, tile]);
  const { kind, back, upgradeCost } = spec(tile);
  const name = tileName(tile, words.story);
  const turn = (): void => {
    const now = placed.rotation ?? 0;
    const next = rotations.find((one) => one > now) ?? rotations[0] ?? now;
    editor.edit(changeTile(seat, tile, { rotation: next }));
  };
  return (
    <section class="tile-panel" aria-label={name} tabIndex={-1}>
      <h3>{name}</h3>
      <ProblemHere section="player" tile={tile} />
      <div class="row">
        {kind === 'home' ? null : (
          <button type="button" disabled={rotations.length < 2} onClick={turn}>
            {texts.rotate}
          </button>
        )}
        {back || upgradeCost ? (
          <button type="button" onClick={() => editor.edit(flip(seat, tile))}>
            {texts.flip}
          </button>
        ) : null}
        {kind === 'home' ? null : (
          <button type="button" onClick={() => editor.edit(removeFromVillage(seat, tile))}>
            {texts.remove}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => (editor.picked = null)}>
          {texts.close}
        </button>
      </div>
      <CountsField
        legend={texts.resources}
        names={RESOURCES}
        counts={placed.resources}
        set={(resources) => editor.edit(changeTile(seat, tile, { resources }))}
      />
      <UsesField
        uses={placed.uses}
        colour={undefined}
        set={(uses) => editor.edit(changeTile(seat, tile, { uses }))}
      />
      {kind !== 'home' && askOf(position).decision === 'place' ? (
        <Check
          label={texts.sealed}
          checked={placed.sealed ?? false}
          onTick={(on) => editor.edit(changeTile(seat, tile, { sealed: on || undefined }))}
        />
      ) : null}
      <Fields tile={tile} />
    </section>
  );
}

/** The animals in the fields that the tile is part of. */
function Fields({ tile }: { tile: string }) {
  const { editor, words: texts } = useEditor();
  const { words } = useTable();
  const { state, position, seat } = editor;
  const fields = useMemo(
    () => explainFields(state, seat).filter(({ tiles }) => tiles.includes(tile)),
    [state, seat, tile],
  );
  return (
    <>
      {fields.map((field, i) => (
        <CountsField
          key={field.name}
          legend={texts.animals(i + 1, field.tiles.map((one) => tileName(one, words.story)).join(', '))}
          names={ANIMALS}
          counts={animalsIn(position.players[seat]!, field)}
          set={(counts) => editor.edit(setAnimals(seat, field, counts))}
        />
      ))}
    </>
  );
}
