import { type RefusalCode, RefusalError } from '../model/refusal.ts';

/** Reading untrusted JSON field by field: every complaint says where it is and what was expected. */
export class Reader {
  private readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    this.code = code;
  }

  refuse(path: string, message: string, rule?: string): never {
    throw new RefusalError({ code: this.code, ...(rule ? { rule } : {}), message: `${path}: ${message}` });
  }

  object(value: unknown, path: string): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse(path, 'an object is expected');
    }
    return value as Record<string, unknown>;
  }

  /** A list, empty where it is left out. */
  list(value: unknown, path: string, most = 1000): unknown[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.refuse(path, 'a list is expected');
    if (value.length > most) return this.refuse(path, `at most ${most} entries are expected`);
    return value;
  }

  /** A whole number, `missing` where it is left out. */
  whole(value: unknown, path: string, low: number, high: number, missing?: number): number {
    if (value === undefined && missing !== undefined) return missing;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
      return this.refuse(path, `a whole number from ${low} to ${high} is expected`);
    }
    return value;
  }

  flag(value: unknown, path: string): boolean {
    if (value === undefined) return false;
    if (typeof value !== 'boolean') return this.refuse(path, 'true or false is expected');
    return value;
  }

  text(value: unknown, path: string): string {
    return typeof value === 'string' ? value : this.refuse(path, 'a text is expected');
  }

  oneOf<T extends string>(value: unknown, path: string, names: readonly T[]): T {
    if (!names.includes(value as T)) return this.refuse(path, `one of ${names.join(', ')} is expected`);
    return value as T;
  }

  /** Counts by name, as an array in the names' order; all zero where they are left out. */
  counts(value: unknown, path: string, names: readonly string[]): number[] {
    const counts = names.map(() => 0);
    if (value === undefined) return counts;
    for (const [name, n] of Object.entries(this.object(value, path))) {
      const kind = names.indexOf(name);
      if (kind < 0) this.refuse(`${path}.${name}`, `one of ${names.join(', ')} is expected`);
      counts[kind] = this.whole(n, `${path}.${name}`, 0, 120);
    }
    return counts;
  }
}
