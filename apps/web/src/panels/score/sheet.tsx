import type { TileSpec } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { counted as inWords, goodsText, noun, sorted, tileName } from '@keyflower/words/story/names';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { isMotionAllowed } from '../../session/index.ts';
import { TileChip } from './tile-chip.tsx';
import { useTable } from '../../play/index.ts';
import { GaveUp, Swatch } from './chart.tsx';
import { type Share, type Source, SOURCES } from './scores.ts';

/** The longest reveal of a whole sheet, and the shortest and longest delay per line, in milliseconds. */
const WHOLE = 7000;
const SHORTEST = 90;
const LONGEST = 420;

/** Delay between lines. */
export const pace = (lines: number): number =>
  Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, lines)));

/** The points of the lines revealed. */
export function pointsSoFar(shares: readonly Share[], unfolded: number): number {
  return shares.slice(0, unfolded).reduce((sum, { points }) => sum + points, 0);
}

/** The number of lines revealed so far: one by one, or all at once when motion is off. */
export function useUnfolding(lines: number): { unfolded: number; skip: () => void } {
  const [unfolded, unfold] = useState(() => (isMotionAllowed() ? 0 : lines));
  useEffect(() => {
    if (unfolded >= lines) return undefined;
    const timer = setTimeout(() => unfold(unfolded + 1), pace(lines));
    return () => clearTimeout(timer);
  }, [unfolded, lines]);
  return { unfolded: Math.min(unfolded, lines), skip: () => unfold(lines) };
}

/** The name of a line of the score sheet. */
export function lineName({ line, fields }: Share, { story, after, end }: Words): string {
  if (fields !== undefined) return end.fields(fields, noun(line.kind ?? '', story));
  return line.tile === undefined ? after.goldLeft : tileName(line.tile, story);
}

/** What the tile's rule counted. */
function counted(count: number, { front }: TileSpec, { story, end }: Words): string {
  const rule = front.shape?.shape ?? front.farm?.rule ?? '';
  const say = (end.counted as Readonly<Record<string, (n: number) => string>>)[rule];
  return say ? say(count) : story.lines.counted(count);
}

/** The explanation of a line's points, beside the items shown as icons. */
export function lineReason(
  { line, fields, source }: Share,
  words: Words,
  spec: (tile: string) => TileSpec,
): string {
  const { story } = words;
  const { lines } = story;
  const flipped = line.flipped ? lines.flipped : '';
  if (source === 'printed') return flipped;
  const said = [
    line.marker ? lines.marker(inWords(1, line.marker, story)) : '',
    line.kind && fields === undefined ? lines.counting(noun(line.kind, story)) : '',
    line.loop ? lines.loop(line.loop.length) : '',
    line.tile !== undefined && line.count !== undefined && !line.loop
      ? counted(line.count, spec(line.tile), words)
      : '',
    flipped,
  ];
  return said.filter(Boolean).join(', ');
}

const MOST_ICONS = 5;

/** The counted items: as icons if they are few, and as text for screen readers. */
function Items({ share }: { share: Share }) {
  const { words, spec } = useTable();
  const { line, source } = share;
  const items = source === 'printed' ? [] : sorted(line.items);
  const reason = lineReason(share, words, spec);
  if (items.length === 0 && reason === '') return null;
  return (
    <small class="score-items">
      {items.length > 0 ? (
        <span class="unseen">{goodsText(line.items, words, { role: 'label' })}</span>
      ) : null}
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
  const { words } = useTable();
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
  /** Number of lines above it. */
  above: number;
}

function partsOf(shares: readonly Share[]): Part[] {
  return SOURCES.flatMap((source) => {
    const own = shares.filter((share) => share.source === source);
    const [first] = own;
    return first ? [{ source, shares: own, above: shares.indexOf(first) }] : [];
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
  place: number | null;
}) {
  const { words, nameOf, view } = useTable();
  const { end, after } = words;
  const turned = new Set(
    view.players[seat]!.village.flatMap(({ tile, upgraded, face }) =>
      upgraded || face === 'b' ? [tile] : [],
    ),
  );
  const whole = pointsSoFar(shares, shares.length);
  return (
    <article class="score-sheet" style={{ '--seat': `var(--seat-${seat})` }}>
      <header>
        <h3>
          {place === null ? null : <span class="score-place">{end.place(place)}</span>} {nameOf(seat)}
        </h3>
        <strong class="score-total" aria-hidden="true">
          {pointsSoFar(shares, unfolded)}
        </strong>
        <span class="unseen">{after.points(whole)}</span>
      </header>
      <GaveUp seat={seat} />
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
