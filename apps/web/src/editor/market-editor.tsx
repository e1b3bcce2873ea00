import { COLOURS, type PositionBoat, SKILLS } from '@keyflower/engine';
import { goodsText, tileName } from '@keyflower/words/story/names';
import { useState } from 'preact/hooks';
import { Check, Part, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { askOf } from './model/decision.ts';
import { addOffer, freeTiles, setBoat } from './model/edits.ts';
import { isInHarbour, leavesHarbour } from './model/harbour.ts';
import { specOf, usedOf } from './model/loose-position.ts';
import { setPicked } from './model/picks.ts';
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
  const inPlace = (tile: string): boolean => !leavesHarbour(position) || isInHarbour(position, tile);
  const rows = usedOf('turn-order', position)
    .filter(inPlace)
    .map((tile) => position.turnOrder.find((offer) => offer.tile === tile) ?? { tile });
  const boats = usedOf('boat', position)
    .filter(inPlace)
    .map((boat) => position.boats.find((one) => one.boat === boat) ?? { boat });
  return (
    <Part title={words.parts.harbour} id="editor-harbour" tabIndex={-1}>
      <ProblemHere section="harbour" />
      {rows.map((offer) => (
        <OfferEditor key={offer.tile} stall="turnOrder" offer={offer} />
      ))}
      <h3>{game.boats}</h3>
      {boats.map((goods) => (
        <BoatEditor key={goods.boat} goods={goods} />
      ))}
    </Part>
  );
}

function BoatEditor({ goods: { boat, workers, skills, picked } }: { goods: PositionBoat }) {
  const { editor, words: texts } = useEditor();
  const { position } = editor;
  const mayBePicked = askOf(position).decision === 'boat' && position.season !== 'winter';
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
          <small class="faint">
            {picked ? texts.picked : goodsText({ ...workers, ...skills }, words, { role: 'label' })}
          </small>
        </span>
      </summary>
      <ProblemHere section="harbour" tile={boat} />
      {isOpen ? (
        <>
          {mayBePicked || picked ? (
            <Check
              label={texts.picked}
              checked={picked ?? false}
              onTick={(on) => editor.edit(setPicked(boat, on))}
            />
          ) : null}
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
