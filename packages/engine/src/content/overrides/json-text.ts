import { type Path, pathKey } from './path.ts';

/** A place in a text, both numbers from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A JSON value that remembers where in its text each of its fields stands. */
export interface LocatedJson {
  value: unknown;
  /** Where the field's name is written, or a list's entry; of something that isn't there: what it would be in. */
  where(path: Path): Place;
}

/** The text is no JSON, or says something twice. */
export class JsonTextError extends Error {
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}

/** Deeper than anything that is read here, and shallow enough for every stack. */
const DEEPEST = 32;

/** Reads JSON as `JSON.parse` does, but knows where everything stands, and refuses a name that comes twice. */
export function parseJsonText(text: string): LocatedJson {
  const reading = new Reading(text);
  const value = reading.document();
  return {
    value,
    where: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const offset = reading.offsets.get(pathKey(path.slice(0, length)));
        if (offset !== undefined) return placeAt(text, offset);
      }
      return { line: 1, column: 1 };
    },
  };
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

const SPACE = /[ \t\r\n]*/y;
// What a text may hold is JSON.parse's to judge: this only finds its end.
const TEXT = /"(?:[^"\\\n]|\\[^\n])*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;

class Reading {
  readonly offsets = new Map<string, number>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
    // Some editors begin a file with a mark of its encoding.
    if (text.startsWith('\uFEFF')) this.at = 1;
  }

  document(): unknown {
    this.skipSpace();
    this.offsets.set(pathKey([]), this.at);
    const value = this.value([]);
    this.skipSpace();
    if (this.at < this.text.length) this.fail('the text goes on after its end');
    return value;
  }

  private value(path: Path): unknown {
    if (path.length > DEEPEST) this.fail('this is nested too deeply');
    const letter = this.text[this.at];
    if (letter === '{') return this.object(path);
    if (letter === '[') return this.list(path);
    if (letter === '"') return this.string();
    const plain = this.match(NUMBER) ?? this.match(WORD) ?? this.fail('a value is expected');
    return JSON.parse(plain);
  }

  private object(path: Path): object {
    const fields: [string, unknown][] = [];
    this.items('}', () => {
      const start = this.at;
      if (this.text[start] !== '"') this.fail('a name in quotes is expected');
      const name = this.string();
      const inner = [...path, name];
      if (this.offsets.has(pathKey(inner))) this.fail(`"${name}" is there already`, start);
      this.offsets.set(pathKey(inner), start);
      this.skipSpace();
      this.expect(':');
      this.skipSpace();
      fields.push([name, this.value(inner)]);
    });
    return Object.fromEntries(fields);
  }

  private list(path: Path): unknown[] {
    const values: unknown[] = [];
    this.items(']', () => {
      const inner = [...path, values.length];
      this.offsets.set(pathKey(inner), this.at);
      values.push(this.value(inner));
    });
    return values;
  }

  /** What stands between brackets, with commas between. */
  private items(close: string, read: () => void): void {
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === close) {
      this.at += 1;
      return;
    }
    for (;;) {
      read();
      this.skipSpace();
      if (this.text[this.at] === close) {
        this.at += 1;
        return;
      }
      if (this.text[this.at] !== ',') this.fail(`"," or "${close}" is expected`);
      this.at += 1;
      this.skipSpace();
    }
  }

  private string(): string {
    const start = this.at;
    const found = this.match(TEXT);
    if (found === null) return this.fail('this text has no closing quote');
    try {
      return JSON.parse(found) as string;
    } catch {
      return this.fail('this is no text as JSON writes it', start);
    }
  }

  private expect(letter: string): void {
    if (this.text[this.at] !== letter) this.fail(`"${letter}" is expected`);
    this.at += 1;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return null;
    this.at += found[0].length;
    return found[0];
  }

  private fail(message: string, offset = this.at): never {
    const ends = offset >= this.text.length ? 'the text ends here: ' : '';
    throw new JsonTextError(placeAt(this.text, offset), ends + message);
  }
}
