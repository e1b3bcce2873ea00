import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { BotTable } from './bot-table.ts';
import { BotTally } from './bot-tally.ts';
import type { GuestsOrder } from './order.ts';

/* Guests who play with bots, each at a table of their own, from a `play` on standard input until a `rest`.
   A number behind `play` is a pause before each of their actions, in milliseconds. */

// Real guests have their own machines; here they must not take CPU time from the measured processes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { port, tables: count, bot } = JSON.parse(process.argv[2]) as GuestsOrder;
const tally = new BotTally();
const tables: BotTable[] = [];

async function rest(): Promise<void> {
  const result = tally.close();
  for (const table of tables) table.rest();
  while (!tables.every(({ isQuiet }) => isQuiet)) await sleep(20);
  console.log(JSON.stringify(result));
}

async function main(): Promise<void> {
  for (let n = 0; n < count; n++) {
    tables.push(await BotTable.open(port, `guest ${n}`, bot, tally.newWatch()));
  }
  while (!tables.every(({ isQuiet }) => isQuiet)) await sleep(20);
  console.log('ready');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'rest') await rest();
    else {
      tally.open();
      const pauseMs = Number(line.split(' ')[1] ?? 0);
      for (const table of tables) table.play(pauseMs);
    }
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
