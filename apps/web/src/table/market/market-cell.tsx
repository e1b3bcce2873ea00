import { detailFor, usesOnTile } from '../../art/art.ts';
import { Land, Pieces, Ribbon, Ring, sideOf, Standing } from '../../drawn/face.tsx';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { calmed } from '../calm.tsx';
import { type Draft, parseTarget } from '../desk/draft.ts';
import { type Scene, useScene } from '../scene.ts';
import type { Offer } from '../sight.ts';
import { BidPlank, FreeBerth, plankLength } from './bid-plank.tsx';
import { bidsAt, isChosen, type ShownBid, useInMind } from './bids.ts';
import { offerSentence } from './cell-words.ts';
import { Pill } from './pill.tsx';
import { berthOf, type CellBox, sideOfSeat } from './sides.ts';
import { textScale } from './text-scale.ts';

/** A touch with workers in hand sets them down where it was; any other opens the tile. */
function touched(event: MouseEvent, tile: string, { draft, lights, verbs }: Scene): void {
  const spot = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
  const target = spot && parseTarget(spot.getAttribute('data-drop')!);
  const light = lights.get(tile);
  if (
    event.detail > 0 &&
    (draft.kind === 'hand' || draft.kind === 'group') &&
    (target?.kind === 'bid' || target?.kind === 'use') &&
    light?.[target.kind] !== undefined
  ) {
    verbs.drop(draft, target);
    return;
  }
  verbs.touch(tile);
}

/** The tile itself: its picture, who used it, and what shows that it can be played. */
function Hexagon({ offer, width }: { offer: Offer; width: number }) {
  const scene = useScene();
  const { spec, draft, me, sight, news } = scene;
  const { tile, face, uses = [] } = offer;
  const printed = spec(tile);
  const side = sideOf(printed, face === 'b');
  const { detail } = detailFor(width);
  const minded = useInMind(tile, draft, me, sight);
  const usable = printed[side]?.use !== undefined;
  return (
    <g class="hexagon" data-at={`tile:${tile}`} data-drop={usable ? `use ${tile}` : `bid ${tile}`}>
      <Land spec={printed} />
      <Standing spec={printed} side={side} detail={detail} />
      <Pieces drawing={usesOnTile(uses, detail)} />
      {minded ? (
        <g class="ghost">
          <Pieces drawing={usesOnTile([...uses.map(() => ({})), minded], detail)} />
        </g>
      ) : null}
      <Ring />
      {news.has(tile) ? <Ribbon at={[84, 12]} /> : null}
    </g>
  );
}

/** What the workers around a tile are: a plank for each bid, and on my own side what a bid takes. */
function Around({ offer, bids, unit }: { offer: Offer; bids: readonly ShownBid[]; unit: number }) {
  const { sight, me, lights, words } = useScene();
  const { tile } = offer;
  const light = lights.get(tile);
  const mine = bids.find(({ seat }) => seat === me);
  const { x, y } = berthOf(sideOfSeat(me ?? 0, me));
  return (
    <>
      {sight.players.map((_, seat) => {
        const bid = bids.find((one) => one.seat === seat);
        const side = sideOfSeat(seat, me);
        return bid ? (
          <BidPlank key={seat} bid={bid} side={side} tile={tile} text={12.5 * unit} />
        ) : (
          <FreeBerth key={seat} seat={seat} side={side} tile={tile} />
        );
      })}
      {light?.bid !== undefined && !(mine && mine.added > 0) ? (
        <Pill
          x={mine ? x + plankLength(mine.count) / 2 + 20 : x}
          y={y}
          label={mine ? `+${light.bid}` : words.market.bid(light.bid)}
          kind="for-bid"
          unit={unit}
        />
      ) : null}
      {light?.use !== undefined ? (
        <Pill x={0} y={-81 + 9.5 * unit} label={words.market.use(light.use)} kind="for-use" unit={unit} />
      ) : null}
    </>
  );
}

interface CellProps {
  offer: Offer;
  box: CellBox;
  /** Pixels for each unit of the tile. */
  scale: number;
  /** Whether there is room for the printed name as well. */
  english: boolean;
  /** Whether it is named at all, other than to those who listen. */
  named: boolean;
}

/** What somebody has in mind, as far as it shows at a tile: workers in hand may go to any. */
function inMindAt(tile: string, draft: Draft): string {
  const about =
    draft.kind === 'hand' ||
    draft.kind === 'group' ||
    (draft.kind === 'workers' && (draft.tile === tile || draft.groups.includes(tile)));
  return about ? JSON.stringify(draft) : String(isChosen(tile, draft));
}

/** A tile on offer with everyone's bids around it. It is drawn again only if something about it changed. */
export const MarketCell = calmed(
  DrawnCell,
  ({ sight, words, me, model, lights, news, draft }, { offer: { tile } }: CellProps) => [
    sight,
    words,
    me,
    model.info,
    JSON.stringify(lights.get(tile)),
    news.has(tile),
    inMindAt(tile, draft),
  ],
  ({ offer, box, scale, english, named }) => [
    offer,
    box.left,
    box.top,
    box.width,
    box.height,
    scale,
    english,
    named,
    textScale(),
  ],
);

/** One drawing, one button. */
function DrawnCell({ offer, box, scale, english, named }: CellProps) {
  const scene = useScene();
  const { words, draft, me, sight, lights, news } = scene;
  const unit = textScale() / scale;
  const { tile, face } = offer;
  const { left, top, width, height } = box;
  const chosen = isChosen(tile, draft);
  const printed = english ? englishTileName(tile, words.story) : null;
  const classes = [
    'market-cell',
    lights.has(tile) ? 'lit' : '',
    chosen ? 'chosen' : '',
    news.has(tile) ? 'news' : '',
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
        aria-label={offerSentence(offer, scene)}
        aria-pressed={chosen}
        onClick={(event) => touched(event, tile, scene)}
      >
        <svg
          class="art"
          viewBox={`${left} ${top} ${width} ${height}`}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          aria-hidden="true"
        >
          <Hexagon offer={offer} width={208 * scale} />
          <Around offer={offer} bids={bidsAt(offer, draft, me, sight)} unit={unit} />
        </svg>
        {named ? (
          <span class="cell-name" aria-hidden="true">
            {tileName(tile, words.story)}
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
