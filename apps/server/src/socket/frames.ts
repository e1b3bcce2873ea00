import type { ClientMessage } from '@keyflower/protocol';

interface Place {
  table?: string;
  id?: string;
}

/** The object in a frame; null if it has none. */
export function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** The table and the id of a message, to refuse it. */
export function placeOf(message: ClientMessage): Place {
  return {
    ...('table' in message ? { table: message.table } : {}),
    ...('id' in message ? { id: message.id } : {}),
  };
}

/** The same of an object that need not be a message. */
export function placeIn(message: object | null): Place {
  const { id, table } = (message ?? {}) as { id?: unknown; table?: unknown };
  return {
    ...(typeof table === 'string' && table.length <= 40 ? { table } : {}),
    ...(typeof id === 'string' && id.length <= 64 ? { id } : {}),
  };
}
