import { eventually } from './eventually.ts';
import { liveTable, type Member, type Mirror, page } from './mirror.ts';
import { inOrder } from './streams.ts';
import type { Notices } from './twin-notices.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** What an absent viewer reads of a table by HTTP, message by message. */
export class Reader {
  private since = 0;
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  async news(mirror: Mirror, { person }: Member): Promise<string[]> {
    const answer = await page(mirror, person, `/tables/${this.table}/events?since=${this.since}`);
    const news = JSON.parse(must(answer.split('\n')[1])) as { version: number; events: unknown[] };
    this.since = news.version;
    return news.events.length > 0 ? [JSON.stringify({ type: 'events', ...news })] : [];
  }
}

/** What reaches a person by other ways than the messages of a table. */
export function outsideNews(
  mirror: Mirror,
  member: Member,
  waiting: readonly string[],
  notices: Notices | null,
): string[] {
  const mine = waiting.filter((id) => id === member.person.id);
  return [...mine.map(() => '{"type":"waiting soon"}'), ...(notices?.take(mirror, member) ?? [])];
}

/** What another device of a person hears when it comes to a table, from different versions. */
export async function heardOnReturn(
  mirror: Mirror,
  { person }: Member,
  table: string,
  viewer: number | null,
): Promise<string[]> {
  const { hub } = mirror.server.running.context;
  const version = liveTable(mirror, table).version(viewer);
  const heard: string[] = [];
  for (const since of [undefined, 0, Math.max(0, version - 1), version + 5]) {
    const again = await person.connect();
    await again.watch(table, since === undefined ? {} : { since });
    heard.push(...inOrder(again.raw).filter((text) => !text.startsWith('{"type":"welcome"')));
    const left = hub.sockets - 1;
    await again.close();
    // Otherwise others would hear of it at any time later.
    await eventually(() => hub.sockets === left, 'the server to notice');
  }
  return heard;
}
