import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { App, type Surroundings } from '../context/server-context.ts';
import { addressOf, httpServer, identify } from '../http/server.ts';
import { Housekeeping } from '../jobs/housekeeping.ts';
import { peopleChanged } from '../ops/people-changed.ts';
import { isBanned } from '../people/visitors.ts';
import { refused } from '../errors/refused.ts';
import type { Settings } from '../settings/settings.ts';
import { type Door, Gateway } from '../socket/gateway.ts';

export interface ServeOptions extends Surroundings {
  /** The folder with the web app's files. */
  webRoot: string | null;
}

/** Requests and goodbyes that take longer than this are cut off when the server closes. */
const GRACE_MS = 2000;

/** One database, opened, with HTTP and sockets in front of it. */
export class OpenHouse {
  readonly app: App;
  readonly port: number;
  private readonly http: FastifyInstance;
  private readonly gateway: Gateway;
  private readonly housekeeping: Housekeeping;
  private closing: Promise<void> | null = null;

  private constructor(app: App, http: FastifyInstance) {
    this.app = app;
    this.http = http;
    this.port = (http.server.address() as AddressInfo).port;
    const { house, hub, limits, build } = app;
    this.gateway = new Gateway({ http: http.server, house, hub, limits, build, door: doorOf(app, http) });
    this.housekeeping = new Housekeeping(app);
  }

  /** Everything is checked and opened before the first person comes in. */
  static async open(settings: Settings, options: ServeOptions): Promise<OpenHouse> {
    const app = new App(settings, options);
    let opened: OpenHouse | null = null;
    try {
      const http = await httpServer(app, options.webRoot);
      await http.listen({ port: settings.port, host: settings.host });
      opened = new OpenHouse(app, http);
      opened.housekeeping.start();
      peopleChanged(app);
      return opened;
    } catch (error) {
      if (opened) await opened.close();
      else {
        await app.bots.stop();
        app.store.close();
      }
      throw error;
    }
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
    const impatience = setTimeout(() => {
      this.gateway.hangUp();
      this.http.server.closeAllConnections();
    }, GRACE_MS);
    await this.http.close();
    clearTimeout(impatience);
    this.app.messenger.close();
    try {
      this.housekeeping.beat();
    } catch (error) {
      this.app.log.error({ error: String(error) }, 'the play time could not be stored');
    }
    this.app.store.close();
  }
}

/** Who may open a socket. */
function doorOf(app: App, http: FastifyInstance): Door {
  return {
    admit(request: IncomingMessage) {
      const asking = { headers: request.headers, remote: request.socket.remoteAddress ?? '', changes: true };
      const cookies = http.parseCookie(request.headers.cookie ?? '');
      const visitor = identify(app, asking, cookies[app.cookie]);
      if (!visitor) throw refused('not-signed-in');
      if (isBanned(visitor.person)) throw refused('banned', { note: null });
      return { visitor, address: addressOf(app, asking) };
    },
  };
}
