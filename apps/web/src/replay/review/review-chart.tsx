import type { Review } from '@keyflower/bots/review-format';
import { useState } from 'preact/hooks';
import { SeatPlate } from '../../art/index.ts';
import { SeatTable } from '../../panels/index.ts';
import { useTable } from '../../play/index.ts';
import { Choice } from '../../ui/index.ts';
import { useReplay } from '../current-replay.ts';
import { Sample, DASHES } from '../lines.tsx';
import { turningPoints } from './mistakes.ts';

const SHOWN = ['scores', 'winRates'] as const;
type Shown = (typeof SHOWN)[number];

/** Height of the drawing; its width is the number of steps. */
const HIGH = 100;

interface Curves {
  /** After how many steps, and the value of every seat there. */
  points: readonly { at: number; values: readonly number[] }[];
  least: number;
  most: number;
}

/** The curves of all seats to the result of the game. */
function curvesOf({ decisions, result }: Review, shown: Shown): Curves {
  const points = [...decisions, result].map((one) => ({ at: one.at, values: one[shown] }));
  if (shown === 'winRates') return { points, least: 0, most: 1 };
  const all = points.flatMap(({ values }) => values);
  return { points, least: Math.min(0, ...all), most: Math.max(10, ...all) };
}

const heightOf = (value: number, { least, most }: Curves): number =>
  HIGH * (1 - (value - least) / (most - least));

const lineOf = (curves: Curves, seat: number): string =>
  curves.points
    .map(({ at, values }, i) => `${i === 0 ? 'M' : 'L'}${at} ${heightOf(values[seat]!, curves).toFixed(1)}`)
    .join('');

/** What was expected over the course of the game, with a mark at every turning point. The table says the same. */
export function ReviewChart({ review }: { review: Review }) {
  const { words: all, nameOf } = useTable();
  const { replay, texts } = useReplay();
  const words = texts.review;
  const [shown, show] = useState<Shown>('scores');
  const curves = curvesOf(review, shown);
  const right = Math.max(1, review.result.at);
  const { game } = useReplay();
  const seats = Array.from({ length: review.players }, (_, seat) => seat);
  const text = (value: number): string =>
    shown === 'scores' ? words.points(String(Math.round(value))) : words.percent(Math.round(100 * value));
  const rows = [
    ...game.replay.seasons.map(({ season, from }) => ({
      name: words.startOf(all.story.seasons[season]),
      values: curves.points.find(({ at }) => at >= from)?.values,
    })),
    { name: words.end, values: curves.points.at(-1)?.values },
  ];
  return (
    <section class="review-chart">
      <div class="review-chart-head">
        <h3>{words.chart}</h3>
        <Choice
          label={words.showing}
          options={SHOWN.map((one) => [one, words[one]] as const)}
          value={shown}
          onPick={(one) => show(one as Shown)}
        />
      </div>
      <div class="review-drawing" aria-hidden="true">
        <span class="review-most">{text(curves.most)}</span>
        <span class="review-least">{text(curves.least)}</span>
        <svg viewBox={`0 0 ${right} ${HIGH}`} preserveAspectRatio="none" class="timeline-chart">
          {replay.seasons.map(({ season, from, to }) => (
            <rect
              key={from}
              class={`of-${season}`}
              x={Math.max(0, from - 1)}
              width={Math.max(0, Math.min(to, right) - Math.max(0, from - 1))}
              height={HIGH}
            />
          ))}
          {turningPoints(review.decisions, null).map(({ at, seat, better }) => (
            <path
              key={at}
              class={`line-of seat-${seat} review-mark`}
              d={`M${at} ${HIGH}V${HIGH - Math.min(40, 6 + 3 * better.loss)}`}
              vector-effect="non-scaling-stroke"
            />
          ))}
          {seats.map((seat) => (
            <path
              key={seat}
              class={`line-of seat-${seat}`}
              d={lineOf(curves, seat)}
              stroke-dasharray={DASHES[seat]}
              vector-effect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <ul class="review-legend" aria-hidden="true">
        {seats.map((seat) => (
          <li key={seat}>
            <SeatPlate seat={seat} size={18} />
            <Sample seat={seat} />
            {nameOf(seat)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.asTable}</summary>
        <div class="points-table" tabIndex={0} role="region" aria-label={words[shown]}>
          <SeatTable
            caption={words[shown]}
            seats={seats}
            rows={rows.map(({ name, values }) => ({
              name,
              values: seats.map((seat) => (values ? text(values[seat]!) : '–')),
            }))}
          />
        </div>
      </details>
    </section>
  );
}
