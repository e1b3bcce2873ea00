import * as z from 'zod';

export type Json = Record<string, unknown>;

/** `input`: what is accepted, where fields with defaults are optional. `output`: what is sent. */
export type Direction = 'input' | 'output';

/** Converts schemas to JSON Schema. Those with an id are collected by name and referenced. */
export class Schemas {
  readonly named: Record<string, Json> = {};
  private readonly home: string;

  /** `home` is the prefix of references, for example `#/components/schemas/`. */
  constructor(home: string) {
    this.home = home;
  }

  of(schema: z.ZodType, io: Direction): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema as Json, io),
    }) as Json & { $defs?: Record<string, Json> };
    const named = (id: string): string => (io === 'input' ? `${id}Input` : id);
    for (const [id, definition] of Object.entries($defs)) {
      this.named[named(id)] = this.pointing(definition, named);
    }
    return this.pointing(rest, named);
  }

  private pointing<T>(value: T, named: (id: string) => string): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.pointing(item, named)) as T;
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]: [string, unknown]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `${this.home}${named(inner.slice('#/$defs/'.length))}`]
        : [key, this.pointing(inner, named)],
    );
    return Object.fromEntries(entries) as T;
  }
}

/** Outputs may gain fields and need no defaults; the bounds of safe integers are noise. */
function tidy(schema: Json, io: Direction): void {
  if (io === 'output') {
    delete schema.default;
    if (schema.additionalProperties === false) delete schema.additionalProperties;
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
