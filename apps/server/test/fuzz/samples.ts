import type { QuickRandom } from '@keyflower/engine';
import fc from 'fast-check';
import * as z from 'zod';
import { must } from '../../../../scripts/testing/must.ts';

/* Values that a schema accepts, at its bounds or between them. */

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** What a field of this name should often be, so that a request gets past the first check. */
export type Meanings = Readonly<Record<string, readonly unknown[]>>;

const LONGEST_LIST = 6;
const LARGEST = 1000;
const LETTERS = ['a', 'Z', '7', ' ', 'é', '木', '🐑'];
const FORMATS: Readonly<Record<string, string>> = {
  email: 'someone@example.org',
  uri: 'https://fcm.googleapis.com/fcm/send/x',
};

const pick = <T>(random: QuickRandom, list: readonly T[]): T => must(list[random.below(list.length)]);

class Sampler {
  private readonly definitions: Record<string, Schema>;
  private readonly meanings: Meanings;
  private readonly random: QuickRandom;

  constructor(definitions: Record<string, Schema>, meanings: Meanings, random: QuickRandom) {
    this.definitions = definitions;
    this.meanings = meanings;
    this.random = random;
  }

  of(schema: Schema): unknown {
    if (schema.$ref !== undefined)
      return this.of(must(this.definitions[schema.$ref.slice('#/$defs/'.length)]));
    if ('const' in schema) return schema.const;
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.of(pick(this.random, options));
    if (schema.enum) return pick(this.random, schema.enum);
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return this.list(schema);
      case 'string':
        return this.text(schema);
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return this.random.below(2) === 0;
      default:
        return null;
    }
  }

  private object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const names = Object.keys(properties).filter(
      (name) => required.includes(name) || this.random.below(2) === 0,
    );
    return Object.fromEntries(names.map((name) => [name, this.field(name, must(properties[name]))]));
  }

  private field(name: string, schema: Schema): unknown {
    const meant = Object.hasOwn(this.meanings, name) ? this.meanings[name] : undefined;
    return meant && this.random.below(4) > 0 ? pick(this.random, meant) : this.of(schema);
  }

  private list({ items = {}, maxItems = LONGEST_LIST }: Schema): unknown[] {
    return Array.from({ length: this.random.below(maxItems + 1) }, () => this.of(items));
  }

  private text({ minLength = 0, maxLength = 40, pattern, format }: Schema): string {
    if (format !== undefined) return must(FORMATS[format]);
    if (pattern !== undefined) {
      const seed = this.random.below(LARGEST);
      return must(fc.sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: 1 })[0]);
    }
    const length = pick(this.random, [minLength, maxLength, Math.min(maxLength, minLength + 8)]);
    return pick(this.random, LETTERS).repeat(length).slice(0, length);
  }

  private number({ minimum = -LARGEST, maximum = LARGEST }: Schema): number {
    const [least, most] = [Math.max(minimum, -LARGEST), Math.min(maximum, LARGEST)];
    return pick(this.random, [least, most, least + this.random.below(most - least + 1)]);
  }
}

export function sampleOf(schema: z.ZodType, meanings: Meanings, random: QuickRandom): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return new Sampler(json.$defs ?? {}, meanings, random).of(json);
}
