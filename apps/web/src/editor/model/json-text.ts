/** The longest line of a printed position. */
const WIDTH = 72;
const STEP = '  ';

/** As in JSON, fields without a value are left out. */
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).map(([name, field]) => `${JSON.stringify(name)}: ${onOneLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** JSON with short objects and lists on one line each, as a person would write it. */
export function printJson(value: unknown, margin = '', before = 0): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || margin.length + before + line.length <= WIDTH)
    return line;
  const inner = margin + STEP;
  const parts = Array.isArray(value)
    ? value.map((entry) => inner + printJson(entry, inner))
    : fieldsOf(value).map(([name, field]) => {
        const key = `${JSON.stringify(name)}: `;
        return inner + key + printJson(field, inner, key.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${margin}${close}`;
}

/** Where a value stands in a text. */
export interface TextRange {
  start: number;
  end: number;
}

/** Reads JSON that is known to be sound, and notes where each value stands, by its path: `players[0].village`. */
class Scanner {
  readonly ranges = new Map<string, TextRange>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(path: string): void {
    this.skipSpace();
    const start = this.at;
    const first = this.text[this.at];
    if (first === '{') this.members('}', () => `${path === '' ? '' : `${path}.`}${this.key()}`);
    else if (first === '[') this.members(']', (n) => `${path}[${n}]`);
    else if (first === '"') this.string();
    else this.match(/[^\s,\]}]+/y);
    this.ranges.set(path, { start, end: this.at });
  }

  private members(close: string, pathOf: (n: number) => string): void {
    this.at++;
    for (let n = 0; ; n++) {
      this.skipSpace();
      if (this.text[this.at] === close || this.at >= this.text.length) break;
      this.value(pathOf(n));
      this.skipSpace();
      if (this.text[this.at] === ',') this.at++;
    }
    this.at++;
  }

  private key(): string {
    const name = JSON.parse(this.string()) as string;
    this.skipSpace();
    this.at++;
    return name;
  }

  private string(): string {
    return this.match(/"(?:[^"\\]|\\.)*"/y);
  }

  private skipSpace(): void {
    this.match(/\s*/y);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}

/** Where the value of a path stands in sound JSON; of a path that is not there, the closest that contains it. */
export function rangeOf(text: string, path: string): TextRange {
  const scanner = new Scanner(text);
  scanner.value('');
  for (let wanted = path; wanted !== ''; wanted = wanted.replace(/(?:^|\.|\[)[^.[]*$/, '')) {
    const range = scanner.ranges.get(wanted);
    if (range) return range;
  }
  return scanner.ranges.get('')!;
}
