import { evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';

/** A place in a text, both numbers from 1. */
export interface Place {
  line: number;
  column: number;
}

type Path = readonly (string | number)[];

/** A JSON value, with the place of each of its fields in the text. */
export interface LocatedJson {
  value: unknown;
  /** Where a field's name or a list's entry is written; for what is missing, where its parent is. */
  where(path: Path): Place;
}

/** The text is not JSON, or has a name twice in one object. */
export class JsonTextError extends Error {
  readonly place: Place;

  constructor({ line, column }: Place, message: string) {
    super(message);
    this.place = { line, column };
  }
}

/** Nesting limit: deeper than any valid file, and shallow enough for every stack. */
const DEEPEST = 32;

/** Reads JSON with comments (`//` and `/* *\/`) and remembers where every field is written. */
export function parseJsonText(given: string): LocatedJson {
  // Some editors start a file with a byte order mark.
  const text = given.startsWith('\uFEFF') ? ` ${given.slice(1)}` : given;
  const body = parseText(text);
  const places = new Map<string, Place>();
  locate(body, [], body.loc.start, places, text);
  return {
    value: evaluate(body),
    where: (path) => {
      for (let length = path.length; length > 0; length--) {
        const place = places.get(keyOf(path.slice(0, length)));
        if (place) return place;
      }
      return places.get(keyOf([]))!;
    },
  };
}

const keyOf = (path: Path): string => JSON.stringify(path);

function parseText(text: string): ValueNode {
  try {
    return parse(text, { mode: 'jsonc' }).body;
  } catch (error) {
    if (error instanceof RangeError) throw new JsonTextError({ line: 1, column: 1 }, 'nested too deeply');
    const { line, column, message } = error as Error & Place;
    throw new JsonTextError({ line, column }, message.replace(/\.? \(\d+:\d+\)$/, ''));
  }
}

function locate(node: ValueNode, path: Path, place: Place, places: Map<string, Place>, text: string): void {
  const { line, column } = place;
  places.set(keyOf(path), { line, column });
  if (path.length > DEEPEST) throw new JsonTextError(node.loc.start, 'nested too deeply');
  if (node.type === 'Array') {
    node.elements.forEach(({ value }, i) => locate(value, [...path, i], value.loc.start, places, text));
  } else if (node.type === 'Object') {
    for (const { name, value } of node.members) {
      if (name.type !== 'String') throw new JsonTextError(name.loc.start, 'expected a name in quotes');
      checkString(name, text);
      const inner = [...path, name.value];
      if (places.has(keyOf(inner))) throw new JsonTextError(name.loc.start, `duplicate name "${name.value}"`);
      locate(value, inner, name.loc.start, places, text);
    }
  } else if (node.type === 'String') {
    checkString(node, text);
  }
}

/** The parser lets control characters through, which JSON does not allow in strings. */
function checkString({ loc: { start, end } }: ValueNode, text: string): void {
  try {
    JSON.parse(text.slice(start.offset, end.offset));
  } catch {
    throw new JsonTextError(start, 'a control character in a string');
  }
}
