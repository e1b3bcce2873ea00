import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ServerContext, type ServerDependencies } from '../context/index.ts';
import { buildOf } from './build.ts';
import { addressOf, httpServer, identify } from '../http/index.ts';
import { Jobs } from '../jobs/index.ts';
import { peopleChanged } from '../ops/index.ts';
import { isBanned } from '../people/index.ts';
import { refused } from '../errors/index.ts';
import type { Settings } from '../settings/index.ts';
import { OtherServers } from '../servers/index.ts';
import { Gateway, type SocketAdmission } from '../socket/index.ts';

export interface ServeOptions extends ServerDependencies {
  /** The folder with the web app's files. */
  webRoot: string | null;
  /** Lets the drain time pass; overridden by tests only. */
  wait?: (ms: number) => Promise<unknown>;
}

/** On shutdown, requests and socket closes that take longer than this are cut off. */
const GRACE_MS = 2000;

/** One open database with HTTP and sockets in front of it. */
export class ServerInstance {
  readonly context: ServerContext;
  readonly port: number;
  private readonly http: FastifyInstance;
  private readonly gateway: Gateway;
  private readonly jobs: Jobs;
  private readonly others: OtherServers | null;
  private closing: Promise<void> | null = null;

  private constructor(
    context: ServerContext,
    http: FastifyInstance,
    others: OtherServers | null,
    build: string,
  ) {
    this.context = context;
    this.http = http;
    this.others = others;
    this.port = (http.server.address() as AddressInfo).port;
    const { tables, hub, limits, metrics } = context;
    this.gateway = new Gateway({
      http: http.server,
      context: tables,
      hub,
      limits,
      build,
      metrics,
      admission: socketAdmission(context, http),
    });
    this.jobs = new Jobs(context);
  }

  /** Checks and opens everything before the first request is accepted. */
  static async open(settings: Settings, options: ServeOptions): Promise<ServerInstance> {
    const context = await ServerContext.open(settings, options);
    let opened: ServerInstance | null = null;
    let others: OtherServers | null = null;
    try {
      others = await OtherServers.join(context);
      const http = await httpServer(context, options.webRoot);
      await http.listen({ port: settings.port, host: settings.host });
      opened = new ServerInstance(context, http, others, buildOf(options.webRoot));
      opened.jobs.start();
      await peopleChanged(context);
      return opened;
    } catch (error) {
      if (opened) await opened.close();
      else {
        await others?.leave().catch(() => {});
        await Promise.all([context.queue.stop(), context.bots.stop(), context.background.stop()]);
        await context.store.close();
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
    // What comes from now on is not answered: clients send it again, to another server or the next start.
    this.context.readiness.isStopped = true;
    this.gateway.stop();
    this.context.store.stopAsking();
    await this.jobs.stop();
    await this.context.store.journal.settled();
    this.gateway.close();
    const shutdownTimer = setTimeout(() => {
      this.gateway.terminateAll();
      this.http.server.closeAllConnections();
    }, GRACE_MS);
    await this.http.close();
    clearTimeout(shutdownTimer);
    // Requests that were under way may have needed it.
    await this.context.background.stop();
    await this.context.notifier.end();
    await this.jobs.finished();
    await this.others
      ?.leave()
      .catch((error: unknown) =>
        this.context.log.warn({ error: String(error) }, 'the other servers could not be told of the end'),
      );
    await this.context.store.close();
  }
}

/** Authenticates a socket request. */
function socketAdmission(context: ServerContext, http: FastifyInstance): SocketAdmission {
  return {
    async admit(request: IncomingMessage) {
      const asking = { headers: request.headers, remote: request.socket.remoteAddress ?? '', changes: true };
      const cookies = http.parseCookie(request.headers.cookie ?? '');
      const visitor = await identify(context, asking, cookies[context.cookie]);
      if (!visitor) throw refused('not-signed-in');
      if (isBanned(visitor.person)) throw refused('banned', { note: null });
      return { visitor, address: addressOf(context, asking) };
    },
    whyEnded: (caller) => context.visitors.whyEnded(caller),
  };
}
