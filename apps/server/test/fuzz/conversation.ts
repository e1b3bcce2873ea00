/* A conversation with the server is JSON, so that the fuzzer can change any part of it. */

export const ROLES = ['anonymous', 'guest', 'account', 'program', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** One HTTP request. `route` is a method and a path of the API, with `:name` for parameters. */
export interface RequestStep {
  as: Role;
  route: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  doubled: boolean;
}

/** One message on the socket of a role. */
export interface MessageStep {
  as: Role;
  message: unknown;
  doubled: boolean;
}

export type Step = RequestStep | MessageStep;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** More steps than this only repeat each other. */
const MOST_STEPS = 8;

/** The steps of an input that may be any JSON: what cannot be sent at all is left out. */
export function stepsOf(input: unknown): Step[] {
  const list: unknown[] = Array.isArray(input) ? input : [];
  return list
    .slice(0, MOST_STEPS)
    .filter(isObject)
    .map((given) => {
      const as = ROLES.find((role) => role === given.as) ?? 'guest';
      const doubled = given.doubled === true;
      if ('message' in given) return { as, message: given.message, doubled };
      const route = typeof given.route === 'string' ? given.route : '';
      const { params, query, body } = given;
      return { as, route, params: asObject(params), query: asObject(query), body, doubled };
    });
}

/** The values that names such as `@me` stand for, which differ from one run to the next. */
export type Names = Readonly<Record<string, unknown>>;

/** A value with every name in it replaced. */
export function named(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return Object.hasOwn(names, value) ? names[value] : value;
  if (Array.isArray(value)) return value.map((item) => named(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, names)]));
}

/** As JSON. The fuzzer doubles the field `x` as `x2`; where `doubled`, both are sent by the same name. */
export function encoded(value: unknown, doubled: boolean): string {
  const text = JSON.stringify(value) ?? '';
  return doubled ? text.replaceAll(/"(\w+)2":/g, '"$1":') : text;
}

const escaped = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate cannot be escaped.
  return encodeURIComponent(Buffer.from(text).toString());
};

/** Method and address of a request. */
export function addressOf({ route, params, query }: RequestStep): { method: string; path: string } {
  const [, method = 'GET', path = `/${route}`] = /^(GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(route) ?? [];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => escaped(params[name] ?? ''));
  const asked = Object.entries(query).map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  const safe = encodeURI(Buffer.from(filled).toString()).replaceAll('%25', '%');
  return { method, path: `/api/v1${safe}${asked.length > 0 ? `?${asked.join('&')}` : ''}` };
}
