import type { PersonBrief } from '@keyflower/protocol';
import type { PersonRow } from '../store/index.ts';

/** Public facts about a person at a table; a deleted one has no name. */
export function briefOf(row: PersonRow | undefined, id: string): PersonBrief {
  if (!row || row.deleted !== null) return { id, name: '', guest: false, bot: false };
  return { id, name: row.name, guest: row.password === null, bot: row.is_bot === 1 };
}
