import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sources that look up texts. */
const FOLDERS = ['apps/web/src', 'apps/cli/src', 'packages/words/src/story'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
);

/** A file with its destructurings: `{ a, b } = from`, `from: { a, b }` and `{ a, b }: From`. */
interface Source {
  text: string;
  taken: readonly { names: ReadonlySet<string>; from: string }[];
  /** Cached, because matching is slow. */
  aliases: Map<string, readonly string[]>;
}

const namesIn = (braces: string): ReadonlySet<string> => new Set(braces.match(/[\w$]+/g));

function read(text: string): Source {
  const after = [...text.matchAll(/\{([^{}]*)\} = ([^;\n]*)/g)].map(([, names, from]) => ({
    names: namesIn(names),
    from,
  }));
  const before = [...text.matchAll(/(\w+): \{([^{}]*)\}/g)].map(([, from, names]) => ({
    names: namesIn(names),
    from,
  }));
  const typed = [...text.matchAll(/\{([^{}]*)\}: (Words[\w[\]']*)/g)].map(([, names, from]) => ({
    names: namesIn(names),
    from,
  }));
  return { text, taken: [...after, ...before, ...typed], aliases: new Map() };
}

const SOURCES: readonly Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(readFileSync(`${folder}/${name}`, 'utf8'))),
);

/** Parts whose keys are computed elsewhere: one use of the part is enough. */
export const DYNAMIC: readonly string[] = [
  'account.look.palettes',
  'account.look.themes',
  'bots',
  'end.counted',
  'end.sources',
  'errors',
  'game.gone',
  'game.vote',
  'news.actions',
  'news.steps',
  'market.bar.phases',
  'market.players.marks',
  'now.prompt',
  'now.sheets',
  'refusals',
  'server.closed',
  'server.refused',
  'server.unrated',
  'status',
  'story.abilities',
  'story.face.edge',
  'story.names',
  'story.nouns',
  'story.plurals',
  'story.seasons',
  'story.sides',
  'village.bearings',
  'village.turn',
];

/** Keys that are spelled out by their own name. */
const SPELT: readonly string[] = ['village.fit', 'village.zoomIn', 'village.zoomOut'];

const word = (name: string): string => name.replace(/[^\w$]/g, '\\$&');

/** The names of a part of the dictionary in a file: its own, or one from destructuring or parameters. */
function aliases({ text, aliases: found }: Source, part: string): readonly string[] {
  const names = found.get(part) ?? findAliases(text, part);
  found.set(part, names);
  return names;
}

function findAliases(text: string, part: string): readonly string[] {
  const found = [
    new RegExp(`\\b(\\w+)(?:: \\w+)? = [^;\\n]*\\.${word(part)}[;,)\\n]`, 'g'),
    new RegExp(`\\b${word(part)}: (\\w+)\\b`, 'g'),
    new RegExp(`\\b(\\w+): Words(?:\\['\\w+'\\])*\\['${word(part)}'\\]`, 'g'),
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));
  return [...new Set([part, ...found])];
}

function takes({ text, taken }: Source, part: string, key: string): boolean {
  const member = new RegExp(`\\b${word(part)}(?:\\??\\.${word(key)}\\b|\\['${word(key)}'\\])`);
  const named = new RegExp(`\\b${word(part)}\\b`);
  return member.test(text) || taken.some(({ names, from }) => names.has(key) && named.test(from));
}

function isUsed(path: string): boolean {
  const [part, key] = path.includes('.') ? path.split('.').slice(-2) : [undefined, path];
  const parts = part === undefined ? ['words', 'useWords'] : [part];
  const candidates = SOURCES.filter(({ text }) => text.includes(key));
  if (SPELT.includes(path)) return candidates.some(({ text }) => text.includes(`'${key}'`));
  return candidates.some((source) =>
    parts.some((one) => aliases(source, one).some((name) => takes(source, name, key))),
  );
}

/** The paths that no code refers to. */
export function unusedIn(paths: Iterable<string>): string[] {
  const within = (path: string): string | undefined =>
    DYNAMIC.find((parent) => path.startsWith(`${parent}.`));
  const asked = new Set([...paths].map((path) => within(path) ?? path));
  return [...asked].filter((path) => !isUsed(path));
}
