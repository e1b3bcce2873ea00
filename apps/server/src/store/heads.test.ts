import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Heads, Lost } from './heads.ts';
import { Store } from './store.ts';

let folder: string;
let store: Store;
const file = (): string => join(folder, 'heads.log');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-heads-'));
  store = new Store(join(folder, 'a.sqlite'));
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the file again, as a start does, and returns what it finds. */
function found(mend: () => void = () => {}): Pick<Heads, 'unknown'> & { lost: readonly Lost[] } {
  const { lost, unknown } = store.keepHeads(file(), mend);
  return { lost, unknown };
}

function step(id: string, n: number): void {
  const rest = { seat: null, request: null, pending: 0, live: '{}', due: null };
  store.journal.add(
    () => store.tables.step(id, { n, at: n, lines: `${n}`, ...rest }),
    () => {},
    (error) => {
      throw error;
    },
  );
  store.journal.flush();
}

function addTable(id: string): void {
  const row = { id, public: 0, rated: 0, host: null, key: 'k', settings: '{}', created: 1, reason: null };
  store.tables.add(row, []);
}

it('finds what is missing again until it has been dealt with on disk', () => {
  expect(found()).toEqual({ lost: [], unknown: false });
  addTable('one');
  step('one', 1);
  step('one', 2);
  expect(found()).toEqual({ lost: [], unknown: false });
  store.db.exec('DELETE FROM steps WHERE n = 2');
  const lost = [{ table: 'one', had: 2, has: 1 }];
  const before = readFileSync(file(), 'utf8');
  expect(() =>
    found(() => {
      throw new Error('crash');
    }),
  ).toThrow('crash');
  expect(readFileSync(file(), 'utf8')).toBe(before);
  expect(found()).toEqual({ lost, unknown: false });
  expect(found()).toEqual({ lost: [], unknown: false });
});

it('finds that the file is not there again until it has been dealt with on disk', () => {
  found();
  rmSync(file());
  expect(() =>
    found(() => {
      throw new Error('crash');
    }),
  ).toThrow('crash');
  expect(found()).toEqual({ lost: [], unknown: true });
  expect(found()).toEqual({ lost: [], unknown: false });
});

it('reads the lines around one that was not written whole', () => {
  found();
  for (const id of ['one', 'two']) addTable(id);
  step('one', 1);
  appendFileSync(file(), 'two 1 abc\n');
  step('two', 1);
  appendFileSync(file(), 'one 7');
  expect(found()).toEqual({ lost: [], unknown: false });
  store.db.exec('DELETE FROM steps');
  expect(found().lost.map(({ table }) => table)).toEqual(['one', 'two']);
});
