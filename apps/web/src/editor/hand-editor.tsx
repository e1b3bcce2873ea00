import { COLOURS, SKILLS } from '@keyflower/engine';
import { tileName } from '@keyflower/words/story/names';
import type { ComponentChildren } from 'preact';
import { useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { addWinterTile, freeTiles, removeWinterTile, setHand } from './model/edits.ts';
import { addWonTile, removeWonTile, setOpen } from './model/player-edits.ts';
import { TileChoice } from './tile-choice.tsx';

/** What a player has behind the screen. */
export function HandEditor() {
  const { editor, words } = useEditor();
  const { screen } = useWords();
  const { position, seat } = editor;
  const { workers, skills, open, wheat = 0 } = position.players[seat]!;
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
      {position.options.gamers ? (
        <>
          <CountsField
            legend={words.openWorkers}
            names={COLOURS}
            counts={open?.workers}
            set={(counts) => editor.edit(setOpen(seat, { workers: counts }))}
          />
          <CountsField
            legend={words.openSkills}
            names={SKILLS}
            counts={open?.skills}
            set={(counts) => editor.edit(setOpen(seat, { skills: counts }))}
          />
        </>
      ) : null}
      <WinterTiles />
      {position.phase === 'ending' ? <WonTiles /> : null}
    </>
  );
}

/** Tiles that can be taken away again, and a choice of others. */
function TileList({
  legend,
  note = null,
  tiles,
  remove,
  children,
}: {
  legend: string;
  note?: string | null;
  tiles: readonly string[];
  remove: (tile: string) => void;
  children: ComponentChildren;
}) {
  const { words } = useEditor();
  const { story } = useWords();
  return (
    <fieldset class="winter-tiles">
      <legend>{legend}</legend>
      {note === null ? null : <p class="faint">{note}</p>}
      <ul class="chips">
        {tiles.map((tile) => (
          <li key={tile}>
            {tileName(tile, story)}
            <button
              type="button"
              class="bare"
              aria-label={words.removeTile(tileName(tile, story))}
              onClick={() => remove(tile)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {children}
    </fieldset>
  );
}

function WinterTiles() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  const { winter } = position.players[seat]!;
  return (
    <TileList
      legend={words.winter}
      note={winter === undefined ? words.dealt : null}
      tiles={winter ?? []}
      remove={(tile) => editor.edit(removeWinterTile(seat, tile))}
    >
      <TileChoice
        label={words.addWinter}
        tiles={freeTiles(position, ({ season }) => season === 'winter')}
        choose={(tile) => editor.edit(addWinterTile(seat, tile))}
      />
    </TileList>
  );
}

/** At the end of a season: the tiles that were won and are not placed yet. */
function WonTiles() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  const { placing = [] } = position.players[seat]!;
  return (
    <TileList
      legend={words.won}
      tiles={placing.map(({ tile }) => tile)}
      remove={(tile) => editor.edit(removeWonTile(seat, tile))}
    >
      <TileChoice
        label={words.addWon}
        tiles={freeTiles(position, ({ season }) => season === position.season)}
        choose={(tile) => editor.edit(addWonTile(seat, tile))}
      />
    </TileList>
  );
}
