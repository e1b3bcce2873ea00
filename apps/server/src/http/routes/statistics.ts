import { Statistics } from '@keyflower/protocol';
import { csvOf } from '@keyflower/protocol/counting';
import { statisticsOf } from '../../people/index.ts';
import { type Route, route } from '../route.ts';

const CSV = 'text/csv; charset=utf-8';
/** Seconds for which anyone may keep the statistics of the site. */
const FRESH = 60;

export const STATISTICS_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/statistics',
    who: 'anyone',
    tag: 'statistics',
    fresh: FRESH,
    summary: 'Get the sums over all finished games of people; those at private tables only several at a time',
    answer: Statistics,
    handle: async ({ context }) => ({ groups: await context.store.statistics.site() }),
  }),
  route({
    method: 'GET',
    path: '/statistics.csv',
    who: 'anyone',
    tag: 'statistics',
    fresh: FRESH,
    file: CSV,
    summary: 'Download the same as a table, one sum a line',
    handle: async ({ context }) => csvOf(await context.store.statistics.site()),
  }),
  route({
    method: 'GET',
    path: '/people/:person/statistics',
    who: 'anyone',
    tag: 'statistics',
    summary: 'Get the sums over a person’s finished games; those at private tables only as that person',
    answer: Statistics,
    handle: ({ context, params, visitor }) =>
      statisticsOf(context.store, params.person, visitor?.person.id ?? null),
  }),
  route({
    method: 'GET',
    path: '/people/:person/statistics.csv',
    who: 'anyone',
    tag: 'statistics',
    file: CSV,
    summary: 'Download the same as a table, one sum a line',
    handle: async ({ context, params, visitor }) =>
      csvOf((await statisticsOf(context.store, params.person, visitor?.person.id ?? null)).groups),
  }),
];
