import { type Colour, COLOURS, type PositionOffer } from '@keyflower/engine';
import { countsText, tileName } from '@keyflower/words/story/names';
import { useState } from 'preact/hooks';
import { useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { changeOffer, removeOffer, setBid, type Stall } from './model/edits.ts';
import { specOf } from './model/loose-position.ts';
import { ProblemHere } from './problem.tsx';
import { TilePicture } from './tile-picture.tsx';
import { UsesField } from './uses-field.tsx';

/** The colour of the workers on a tile, as far as there are any. */
const colourOn = ({ bids = [], uses = [] }: PositionOffer): Colour | undefined =>
  COLOURS.find((colour) => [...uses, ...bids.map(({ workers }) => workers)].some((counts) => counts[colour]));

/** A tile up for auction with what lies on it, folded until it is wanted. */
export function OfferEditor({ stall, offer }: { stall: Stall; offer: PositionOffer }) {
  const { editor, words } = useEditor();
  const { labelled, story } = useWords();
  const { tile, bids = [], uses = [] } = offer;
  const isWrong = editor.place?.tile === tile && editor.place.section !== 'player';
  const [isOpen, setOpen] = useState(false);
  const lying = [
    ...bids.map(({ player, workers }) => labelled(words.player(player + 1), countsText(workers, story))),
    ...(uses.length === 0 ? [] : [words.uses(uses.length)]),
  ];
  return (
    <details
      class={isWrong ? 'editor-offer wrong' : 'editor-offer'}
      data-tile={tile}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <TilePicture spec={specOf(tile, editor.position)} flipped={offer.face === 'b'} />
        <span>
          <strong>{tileName(tile, story)}</strong>{' '}
          <small class="faint">{lying.join(' · ') || words.nothing}</small>
        </span>
      </summary>
      <ProblemHere section={stall === 'market' ? 'market' : 'harbour'} tile={tile} />
      {isOpen ? (
        <>
          {editor.position.players.map((_, player) => (
            <CountsField
              key={player}
              legend={words.bid(words.player(player + 1))}
              names={COLOURS}
              counts={bids.find((bid) => bid.player === player)?.workers}
              set={(workers) => editor.edit(setBid(stall, tile, player, workers))}
            />
          ))}
          {stall === 'market' ? <MarketTile offer={offer} /> : null}
        </>
      ) : null}
    </details>
  );
}

/** What only tiles of the market have: uses, a face, and an end. */
function MarketTile({ offer }: { offer: PositionOffer }) {
  const { editor, words } = useEditor();
  const { tile, uses, face } = offer;
  const isSummerBoat = /^boat-\d$/.test(tile);
  return (
    <>
      <UsesField
        uses={uses}
        colour={colourOn(offer)}
        set={(next) => editor.edit(changeOffer('market', tile, { uses: next }))}
      />
      <div class="row">
        {isSummerBoat ? (
          <button
            type="button"
            onClick={() => editor.edit(changeOffer('market', tile, { face: face === 'b' ? 'a' : 'b' }))}
          >
            {words.flip}
          </button>
        ) : null}
        <button type="button" onClick={() => editor.edit(removeOffer(tile))}>
          {words.remove}
        </button>
      </div>
    </>
  );
}
