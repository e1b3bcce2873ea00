import { COLOURS, SKILLS } from '@keyflower/engine';
import { tileName } from '@keyflower/words/story/names';
import { useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { addWinterTile, freeTiles, removeWinterTile, setHand } from './model/edits.ts';
import { TileChoice } from './tile-choice.tsx';

/** What a player has behind the screen. */
export function HandEditor() {
  const { editor } = useEditor();
  const { screen } = useWords();
  const { position, seat } = editor;
  const { workers, skills, wheat = 0 } = position.players[seat]!;
  const hasFarmers = (position.options.farmers ?? 'off') !== 'off';
  return (
    <>
      <CountsField
        legend={screen.workersTitle}
        names={COLOURS}
        counts={workers}
        set={(counts) => editor.edit(setHand(seat, { workers: counts }))}
      />
      <CountsField
        legend={screen.goods}
        names={hasFarmers ? [...SKILLS, 'wheat'] : SKILLS}
        counts={hasFarmers ? { ...skills, wheat } : skills}
        set={({ wheat: stock = 0, ...counts }) =>
          editor.edit(setHand(seat, { skills: counts, ...(hasFarmers ? { wheat: stock } : {}) }))
        }
      />
      <WinterTiles />
    </>
  );
}

function WinterTiles() {
  const { editor, words } = useEditor();
  const { story } = useWords();
  const { position, seat } = editor;
  const { winter } = position.players[seat]!;
  return (
    <fieldset class="winter-tiles">
      <legend>{words.winter}</legend>
      {winter === undefined ? <p class="faint">{words.dealt}</p> : null}
      <ul class="chips">
        {(winter ?? []).map((tile) => (
          <li key={tile}>
            {tileName(tile, story)}
            <button
              type="button"
              class="bare"
              aria-label={words.removeTile(tileName(tile, story))}
              onClick={() => editor.edit(removeWinterTile(seat, tile))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <TileChoice
        label={words.addWinter}
        tiles={freeTiles(position, ({ season }) => season === 'winter')}
        choose={(tile) => editor.edit(addWinterTile(seat, tile))}
      />
    </fieldset>
  );
}
