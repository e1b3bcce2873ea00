import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BackgroundBusy } from '../background/index.ts';
import type { ServerContext } from '../context/index.ts';
import { isBanned, TooBusy, type Visitor } from '../people/index.ts';
import { errorBody, invalidRequest, NOT_STORED, Refused, refused, STATUS } from '../errors/index.ts';
import { addressKey, clientAddress, originAllowed } from '../safety/index.ts';
import { isStorageFailure, isUnstorable, OutcomeUnknown } from '../store/index.ts';
import { type LiveTable, visibleTable } from '../tables/index.ts';
import { limitConnections } from './connections.ts';
import { judged } from './judged.ts';
import { once, openApi, socketReference } from './openapi.ts';
import { Json, type PathParameters, type Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { addSystemRoutes } from './system.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { refuseWhenStopped } from './stopped.ts';
import { refuseUnreadable } from './unreadable.ts';

const API = '/api/v1';
const BODY_LIMIT = 16_384;
const MAX_PARAMETER = 64;
/** Enough for a set of corrected tiles. */
const LARGE_BODY = 262_144;

/** The headers of a request that identify its sender. */
export interface Caller {
  headers: {
    origin?: string;
    host?: string;
    cookie?: string;
    authorization?: string;
    'x-forwarded-for'?: string | string[];
  };
  remote: string;
  changes: boolean;
}

export function addressOf(context: ServerContext, caller: Pick<Caller, 'headers' | 'remote'>): string {
  const forwarded = caller.headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return clientAddress(caller.remote, list, context.settings['trust-proxy']);
}

/**
 * Identifies the caller. A token needs no page; a cookie counts only on requests from our own pages, because browsers
 * attach it to every request.
 */
export async function identify(
  context: ServerContext,
  { headers, changes }: Caller,
  cookieValue: string | undefined,
): Promise<Visitor | null> {
  if (headers.authorization !== undefined) {
    const visitor = await context.visitors.byToken(headers.authorization);
    if (!visitor) throw refused('invalid-token');
    return visitor;
  }
  const own = originAllowed(headers.origin, headers.host, context.settings['public-url']);
  if (own === false) throw refused('foreign-origin');
  if (cookieValue === undefined) return null;
  if (changes && own === 'missing') throw refused('missing-origin');
  return context.visitors.byCookie(cookieValue);
}

/** Checks the permission of a route, as far as it does not depend on the table. */
function authorize(route: Route, visitor: Visitor | null): void {
  if (visitor && isBanned(visitor.person) && route.method !== 'GET' && route.path !== '/session') {
    throw refused('banned', { note: visitor.person.ban_reason });
  }
  const { who } = route;
  const readOnly = who === 'visible' && route.method === 'GET';
  if (who !== 'anyone' && !readOnly && !visitor) throw refused('not-signed-in');
  if (who === 'account' && visitor!.person.password === null) throw refused('account-required');
  if (who === 'operator' && visitor!.person.operator !== 1) throw refused('operator-required');
  const managing = route.tag === 'operators' || (route.tag === 'account' && route.method !== 'GET');
  if (visitor?.byToken && managing) throw refused('token-not-allowed');
}

/** Checks the permission of a route about a table. */
async function authorizeAt(
  context: ServerContext,
  { who }: Route,
  visitor: Visitor | null,
  id: string,
  address: string,
): Promise<LiveTable> {
  const table = await visibleTable(context.tables, id, visitor?.person ?? null, address);
  if (who === 'seated' && table.seatOf(visitor!.person.id) === null) throw refused('not-seated');
  if (who === 'host' && table.row.host !== visitor!.person.id) throw refused('host-required');
  return table;
}

/** `key` is an address or a person: both have limits. */
function checkRate(context: ServerContext, { pace }: Route, key: string): void {
  const { requests, costly, attempts, bytes } = context.limits;
  const bucket = pace === 'guess' ? attempts : pace === 'costly' ? costly : requests;
  if (bytes.waitMs(key) === 0 && bucket.take(key)) return;
  const retryAfter = Math.max(1, Math.ceil(Math.max(bucket.waitMs(key), bytes.waitMs(key)) / 1000));
  throw refused('rate-limited', {}, { retryAfter });
}

function callerOf({ headers, socket }: FastifyRequest, { method }: Route): Caller {
  return { headers, remote: socket.remoteAddress ?? '', changes: method !== 'GET' };
}

/** Runs before the body is read. */
function limitRate(context: ServerContext, route: Route) {
  return async (request: FastifyRequest): Promise<void> =>
    checkRate(context, route, addressKey(addressOf(context, callerOf(request, route))));
}

/** What is sent counts for the address, as on sockets. */
function chargeBytes(context: ServerContext, route: Route) {
  return async (request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<void> => {
    const length = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    context.limits.bytes.charge(addressKey(addressOf(context, callerOf(request, route))), length);
  };
}

function handler(context: ServerContext, route: Route) {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = callerOf(request, route);
    const visitor = await identify(context, caller, request.cookies[context.cookie]);
    if (visitor) checkRate(context, route, visitor.person.id);
    const params = request.params as PathParameters;
    const address = addressKey(addressOf(context, caller));
    authorize(route, visitor);
    const me = visitor?.person as Visitor['person'];
    // After all permissions: an invalid request must not tell more than a valid one.
    const answerAt = (table: LiveTable): unknown =>
      route.handle({
        context,
        visitor,
        me,
        address,
        params,
        query: route.query ? read(route.query, request.query) : undefined,
        body: route.body ? read(route.body, request.body ?? {}) : undefined,
        table,
        request,
        reply,
      });
    const needsTable = 'table' in params && route.who !== 'person';
    const answer = needsTable
      ? await judged(context, params.table, async () =>
          // The last that is waited for: what follows relies on the table as it is.
          answerAt(await authorizeAt(context, route, visitor, params.table, address)),
        )
      : await answerAt(undefined as never);
    const { fresh } = route;
    void reply.header('cache-control', fresh === undefined ? 'no-store' : `public, max-age=${fresh}`);
    if (route.file !== undefined) void reply.type(route.file);
    if (answer === undefined) return reply.code(204).send();
    if (answer instanceof Json) return reply.type('application/json; charset=utf-8').send(answer.text);
    return reply.send(answer);
  };
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    context.metrics.handle('request', () => handle(request, reply));
}

function read(schema: NonNullable<Route['body']>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused(invalidRequest(result.error.issues));
}

/** The HTTP server: API, pages and security headers. */
export async function httpServer(context: ServerContext, webRoot: string | null): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : `${API}/unreadable`),
    logger: false,
    // Ours tells to try again.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  limitConnections(server.server, context.settings['trust-proxy'], context.settings['sockets-per-address']);
  refuseWhenStopped(context, server);
  await server.register(cookie);
  await addSecurityHeaders(context, server);
  server.addHook('onResponse', async (_request, reply) => {
    context.metrics.request(reply.statusCode, reply.elapsedTime / 1000);
  });
  server.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));
  server.setNotFoundHandler((request, reply) => notFound(request, reply, webRoot));
  for (const route of ROUTES) {
    server.route({
      method: route.method,
      url: `${API}${route.path}`,
      ...(route.large ? { bodyLimit: LARGE_BODY } : {}),
      onRequest: limitRate(context, route),
      onSend: chargeBytes(context, route),
      handler: handler(context, route),
    });
  }
  server.get(`${API}/openapi.json`, async (_request, reply) =>
    reply.type('application/json').send(httpPage()),
  );
  server.get(`${API}/socket.json`, async (_request, reply) =>
    reply.type('application/json').send(socketPage()),
  );
  addSystemRoutes(context, server);
  if (webRoot !== null && existsSync(webRoot))
    await server.register(serveStatic, {
      root: webRoot,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', keptFor(path)),
    });
  return server;
}

