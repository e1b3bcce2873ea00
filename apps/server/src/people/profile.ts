import type { DataExport, Profile } from '@keyflower/protocol';
import { isProvisional, shownRating } from '../rating/index.ts';
import { refused } from '../errors/index.ts';
import type { PersonRow, StandingRow, Store } from '../store/index.ts';
import { briefOf } from './brief.ts';
import { settingsOf } from './visitors.ts';

const EXPORTED = 10_000;

function standing(rows: readonly StandingRow[]): Profile['standing'] {
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return {
    games,
    wins: rows.reduce((sum, row) => sum + row.wins, 0),
    meanScore: games === 0 ? null : Math.round((total / games) * 10) / 10,
    bestScore: games === 0 ? null : Math.max(...rows.map((row) => row.best)),
  };
}

/** A person's public profile. */
export function profile(store: Store, id: string): Profile {
  const row = store.people.get(id);
  if (!row || row.deleted !== null) throw refused('no-such-person');
  const rows = store.results.standings(id);
  return {
    person: briefOf(row, id),
    since: row.created,
    rating: row.mu === null || row.sigma === null ? null : shownRating(row.mu, row.sigma),
    provisional: row.sigma === null || isProvisional(row.sigma),
    standing: standing(rows),
    byPlayers: rows.map((one) => ({ players: one.players, ...standing([one]) })),
  };
}

/** Everything that is stored about a person, without the credentials. */
export function exportOf(store: Store, person: PersonRow): DataExport {
  // The driver adds `_metadata` to rows.
  const {
    password: _password,
    name_key: _key,
    settings: _settings,
    _metadata,
    ...account
  } = person as PersonRow & { _metadata?: unknown };
  return {
    account: { ...account, settings: settingsOf(person) },
    tokens: store.sessions
      .tokens(person.id)
      .map(({ id, label, created, used }) => ({ id, label, created, used })),
    sessions: store.sessions.of(person.id),
    devices: store.push.of(person.id).map(({ endpoint }) => endpoint),
    blocked: store.chat.blockedBy(person.id),
    tables: store.tables
      .ofPerson(person.id, EXPORTED)
      .map(({ id, status, created, ended }) => ({ id, status, created, ended })),
    results: store.results.games(person.id, EXPORTED).map((row) => ({ ...row })),
    reports: store.chat.reportsOf(person.id),
    chat: store.chat
      .linesOf(person.id, EXPORTED)
      .map(({ table_id, at, text }) => ({ table: table_id, at, text })),
    notes: store.notes.of(person.id, EXPORTED),
  };
}
