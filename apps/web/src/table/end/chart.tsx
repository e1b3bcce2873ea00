import { useScene } from '../scene.ts';
import { SOURCES, type Source, type Tally } from './sources.ts';
import { fillOf, Swatch } from './swatch.tsx';

export interface Bar {
  seat: number;
  place: number;
  wins: boolean;
  total: number;
  tally: Tally;
  /** How much of it has been told. */
  soFar: Tally;
}

/** A piece of a bar, in percent of the longest one. */
export interface Piece {
  source: Source;
  points: number;
  from: number;
  width: number;
}

/** The pieces of a bar, one after the other. Together they are as long as the total. */
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

/** The ranking, and where each player's points came from: a bar for each, and the same in a table. */
export function Chart({ bars }: { bars: readonly Bar[] }) {
  const { words, cast } = useScene();
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
            <span class="chart-place">{end.place(bar.place)}</span>
            <span class="chart-name">{cast(bar.seat)}</span>
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
          <table>
            <caption class="unseen">{end.chart}</caption>
            <thead>
              <tr>
                <td />
                {bars.map(({ seat }) => (
                  <th key={seat} scope="col">
                    {cast(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {used.map((source) => (
                <tr key={source}>
                  <th scope="row">{end.sources[source]}</th>
                  {bars.map(({ seat, tally }) => (
                    <td key={seat}>{tally[source]}</td>
                  ))}
                </tr>
              ))}
              <tr class="chart-sum">
                <th scope="row">{end.total}</th>
                {bars.map(({ seat, total }) => (
                  <td key={seat}>{total}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
