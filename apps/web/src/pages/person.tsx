import type { Profile, Statistics, TableRow } from '@keyflower/protocol';
import type { StatisticsWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { api, mute, session, unmute } from '../session/index.ts';
import { StatisticsPanel, TEXTS } from '../statistics/index.ts';
import { Button, dateText, type Page, Part, ReportDialog, usePageWords } from '../ui/index.ts';
import { ensureAccountWords, useAccountWords } from './account/words.ts';
import { inOrder, isRunning, TableRows } from './table-list.tsx';

function Standings({ standing, byPlayers }: Profile) {
  const { people } = useAccountWords();
  const line = (name: string, { games, wins, meanScore, bestScore }: Profile['standing']) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {[games, wins, meanScore ?? '–', bestScore ?? '–'].map((value, i) => (
        <td key={i}>{value}</td>
      ))}
    </tr>
  );
  return (
    <div class="standings">
      <table>
        <thead>
          <tr>
            {[people.players, people.games, people.wins, people.mean, people.best].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line(people.all, standing)}
          {byPlayers.map((one) => line(String(one.players), one))}
        </tbody>
      </table>
    </div>
  );
}

/** Actions concerning another person. */
function Tools({ id, blocked }: { id: string; blocked: boolean }) {
  const { people } = useAccountWords();
  const [is, setBlocked] = useState(blocked);
  const [reporting, report] = useState(false);
  const change = async (): Promise<void> => {
    await (is ? unmute(id) : mute(id));
    setBlocked(!is);
  };
  return (
    <div class="row">
      {is && <span class="faint">{people.blocked}</span>}
      <Button work={change}>{is ? people.unblock : people.block}</Button>
      <button type="button" class="quiet" onClick={() => report(true)}>
        {people.report}
      </button>
      {reporting && <ReportDialog about={{ person: id }} onClose={() => report(false)} />}
    </div>
  );
}

interface Counted {
  groups: Statistics['groups'];
  first: StatisticsWords;
}

interface Known {
  counted: Counted;
  profile: Profile;
  /** Only on one's own page: other people's games are not listed. */
  tables: readonly TableRow[];
  blocked: boolean;
}

/** Charts are drawn only when they are asked for. */
function PersonStatistics({ groups, first }: Counted) {
  const words = usePageWords(TEXTS, first);
  const [isOpen, open] = useState(false);
  if (groups.length === 0) return null;
  return (
    <details class="part statistics-more" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && <StatisticsPanel groups={groups} words={words} />}
      {isOpen && <a href="/statistics">{words.more}</a>}
    </details>
  );
}

function Person({ profile, tables, blocked, counted }: Known) {
  const { me, words } = session;
  const { people } = useAccountWords();
  const { lobby, unnamed, start } = words;
  const { person, rating, provisional } = profile;
  const mine = person.id === me.id;
  const facts = [
    person.guest ? lobby.guest : '',
    person.bot ? people.bot : '',
    `${people.since} ${dateText(profile.since, me.lang, 'day')}`,
  ];
  return (
    <>
      <h1>{person.name || unnamed}</h1>
      <p class="person-facts faint">{facts.filter(Boolean).join(' · ')}</p>
      {!mine && <Tools id={person.id} blocked={blocked} />}
      <div class="two">
        <Part title={people.rating}>
          <p class="rating">
            <strong>{rating ?? people.none}</strong>
            {rating !== null && provisional && <span class="faint"> ({people.provisional})</span>}
          </p>
          <Standings {...profile} />
        </Part>
        {mine && (
          <Part title={start.mine}>
            <TableRows tables={tables} empty={start.mineEmpty} />
          </Part>
        )}
      </div>
      <PersonStatistics {...counted} />
    </>
  );
}

/** A person's public page; one's own also lists the games. */
export async function personPage([id = '']: string[]): Promise<Page> {
  const mine = id === session.me.id;
  const [profile, { groups }, first, { people }, { tables }] = await Promise.all([
    api<Profile>('GET', `/people/${id}`),
    api<Statistics>('GET', `/people/${id}/statistics`),
    TEXTS.load(session.me.lang),
    mine ? { people: [] as string[] } : api<{ people: string[] }>('GET', '/me/blocks'),
    mine ? api<{ tables: TableRow[] }>('GET', '/me/tables') : { tables: [] as TableRow[] },
    ensureAccountWords(),
  ]);
  return {
    title: profile.person.name || session.words.unnamed,
    content: (
      <Person
        profile={profile}
        counted={{ groups, first }}
        blocked={people.includes(id)}
        tables={inOrder(tables.filter((table) => isRunning(table) || table.status === 'over'))}
      />
    ),
  };
}
