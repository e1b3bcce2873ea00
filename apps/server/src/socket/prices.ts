import type { ClientMessage } from '@keyflower/protocol';

/** What a message costs in tokens, about as much as it makes the server work. */
export const PRICES: Readonly<Record<ClientMessage['type'], number>> = {
  ping: 1,
  unwatch: 1,
  vote: 2,
  commit: 2,
  reveal: 2,
  'auto-pass': 2,
  queue: 2,
  act: 2,
  chat: 2,
  legal: 3,
  undo: 4,
  watch: 6,
};

/** The price of a message that is not known. */
const UNKNOWN = 2;

export function priceOf(message: object | null): number {
  const { type } = (message ?? {}) as { type?: unknown };
  return typeof type === 'string' && Object.hasOwn(PRICES, type)
    ? PRICES[type as ClientMessage['type']]
    : UNKNOWN;
}

/** Entries of records that are replayed for one token more. */
export const ENTRIES_PER_TOKEN = 25;

/** A socket that sends so many messages in a row beyond its limit is closed. */
export const MOST_REFUSED = 200;
