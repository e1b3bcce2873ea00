import { SOURCES } from '@keyflower/protocol/sources';
import type { TallyGroup } from '@keyflower/protocol/counting';
import type { StatisticsWords } from '@keyflower/words';
import { session } from '../session/index.ts';
import { BarTable } from './bar-table.tsx';
import { byPlayers, ratio, spread, tileFigures, totalOf } from './figures.ts';
import { numbersOf } from './numbers.ts';
import { TileTable } from './tile-table.tsx';

interface Shown {
  groups: readonly TallyGroup[];
  words: StatisticsWords;
}

function Scores({ groups, words }: Shown) {
  const { whole, tenths, percent } = numbersOf(session.me.lang);
  const rows = byPlayers(groups).map(({ players, tally: { games, scores } }) => ({
    label: words.players(players),
    value: ratio(scores.sum, scores.count) ?? 0,
    cells: [
      tenths(ratio(scores.sum, scores.count)),
      tenths(spread(scores)),
      percent(ratio(scores.wins, scores.count)),
      whole(games),
    ],
  }));
  const columns = [words.playerCount, words.mean, words.spread, words.wins, words.games];
  return <BarTable title={words.scores} columns={columns} rows={rows} />;
}

function Histogram({ groups, words }: Shown) {
  const { whole, percent } = numbersOf(session.me.lang);
  const { tens, count } = totalOf(groups).scores;
  const first = tens.findIndex((n) => n > 0);
  const rows = tens.slice(first).map((n, i) => ({
    label: words.range(10 * (first + i), first + i === MOST_TENS ? null : 10 * (first + i) + 9),
    value: n,
    cells: [whole(n), percent(ratio(n, count))],
  }));
  return <BarTable title={words.histogram} columns={[words.score, words.times, words.share]} rows={rows} />;
}

/** The last column of the histogram is open. */
const MOST_TENS = 20;

function Seats({ groups, words }: Shown) {
  const { whole, tenths, percent } = numbersOf(session.me.lang);
  const all = byPlayers(groups);
  const rows = all.flatMap(({ players, tally }) =>
    tally.seats.flatMap(({ games, wins, points }, seat) =>
      games === 0
        ? []
        : [
            {
              label: all.length === 1 ? words.seat(seat + 1) : words.seatOf(seat + 1, players),
              value: wins / games,
              cells: [percent(wins / games), tenths(points / games), whole(games)],
            },
          ],
    ),
  );
  const columns = [words.seatColumn, words.wins, words.mean, words.games];
  return <BarTable title={words.seats} columns={columns} rows={rows} most={1} note={words.seatsNote} />;
}

function Sources({ groups, words }: Shown) {
  const { tenths, percent } = numbersOf(session.me.lang);
  const { sources, scores } = totalOf(groups);
  const rows = SOURCES.filter((source) => sources[source] > 0).map((source) => ({
    label: session.words.end.sources[source],
    value: sources[source],
    cells: [tenths(ratio(sources[source], scores.count)), percent(ratio(sources[source], scores.sum))],
  }));
  return <BarTable title={words.sources} columns={[words.source, words.perGame, words.share]} rows={rows} />;
}

function Advice({ groups, words }: Shown) {
  const { whole, tenths, percent } = numbersOf(session.me.lang);
  const rows = byPlayers(groups).flatMap(({ players, tally: { advice } }) =>
    advice.compared === 0
      ? []
      : [
          {
            label: words.players(players),
            value: advice.same / advice.compared,
            cells: [
              percent(advice.same / advice.compared),
              tenths(advice.lost / 10 / advice.compared),
              whole(advice.compared),
            ],
          },
        ],
  );
  const columns = [words.playerCount, words.same, words.lost, words.turns];
  return <BarTable title={words.advice} columns={columns} rows={rows} most={1} note={words.adviceNote} />;
}

/** All charts of some games. */
export function Charts({ groups, words }: Shown) {
  if (groups.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <div class="statistics-charts">
        <Scores groups={groups} words={words} />
        <Seats groups={groups} words={words} />
        <Sources groups={groups} words={words} />
        <Advice groups={groups} words={words} />
        <Histogram groups={groups} words={words} />
      </div>
      <TileTable tiles={tileFigures(totalOf(groups))} words={words} />
    </>
  );
}
