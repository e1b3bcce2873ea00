import { COLOURS, SKILLS } from '@keyflower/engine';
import { tileName } from '@keyflower/words/story/names';
import type { ComponentChildren } from 'preact';
import { Check, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { activeOf, askOf } from './model/decision.ts';
import { freeTiles, setHand, setHandicap } from './model/edits.ts';
import { addWonTile, flipWonTile, removeWonTile, setDue, setWaiting } from './model/ending-edits.ts';
import { leavesHarbour } from './model/harbour.ts';
import { isSummerBoat, villageTiles } from './model/loose-position.ts';
import { ANIMALS, setOpen } from './model/player-edits.ts';
import { addWinterTile, dealWinterTiles, removeWinterTile, setOffered } from './model/winter-edits.ts';
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
      <FarmersPart />
      <WinterTiles />
      {position.phase === 'ending' && askOf(position).decision !== 'offer' ? <WonTiles /> : null}
      <Check
        label={words.handicap}
        checked={position.options.handicap?.includes(seat) ?? false}
        onTick={(on) => editor.edit(setHandicap(seat, on))}
      />
    </>
  );
}

/** Animals without a field, and what turn-order tiles still pay: only while boats are picked or animals placed. */
function FarmersPart() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  const { waiting, due } = position.players[seat]!;
  const { decision } = askOf(position);
  const isEnding = position.phase === 'ending' && (position.options.farmers ?? 'off') !== 'off';
  const isAtBoats = isEnding && (decision === 'boat' || decision === 'animal');
  const mayWait = isAtBoats || (decision === 'animal' && seat === activeOf(position));
  return (
    <>
      {mayWait || waiting ? (
        <CountsField
          legend={words.waiting}
          names={ANIMALS}
          counts={waiting}
          set={(counts) => editor.edit(setWaiting(seat, counts))}
        />
      ) : null}
      {isAtBoats || due ? (
        <CountsField
          legend={words.due}
          names={['wheat', ...ANIMALS]}
          counts={due}
          set={(counts) => editor.edit(setDue(seat, counts))}
        />
      ) : null}
    </>
  );
}

/** Tiles that can be taken away again, and a choice of others. */
function TileList({
  legend,
  note = null,
  tiles,
  remove,
  extra,
  children,
}: {
  legend: string;
  note?: string | null;
  tiles: readonly string[];
  remove: (tile: string) => void;
  /** What else can be done with a tile. */
  extra?: (tile: string) => ComponentChildren;
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
            {extra?.(tile)}
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
  const { story } = useWords();
  const { winter, offered = [] } = position.players[seat]!;
  const isOffering = askOf(position).decision === 'offer';
  return (
    <TileList
      legend={words.winter}
      note={winter === undefined ? words.dealt : null}
      tiles={winter ?? []}
      remove={(tile) => editor.edit(removeWinterTile(seat, tile))}
      extra={(tile) =>
        isOffering ? (
          <label class="chip-check">
            <input
              type="checkbox"
              aria-label={words.offeredTile(tileName(tile, story))}
              checked={offered.includes(tile)}
              onChange={(event) => editor.edit(setOffered(seat, tile, event.currentTarget.checked))}
            />
            {words.offered}
          </label>
        ) : null
      }
    >
      <TileChoice
        label={words.addWinter}
        tiles={freeTiles(position, ({ season }) => season === 'winter')}
        choose={(tile) => editor.edit(addWinterTile(seat, tile))}
      />
      {winter === undefined || position.season === 'winter' || position.phase === 'scoring' ? null : (
        <button type="button" class="small" onClick={() => editor.edit(dealWinterTiles(seat))}>
          {words.deal}
        </button>
      )}
    </TileList>
  );
}

/** At the end of a season: the tiles that were won and are not placed yet. */
function WonTiles() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  const { placing = [] } = position.players[seat]!;
  const { season = 'spring' } = position;
  const { story, screen } = useWords();
  const all = villageTiles(position, leavesHarbour(position));
  return (
    <TileList
      legend={words.won}
      tiles={placing.map(({ tile }) => tile)}
      remove={(tile) => editor.edit(removeWonTile(seat, tile))}
      extra={(tile) =>
        isSummerBoat(tile, position) ? (
          <button
            type="button"
            class="small"
            aria-label={words.flipTile(tileName(tile, story))}
            onClick={() => editor.edit(flipWonTile(seat, tile))}
          >
            {placing.find((one) => one.tile === tile)?.face === 'b' ? screen.card.faceB : screen.card.faceA}
          </button>
        ) : null
      }
    >
      <TileChoice
        label={words.addWon}
        tiles={freeTiles(position, (tile) => all(tile) && (tile.season ?? season) === season)}
        choose={(tile) => editor.edit(addWonTile(seat, tile))}
      />
    </TileList>
  );
}
