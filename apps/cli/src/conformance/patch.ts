import type { Patch } from './format.ts';

type Node = Record<string, unknown> | unknown[];

/** A copy of a JSON value with the changes of a patch. */
export function patched(value: unknown, patch: Patch): unknown {
  const root = { value: structuredClone(value) };
  for (const { op, path, value: by } of patch) {
    const keys = ['value', ...path.split('/').slice(1)];
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>((node, key) => childOf(node, key), root);
    if (typeof parent !== 'object' || parent === null) throw new Error(`there is no ${path}`);
    change(parent as Node, last, op, structuredClone(by));
  }
  return root.value;
}

function change(parent: Node, key: string, op: Patch[number]['op'], by: unknown): void {
  if (Array.isArray(parent)) {
    parent.splice(Number(key), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [by]));
  } else if (op === 'remove') {
    delete parent[key];
  } else {
    parent[key] = by;
  }
}

function childOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
}
