import type { Patch, PatchOperation } from '../../apps/cli/src/conformance/format.ts';

/** The JSON patch from one JSON value to another. */
export function patchBetween(before: unknown, after: unknown, path = ''): Patch {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after, path);
  if (isRecord(before) && isRecord(after)) return fieldsPatch(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsPatch(before: Record<string, unknown>, after: Record<string, unknown>, path: string): Patch {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Patch => {
    const [old, value] = [before[key], after[key]];
    const place = `${path}/${key}`;
    if (value === undefined) return old === undefined ? [] : [{ op: 'remove', path: place }];
    if (old === undefined) return [{ op: 'add', path: place, value }];
    return patchBetween(old, value, place);
  });
}

/** Entries that were added or removed in one place; other lists are compared entry by entry. */
function listPatch(before: readonly unknown[], after: readonly unknown[], path: string): Patch {
  const same = (i: number, j: number): boolean => JSON.stringify(before[i]) === JSON.stringify(after[j]);
  let start = 0;
  while (start < before.length && start < after.length && same(start, start)) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && same(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const common = room - end;
  const at = start + common;
  const changed = Array.from({ length: common }, (_, i) =>
    patchBetween(before[start + i], after[start + i], `${path}/${start + i}`),
  ).flat();
  const gone = before
    .slice(at, before.length - end)
    .map((): PatchOperation => ({ op: 'remove', path: `${path}/${at}` }));
  const added = after
    .slice(at, after.length - end)
    .map((value, i): PatchOperation => ({ op: 'add', path: `${path}/${at + i}`, value }));
  const patch = [...changed, ...gone, ...added];
  const whole: Patch = [{ op: 'replace', path, value: after }];
  return path !== '' && JSON.stringify(whole).length < JSON.stringify(patch).length ? whole : patch;
}
