import { COLOURS, type PositionBoat, SKILLS } from '@keyflower/engine';
import { goodsText, tileName } from '@keyflower/words/story/names';
import { useState } from 'preact/hooks';
import { Part, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { addOffer, freeTiles, setBoat } from './model/edits.ts';
import { specOf, usedOf } from './model/loose-position.ts';
import { OfferEditor } from './offer-editor.tsx';
import { ProblemHere } from './problem.tsx';
import { TileChoice } from './tile-choice.tsx';
import { TilePicture } from './tile-picture.tsx';

/** The tiles up for auction in this season. */
export function MarketEditor() {
  const { editor, words } = useEditor();
  const { game } = useWords();
  const { position } = editor;
  const { market, season = 'spring' } = position;
  return (
    <Part title={game.market} id="editor-market" tabIndex={-1}>
      <ProblemHere section="market" />
      {market.map((offer) => (
        <OfferEditor key={offer.tile} stall="market" offer={offer} />
      ))}
      <TileChoice
        label={words.addOffer}
        tiles={freeTiles(position, (tile) => tile.season === season)}
        choose={(tile) => editor.edit(addOffer(tile))}
      />
    </Part>
  );
}

/** Turn-order tiles with their bids, and boats with their goods. */
export function HarbourEditor() {
  const { editor, words } = useEditor();
  const { game } = useWords();
  const { position } = editor;
  return (
    <Part title={words.parts.harbour} id="editor-harbour" tabIndex={-1}>
      <ProblemHere section="harbour" />
      {usedOf('turn-order', position).map((tile) => (
        <OfferEditor
          key={tile}
          stall="turnOrder"
          offer={position.turnOrder.find((offer) => offer.tile === tile) ?? { tile }}
        />
      ))}
      <h3>{game.boats}</h3>
      {usedOf('boat', position).map((boat) => (
        <BoatEditor key={boat} goods={position.boats.find((one) => one.boat === boat) ?? { boat }} />
      ))}
    </Part>
  );
}

function BoatEditor({ goods: { boat, workers, skills } }: { goods: PositionBoat }) {
  const { editor } = useEditor();
  const words = useWords();
  const { story, screen } = words;
  const [isOpen, setOpen] = useState(false);
  const isWrong = editor.place?.tile === boat;
  return (
    <details
      class={isWrong ? 'editor-offer wrong' : 'editor-offer'}
      data-tile={boat}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <TilePicture spec={specOf(boat, editor.position)} />
        <span>
          <strong>{tileName(boat, story)}</strong>{' '}
          <small class="faint">{goodsText({ ...workers, ...skills }, words, { role: 'label' })}</small>
        </span>
      </summary>
      <ProblemHere section="harbour" tile={boat} />
      {isOpen ? (
        <>
          <CountsField
            legend={screen.workersTitle}
            names={COLOURS}
            counts={workers}
            set={(counts) => editor.edit(setBoat(boat, { workers: counts }))}
          />
          <CountsField
            legend={screen.goods}
            names={SKILLS}
            counts={skills}
            set={(counts) => editor.edit(setBoat(boat, { skills: counts }))}
          />
        </>
      ) : null}
    </details>
  );
}
