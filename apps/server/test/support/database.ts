import { join } from 'node:path';
import LibSql from 'libsql';
import { DATABASE_FILE } from '../../src/store/index.ts';

type Value = string | number | null;

/** Runs a statement on the database of a server, on a connection of its own, and returns the rows. */
export function query<Row>({ data }: { data: string }, sql: string, ...values: Value[]): Row[] {
  const db = new LibSql(join(data, DATABASE_FILE));
  try {
    db.exec('PRAGMA busy_timeout = 1000');
    const statement = db.prepare(sql);
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  } finally {
    db.close();
  }
}
