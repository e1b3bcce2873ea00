import { commitmentTo, type SeedProof } from '@keyflower/engine';
import type { ServerMessage, TableInfo } from '@keyflower/protocol';
import { session } from '../session/index.ts';
import { newId } from './requests.ts';

/** What this device contributes to the seed of a game, and the hash of the server's secret that it saw before. */
export interface Contribution {
  mine: string;
  server: string;
}

const storedAs = (table: string): string => `keyflower-draws-${table}`;

/** For browsers that do not let the page store anything. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  unstored.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is kept until the page is closed.
  }
}

/** What this device has contributed at a table. */
function contributionAt(table: string): Contribution | null {
  const stored = read(storedAs(table));
  return stored === null ? null : (JSON.parse(stored) as Contribution);
}

/**
 * Whether the game was made with the secret that this device knew of when it contributed; null if it did not contribute,
 * or another device of the player, or another player before them, did so instead.
 */
export function isOwnDrawKept(
  table: string,
  seat: number | null,
  { server, seats }: SeedProof,
): boolean | null {
  const own = contributionAt(table);
  const told = seat === null ? null : seats[seat];
  if (own === null || (told?.revealed ?? own.mine) !== own.mine) return null;
  return own.server === server;
}

function newContribution(table: string, server: string): Contribution {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const mine = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write(storedAs(table), JSON.stringify({ mine, server }));
  return { mine, server };
}

/** Takes part in making the seed: commits after taking a seat, and reveals when the game begins. */
export function contribute(message: ServerMessage): void {
  if (message.type === 'table') commitTo(message.table, message.you.seat);
  if (message.type !== 'reveal') return;
  const known = contributionAt(message.table);
  if (known)
    void session.ask({ type: 'reveal', table: message.table, id: newId(), contribution: known.mine });
}

function commitTo({ id, status, draws }: TableInfo, seat: number | null): void {
  // Where another device of the player has committed, that one contributes.
  if (status !== 'open' || !draws || seat === null || draws.seats[seat]) return;
  const known = contributionAt(id);
  const { mine } = known?.server === draws.server ? known : newContribution(id, draws.server);
  void session.ask({ type: 'commit', table: id, id: newId(), commitment: commitmentTo(mine) });
}
