import { useId } from 'preact/hooks';

export interface BarRow {
  label: string;
  /** The length of the bar. */
  value: number;
  /** What the row says, by column. */
  cells: readonly string[];
}

const HEIGHT = 14;

/** The bar says the same as the row's first number. */
const Bar = ({ value, longest }: { value: number; longest: number }) => (
  <svg class="art statistics-bar" height={HEIGHT} aria-hidden="true">
    <rect
      y="1"
      width={`${Math.max(0, (100 * value) / longest)}%`}
      height={HEIGHT - 2}
      rx="2"
      class="statistics-fill"
    />
  </svg>
);

/** A chart that is a table: a row with its numbers, and a bar for the first of them. */
export function BarTable({
  title,
  columns,
  rows,
  most,
  note,
}: {
  title: string;
  /** The first one names the rows. */
  columns: readonly string[];
  rows: readonly BarRow[];
  /** The value of a whole bar; by default the largest. */
  most?: number;
  note?: string;
}) {
  const id = useId();
  if (rows.length === 0) return null;
  const longest = most ?? Math.max(1e-9, ...rows.map(({ value }) => value));
  const [first, ...others] = columns;
  return (
    <section class="part statistics-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div class="statistics-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <td class="statistics-chart" />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
                <td class="statistics-chart">
                  <Bar value={value} longest={longest} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p class="faint">{note}</p>}
    </section>
  );
}
