import { SEASONS } from '@keyflower/engine';
import { tileName } from '@keyflower/words/story/names';
import { useId, useState } from 'preact/hooks';
import { useWords } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import { tilesOf } from './model/loose-position.ts';

/** A tile to choose from a list, and a button that takes it: arrow keys alone choose nothing yet. */
export function TileChoice({
  label,
  tiles,
  choose,
}: {
  label: string;
  tiles: readonly string[];
  choose: (tile: string) => void;
}) {
  const { editor, words } = useEditor();
  const { story } = useWords();
  const [wanted, want] = useState('');
  const id = useId();
  const seasonOf = new Map(tilesOf(editor.position.options).map((tile) => [tile.id, tile.season]));
  const chosen = tiles.includes(wanted) ? wanted : '';
  return (
    <form
      class="tile-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') choose(chosen);
      }}
    >
      <label for={id}>{label}</label>
      <span class="row">
        <select id={id} value={chosen} onChange={(event) => want(event.currentTarget.value)}>
          <option value="">{words.choose}</option>
          {SEASONS.map((season) => {
            const there = tiles.filter((tile) => seasonOf.get(tile) === season);
            return there.length === 0 ? null : (
              <optgroup key={season} label={story.seasons[season]}>
                {there.map((tile) => (
                  <option key={tile} value={tile}>
                    {tileName(tile, story)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
        <button type="submit" disabled={chosen === ''}>
          {words.put}
        </button>
      </span>
    </form>
  );
}
