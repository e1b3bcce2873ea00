import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/index.ts';
import { errorBody } from '../errors/index.ts';

/** Health, readiness and metrics, for operators. */
export function addSystemRoutes(context: ServerContext, server: FastifyInstance): void {
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    const reason = await context.readiness.reason();
    return reason === null ? { ok: true } : reply.code(503).send({ ok: false, reason });
  });
  server.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, context.secrets.metricsToken)) {
      return reply.code(401).send({ error: errorBody('metrics-token-required') });
    }
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.text());
  });
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
