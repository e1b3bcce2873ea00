import { ROUTES } from '../../src/http/routes.ts';

/** Differs between any two servers, whatever is played there. */
const OF_THE_SERVER = ['/push-key'];

export interface Page {
  path: string;
  /** Anyone may ask for it without a cookie, and does not become a guest by that. */
  open: boolean;
  /** Refused until the game is over. */
  closed: boolean;
}

const CLOSED = ['/tables/:table/record', '/tables/:table/score'];

/** Every page of the API that a player or spectator may ask for, by the routes themselves. */
export function pagesOf(table: string, person: string): Page[] {
  const routes = ROUTES.filter(
    ({ method, who, path }) => method === 'GET' && who !== 'operator' && !OF_THE_SERVER.includes(path),
  );
  const pages = routes.map(({ path, who }) => ({
    path: path.replace(':table', table).replace(':person', person),
    open: (who === 'anyone' && path !== '/me') || who === 'visible',
    closed: CLOSED.includes(path),
  }));
  const parts = ['events?since=2', 'steps?from=2'];
  return [
    ...pages,
    ...parts.map((part) => ({ path: `/tables/${table}/${part}`, open: true, closed: false })),
  ];
}
