import type { StatisticsWords } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { useId, useState } from 'preact/hooks';
import { session } from '../session/index.ts';
import type { TileFigures } from './figures.ts';
import { type Numbers, numbersOf } from './numbers.ts';

type Column = Exclude<keyof TileFigures, 'spec'>;

const COLUMNS: readonly Column[] = ['won', 'price', 'had', 'points', 'upgraded', 'wins'];

/** A figure as text. */
function cellOf(figures: TileFigures, column: Column, { whole, tenths, percent }: Numbers): string {
  const value = figures[column];
  if (column === 'won' || column === 'had') return whole(value);
  return column === 'upgraded' || column === 'wins' ? percent(value) : tenths(value);
}

/** Every tile with its price and value. A click on a column sorts by it, and another one the other way round. */
export function TileTable({ tiles, words }: { tiles: readonly TileFigures[]; words: StatisticsWords }) {
  const id = useId();
  const [sorted, sort] = useState<{ by: Column | 'name'; up: boolean }>({ by: 'points', up: false });
  const numbers = numbersOf(session.me.lang);
  const { story } = session.words;
  if (tiles.length === 0) return null;
  const name = ({ spec }: TileFigures): string => tileName(spec.id, story);
  const compare = (a: TileFigures, b: TileFigures): number =>
    sorted.by === 'name'
      ? name(a).localeCompare(name(b), session.me.lang)
      : (a[sorted.by] ?? Number.NEGATIVE_INFINITY) - (b[sorted.by] ?? Number.NEGATIVE_INFINITY);
  const rows = [...tiles].sort((a, b) => (sorted.up ? compare(a, b) : compare(b, a)));
  const head = (by: Column | 'name') => (
    <th
      key={by}
      scope="col"
      aria-sort={sorted.by !== by ? undefined : sorted.up ? 'ascending' : 'descending'}
    >
      <button type="button" onClick={() => sort({ by, up: sorted.by === by ? !sorted.up : by === 'name' })}>
        {by === 'name' ? words.tile : words.tileColumns[by]}
      </button>
    </th>
  );
  return (
    <section class="part statistics-part statistics-tiles" aria-labelledby={id}>
      <h2 id={id}>{words.tiles}</h2>
      <div class="statistics-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              {head('name')}
              {COLUMNS.map(head)}
            </tr>
          </thead>
          <tbody>
            {rows.map((figures) => (
              <tr key={figures.spec.id}>
                <th scope="row">
                  <a href={`/tiles/${figures.spec.id}`}>{name(figures)}</a>
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>{cellOf(figures, column, numbers)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="faint">{words.tilesNote}</p>
    </section>
  );
}
