import { eventually } from './eventually.ts';
import { liveTable, type Mirror } from './mirror.ts';
import { silentBots } from './silent-bots.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Lets a player leave, and returns what the bot in the seat is asked. It never answers. */
export async function askedOfBot(mirror: Mirror, table: string, seat: number): Promise<string[]> {
  const { context } = mirror.server.running;
  const { tables } = context;
  const real = tables.bots;
  const asked: string[] = [];
  tables.bots = silentBots(context, (bot, { seed: _seed, ...request }) => {
    asked.push(JSON.stringify({ bot, request }));
  });
  await must(mirror.seats[seat]).person.post(`/tables/${table}/leave`);
  await eventually(() => asked.length > 0, 'the question to the bot');
  tables.bots = real;
  return asked;
}

/** All votes of a table are answered alike by everyone. */
export async function voteAlike(
  mirror: Mirror,
  table: string,
  { id, agree }: { id: string; agree: boolean },
): Promise<void> {
  for (const [seat, { connection }] of mirror.seats.entries()) {
    const { votes } = liveTable(mirror, table).live;
    const vote = votes?.find(({ waiting }) => waiting.includes(seat))?.id;
    if (vote !== undefined) await connection.ask({ type: 'vote', table, id: `v${id}`, vote, agree });
  }
}
