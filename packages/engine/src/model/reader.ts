import { type RefusalCode, RefusalError } from './refusal.ts';
import type { Contradiction, InputFacts } from './refusal-facts.ts';
import { inputRefusal } from './refusal-messages.ts';

/** Reading untrusted JSON field by field: every complaint says where it is and what was expected. */
export class Reader {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    this.code = code;
  }

  /** Each field alone is fine, but together they break the rules or each other. */
  contradiction(path: string, problem: Contradiction, rule?: string): never {
    return this.refuse('contradiction', { path, problem }, rule);
  }

  refuse<Reason extends keyof InputFacts>(reason: Reason, facts: InputFacts[Reason], rule?: string): never {
    throw new RefusalError(inputRefusal(this.code, reason, facts, rule));
  }

  object(value: unknown, path: string): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse('wrong-type', { path, expected: 'object' });
    }
    return value as Record<string, unknown>;
  }

  /** A list, empty where it is left out. */
  list(value: unknown, path: string, most = 1000): unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.refuse('wrong-type', { path, expected: 'array' });
    if (value.length > most) return this.refuse('wrong-length', { path, low: 0, high: most });
    return value;
  }

  /** A whole number, `missing` where it is left out. */
  whole(value: unknown, path: string, low: number, high: number, missing?: number): number {
    if (value === undefined && missing !== undefined) return missing;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
      return this.refuse('out-of-range', { path, low, high });
    }
    return value;
  }

  flag(value: unknown, path: string): boolean {
    if (value === undefined) return false;
    if (typeof value !== 'boolean') return this.refuse('wrong-type', { path, expected: 'boolean' });
    return value;
  }

  text(value: unknown, path: string): string {
    return typeof value === 'string' ? value : this.refuse('wrong-type', { path, expected: 'string' });
  }

  oneOf<T extends string>(value: unknown, path: string, names: readonly T[]): T {
    if (!names.includes(value as T)) return this.refuse('unknown-name', { path, expected: names });
    return value as T;
  }

  /** Counts by name, as an array in the names' order; all zero where they are left out. */
  counts(value: unknown, path: string, names: readonly string[]): number[] {
    const counts = names.map(() => 0);
    if (value === undefined) return counts;
    for (const [name, n] of Object.entries(this.object(value, path))) {
      const kind = names.indexOf(name);
      if (kind < 0) this.refuse('unknown-name', { path: `${path}.${name}`, expected: names });
      counts[kind] = this.whole(n, `${path}.${name}`, 0, 120);
    }
    return counts;
  }
}
