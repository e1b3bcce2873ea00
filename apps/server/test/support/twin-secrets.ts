import { ensure } from './ensure.ts';
import { liveTable, type Member, membersOf, type Mirror } from './mirror.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** No message about a table holds its seed, a key of another person, or a secret of the server. */
export function checkSecrets(
  mirror: Mirror,
  { id, seed, told }: { id: string; seed: string; told: (member: Member) => string },
): void {
  const over = liveTable(mirror, id).row.status === 'over';
  const said = [...membersOf(mirror).map(told), ...mirror.pages.splice(0)];
  const logged = JSON.stringify(mirror.server.logged);
  ensure(over || !said.some((text) => text.includes(seed)), 'the seed stays secret until the end');
  ensure(!logged.includes(seed), 'no log holds a seed');
  ensure(!told(mirror.spectator).includes('key-of-'), 'a spectator gets no key');
  const invited = mirror.seats.slice(1).map(told);
  ensure(!invited.some((text) => text.includes(`${id}-seat-`)), 'only the host has the keys of seats');
  const secrets = Object.values(mirror.server.running.context.secrets).flatMap((secret) =>
    typeof secret === 'string' ? [secret] : [secret.privateKey],
  );
  const cookies = membersOf(mirror).map(({ person }) => must(person.cookie.split('=')[1]));
  for (const secret of [...secrets, ...cookies])
    ensure(![...said, logged].some((text) => text.includes(secret)), 'no secret of the server leaves it');
}
