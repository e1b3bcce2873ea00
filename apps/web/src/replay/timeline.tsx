import { SeatPlate } from '../art/index.ts';
import { useTable } from '../play/index.ts';
import { useNarrow } from '../ui/index.ts';
import { useReplay } from './current-replay.ts';
import { DASHES, Sample } from './lines.tsx';
import type { Points } from './points.ts';
import type { SteppedGame } from './stepped-game.ts';

/** Height of the chart's drawing, and of the strip of turns below it. */
const HIGH = 100;
const STRIP = 12;

const lineOf = (points: Points, seat: number, most: number): string =>
  points
    .map((row, at) => `${at === 0 ? 'M' : 'L'}${at} ${(HIGH * (1 - row[seat]! / most)).toFixed(1)}`)
    .join('');

/** Consecutive steps of the same player. */
function turnsOf({ actors }: SteppedGame): { seat: number; from: number; to: number }[] {
  const turns: { seat: number; from: number; to: number }[] = [];
  actors.forEach((actor, at) => {
    const last = turns.at(-1);
    if (actor === null) return;
    if (last?.seat === actor && last.to === at - 1) last.to = at;
    else turns.push({ seat: actor, from: at, to: at });
  });
  return turns;
}

/** The points of every player over the whole game, and whose turns they were. The slider beside it says the same. */
function Chart({ replay, points }: { replay: SteppedGame; points: Points }) {
  const { last, seasons, players } = replay;
  const most = Math.max(10, ...points.flat());
  const right = Math.max(1, last);
  return (
    <svg
      class="timeline-chart"
      viewBox={`0 0 ${right} ${HIGH + STRIP}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {seasons.map(({ season, from, to }) => (
        <rect
          key={from}
          class={`of-${season}`}
          x={Math.max(0, from - 1)}
          width={to - Math.max(0, from - 1)}
          height={HIGH + STRIP}
        />
      ))}
      {turnsOf(replay).map(({ seat, from, to }) => (
        <rect
          key={from}
          class={`turn-of seat-${seat}`}
          x={from - 1}
          width={to - from + 1}
          y={HIGH + 3}
          height={STRIP - 3}
        />
      ))}
      {Array.from({ length: points.length > 0 ? players : 0 }, (_, seat) => (
        <path
          key={seat}
          class={`line-of seat-${seat}`}
          d={lineOf(points, seat, most)}
          stroke-dasharray={DASHES[seat]}
          vector-effect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The whole game at a glance: seasons, turns and points, and a slider on top of them. */
export function Timeline() {
  const { words, nameOf } = useTable();
  const { replay, place, points, texts, to } = useReplay();
  const { at } = place;
  const narrow = useNarrow();
  const { last, seasons } = replay;
  const season = seasons.find((one) => at <= one.to) ?? seasons.at(-1)!;
  const now = points[at];
  const where = words.replay.step(at, last);
  const spoken = [
    where,
    words.story.seasons[season.season],
    ...(now ?? []).map((n, seat) => texts.pointsOf(nameOf(seat), n)),
  ].join(', ');
  return (
    <div class="timeline">
      <div class="timeline-seasons">
        {seasons.map(({ season: name, from, to: until }) => {
          const grow = { flexGrow: until - Math.max(0, from - 1) };
          const text = words.story.seasons[name];
          return narrow ? (
            <span key={from} style={grow} aria-hidden="true">
              {text}
            </span>
          ) : (
            <button
              key={from}
              type="button"
              class="quiet"
              style={grow}
              title={texts.toSeason(text)}
              aria-label={texts.toSeason(text)}
              aria-current={season.from === from ? 'true' : undefined}
              onClick={() => to(from)}
            >
              {text}
            </button>
          );
        })}
      </div>
      <div class="timeline-track">
        <Chart replay={replay} points={points} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={texts.slider}
          aria-valuetext={spoken}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
      </div>
      <ul class="timeline-legend" aria-label={texts.points}>
        {(now ?? []).map((n, seat) => (
          <li key={seat} title={texts.pointsOf(nameOf(seat), n)}>
            <SeatPlate seat={seat} size={18} />
            {narrow ? null : <Sample seat={seat} />}
            <span aria-hidden="true">{n}</span>
            <span class="unseen">{texts.pointsOf(nameOf(seat), n)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
