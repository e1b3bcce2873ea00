import type { PersonBrief } from '@keyflower/protocol';
import { briefOf } from '../people/index.ts';
import type { PersonRow, Stores } from '../store/index.ts';

/** People whose rows were read before. */
export interface ReadPeople {
  known(id: string): Readonly<PersonRow> | undefined;
}

export async function readPeople(stores: Stores, ids: Iterable<string>): Promise<ReadPeople> {
  const rows = await stores.people.several(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { known: (id) => byId.get(id) };
}

export function brief(people: ReadPeople, id: string | null): PersonBrief | null {
  return id === null ? null : briefOf(people.known(id), id);
}

export const personName =
  (people: ReadPeople) =>
  (person: string): string =>
    briefOf(people.known(person), person).name;
