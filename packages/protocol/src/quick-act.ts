import { type ClientMessage, MAX_ACTION_TYPE, MAX_REQUEST_ID, MAX_TABLE_ID } from './socket.ts';

const FIELDS = 5;

/**
 * A fast path for the most frequent message, checked by hand. Returns null for anything unusual, which is then
 * validated by the schema.
 */
export function quickAct(message: object): Extract<ClientMessage, { type: 'act' }> | null {
  const { type, table, id, version, action } = message as Record<string, unknown>;
  if (type !== 'act' || Object.keys(message).length !== FIELDS) return null;
  if (!isWord(table, MAX_TABLE_ID) || !isWord(id, MAX_REQUEST_ID)) return null;
  if (!Number.isSafeInteger(version) || (version as number) < 0) return null;
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return null;
  if (!isWord((action as { type?: unknown }).type, MAX_ACTION_TYPE)) return null;
  return message as Extract<ClientMessage, { type: 'act' }>;
}

const PRINTABLE = /^[ -~]+$/;

function isWord(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most && PRINTABLE.test(value);
}
