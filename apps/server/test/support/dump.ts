import LibSql from 'libsql';

type Value = string | number | null;

const quoted = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL');

/** A database as SQL: its schema, every row, and its version. */
export function dumped(path: string): string {
  const db = new LibSql(path);
  const objects = db
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    .all() as { type: string; name: string; sql: string }[];
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const rows = objects
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      (db.prepare(`SELECT * FROM "${name}"`).raw().all() as Value[][]).map(
        (values) => `INSERT INTO ${name} VALUES (${values.map(quoted).join(', ')});`,
      ),
    );
  db.close();
  const schema = objects.map(({ sql }) => `${sql};`);
  return [...schema, ...rows, `PRAGMA user_version = ${version};`, ''].join('\n');
}

/** Creates a database from a dump. */
export function undumped(sql: string, path: string): void {
  const db = new LibSql(path);
  db.exec(`BEGIN;\n${sql}\nCOMMIT;`);
  db.close();
}
