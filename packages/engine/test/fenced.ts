/** A fenced block of a Markdown page: the words after the fence, the text, and the line it begins at. */
export interface Block {
  words: readonly string[];
  text: string;
  line: number;
}

export function fencedBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { words: string[]; lines: string[]; line: number } | null = null;
  markdown.split('\n').forEach((line, i) => {
    if (!line.startsWith('```')) {
      open?.lines.push(line);
    } else if (open) {
      blocks.push({ words: open.words, text: open.lines.join('\n'), line: open.line });
      open = null;
    } else {
      open = { words: line.slice(3).trim().split(/\s+/), lines: [], line: i + 1 };
    }
  });
  return blocks;
}

/** The placeholder in documented replies: any value, or the rest of a list. */
const ANYTHING = '…';

/**
 * Where a value differs from its documented form, or null. An object may show only some of its fields, a list
 * may end in `"…"` for whatever follows, and `"…"` in the place of a value is any value.
 */
export function difference(shown: unknown, actual: unknown, path = 'reply'): string | null {
  if (shown === ANYTHING && actual !== undefined) return null;
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return `${path}: a list is shown, there is ${JSON.stringify(actual)}`;
    const open = shown.at(-1) === ANYTHING;
    const listed = open ? shown.slice(0, -1) : shown;
    if (open ? actual.length < listed.length : actual.length !== listed.length) {
      return `${path}: ${listed.length} entries are shown, there are ${actual.length}`;
    }
    return first(listed.map((value, i) => difference(value, actual[i], `${path}[${i}]`)));
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) {
      return `${path}: an object is shown, there is ${JSON.stringify(actual)}`;
    }
    const fields = actual as Record<string, unknown>;
    return first(
      Object.entries(shown).map(([key, value]) => difference(value, fields[key], `${path}.${key}`)),
    );
  }
  return shown === actual
    ? null
    : `${path}: ${JSON.stringify(shown)} is shown, there is ${JSON.stringify(actual)}`;
}

const first = (complaints: (string | null)[]): string | null =>
  complaints.find((text) => text !== null) ?? null;

/** A documented value as it is read: without the `"…"` that stand for what isn't shown. */
export function withoutEllipses<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((entry) => entry !== ANYTHING).map(withoutEllipses) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutEllipses(field)])) as T;
}
