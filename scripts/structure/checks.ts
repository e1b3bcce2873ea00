import type { ImportGraph, Sources } from './imports.ts';

/** The modules of a package: the folders and files directly below its source folder. */
export interface Structure {
  /** The package's folder. */
  readonly package: string;
  /** What each module may import besides itself, lowest module first. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Whether other modules may import only `index.ts` of a folder. It then starts with a comment on its imports. */
  readonly entries: boolean;
}

const LONGEST_FILE = 300;
const SAYS_WHAT_IT_IMPORTS = /\bmay import\b|\bimports no other module\b/i;

const isScript = (file: string): boolean => !file.endsWith('.css');
const moduleOf = (file: string): string => file.replace(/\/.*/, '');
const isFolder = (module: string): boolean => !module.includes('.');

/** Imports between modules. Style sheets may import each other freely. */
const links = (graph: ImportGraph): { from: string; to: string }[] =>
  [...graph]
    .filter(([from]) => isScript(from))
    .flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
    .filter(({ from, to }) => moduleOf(from) !== moduleOf(to));

/** Imports of files that do not exist. A wrong path would hide an import from the other checks. */
export const brokenImports = (graph: ImportGraph): string[] =>
  [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => !graph.has(to)).map((to) => `${from} imports ${to}`),
  );

/** Modules that are missing in the table, and rows of the table without a module. */
export function unlistedModules({ modules }: Structure, graph: ImportGraph): string[] {
  const present = new Set([...graph.keys()].filter(isScript).map(moduleOf));
  return [
    ...[...present].filter((module) => !Object.hasOwn(modules, module)),
    ...Object.keys(modules).filter((module) => !present.has(module)),
  ];
}

/** Rows of the table that allow an import of the module itself, of a later one or of one that isn't listed. */
export function upwardRows({ modules }: Structure): string[] {
  const order = Object.keys(modules);
  return Object.entries(modules).flatMap(([module, allowed]) =>
    allowed
      .filter((other) => !order.slice(0, order.indexOf(module)).includes(other))
      .map((other) => `${module} may import ${other}`),
  );
}

export const forbiddenImports = ({ modules }: Structure, graph: ImportGraph): string[] =>
  links(graph)
    .filter(({ from, to }) => !modules[moduleOf(from)]?.includes(moduleOf(to)))
    .map(({ from, to }) => `${from} imports ${to}`);

/** Imports of a file inside another module that bypass its entry. */
export const bypassedEntries = ({ entries }: Structure, graph: ImportGraph): string[] =>
  links(graph)
    .filter(({ to }) => entries && isFolder(moduleOf(to)) && to !== `${moduleOf(to)}/index.ts`)
    .map(({ from, to }) => `${from} imports ${to}`);

/** Modules without an entry, or whose entry doesn't start by saying what the module may import. */
export const undescribedModules = ({ modules, entries }: Structure, sources: Sources): string[] =>
  Object.keys(modules).filter((module) => {
    if (!entries || !isFolder(module)) return false;
    const [comment = ''] = sources.get(`${module}/index.ts`)?.match(/^\/\*\*.*?\*\//s) ?? [];
    return !SAYS_WHAT_IT_IMPORTS.test(comment.replace(/\s+\*\s+/g, ' '));
  });

export const longFiles = (sources: Sources): string[] =>
  [...sources].filter(([, text]) => text.split('\n').length - 1 > LONGEST_FILE).map(([file]) => file);
