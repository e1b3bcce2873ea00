import { type Colour, COLOURS, type PositionOffer } from '@keyflower/engine';
import { countsText, noun, tileName } from '@keyflower/words/story/names';
import { useState } from 'preact/hooks';
import { Choice, useWords } from '../ui/index.ts';
import { CountsField } from './counts.tsx';
import { useEditor } from './current-editor.ts';
import { changeOffer, removeOffer, setBid, type Stall } from './model/edits.ts';
import { isSummerBoat, specOf } from './model/loose-position.ts';
import { ProblemHere } from './problem.tsx';
import { TilePicture } from './tile-picture.tsx';
import { UsesField } from './uses-field.tsx';

/** The colours of the workers on a tile: of lying ones, too. */
const coloursOn = ({ bids = [], uses = [] }: PositionOffer): Colour[] =>
  COLOURS.filter((colour) =>
    [...uses, ...bids.map(({ workers }) => workers)].some((counts) => counts[colour]),
  );

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
  const { tile, uses, face, color } = offer;
  const { position } = editor;
  const { story } = useWords();
  const colours = coloursOn(offer);
  return (
    <>
      <UsesField
        uses={uses}
        colour={colours[0]}
        set={(next) => editor.edit(changeOffer('market', tile, { uses: next }))}
      />
      {colours.length > 1 || color !== undefined ? (
        <Choice
          label={words.standing}
          options={[['', words.standingDerived], ...colours.map((one) => [one, noun(one, story)] as const)]}
          value={color ?? ''}
          onPick={(one) =>
            editor.edit(changeOffer('market', tile, { color: COLOURS.find((name) => name === one) }))
          }
        />
      ) : null}
      <div class="row">
        {isSummerBoat(tile, position) ? (
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
