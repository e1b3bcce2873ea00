import type { PatchEntry } from '@keyflower/protocol/patch';

type Plain = Record<string | number, unknown>;

/**
 * Applies a patch to a copy: what the last look showed stays as it was, so that the two can be compared. Only what
 * changed is copied, the rest is shared.
 */
export function patched<T>(value: T, patch: readonly PatchEntry[]): T {
  let whole: unknown = value;
  const fresh = new Set<unknown>();
  const own = (thing: unknown): Plain => {
    if (fresh.has(thing)) return thing as Plain;
    const copy = (Array.isArray(thing) ? [...(thing as unknown[])] : { ...(thing as Plain) }) as Plain;
    fresh.add(copy);
    return copy;
  };
  for (const entry of patch) {
    const [path] = entry;
    if (path.length === 0) {
      whole = entry[1];
      continue;
    }
    let holder = own(whole);
    whole = holder;
    for (const key of path.slice(0, -1)) {
      const inner = own(holder[key]);
      holder[key] = inner;
      holder = inner;
    }
    const last = path[path.length - 1];
    if (entry.length === 2) holder[last] = entry[1];
    else delete holder[last];
  }
  return whole as T;
}
