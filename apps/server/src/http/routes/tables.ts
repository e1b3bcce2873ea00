import { BOT_IDS } from '@keyflower/bots';
import { ContinuedTable, Notes, StepsReply, TableList, TableReply, TableSettings } from '@keyflower/protocol';
import * as z from 'zod';
import { refused } from '../../errors/index.ts';
import { cleanTitle } from '../../safety/index.ts';
import {
  createContinued,
  downloadRecord,
  enter,
  history,
  lobby,
  onDisk,
  resultOf,
  stepsSoFar,
  visibleTable,
} from '../../tables/index.ts';
import type { ServerContext } from '../../context/index.ts';
import { isGuest } from '../../people/index.ts';
import { Json, type Route, route } from '../route.ts';
import { replied } from './table-reply.ts';

const Key = z.strictObject({ key: z.string().min(1).max(64) });
const Created = z.object({ id: z.string() });

/** An account may have this many times as many open tables as a guest. */
const ACCOUNT_FACTOR = 5;

const mostTables = ({ settings }: ServerContext, me: Parameters<typeof isGuest>[0]): number =>
  settings['tables-per-guest'] * (isGuest(me) ? 1 : ACCOUNT_FACTOR);

export const TABLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/bots',
    who: 'anyone',
    tag: 'tables',
    summary: 'List the bots that can take seats',
    answer: z.object({ bots: z.array(z.string()) }),
    handle: () => ({ bots: [...BOT_IDS] }),
  }),
  route({
    method: 'GET',
    path: '/tables',
    who: 'anyone',
    tag: 'tables',
    summary: 'List public tables that are open or in progress',
    answer: TableList,
    handle: async ({ context, visitor, address }) =>
      new Json(await context.background.run('lobby', { person: visitor?.person.id ?? null }, address)),
  }),
  route({
    method: 'POST',
    path: '/tables',
    who: 'person',
    tag: 'tables',
    pace: 'costly',
    summary: 'Create a table',
    body: TableSettings,
    large: true,
    answer: Created,
    handle: async ({ context, me, body }) => {
      const most = mostTables(context, me);
      const settings = { ...body, title: cleanTitle(body.title) };
      return { id: await lobby.createTable(context.tables, me.id, settings, most) };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/continued',
    who: 'person',
    tag: 'tables',
    pace: 'costly',
    summary: 'Create a table whose game goes on from a record, with new draws',
    body: ContinuedTable,
    large: true,
    answer: Created,
    handle: async ({ context, me, body, address }) => {
      const wanted = { ...body, title: cleanTitle(body.title) };
      const most = mostTables(context, me);
      return { id: await createContinued(context.tables, me.id, wanted, { most, address }) };
    },
  }),
  route({
    method: 'GET',
    path: '/me/tables',
    who: 'person',
    tag: 'tables',
    summary: 'List the current person’s tables: games in progress first, then by date',
    answer: TableList,
    handle: async ({ context, me, address }) =>
      new Json(await context.background.run('my-tables', { person: me.id }, address)),
  }),
  route({
    method: 'GET',
    path: '/me/next',
    who: 'person',
    tag: 'tables',
    summary: 'Get the tables where it is your turn, and the one that has waited longest',
    answer: z.object({ table: z.string().nullable(), waiting: z.array(z.string()) }),
    handle: async ({ context, me }) => {
      const waiting = await context.store.tables.waitingFor(me.id);
      return { table: waiting[0] ?? null, waiting };
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table',
    who: 'visible',
    tag: 'tables',
    summary: 'Get a table',
    answer: TableReply,
    handle: replied,
  }),
  route({
    method: 'POST',
    path: '/tables/:table/enter',
    who: 'person',
    tag: 'tables',
    pace: 'guess',
    summary: 'Get access to a private table with the key from its link',
    body: Key,
    answer: TableReply,
    handle: async ({ context, visitor, params, body, me, address }) => {
      const there = await context.tables.cache.open(params.table, address);
      if (!there) throw refused('no-such-table');
      await enter(context.tables, there, me, body.key);
      const table = await visibleTable(context.tables, params.table, me, address);
      return replied({ context, table, visitor });
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/events',
    who: 'visible',
    tag: 'tables',
    pace: 'costly',
    summary: 'Get the events so far, as this viewer may see them',
    query: z.strictObject({
      since: z.coerce.number().int().min(0).default(0).describe('Return only events after this version'),
    }),
    answer: z.object({
      version: z.number().int().describe('The current version'),
      events: z.array(z.looseObject({ type: z.string() })).describe('As in docs/formats.md'),
    }),
    handle: ({ context, table: { id }, visitor, query: { since }, address }) =>
      onDisk(context.tables, id, async (table) => {
        const person = visitor?.person.id ?? null;
        return new Json(await history(context.tables, table, { person, since, address }));
      }),
  }),
  route({
    method: 'GET',
    path: '/tables/:table/steps',
    who: 'visible',
    tag: 'tables',
    pace: 'costly',
    summary: 'Get the game so far step by step, as this viewer saw it',
    query: z.strictObject({
      from: z.coerce.number().int().min(0).default(0).describe('Return only this step and those after it'),
    }),
    answer: StepsReply,
    handle: ({ context, table: { id }, visitor, query: { from }, address }) =>
      onDisk(context.tables, id, async (table) => {
        const person = visitor?.person.id ?? null;
        return new Json(await stepsSoFar(context.tables, table, { person, from, address }));
      }),
  }),
  route({
    method: 'GET',
    path: '/tables/:table/notes',
    who: 'seated',
    tag: 'tables',
    summary: 'Get your private notes about a game',
    answer: Notes,
    handle: async ({ context, table, me }) => ({ text: await context.store.notes.text(table.id, me.id) }),
  }),
  route({
    method: 'PUT',
    path: '/tables/:table/notes',
    who: 'seated',
    tag: 'tables',
    summary: 'Replace your private notes about a game',
    body: Notes,
    answer: Notes,
    handle: async ({ context, table, me, body }) => {
      await context.store.journal.commit((tx) => tx.notes.write(table.id, me.id, body.text));
      return body;
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:table/record',
    who: 'visible',
    tag: 'tables',
    pace: 'costly',
    file: 'application/x-ndjson',
    summary: 'Download the record of a finished game, with its seed',
    handle: ({ context, table }) =>
      onDisk(context.tables, table.id, (now) => downloadRecord(context.tables, now)),
  }),
  route({
    method: 'GET',
    path: '/tables/:table/score',
    who: 'visible',
    tag: 'tables',
    summary: 'Get the score sheets of a finished game',
    answer: z.looseObject({}).describe('The score sheets of docs/formats.md'),
    handle: ({ context, table: { id } }) =>
      onDisk(context.tables, id, (table) => {
        if (table.row.status !== 'over') throw refused('game-not-over');
        return { ...table.score, winners: resultOf(table).winners };
      }),
  }),
];
