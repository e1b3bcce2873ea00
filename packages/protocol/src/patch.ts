export type Path = (string | number)[];
/** Sets a value at a path, or, without a value, removes what is there. */
export type PatchEntry = [Path, unknown] | [Path];

type Plain = Record<string, unknown>;

/**
 * The patch from `before` to `after`, both plain JSON. Optimized for views: lists mostly grow at the end, and a list
 * that shrank is sent as a whole.
 */
export function diff(before: unknown, after: unknown): PatchEntry[] {
  const entries: PatchEntry[] = [];
  compare(before, after, [], entries);
  return entries;
}

/** `path` is where both lie; it is walked up and down, and copied only where something differs. */
function compare(before: unknown, after: unknown, path: Path, out: PatchEntry[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length) {
    compareLists(before, after, path, out);
  } else if (isPlain(before) && isPlain(after)) {
    compareObjects(before, after, path, out);
  } else {
    out.push([[...path], after]);
  }
}

function compareLists(before: unknown[], after: unknown[], path: Path, out: PatchEntry[]): void {
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, out);
    path.pop();
  }
  for (let i = before.length; i < after.length; i++) out.push([[...path, i], after[i]]);
}

/** Values that are identical in both are not inherited ones, as JSON has none, so they need no own-property check. */
function compareObjects(before: Plain, after: Plain, path: Path, out: PatchEntry[]): void {
  let inBoth = 0;
  for (const key in before) {
    const was = before[key];
    const is = after[key];
    if (was === is) inBoth += 1;
    else if (Object.hasOwn(after, key)) {
      inBoth += 1;
      path.push(key);
      compare(was, is, path, out);
      path.pop();
    } else out.push([[...path, key]]);
  }
  if (Object.keys(after).length === inBoth) return;
  for (const key in after) if (!Object.hasOwn(before, key)) out.push([[...path, key], after[key]]);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Applies a patch to a copy. Only what changes is copied and the rest is shared, so that the value before and the one
 * after can be compared by identity.
 */
export function applyPatch<T>(value: T, patch: readonly PatchEntry[]): T {
  let whole: unknown = value;
  const copies = new Set<unknown>();
  const copyOnce = (shared: unknown): Plain => {
    if (copies.has(shared)) return shared as Plain;
    const copy = (Array.isArray(shared) ? [...(shared as unknown[])] : { ...(shared as Plain) }) as Plain;
    copies.add(copy);
    return copy;
  };
  for (const entry of patch) {
    const [path] = entry;
    if (path.length === 0) {
      whole = entry[1];
      continue;
    }
    let holder = copyOnce(whole);
    whole = holder;
    for (const key of path.slice(0, -1)) {
      const inner = copyOnce(holder[key]);
      holder[key] = inner;
      holder = inner;
    }
    const last = path[path.length - 1]!;
    if (entry.length === 2) holder[last] = entry[1];
    else delete holder[last];
  }
  return whole as T;
}
