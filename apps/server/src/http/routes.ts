import type { Route } from './route.ts';
import { ACCOUNT_ROUTES } from './routes/account.ts';
import { OPERATOR_ROUTES } from './routes/operators.ts';
import { PEOPLE_ROUTES } from './routes/people.ts';
import { SEAT_ROUTES } from './routes/seats.ts';
import { STATISTICS_ROUTES } from './routes/statistics.ts';
import { TABLE_ROUTES } from './routes/tables.ts';

/** Every route of the API, with who may use it. */
export const ROUTES: readonly Route[] = [
  ...PEOPLE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...TABLE_ROUTES,
  ...SEAT_ROUTES,
  ...STATISTICS_ROUTES,
  ...OPERATOR_ROUTES,
];
