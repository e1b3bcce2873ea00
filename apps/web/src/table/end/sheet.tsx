import { Icon } from '../../drawn/face.tsx';
import { countsText, sorted } from '@keyflower/words/story/names';
import { TileChip } from '../aids/tile-chip.tsx';
import { useScene } from '../scene.ts';
import { lineName, lineReason } from './line-words.ts';
import { type Share, SOURCES, type Source } from './sources.ts';
import { Swatch } from './swatch.tsx';
import { pointsSoFar } from './unfolding.ts';

const MOST_ICONS = 5;

/** What was counted: as signs where there are few, and in words for those who listen. */
function Items({ share }: { share: Share }) {
  const { words, spec } = useScene();
  const { line, source } = share;
  const items = source === 'printed' ? [] : sorted(line.items);
  const reason = lineReason(share, words, spec);
  if (items.length === 0 && reason === '') return null;
  return (
    <small class="score-items">
      {items.length > 0 ? <span class="unseen">{countsText(line.items, words.story)}</span> : null}
      {items.map(([name, n]) => (
        <span key={name} class="score-item" aria-hidden="true">
          {n > MOST_ICONS ? <b>{n}</b> : null}
          {Array.from({ length: n > MOST_ICONS ? 1 : n }, (_, i) => (
            <Icon key={i} name={name} size={18} />
          ))}
        </span>
      ))}
      {reason === '' ? null : <span>{reason}</span>}
    </small>
  );
}

function Line({ share, shown, flipped }: { share: Share; shown: boolean; flipped: boolean }) {
  const { words } = useScene();
  const { line, points } = share;
  return (
    <li class={shown ? 'score-line' : 'score-line folded'}>
      <div class="score-what">
        {line.tile === undefined ? (
          <span class="score-plain">
            {line.kind === undefined ? null : <Icon name={line.kind} size={26} />}
            {lineName(share, words)}
          </span>
        ) : (
          <TileChip tile={line.tile} flipped={flipped} />
        )}
        <Items share={share} />
      </div>
      <span class="score-points">
        <span aria-hidden="true">{points}</span>
        <span class="unseen">{words.after.points(points)}</span>
      </span>
    </li>
  );
}

interface Part {
  source: Source;
  shares: readonly Share[];
  /** How many lines stand above it. */
  above: number;
}

function partsOf(shares: readonly Share[]): Part[] {
  return SOURCES.flatMap((source) => {
    const own = shares.filter((share) => share.source === source);
    return own.length === 0 ? [] : [{ source, shares: own, above: shares.indexOf(own[0]) }];
  });
}

/** One player's points, line by line. */
export function Sheet({
  seat,
  shares,
  unfolded,
  place,
}: {
  seat: number;
  shares: readonly Share[];
  unfolded: number;
  place: number;
}) {
  const { words, cast, sight } = useScene();
  const { end, after } = words;
  const turned = new Set(
    sight.players[seat].village.flatMap(({ tile, upgraded, face }) =>
      upgraded || face === 'b' ? [tile] : [],
    ),
  );
  const whole = pointsSoFar(shares, shares.length);
  return (
    <article class="score-sheet" style={{ '--seat': `var(--seat-${seat})` }}>
      <header>
        <h3>
          <span class="score-place">{end.place(place)}</span> {cast(seat)}
        </h3>
        <strong class="score-total" aria-hidden="true">
          {pointsSoFar(shares, unfolded)}
        </strong>
        <span class="unseen">{after.points(whole)}</span>
      </header>
      {partsOf(shares).map(({ source, shares: own, above }) => (
        <section key={source} class={above < unfolded ? 'score-part' : 'score-part folded'}>
          <h4>
            <Swatch source={source} />
            {end.sources[source]}
            <span class="score-sum">{pointsSoFar(own, own.length)}</span>
          </h4>
          <ul>
            {own.map((share, i) => (
              <Line
                key={i}
                share={share}
                shown={above + i < unfolded}
                flipped={share.line.flipped === true || turned.has(share.line.tile ?? '')}
              />
            ))}
          </ul>
        </section>
      ))}
      {shares.length === 0 ? <p class="faint">{end.nothing}</p> : null}
    </article>
  );
}
