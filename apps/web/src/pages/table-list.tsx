import type { TableRow } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { session } from '../session/index.ts';
import { clockWords, dateText, farmersWords, listed, useWords } from '../ui/index.ts';

export const isRunning = ({ status }: TableRow): boolean => status === 'open' || status === 'playing';

/** Tables that wait for the viewer first, then the latest. */
export const inOrder = (tables: readonly TableRow[]): TableRow[] =>
  [...tables].sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);

function facts(table: TableRow, words: Words): string {
  return [
    table.status === 'open' ? words.start.seats(table.taken, table.players) : words.status[table.status],
    table.vacant > 0 && !table.mine ? words.start.vacant(table.vacant) : '',
    table.farmers === 'off' ? '' : farmersWords(table.farmers, words),
    table.gamers ? words.settings.gamers : '',
    table.rated ? words.settings.rated : '',
    table.continued ? words.start.continued : '',
    table.ended === null ? clockWords(table.clock, words) : dateText(table.ended, session.me.lang, 'day'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function way(table: TableRow, words: Words): { href: string; text: string } {
  if (table.status === 'over') return { href: `/replay/${table.id}`, text: words.after.replay };
  const { start } = words;
  const text = table.mine ? start.open : table.status === 'open' ? start.take : start.watch;
  return { href: `/t/${table.id}`, text };
}

/** The players of a finished game by score, the winners in bold. */
function Scores({ names, result }: { names: readonly string[]; result: NonNullable<TableRow['result']> }) {
  const { scores, winners } = result;
  const order = [...scores.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!,
  );
  return (
    <small class="scores">
      {order.map((seat) => {
        const text = `${names[seat]} ${scores[seat]}`;
        return winners.includes(seat) ? <strong key={seat}>{text}</strong> : <span key={seat}>{text}</span>;
      })}
    </small>
  );
}

function Row({ table }: { table: TableRow }) {
  const words = useWords();
  const players = listed(table.names, words);
  const names = players.join(', ');
  const { href, text } = way(table, words);
  const title = table.title || names;
  return (
    <li class={table.waiting ? 'waiting' : ''}>
      <div>
        <a href={`/t/${table.id}`}>{title}</a>{' '}
        {table.waiting && <strong class="badge">{words.start.yourTurn}</strong>}
        {table.result ? (
          <Scores names={players} result={table.result} />
        ) : (
          table.title && <small>{names}</small>
        )}
        <small class="faint">{facts(table, words)}</small>
      </div>
      <a
        class={table.waiting ? 'button main' : 'button'}
        href={href}
        aria-label={words.labelled(text, title)}
      >
        {text}
      </a>
    </li>
  );
}

/** A list of tables. */
export function TableRows({ tables, empty }: { tables: readonly TableRow[]; empty: string }) {
  if (tables.length === 0) return empty === '' ? null : <p class="faint">{empty}</p>;
  return (
    <ul class="tables">
      {tables.map((table) => (
        <Row key={table.id} table={table} />
      ))}
    </ul>
  );
}
