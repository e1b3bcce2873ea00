import { type Counts, explainFields } from '@keyflower/engine';
import { countsText, sorted, total } from '@keyflower/words/story/names';
import { SeatPlate } from '../side/seat-plate.tsx';
import { type Scene, useScene } from '../scene.ts';
import type { Offer } from '../sight.ts';
import { faceOf } from '@keyflower/words/story/tile-text';
import { isFlipped } from '../tile-words.ts';
import type { Whereabouts } from './where.ts';

/** USE-2. */
const MOST_WORKERS = 6;

function Bids({ bids }: { bids: NonNullable<Offer['bids']> }) {
  const { words, cast } = useScene();
  const { card } = words.screen;
  const ranked = [...bids].sort((a, b) => total(b.workers) - total(a.workers));
  return (
    <>
      {ranked.map(({ player, workers }, i) => (
        <li key={player}>
          <SeatPlate seat={player} />
          {card.bid(cast(player), countsText(workers, words.story))}
          {i === 0 ? <em>{card.highest}</em> : null}
        </li>
      ))}
    </>
  );
}

function Uses({ uses }: { uses: readonly Counts<string>[] }) {
  const { words } = useScene();
  const { card } = words.screen;
  const taken = uses.reduce((sum, use) => sum + total(use), 0);
  return (
    <li>
      {card.uses(uses.length, uses.map((use) => countsText(use, words.story)).join(' + '))}
      {`, ${card.roomLeft(MOST_WORKERS - taken)}`}
    </li>
  );
}

/** The fields of a placed tile that matter: those with animals, and those that the tile itself looks at. */
function fieldLines({ state, words, spec }: Scene, where: Extract<Whereabouts, { at: 'village' }>): string[] {
  const { tile } = where.placed;
  const looks = faceOf(spec(tile), isFlipped(where.placed)).farm !== undefined;
  return explainFields(state, where.seat)
    .filter(({ tiles, animals }) => tiles.includes(tile) && (looks || total(animals) > 0))
    .map(({ animals, tiles }) =>
      words.screen.card.field(countsText(animals, words.story, words.screen.card.noAnimal), tiles.length),
    );
}

/** What lies at the tile at this moment. */
export function HereNow({ tile, where }: { tile: string; where: Whereabouts }) {
  const scene = useScene();
  const { words, spec, cast, me } = scene;
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
        {where.seat === me ? card.inMyVillage : card.inVillageOf(cast(where.seat))}
      </li>,
    );
    if (goods.length > 0) lines.push(<li key="goods">{card.lies(countsText(resources, words.story))}</li>);
    if (uses.length > 0) lines.push(<Uses key="uses" uses={uses} />);
    for (const line of fieldLines(scene, where)) lines.push(<li key={line}>{line}</li>);
  }
  if (where.at === 'boat') {
    const { workers, skills } = where.boat;
    const cargo = countsText({ ...workers, ...skills }, words.story);
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
