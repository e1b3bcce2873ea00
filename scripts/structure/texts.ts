import { join, relative } from 'node:path';
import { API, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync';
import type { Expression, Identifier, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { root } from '../lib/paths.mjs';

const CONFIG = join(root, 'scripts/structure/tsconfig.texts.json');
const DICTIONARIES = /\/packages\/words\/src\/(?:en|fr|de)\//;
const READERS = /\/(?:apps\/(?:web|cli|server)|packages\/words)\/src\//;

/** Calls that read all properties of an object. */
const LISTING = ['entries', 'keys', 'values'];

interface Reads {
  /** `words.save` */
  names: Identifier[];
  /** `{ save, copy: button } = words` */
  taken: { pattern: Node; names: string[] }[];
  /** `words.errors[reason]` */
  looked: { from: Expression; key: Expression }[];
  /** `Object.entries(words.themes)`, `words.nouns as Record<string, string>` */
  whole: Expression[];
}

/** Every place in a file that reads a property with one of these names, or with a name that is computed. */
function readsIn(file: SourceFile, known: ReadonlySet<string>): Reads {
  const reads: Reads = { names: [], taken: [], looked: [], whole: [] };
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && isIdentifier(node.name)) {
      if (known.has(node.name.text)) reads.names.push(node.name);
    } else if (isElementAccessExpression(node)) {
      reads.looked.push({ from: node.expression, key: node.argumentExpression });
    } else if (isObjectBindingPattern(node)) {
      const names = node.elements
        .map(({ propertyName, name }) => propertyName ?? name)
        .flatMap((name) => (name && (isIdentifier(name) || isStringLiteral(name)) ? [name.text] : []))
        .filter((name) => known.has(name));
      if (names.length > 0) reads.taken.push({ pattern: node, names });
    } else if (isAsExpression(node)) {
      reads.whole.push(node.expression);
    } else if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (isIdentifier(expression) && expression.text === 'Object' && LISTING.includes(name.text))
        reads.whole.push(...node.arguments);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return reads;
}

/** Where a property is declared, the same for all types that have it. */
const placesOf = (symbol: Symbol | undefined): string[] =>
  (symbol?.declarations ?? []).map(({ path, index }) => `${path} ${index}`);

/** The properties that a computed name may mean: those of its literal types, or all. */
function meant(checker: Checker, from: Type, key: Type): readonly (Symbol | undefined)[] {
  const kinds = key.isUnionType() ? (key.getTypes() ?? []) : [key];
  if (!kinds.every((kind) => kind.isStringLiteralType())) return checker.getPropertiesOfType(from);
  return kinds.map((kind) => checker.getPropertyOfType(from, kind.value));
}

/** The texts of a dictionary by path, with where each is declared. */
function textsOf(checker: Checker, type: Type, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const property of checker.getPropertiesOfType(type)) {
    const at = path === '' ? property.name : `${path}.${property.name}`;
    const value = checker.getTypeOfSymbol(property);
    const places = placesOf(property);
    const written = places.some((place) => DICTIONARIES.test(place));
    if (!written) continue;
    found.set(at, places);
    if (value && isSection(checker, value)) for (const one of textsOf(checker, value, at)) found.set(...one);
  }
  return found;
}

const isSection = (checker: Checker, type: Type): boolean =>
  type.isObjectType() && !checker.isArrayLikeType(type) && checker.getSignaturesOfType(type, 0).length === 0;

/** The texts of the pages by path, each with the files that read it. Types decide what is read, not names. */
export function readersOfTexts(): Map<string, string[]> {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (!project) throw new Error(`cannot open ${CONFIG}`);
    const { program, checker } = project;
    const texts = textsOf(checker, typeOfPages(project));
    const known = new Set([...texts.keys()].map((path) => path.slice(path.lastIndexOf('.') + 1)));
    const readers = new Map<string, Set<string>>();
    for (const name of program.getSourceFileNames()) {
      const file = READERS.test(name) && !DICTIONARIES.test(name) ? program.getSourceFile(name) : undefined;
      for (const place of file ? placesRead(checker, readsIn(file, known)) : [])
        readers.set(place, (readers.get(place) ?? new Set()).add(relative(root, name)));
    }
    return new Map(
      [...texts].map(([path, places]) => [path, places.flatMap((place) => [...(readers.get(place) ?? [])])]),
    );
  } finally {
    api.close();
  }
}

function typeOfPages({ program, checker }: Project): Type {
  const file = program.getSourceFile(join(root, 'packages/words/src/en/pages.ts'));
  const module = file && checker.getSymbolAtLocation(file);
  const pages = module && checker.getMemberInModuleExports(module, 'pages');
  const type = pages && checker.getTypeOfSymbol(pages);
  if (!type) throw new Error('en/pages.ts exports no pages');
  return type;
}

/** Where the properties are declared that a file reads. */
function placesRead(checker: Checker, { names, taken, looked, whole }: Reads): string[] {
  const symbols = [...checker.getSymbolAtLocation(names)];
  const patterns = checker.getTypeAtLocation(taken.map(({ pattern }) => pattern));
  taken.forEach(({ names: some }, i) => {
    const from = patterns[i];
    if (from) symbols.push(...some.map((name) => checker.getPropertyOfType(from, name)));
  });
  const objects = checker.getTypeAtLocation(looked.map(({ from }) => from));
  const keys = checker.getTypeAtLocation(looked.map(({ key }) => key));
  objects.forEach((from, i) => {
    const key = keys[i];
    if (from && key) symbols.push(...meant(checker, from, key));
  });
  for (const type of checker.getTypeAtLocation(whole))
    if (type) symbols.push(...checker.getPropertiesOfType(type));
  return symbols.flatMap(placesOf);
}
