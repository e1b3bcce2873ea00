import { englishTileName, sorted, tileName } from '@keyflower/words/story/names';
import { signal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import { Icon, Land, SeatPlate, Standing, TILE_BOX } from '../../art/index.ts';
import { type Offer, type TableView, type TableModel, useTable, walk } from '../../play/index.ts';
import { boatSentence, isChosen } from './bids.ts';
import {
  type Block,
  type CellBox,
  cellBox,
  GAP,
  layOutNamed,
  layOutOverview,
  LINE,
  textScale,
} from './layout.ts';
import { MarketCell } from './market-cell.tsx';
import { useNarrow } from '../../ui/index.ts';
import { type Room, useRoom, useTallest } from '../room.ts';
import { TileRing } from '../tile-ring.tsx';

function Cells({
  title,
  offers,
  block,
  box,
  players,
  english,
  named,
  minor = false,
}: {
  title: string;
  offers: readonly Offer[];
  block: Block;
  box: CellBox;
  players: number;
  english: boolean;
  named: boolean;
  minor?: boolean;
}) {
  const heading = useId();
  if (offers.length === 0) return null;
  const width = box.width * block.scale + GAP;
  return (
    <section class={minor ? 'market-block turn-order' : 'market-block'} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <ul style={{ gridTemplateColumns: `repeat(${block.columns}, minmax(${Math.floor(width)}px, 1fr))` }}>
        {offers.map((offer) => (
          <MarketCell
            key={offer.tile}
            offer={offer}
            box={box}
            players={players}
            scale={block.scale}
            english={english}
            named={named}
          />
        ))}
      </ul>
    </section>
  );
}

/** About how wide a tile is on a phone: on one that lies on its side, two rows are in view. */
const ON_PHONE = 190;
const SHARE_OF_HEIGHT = 0.42;
const FOR_FINGERS = 44;

type MarketLayout = ReturnType<typeof layOutNamed>;

/** The layouts of the market of this table in any room: with names and large tiles, and, if asked, an overview. */
export function useMarketLayout(): (room: Room, scrolled: number, overview?: boolean) => MarketLayout {
  const { view, words, me } = useTable();
  const bilingual = view.market.some(({ tile }) => englishTileName(tile, words.story) !== null);
  const wanted = {
    cell: cellBox(view.players.length, me),
    tiles: view.market.length,
    turnOrder: view.turnOrder.length,
    boats: view.boats.length,
    goods: Math.max(0, ...view.boats.map(({ workers, skills }) => sorted({ ...workers, ...skills }).length)),
    line: LINE * textScale.value,
    boatRow: useNarrow() ? FOR_FINGERS : 0,
    longest: Math.max(0, ...view.market.map(({ tile }) => tileName(tile, words.story).length)),
  };
  return (room, scrolled, overview = false) => {
    const all = { ...room, ...wanted, scrolled };
    return overview ? { ...layOutOverview(all), english: false, wraps: false } : layOutNamed(all, bilingual);
  };
}

/** Whether the reader wants the overview; until they choose, it is for many players. */
const overviewChosen = signal<boolean | null>(null);
const MANY_PLAYERS = 5;

/** The tiles of the season with all bids, turn order, and the boats. Without a layout it fills its place. */
export function Market({ layout }: { layout: MarketLayout | null }) {
  const { view, words, me } = useTable();
  const [place, ref] = useRoom();
  const room = useTallest(place);
  const heading = useId();
  const boatsHeading = useId();
  const players = view.players.length;
  const box = useMemo(() => cellBox(players, me), [players, me]);
  const inRoom = useMarketLayout();
  const scrolled = Math.min(ON_PHONE, SHARE_OF_HEIGHT * room.height || ON_PHONE);
  const large = layout ?? inRoom(room, scrolled);
  const mayShrink = large.kind === 'scrolling' && room.width > 0 && view.market.length > 0;
  const isOverview = mayShrink && (overviewChosen.value ?? players >= MANY_PLAYERS);
  const laid = isOverview ? inRoom(room, scrolled, true) : large;
  const { boats, english } = laid;
  return (
    <section
      class="market-place"
      style={layout ? { width: `${layout.width}px` } : undefined}
      aria-labelledby={heading}
    >
      <h2 id={heading} class="unseen">
        {words.game.market}
      </h2>
      {mayShrink ? (
        <button
          type="button"
          class="quiet small overview-button"
          aria-pressed={isOverview}
          onClick={() => (overviewChosen.value = !isOverview)}
        >
          {words.market.overview}
        </button>
      ) : null}
      <div
        ref={ref}
        class={`market-room ${laid.kind} ${isOverview ? 'overview' : ''} ${laid.wraps ? 'wraps' : ''}`}
        onKeyDown={(event) => walk(event, event.currentTarget)}
      >
        {layout || room.width > 0 ? (
          <>
            <Cells
              title={words.market.tiles}
              offers={view.market}
              block={laid.tiles}
              box={box}
              players={players}
              english={english}
              named={!isOverview}
            />
            <Cells
              title={words.game.turnOrder}
              offers={view.turnOrder}
              block={laid.turnOrder}
              box={box}
              players={players}
              english={false}
              named={false}
              minor
            />
            {view.boats.length > 0 ? (
              <section class="market-block boats" aria-labelledby={boatsHeading}>
                <h3 id={boatsHeading}>{words.game.boats}</h3>
                <ul style={{ gridTemplateColumns: `repeat(${boats.columns}, ${Math.floor(boats.width)}px)` }}>
                  {view.boats.map((boat) => (
                    <BoatCell key={boat.boat} boat={boat} picture={boats.picture} isSlim={boats.isSlim} />
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  );
}

/** Who picked which boat at this season's end, as far as this browser knows the events. */
function pickedBy(boat: string, { events }: Pick<TableModel, 'events'>): number | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.type === 'season-began') return null;
    if (event.type === 'boat-picked' && event.boat === boat) return event.player;
  }
  return null;
}

interface BoatProps {
  boat: TableView['boats'][number];
  /** The height of its picture in pixels. */
  picture: number;
  /** Whether its name and goods are on one line. */
  isSlim: boolean;
}

/** A boat with its goods. */
function BoatCell({ boat, picture, isSlim }: BoatProps) {
  const table = useTable();
  const { words, highlightAt, isNews, spec, commands, model } = table;
  const { boat: id, workers, skills, picked } = boat;
  const by = picked ? pickedBy(id, model) : null;
  // Within the list of boats the word "boat" is omitted.
  const shortName = tileName(id, words.story).replace(`${words.story.kinds.boat} `, '');
  const chosen = isChosen(id, table);
  const classes = [
    isSlim ? 'boat-cell slim' : 'boat-cell',
    highlightAt(id) ? 'lit' : '',
    chosen ? 'chosen' : '',
    isNews(id) ? 'news' : '',
    picked ? 'picked' : '',
  ];
  return (
    <li>
      <button
        type="button"
        class={classes.filter(Boolean).join(' ')}
        data-tile={id}
        data-card={id}
        data-at={`tile:${id}`}
        aria-label={boatSentence(boat, by, table)}
        aria-pressed={chosen}
        onClick={() => commands.touch(id)}
      >
        <svg class="art" viewBox={TILE_BOX} height={picture} width={(picture * 208) / 184} aria-hidden="true">
          <Land spec={spec(id)} />
          <Standing spec={spec(id)} side="front" detail="small" />
          <TileRing tile={id} />
        </svg>
        <span class="boat-side" aria-hidden="true">
          <span class="cell-name">{shortName}</span>
          <span class="goods">
            {sorted({ ...workers, ...skills }).map(([name, n]) => (
              <span key={name} class="kind-count">
                <Icon name={name} size={18} />
                {n}
              </span>
            ))}
          </span>
          {picked ? (
            <span class="picked-by">
              {by === null ? null : <SeatPlate seat={by} size={18} />}
              {words.market.taken}
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}
