import { setTimeout as sleep } from 'node:timers/promises';
import { keepBusy } from './busy-tables.ts';
import { Party } from './keyflower-party.ts';
import { type PlannedGame, planGame } from './planned-game.ts';

/* Games of Keyflower at our own server: as fast as they go, or at a steady pace. */

const PLANNED = 12;
/** Parties that connect at the same time. */
const AT_ONCE = 8;

/** Lets the parties act in turn at a fixed total rate per second. */
async function pace(parties: readonly Party[], perSecond: number): Promise<void> {
  const start = performance.now();
  for (let n = 0; ; n++) {
    const wait = start + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    parties[n % parties.length].requestAction();
  }
}

/** In the loopback network, which has sixteen million. */
const addressOf = (table: number, seat: number): string =>
  `127.${10 + seat}.${Math.floor(table / 250)}.${1 + (table % 250)}`;

void keepBusy(async (order, answered, heard) => {
  const { port, ports = [port], apart = false, tables, players = 2, perSecond, manyAddresses } = order;
  const portOf = (table: number, seat: number): number =>
    ports[(apart ? table + seat : table) % ports.length];
  const games: PlannedGame[] = [];
  for (let i = 0; i < PLANNED; i++) games.push(planGame(players, `bench ${players} ${i}`));
  const eager = perSecond === undefined;
  const parties = Array.from(
    { length: tables },
    (_, table) =>
      new Party(
        table,
        { games, players, laid: eager ? 6 : 1, eager, ...(manyAddresses ? { addressOf } : {}) },
        answered,
        heard,
      ),
  );
  for (let first = 0; first < tables; first += AT_ONCE) {
    const coming = parties.slice(first, first + AT_ONCE);
    await Promise.all(coming.map((party) => party.gather((seat) => portOf(party.table, seat))));
  }
  for (let first = 0; first < tables; first += AT_ONCE) {
    await Promise.all(parties.slice(first, first + AT_ONCE).map((party) => party.begin()));
  }
  if (!eager) void pace(parties, perSecond);
});
