import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { App, type Surroundings } from './app.ts';
import { addressOf, httpServer, identify } from './http/server.ts';
import { Housekeeping } from './ops/housekeeping.ts';
import { isBanned } from './people/visitors.ts';
import { Refused } from './refused.ts';
import type { Settings } from './settings/settings.ts';
import { Gateway } from './socket/gateway.ts';

export interface ServeOptions extends Surroundings {
  /** The folder with the web app's files. */
  webRoot: string | null;
}

/** A server that listens. */
export class Running {
  readonly app: App;
  readonly port: number;
  private readonly http: FastifyInstance;
  private readonly gateway: Gateway;
  private readonly housekeeping: Housekeeping;
  private closing: Promise<void> | null = null;

  constructor(parts: { app: App; http: FastifyInstance; gateway: Gateway; housekeeping: Housekeeping }) {
    this.app = parts.app;
    this.http = parts.http;
    this.gateway = parts.gateway;
    this.housekeeping = parts.housekeeping;
    this.port = (parts.http.server.address() as AddressInfo).port;
  }

  /** Where a person can reach it: the public address, or this machine's. */
  addresses(): string[] {
    const { settings } = this.app;
    if (settings['public-url']) return [settings['public-url'].origin];
    if (settings.host !== '0.0.0.0' && settings.host !== '::')
      return [`http://${settings.host}:${this.port}`];
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => `http://${address}:${this.port}`);
    return [`http://localhost:${this.port}`, ...others];
  }

  /** Finishes what has begun, writes it down, tells everyone, and ends. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  private async shutDown(): Promise<void> {
    this.housekeeping.stop();
    await this.app.bots.stop();
    await this.app.store.journal.settled();
    this.gateway.close();
    await this.http.close();
    this.app.messenger.close();
    this.housekeeping.beat();
    this.app.store.close();
  }
}

/** Starts a server: everything is checked and opened before the first person comes in. */
export async function serve(settings: Settings, options: ServeOptions): Promise<Running> {
  const app = new App(settings, options);
  try {
    const http = await httpServer(app, options.webRoot);
    await http.listen({ port: settings.port, host: settings.host });
    const door = {
      admit(request: IncomingMessage) {
        const asking = {
          headers: request.headers,
          remote: request.socket.remoteAddress ?? '',
          changes: true,
        };
        const cookies = http.parseCookie(request.headers.cookie ?? '');
        const visitor = identify(app, asking, cookies[app.cookie]);
        if (!visitor) throw new Refused('NOT_SIGNED_IN', 'make a guest first: GET /api/v1/me');
        if (isBanned(visitor.person)) throw new Refused('BANNED', 'you may not play here');
        return { visitor, address: addressOf(app, asking) };
      },
    };
    const gateway = new Gateway({
      http: http.server,
      house: app.house,
      hub: app.hub,
      door,
      limits: app.limits,
      build: app.build,
    });
    const housekeeping = new Housekeeping(app);
    const running = new Running({ app, http, gateway, housekeeping });
    app.address = running.addresses()[0];
    housekeeping.start();
    return running;
  } catch (error) {
    await app.bots.stop();
    app.store.close();
    throw error;
  }
}
