import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/index.ts';

/** The page needs none of the device's sensors, not even by mistake. */
const NO_DEVICES = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((name) => `${name}=()`)
  .join(', ');

/** What browsers may do with our pages. */
export async function addSecurityHeaders(context: ServerContext, server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: context.secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  server.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', NO_DEVICES));
}
