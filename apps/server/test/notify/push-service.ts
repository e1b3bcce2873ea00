import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushSubscription } from '../../src/notify/push.ts';

/** A push as the browser reads it, with what the push service saw of it. */
interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  vapid: VapidClaims;
  sealed: Buffer;
  opened: unknown;
}

interface VapidClaims {
  publicKey: string;
  aud: string;
  exp: number;
  sub: string;
}

type Answer = (response: ServerResponse) => void;

/** A push service with the browser behind it: verifies the sender and decrypts the message. */
export class LocalPushService {
  readonly deliveries: Delivery[] = [];
  /** Counts every TCP connection, including those that never become a request. */
  connections = 0;
  /** How the next requests are answered. */
  answer: Answer = (response) => response.writeHead(201).end();
  private readonly server: Server;
  private readonly browser: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor(certificate: { key: string; cert: string }) {
    this.browser.generateKeys();
    this.server = createServer(certificate, (request, response) => void this.receive(request, response));
    this.server.on('connection', () => {
      this.connections += 1;
    });
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  subscription(endpoint: string): PushSubscription {
    const keys = {
      p256dh: this.browser.getPublicKey('base64url'),
      auth: this.secret.toString('base64url'),
    };
    return { endpoint, keys };
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sealed = Buffer.concat((await request.toArray()) as Buffer[]);
    const keys = { version: 'aes128gcm', privateKey: this.browser, authSecret: this.secret } as const;
    this.deliveries.push({
      path: request.url ?? '',
      headers: request.headers,
      vapid: verifiedClaims(request.headers.authorization ?? ''),
      sealed,
      opened: JSON.parse(decrypt(sealed, keys).toString()),
    });
    this.answer(response);
  }
}

/** RFC 8292: a JWT signed with ES256 by the key that is sent along with it. Throws if it is not. */
function verifiedClaims(authorization: string): VapidClaims {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  if (!signed || alg !== 'ES256') throw new Error(`Bad VAPID signature: ${authorization}`);
  return {
    publicKey,
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<VapidClaims, 'publicKey'>),
  };
}
