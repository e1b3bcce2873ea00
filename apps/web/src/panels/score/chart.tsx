import { useTable } from '../../play/index.ts';
import { botName } from '../../ui/index.ts';
import { type Source, SOURCES, type Tally } from './scores.ts';
import { SeatTable } from './seat-table.tsx';

/* Each source has its own colour and pattern, so that colour is never the only distinction. */

const SIZE = 8;

/** Pattern marks, drawn over the colour in an 8 x 8 square. */
const MARKS: Readonly<Record<Source, string>> = {
  printed: '',
  workers: 'M2 2h0.01M6 6h0.01',
  skills: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  goods: 'M0 0h8M0 0v8',
  roads: 'M0 4h8',
  river: 'M0 3q2 -3 4 0t4 0M0 7q2 -3 4 0t4 0',
  farm: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  gold: 'M4 0v8',
};

const patternId = (source: Source): string => `source-${source}`;

/** SVG pattern definitions; referenced from anywhere on the page. */
export function Patterns() {
  return (
    <svg class="art patterns" aria-hidden="true">
      <defs>
        {SOURCES.map((source) => (
          <pattern
            key={source}
            id={patternId(source)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
          >
            <rect width={SIZE} height={SIZE} class={`source-${source}`} />
            <path d={MARKS[source]} class="source-mark" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

const fillOf = (source: Source): string => `url(#${patternId(source)})`;

/** The pattern beside a source's name. */
export function Swatch({ source }: { source: Source }) {
  return (
    <svg class="art swatch" width="18" height="18" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="3" fill={fillOf(source)} class="swatch-box" />
    </svg>
  );
}

export interface Bar {
  seat: number;
  /** Null where the player gave up. */
  place: number | null;
  wins: boolean;
  total: number;
  tally: Tally;
  /** The part revealed so far. */
  soFar: Tally;
}

/** A piece of a bar, in percent of the longest one. */
export interface Piece {
  source: Source;
  points: number;
  from: number;
  width: number;
}

/** The pieces of a bar in order; together they are as long as the total. */
export function piecesOf(tally: Tally, longest: number): Piece[] {
  let before = 0;
  return SOURCES.flatMap((source) => {
    const points = tally[source];
    if (points <= 0) return [];
    const piece = { source, points, from: (before / longest) * 100, width: (points / longest) * 100 };
    before += points;
    return [piece];
  });
}

const totalOf = (tally: Tally): number => SOURCES.reduce((sum, source) => sum + tally[source], 0);

const HEIGHT = 22;
/** A number needs this much of the bar, in percent. */
const READABLE = 6;

function Stack({ bar, longest }: { bar: Bar; longest: number }) {
  return (
    <svg class="art chart-bar" height={HEIGHT} aria-hidden="true">
      {piecesOf(bar.soFar, longest).map(({ source, points, from, width }) => (
        <g key={source}>
          <rect
            x={`${from}%`}
            y="1"
            width={`${width}%`}
            height={HEIGHT - 2}
            fill={fillOf(source)}
            class="chart-piece"
          />
          {width < READABLE ? null : (
            <text x={`${from + width / 2}%`} y={HEIGHT / 2 + 5}>
              {points}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** What became of a seat whose player did not stay to the end. */
export function GaveUp({ seat }: { seat: number }) {
  const { model, words } = useTable();
  const { gone = 'no', bot = null } = model.info?.seats[seat] ?? {};
  if (gone === 'no' || bot === null) return null;
  return <small class="gave-up">{words.end.gaveUp[gone](botName(bot, words))}</small>;
}

/** The ranking, and where each player's points came from: a bar for each, and the same in a table. */
export function Chart({ bars }: { bars: readonly Bar[] }) {
  const { words, nameOf } = useTable();
  const { end, after } = words;
  const longest = Math.max(1, ...bars.map(({ total }) => total));
  const used = SOURCES.filter((source) => bars.some(({ tally }) => tally[source] !== 0));
  return (
    <section class="chart">
      <h3>{end.chart}</h3>
      <ol class="chart-bars">
        {bars.map((bar) => (
          <li
            key={bar.seat}
            class={bar.wins ? 'chart-row winner' : 'chart-row'}
            style={{ '--seat': `var(--seat-${bar.seat})` }}
          >
            <span class="chart-place">{bar.place === null ? '–' : end.place(bar.place)}</span>
            <span class="chart-name">
              {nameOf(bar.seat)} <GaveUp seat={bar.seat} />
            </span>
            <strong aria-hidden="true">{totalOf(bar.soFar)}</strong>
            <span class="unseen">{after.points(bar.total)}</span>
            <Stack bar={bar} longest={longest} />
          </li>
        ))}
      </ol>
      <ul class="chart-legend" aria-hidden="true">
        {used.map((source) => (
          <li key={source}>
            <Swatch source={source} />
            {end.sources[source]}
          </li>
        ))}
      </ul>
      <details>
        <summary>{end.asTable}</summary>
        <div class="chart-table">
          <SeatTable
            caption={end.chart}
            seats={bars.map(({ seat }) => seat)}
            rows={[
              ...used.map((source) => ({
                name: end.sources[source],
                values: bars.map(({ tally }) => tally[source]),
              })),
              { name: end.total, values: bars.map(({ total }) => total), isSum: true },
            ]}
          />
        </div>
      </details>
    </section>
  );
}