/** Fastify answers an address that it cannot read without our headers, so it is led to a route that does not exist. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return !path.startsWith(API) || parts.every((part) => part.length <= MAX_PARAMETER);
  } catch {
    return false;
  }
}

/** In place of Fastify's own compilers of schemas, which take long to load: zod checks what we receive. */
function noCompiler(): never {
  throw new Error('routes have no schema of Fastify');
}

const httpPage = once(() => JSON.stringify(openApi()));
const socketPage = once(() => JSON.stringify(socketReference()));

function sendError(
  context: ServerContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof OutcomeUnknown) {
    // No answer rather than a wrong one.
    request.raw.destroy();
    return reply.hijack();
  }
  const { body } = asRefused(error);
  if (body.code === 'INTERNAL') {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    context.log.error({ error: message, stack, route: request.routeOptions.url }, 'a request failed');
  }
  if (body.retryAfter !== undefined) void reply.header('retry-after', body.retryAfter);
  return reply.code(STATUS[body.code]).send({ error: body });
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (isStorageFailure(error)) return new Refused(NOT_STORED);
  if (isUnstorable(error)) return refused('invalid-request', { field: '', problem: 'invalid_format' });
  if (error instanceof BackgroundBusy) return refused('rate-limited', {}, { retryAfter: 1 });
  if (error instanceof TooBusy) return refused('too-many-sign-ins', {}, { retryAfter: 5 });
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  if (statusCode === 413) return refused('request-too-large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refused('unreadable-request', {}, message === undefined ? {} : { detail: message });
  }
  return refused('internal-error');
}

/** Files with a content hash in their name never change; everything else is revalidated. */
function keptFor(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Single-page application: every path that is not a file opens it. */
function notFound(request: FastifyRequest, reply: FastifyReply, webRoot: string | null): FastifyReply {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (wantsPage && webRoot !== null && !request.url.startsWith('/api/')) {
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  }
  return reply.code(404).send({ error: errorBody('unknown-route') });
}
