import type { Profile, TableRow } from '@keyflower/protocol';
import { api } from '../api.ts';
import { house } from '../house.ts';
import { button, date } from '../page/controls.ts';
import { el, part } from '../page/dom.ts';
import { type Page, showAgain } from '../page/router.ts';
import { report } from '../table/talk.ts';
import { rows } from './home.ts';

/** Somebody's public page; one's own also lists the games. */
export async function personPage([id]: string[]): Promise<Page> {
  const { people, lobby } = house.words;
  const profile = await api<Profile>('GET', `/people/${id}`);
  const { person, rating, provisional } = profile;
  const mine = person.id === house.me.id;
  return {
    title: person.name,
    body: [
      el('h1', {}, person.name),
      el(
        'p',
        { class: 'faint' },
        [
          person.guest ? lobby.guest : '',
          person.bot ? people.bot : '',
          `${people.since} ${date(profile.since, false)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      el(
        'p',
        {},
        `${people.rating}: ${rating === null ? people.none : rating}${rating !== null && provisional ? ` (${people.provisional})` : ''}`,
      ),
      standings(profile),
      ...(mine
        ? [part(people.history, {}, ...rows(await finished(), people.none))]
        : [await tools(person.id)]),
    ],
  };
}

function standings({ standing, byPlayers }: Profile): HTMLElement {
  const { people } = house.words;
  const line = (name: string, { games, wins, meanScore, bestScore }: Profile['standing']): HTMLElement =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, name),
      ...[games, wins, meanScore ?? '–', bestScore ?? '–'].map((value) => el('td', {}, value)),
    );
  return el(
    'table',
    { class: 'standings' },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...[people.players, people.games, people.wins, people.mean, people.best].map((name) =>
          el('th', {}, name),
        ),
      ),
    ),
    el('tbody', {}, line(people.all, standing), ...byPlayers.map((one) => line(String(one.players), one))),
  );
}

async function finished(): Promise<TableRow[]> {
  const { tables } = await api<{ tables: TableRow[] }>('GET', '/me/tables');
  return tables.filter(({ status }) => status === 'over');
}

async function tools(id: string): Promise<HTMLElement> {
  const { people } = house.words;
  const { people: blocked } = await api<{ people: string[] }>('GET', '/me/blocks');
  const is = blocked.includes(id);
  return el(
    'div',
    { class: 'row' },
    is && el('span', { class: 'faint' }, people.blocked),
    button(is ? people.unblock : people.block, async () => {
      await api(is ? 'DELETE' : 'PUT', `/me/blocks/${id}`, {});
      showAgain();
    }),
    button(people.report, () => report({ person: id })),
  );
}
