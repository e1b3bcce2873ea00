import { tileName } from '@keyflower/words/story/names';
import { useEffect, useRef, useState } from 'preact/hooks';
import { frameOf, rimOf, VillageMap } from '../board/index.ts';
import { CurrentTable, walk } from '../play/index.ts';
import { Choice } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import { useVillageTable } from './editor-table.ts';
import { refocus } from './focus.ts';
import { changeHome, freeTiles } from './model/edits.ts';
import { leavesHarbour } from './model/harbour.ts';
import { tilesOf, villageTiles } from './model/loose-position.ts';
import { TileChoice } from './tile-choice.tsx';
import { TilePanel } from './tile-panel.tsx';

/** Pixels per unit of the drawings, where there is room. */
const SCALE = 0.72;

/** The village of the shown seat: a tile is selected by a click, and a new one goes where the click is. */
export function VillageEditor() {
  const { editor, words } = useEditor();
  const table = useVillageTable();
  const map = useRef<SVGSVGElement>(null);
  const [note, say] = useState<string | null>(null);
  const { seat, adding, picked } = editor;
  const { village } = table;
  const { left, top, width, height } = frameOf(adding === null ? village : [...village, ...rimOf(village)]);
  useEffect(() => {
    say(null);
    if (adding !== null) map.current?.querySelector<SVGElement>('.spot.open')?.focus();
  }, [adding]);
  // What was just pressed may be gone: the keyboard goes on with what it led to.
  useEffect(() => refocus('.tile-panel', '.editor-village .hex'), [adding, picked]);
  return (
    <CurrentTable.Provider value={table}>
      <div class="editor-village">
        <svg
          ref={map}
          class="art village-map"
          viewBox={`${left} ${top} ${width} ${height}`}
          width={width * SCALE}
          style={{ '--px': 1 / SCALE }}
          role="group"
          aria-label={table.words.village.map}
          onKeyDown={(event) => walk(event, event.currentTarget)}
        >
          <VillageMap seat={seat} detail="medium" named={false} px={1 / SCALE} say={say} />
        </svg>
      </div>
      {adding === null ? (
        <Additions />
      ) : (
        <p class="row" role="status">
          <span>
            {(table.spots.length === 0 ? words.nowhere : words.addWhere)(tileName(adding, table.words.story))}{' '}
            {note}
          </span>
          <button type="button" onClick={() => (editor.adding = null)}>
            {words.cancel}
          </button>
        </p>
      )}
      {picked === null ? <p class="faint">{words.pickHint}</p> : <TilePanel key={picked} tile={picked} />}
    </CurrentTable.Provider>
  );
}

/** Another home, and tiles to add. */
function Additions() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  const homes = new Set(tilesOf(position.options).flatMap(({ kind, id }) => (kind === 'home' ? [id] : [])));
  const home = position.players[seat]!.village.find(({ tile }) => homes.has(tile))?.tile ?? '';
  const free = freeTiles(position, ({ kind }) => kind === 'home');
  return (
    <div class="row">
      <TileChoice
        label={words.add}
        tiles={freeTiles(position, villageTiles(position, leavesHarbour(position)))}
        choose={(tile) => {
          editor.picked = null;
          editor.adding = tile;
        }}
      />
      <HomeChoice homes={[home, ...free].filter(Boolean).sort()} home={home} />
    </div>
  );
}

function HomeChoice({ homes, home }: { homes: readonly string[]; home: string }) {
  const { editor, words } = useEditor();
  return (
    <Choice
      label={words.home}
      options={homes.map((id) => [id, id.replace(/\D/g, '')])}
      value={home}
      onPick={(tile) => editor.edit(changeHome(editor.seat, tile))}
    />
  );
}
