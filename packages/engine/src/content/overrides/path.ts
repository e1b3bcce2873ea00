/** The way to a field: names and places in lists. */
export type Path = readonly (string | number)[];

/** `tiles.keywood.front.use.gainOneOf[1]`. */
export function pathText(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`))
    .join('');
}

/** The same text for the same path, and for no other. */
export const pathKey = (path: Path): string => JSON.stringify(path);

/** What is wrong with one field. */
export class Offence extends Error {
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}
