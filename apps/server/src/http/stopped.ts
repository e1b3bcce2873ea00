import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/index.ts';
import { NOT_STORED, Refused } from '../errors/index.ts';

/** Refuses what comes on open connections while the server closes. Nothing has been done of it: pages send it again. */
export function refuseWhenStopped({ readiness }: ServerContext, server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    if (!readiness.isStopped) return;
    void reply.header('connection', 'close');
    throw new Refused({ ...NOT_STORED, retryAfter: 1 });
  });
}
