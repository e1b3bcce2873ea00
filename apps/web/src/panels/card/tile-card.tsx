import { type Counts, explainFields, type TileSpec } from '@keyflower/engine';
import {
  countsText,
  englishTileName,
  goodsText,
  sorted,
  type Story,
  tileName,
  total,
} from '@keyflower/words/story/names';
import { faceOf } from '@keyflower/words/story/tile-text';
import { edgesText, rulesOf, SeatPlate } from '../../art/index.ts';
import {
  isFlipped,
  type Offer,
  type TableContext,
  type TableView,
  useTable,
  type VillageTile,
} from '../../play/index.ts';
import { Faces } from './faces.tsx';

/** Where a tile lies on the table, as far as the viewer can see. */
export type Whereabouts =
  | { at: 'offer'; offer: Offer }
  | { at: 'village'; seat: number; placed: VillageTile }
  | { at: 'boat'; boat: TableView['boats'][number] }
  | { at: 'elsewhere' };

function whereIs(tile: string, { market, turnOrder, boats, players }: TableView): Whereabouts {
  const offer = [...market, ...turnOrder].find((one) => one.tile === tile);
  if (offer) return { at: 'offer', offer };
  for (const [seat, { village }] of players.entries()) {
    const placed = village.find((one) => one.tile === tile);
    if (placed) return { at: 'village', seat, placed };
  }
  const boat = boats.find((one) => one.boat === tile);
  return boat ? { at: 'boat', boat } : { at: 'elsewhere' };
}

/** USE-2. */
const MOST_WORKERS = 6;

function Bids({ bids }: { bids: NonNullable<Offer['bids']> }) {
  const { words, nameOf } = useTable();
  const { card } = words.screen;
  const ranked = [...bids].sort((a, b) => total(b.workers) - total(a.workers));
  return (
    <>
      {ranked.map(({ player, workers }, i) => (
        <li key={player}>
          <SeatPlate seat={player} />
          {card.bid(nameOf(player), goodsText(workers, words))}
          {i === 0 ? <em>{card.highest}</em> : null}
        </li>
      ))}
    </>
  );
}

function Uses({ uses }: { uses: readonly Counts<string>[] }) {
  const { words } = useTable();
  const { card } = words.screen;
  const taken = uses.reduce((sum, use) => sum + total(use), 0);
  return (
    <li>
      {card.uses(uses.length, uses.map((use) => goodsText(use, words, { role: 'label' })).join(' + '))}
      {`, ${card.roomLeft(MOST_WORKERS - taken)}`}
    </li>
  );
}

/** The relevant fields of a placed tile: with animals, or counted by the tile itself. */
function fieldLines(
  { state, words, spec }: TableContext,
  where: Extract<Whereabouts, { at: 'village' }>,
): string[] {
  const { tile } = where.placed;
  const looks = faceOf(spec(tile), isFlipped(where.placed)).farm !== undefined;
  return explainFields(state, where.seat)
    .filter(({ tiles, animals }) => tiles.includes(tile) && (looks || total(animals) > 0))
    .map(({ animals, tiles }) =>
      words.screen.card.field(countsText(animals, words.story, words.screen.card.noAnimal), tiles.length),
    );
}

/** The current bids, uses, goods and animals of the tile. */
function HereNow({ tile, where }: { tile: string; where: Whereabouts }) {
  const table = useTable();
  const { words, spec, nameOf, me } = table;
  const { card } = words.screen;
  const lines = [];
  if (where.at === 'offer') {
    const { bids = [], uses = [] } = where.offer;
    if (bids.length > 0) lines.push(<Bids key="bids" bids={bids} />);
    if (uses.length > 0) lines.push(<Uses key="uses" uses={uses} />);
  }
  if (where.at === 'village') {
    const { resources, uses = [] } = where.placed;
    const goods = sorted(resources);
    lines.push(
      <li key="where">
        <SeatPlate seat={where.seat} />
        {where.seat === me ? card.inMyVillage : card.inVillageOf(nameOf(where.seat))}
      </li>,
    );
    if (goods.length > 0) lines.push(<li key="goods">{card.lies(countsText(resources, words.story))}</li>);
    if (uses.length > 0) lines.push(<Uses key="uses" uses={uses} />);
    for (const line of fieldLines(table, where)) lines.push(<li key={line}>{line}</li>);
  }
  if (where.at === 'boat') {
    const { workers, skills } = where.boat;
    const cargo = goodsText({ ...workers, ...skills }, words, { role: 'label', none: '' });
    if (cargo) lines.push(<li key="cargo">{card.lies(cargo)}</li>);
  }
  const { goods } = spec(tile);
  if (goods)
    for (const season of ['spring', 'summer', 'autumn'] as const)
      lines.push(
        <li key={season}>
          {card.goods(words.story.seasons[season], goods[season].workers, goods[season].skills)}
        </li>,
      );
  return lines.length > 0 ? (
    <ul class="here-now" aria-label={card.now}>
      {lines}
    </ul>
  ) : null;
}

/** The face that is up. */
function isBack(where: Whereabouts, back: boolean): boolean {
  if (where.at === 'village') return isFlipped(where.placed);
  return where.at === 'offer' ? where.offer.face === 'b' : back;
}

/** A tile's card: both faces as drawing and text, its current state, and its rules. */
export function TileCard({ tile, back, titled = false }: { tile: string; back: boolean; titled?: boolean }) {
  // In the inspector the links of the last tile would stand between the players and the log.
  const tabIndex = titled ? undefined : -1;
  const { spec: specOf, view, words } = useTable();
  const { story, screen } = words;
  const spec = specOf(tile);
  const where = whereIs(tile, view);
  const printed = englishTileName(tile, story);
  return (
    <>
      <p class="card-name">
        {titled ? null : <strong>{tileName(tile, story)}</strong>}
        {printed === null ? null : <small lang="en">{printed}</small>}
        <span class={`card-kind ${spec.season ?? spec.kind}`}>{kindText(spec, story)}</span>
      </p>
      <Faces spec={spec} flipped={isBack(where, back)} detail={titled ? 'full' : 'small'} />
      <HereNow tile={tile} where={where} />
      {spec.kind === 'turn-order' ? null : <p class="card-edges">{edgesText(spec, words)}</p>}
      <p class="card-links">
        <a
          href={`/tiles/${tile}`}
          target="_blank"
          rel="noopener"
          title={screen.card.newTab}
          tabIndex={tabIndex}
        >
          {screen.card.page}
        </a>
        <span class="card-rules">
          {screen.card.rules}
          {rulesOf(spec).map((rule) => (
            <a
              key={rule}
              href={`/rules/${rule}`}
              target="_blank"
              rel="noopener"
              title={screen.card.newTab}
              tabIndex={tabIndex}
            >
              {rule}
            </a>
          ))}
        </span>
      </p>
    </>
  );
}

function kindText(spec: TileSpec, story: Story): string {
  if (spec.season) return story.seasons[spec.season];
  const kinds = { home: story.kinds.home, boat: story.kinds.boat, 'turn-order': story.kinds.turnOrder };
  return kinds[spec.kind as keyof typeof kinds] ?? '';
}
