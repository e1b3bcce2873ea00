import { TableSettings } from '@keyflower/protocol';
import { hashPassword } from '../../src/people/index.ts';
import { nameKey } from '../../src/safety/index.ts';
import { lobby } from '../../src/tables/index.ts';
import { PASSWORD } from '../support/accounts.ts';
import type { Person } from '../support/person.ts';
import type { TestServer } from '../support/server.ts';
import { storedPerson, tokenOf, withToken } from '../support/stored-people.ts';
import type { Role } from './conversation.ts';

/** People of every role, and tables of theirs. */
export interface Cast {
  people: Record<Exclude<Role, 'anonymous'>, Person>;
  tokenId: string;
  /** A game at its beginning, the same every time: the guest is the host, the account has the other seat. */
  playing: string;
  /** A public table before its game, with a free seat. */
  open: string;
}

const MOST_TABLES = 100;
const weakly = hashPassword(PASSWORD, 1024);
let named = 0;

/** A new cast. Directly, without requests: they are needed often. */
export async function newCast(server: TestServer): Promise<Cast> {
  const { store, tables } = server.running.context;
  const password = await weakly;
  const guest = await storedPerson(server);
  const member = await storedPerson(server, { password });
  member.name = `Attacker ${(named += 1)}`;
  const { id: tokenId, token } = await tokenOf(server, member);
  const operator = await storedPerson(server, { password, operator: 1 });
  const { name, id: memberId } = member;
  await store.journal.commit((tx) => tx.people.set(memberId, { name, name_key: nameKey(name) }));
  const [playing, open] = await Promise.all(
    // With a chosen seed: actions of the corpus fit every time.
    [
      { options: { players: 2 }, seed: 'fuzz' },
      { options: { players: 3 }, public: true },
    ].map(async (settings) => {
      const id = await lobby.createTable(tables, guest.id, TableSettings.parse(settings), MOST_TABLES);
      await lobby.sit(tables, (await tables.cache.open(id))!, memberId, 1, undefined);
      return id;
    }),
  );
  await lobby.start(tables, (await tables.cache.open(playing!))!);
  const people = { guest, account: member, program: withToken(member, token), operator };
  return { people, tokenId, playing: playing!, open: open! };
}
