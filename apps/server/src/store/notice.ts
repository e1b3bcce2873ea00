import type { Changes } from './changes.ts';

/** What one server tells the others of a commit: ids only, since the rows have the rest. */
export interface Notice {
  /** The server that it comes from. */
  from: string;
  tables: string[];
  /** Chat lines that were added or removed, as `chatIn` reads them. */
  chats: string[];
  people: string[];
  signedOut: string[];
  /** Tables that people began or ceased to watch. */
  watched: string[];
}

type Kind = Exclude<keyof Notice, 'from'>;

/** Notices are short: the database takes less than 8,000 bytes. */
const MAX_IDS = 200;
const NONE: Omit<Notice, 'from'> = { tables: [], chats: [], people: [], signedOut: [], watched: [] };

/** The notices about a commit, as texts; mostly one, and none if no other server has to know. */
export function noticesOf(from: string, changes: Changes): string[] {
  const { tables, chats, people, signedOut, watched } = changes;
  const all: [Kind, string][] = Object.entries({ tables, chats, people, signedOut, watched }).flatMap(
    ([kind, ids]) => [...ids].map((id): [Kind, string] => [kind as Kind, id]),
  );
  const texts: string[] = [];
  for (let start = 0; start < all.length; start += MAX_IDS) {
    const notice: Record<string, unknown> = { from };
    for (const [kind, id] of all.slice(start, start + MAX_IDS)) {
      const ids = (notice[kind] ??= []) as string[];
      ids.push(id);
    }
    texts.push(JSON.stringify(notice));
  }
  return texts;
}

export const noticeFrom = (text: string): Notice => ({ ...NONE, ...(JSON.parse(text) as Notice) });
