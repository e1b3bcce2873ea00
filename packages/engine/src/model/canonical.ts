import { sha256Hex } from '../random/sha256.ts';

/** JSON with sorted keys and no spaces: the same text for the same value on every platform. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(value[i]);
    return `${text}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as Record<string, unknown>;
  let text = '{';
  for (const key of sorted(Object.keys(fields))) {
    if (fields[key] === undefined) continue;
    text += `${text.length === 1 ? '' : ','}${quote(key)}:${canonicalJson(fields[key])}`;
  }
  return `${text}}`;
}

/** By insertion: objects here have a handful of keys, for which `sort` costs more to call than to run. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i];
    let at = i;
    for (; at > 0 && keys[at - 1] > key; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
  return keys;
}

/** Ids and keys need no escapes: looking is cheaper than asking JSON, and hashes are taken of whole positions. */
const PLAIN = /^[\w/-]*$/;
const quote = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value));
