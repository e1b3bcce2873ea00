import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Texts of source files by path, relative to the source folder and with `/` as separator. */
export type Sources = ReadonlyMap<string, string>;

/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Scripts and style sheets below a folder, without tests and declarations. */
export function readSources(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test|\.d)\.tsx?$|\.css$/.test(name))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Static, dynamic and type imports, re-exports, and imports of style sheets. */
const RELATIVE_IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

export function importGraph(sources: Sources): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => {
      const targets = [...text.matchAll(RELATIVE_IMPORT)].map(([, target = '']) =>
        posix.join(posix.dirname(file), target),
      );
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Groups of files that import each other in a circle, by Tarjan's algorithm. */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    const own = order.size;
    order.set(file, own);
    low.set(file, own);
    stack.push(file);
    let lowest = own;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest = Math.min(lowest, low.get(target) ?? lowest);
      low.set(file, lowest);
    }
    if (lowest !== own) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
