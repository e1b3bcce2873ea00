import type { ComponentChildren } from 'preact';
import { useTable } from '../../play/index.ts';

interface SeatRow {
  name: string;
  /** One for each seat of the table. */
  values: readonly ComponentChildren[];
  isSum?: boolean;
}

interface SeatTableProps {
  /** For screen readers, where no heading names the table. */
  caption?: string;
  seats: readonly number[];
  rows: readonly SeatRow[];
}

/** A table with a column for each player. */
export function SeatTable({ caption, seats, rows }: SeatTableProps) {
  const { nameOf } = useTable();
  return (
    <table>
      {caption === undefined ? null : <caption class="unseen">{caption}</caption>}
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, isSum }) => (
          <tr key={name} class={isSum ? 'seat-sum' : undefined}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={seats[i]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
