import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ServerContext, type ServerDependencies } from '../context/index.ts';
import { addressOf, httpServer, identify } from '../http/index.ts';
import { Housekeeping } from '../jobs/index.ts';
import { peopleChanged } from '../ops/index.ts';
import { isBanned } from '../people/index.ts';
import { refused } from '../errors/index.ts';
import type { Settings } from '../settings/index.ts';
import { Gateway, type SocketAdmission } from '../socket/index.ts';

export interface ServeOptions extends ServerDependencies {
  /** The folder with the web app's files. */
  webRoot: string | null;
}

/** On shutdown, requests and socket closes that take longer than this are cut off. */
const GRACE_MS = 2000;

/** One open database with HTTP and sockets in front of it. */
export class ServerInstance {
  readonly context: ServerContext;
  readonly port: number;
  private readonly http: FastifyInstance;
  private readonly gateway: Gateway;
  private readonly housekeeping: Housekeeping;
  private closing: Promise<void> | null = null;

  private constructor(context: ServerContext, http: FastifyInstance) {
    this.context = context;
    this.http = http;
    this.port = (http.server.address() as AddressInfo).port;
    const { tables, hub, limits, build, metrics } = context;
    this.gateway = new Gateway({
      http: http.server,
      context: tables,
      hub,
      limits,
      build,
      metrics,
      admission: socketAdmission(context, http),
    });
    this.housekeeping = new Housekeeping(context);
  }

  /** Checks and opens everything before the first request is accepted. */
  static async open(settings: Settings, options: ServeOptions): Promise<ServerInstance> {
    const context = new ServerContext(settings, options);
    let opened: ServerInstance | null = null;
    try {
      const http = await httpServer(context, options.webRoot);
      await http.listen({ port: settings.port, host: settings.host });
      opened = new ServerInstance(context, http);
      opened.housekeeping.start();
      peopleChanged(context);
      return opened;
    } catch (error) {
      if (opened) await opened.close();
      else {
        await Promise.all([context.bots.stop(), context.background.stop()]);
        context.store.close();
      }
      throw error;
    }
  }

  /** Graceful shutdown: finishes requests, stores everything and notifies the clients. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  private async shutDown(): Promise<void> {
    this.housekeeping.stop();
    await Promise.all([this.context.bots.stop(), this.context.background.stop()]);
    await this.context.store.journal.settled();
    this.gateway.close();
    const shutdownTimer = setTimeout(() => {
      this.gateway.terminateAll();
      this.http.server.closeAllConnections();
    }, GRACE_MS);
    await this.http.close();
    clearTimeout(shutdownTimer);
    this.context.notifier.close();
    try {
      this.housekeeping.beat();
    } catch (error) {
      this.context.log.error({ error: String(error) }, 'the play time could not be stored');
    }
    this.context.store.close();
  }
}

/** Authenticates a socket request. */
function socketAdmission(context: ServerContext, http: FastifyInstance): SocketAdmission {
  return {
    admit(request: IncomingMessage) {
      const asking = { headers: request.headers, remote: request.socket.remoteAddress ?? '', changes: true };
      const cookies = http.parseCookie(request.headers.cookie ?? '');
      const visitor = identify(context, asking, cookies[context.cookie]);
      if (!visitor) throw refused('not-signed-in');
      if (isBanned(visitor.person)) throw refused('banned', { note: null });
      return { visitor, address: addressOf(context, asking) };
    },
  };
}
