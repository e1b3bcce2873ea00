import type { DataExport, Profile, Statistics } from '@keyflower/protocol';
import { isProvisional, shownRating } from '../rating/index.ts';
import { refused } from '../errors/index.ts';
import type { PersonRow, StandingRow, Stores } from '../store/index.ts';
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
export async function profile(stores: Stores, id: string): Promise<Profile> {
  const row = await stores.people.get(id);
  if (!row || row.deleted !== null) throw refused('no-such-person');
  const rows = await stores.results.standings(id);
  return {
    person: briefOf(row, id),
    since: row.created,
    rating: row.mu === null || row.sigma === null ? null : shownRating(row.mu, row.sigma),
    provisional: row.sigma === null || isProvisional(row.sigma),
    standing: standing(rows),
    byPlayers: rows.map((one) => ({ players: one.players, ...standing([one]) })),
  };
}

/** The statistics of a person: of games at private tables only for themselves. */
export async function statisticsOf(stores: Stores, id: string, viewer: string | null): Promise<Statistics> {
  const row = await stores.people.get(id);
  if (!row || row.deleted !== null) throw refused('no-such-person');
  return { groups: await stores.statistics.of(id, viewer !== id) };
}

/** Everything that is stored about a person, without the credentials. */
export async function exportOf(stores: Stores, person: PersonRow): Promise<DataExport> {
  // The driver adds `_metadata` to rows.
  const {
    password: _password,
    name_key: _key,
    settings: _settings,
    _metadata,
    ...account
  } = person as PersonRow & { _metadata?: unknown };
  const { sessions, push, chat, tables, results, notes, statistics } = stores;
  const [tokens, sat, games, lines] = [
    await sessions.tokens(person.id),
    await tables.ofPerson(person.id, EXPORTED),
    await results.games(person.id, EXPORTED),
    await chat.linesOf(person.id, EXPORTED),
  ];
  return {
    account: { ...account, settings: settingsOf(person) },
    tokens: tokens.map(({ id, label, created, used }) => ({ id, label, created, used })),
    sessions: await sessions.of(person.id),
    devices: (await push.of(person.id)).map(({ endpoint }) => endpoint),
    blocked: await chat.blockedBy(person.id),
    tables: sat.map(({ id, status, created, ended }) => ({ id, status, created, ended })),
    results: games.map((row) => ({ ...row })),
    reports: await chat.reportsOf(person.id),
    chat: lines.map(({ table_id, at, text }) => ({ table: table_id, at, text })),
    notes: await notes.of(person.id, EXPORTED),
    statistics: await statistics.of(person.id),
  };
}
