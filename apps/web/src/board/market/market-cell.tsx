import { breakableTileName, englishTileName } from '@keyflower/words/story/names';
import { detailFor, Land, Pieces, Ribbon, sideOf, Standing, usesOnTile } from '../../art/index.ts';
import { draftedUse, type Offer, parseTarget, type TableContext, useTable } from '../../play/index.ts';
import { BidPlank, FreeBerth, Pill, PILL_HEIGHT, pillWidth, plankLength } from './bid-plank.tsx';
import { bidsAt, isChosen, offerSentence } from './bids.ts';
import { TileRing } from '../tile-ring.tsx';
import { Uses } from '../uses.tsx';
import { berthOf, type CellBox, sideOfSeat, textScale } from './layout.ts';

/** With workers in hand, a tap drops them there; otherwise it opens the tile. */
function touched(event: MouseEvent, tile: string, { draft, highlightAt, commands }: TableContext): void {
  const spot = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
  const target = spot && parseTarget(spot.getAttribute('data-drop')!);
  const highlight = highlightAt(tile);
  if (
    event.detail > 0 &&
    (draft.kind === 'hand' || draft.kind === 'group') &&
    (target?.kind === 'bid' || target?.kind === 'use') &&
    highlight?.[target.kind] !== undefined
  ) {
    commands.drop(draft, target);
    return;
  }
  commands.touch(tile);
}

/** The tile: its picture, the workers on it, and whether it can be played. */
function Hexagon({ offer, width }: { offer: Offer; width: number }) {
  const table = useTable();
  const { spec, isNews } = table;
  const { tile, face, uses = [] } = offer;
  const printed = spec(tile);
  const side = sideOf(printed, face === 'b');
  const { detail } = detailFor(width);
  const drafted = draftedUse(tile, table);
  const usable = printed[side]?.use !== undefined;
  return (
    <g class="hexagon" data-at={`tile:${tile}`} data-drop={usable ? `use ${tile}` : `bid ${tile}`}>
      <Land spec={printed} />
      <Standing spec={printed} side={side} detail={detail} />
      <Uses tile={tile} uses={uses} detail={detail} />
      {drafted ? (
        <g class="drafted">
          <Pieces drawing={usesOnTile([...uses.map(() => ({})), drafted], detail)} />
        </g>
      ) : null}
      <TileRing tile={tile} />
      {isNews(tile) ? <Ribbon at={[84, 12]} /> : null}
    </g>
  );
}

/** Where the plate with the rule ends, in the tile's coordinates: on small tiles labels move down to it. */
const RULE_END = 65;

/** The bids around a tile: a plank for each, and on the viewer's side the size of a legal bid. */
function Around({ offer, players, unit }: { offer: Offer; players: number; unit: number }) {
  const table = useTable();
  const { me, words } = table;
  const { tile } = offer;
  const highlight = table.highlightAt(tile);
  const bids = bidsAt(offer, table);
  const mine = bids.find(({ seat }) => seat === me);
  const { x, y } = berthOf(sideOfSeat(me ?? 0, me));
  const label =
    highlight?.bid === undefined ? '' : mine ? `+${highlight.bid}` : words.market.bid(highlight.bid);
  return (
    <>
      {Array.from({ length: players }, (_, seat) => {
        const bid = bids.find((one) => one.seat === seat);
        const side = sideOfSeat(seat, me);
        return bid ? (
          <BidPlank key={seat} bid={bid} side={side} tile={tile} unit={unit} />
        ) : (
          <FreeBerth key={seat} seat={seat} side={side} tile={tile} />
        );
      })}
      {highlight?.bid !== undefined && !(mine && mine.added > 0) ? (
        <Pill
          x={mine ? x + (plankLength(mine.count, unit) + pillWidth(label, unit)) / 2 + 2 : x}
          y={Math.max(y, RULE_END + (PILL_HEIGHT / 2) * unit)}
          label={label}
          kind="for-bid"
          unit={unit}
        />
      ) : null}
      {highlight?.use !== undefined ? (
        <Pill
          x={0}
          y={-81 + (PILL_HEIGHT / 2) * unit}
          label={words.market.use(highlight.use)}
          kind="for-use"
          unit={unit}
        />
      ) : null}
    </>
  );
}

interface CellProps {
  offer: Offer;
  /** Number of players. */
  players: number;
  box: CellBox;
  /** Pixels for each unit of the tile. */
  scale: number;
  /** Whether there is room for the printed name as well. */
  english: boolean;
  /** Whether its name is visible; screen readers always get it. */
  named: boolean;
}

/** A market tile with all bids around it: one drawing, one button. */
export function MarketCell({ offer, box, scale, english, named, players }: CellProps) {
  const table = useTable();
  const { words, highlightAt, isNews } = table;
  const unit = textScale.value / scale;
  const { tile, face } = offer;
  const { left, top, width, height } = box;
  const chosen = isChosen(tile, table);
  const printed = english ? englishTileName(tile, words.story) : null;
  const classes = [
    'market-cell',
    highlightAt(tile) ? 'lit' : '',
    chosen ? 'chosen' : '',
    isNews(tile) ? 'news' : '',
  ];
  return (
    <li>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-tile={tile}
        data-card={tile}
        data-card-back={face === 'b' ? '' : undefined}
        data-drop={`bid ${tile}`}
        aria-label={offerSentence(offer, table)}
        aria-pressed={chosen}
        onClick={(event) => touched(event, tile, table)}
      >
        <svg
          class="art"
          viewBox={`${left} ${top} ${width} ${height}`}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          aria-hidden="true"
        >
          <Hexagon offer={offer} width={208 * scale} />
          <Around offer={offer} players={players} unit={unit} />
        </svg>
        {named ? (
          <span class="cell-name" aria-hidden="true">
            {breakableTileName(tile, words.story)}
          </span>
        ) : null}
        {printed === null ? null : (
          <span class="cell-name cell-english" lang="en" aria-hidden="true">
            {printed}
          </span>
        )}
      </button>
    </li>
  );
}
