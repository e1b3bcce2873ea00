import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ENGINE_VERSION } from '@keyflower/engine';
import type { ServerContext } from '../context/index.ts';
import { ServerInstance, type ServeOptions } from './server-instance.ts';
import { Control, type ControlCommand, peopleChanged } from '../ops/index.ts';
import type { Settings } from '../settings/index.ts';
import { DATABASE_FILE, finishRestore, PENDING_FILE } from '../store/index.ts';
import { Replica } from '../replica/index.ts';

export type { ServeOptions } from './server-instance.ts';

/** A running server: one instance after another when a backup is restored in between. */
export class RunningServer {
  readonly port: number;
  /** Settles only when the server cannot continue, with the reason. */
  readonly broken: Promise<Error>;
  private instance: ServerInstance;
  private readonly control: Control | null;
  private readonly options: ServeOptions;
  private readonly replica: Replica | null;
  private giveUp: (reason: Error) => void = () => {};
  private restoring: Promise<unknown> | null = null;
  private closing: Promise<void> | null = null;

  constructor(
    instance: ServerInstance,
    control: Control | null,
    replica: Replica | null,
    options: ServeOptions,
  ) {
    this.instance = instance;
    this.replica = replica;
    this.port = instance.port;
    this.control = control;
    this.options = options;
    this.broken = new Promise((resolve) => {
      this.giveUp = resolve;
    });
    if (control) control.answer = (command) => this.obey(command);
    this.sayOpen('open');
  }

  get context(): ServerContext {
    return this.instance.context;
  }

  /** The URL for people: the public address, or this machine's. */
  addresses(): string[] {
    const { settings } = this.context;
    if (settings['public-url']) return [settings['public-url'].origin];
    if (settings.host !== '0.0.0.0' && settings.host !== '::') {
      return [`http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${this.port}`];
    }
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => `http://${address}:${this.port}`);
    return [`http://localhost:${this.port}`, ...others];
  }

  /** Graceful shutdown: finishes requests, stores everything and notifies the clients. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  private async shutDown(): Promise<void> {
    await this.restoring?.catch(() => {});
    this.options.log.info({ sockets: this.context.hub.sockets }, 'closing');
    this.context.readiness.isClosing = true;
    // Until proxies have noticed, everything works as before.
    await (this.options.wait ?? wait)(1000 * this.context.settings['drain-time']);
    await this.instance.close();
    await this.replica?.stop();
    await this.control?.close();
    this.options.log.info({}, 'closed');
  }

  private sayOpen(message: string): void {
    const [address] = this.addresses();
    this.context.address = address!;
    this.context.replica = this.replica;
    const { schema } = this.context.store;
    const { version: node, pid } = process;
    this.options.log.info({ version: ENGINE_VERSION, schema, address, node, pid }, message);
  }

  private async obey(command: ControlCommand): Promise<Record<string, unknown>> {
    if (this.closing || this.restoring) throw new Error('the server is just closing');
    switch (command) {
      case 'status':
        return this.status();
      case 'people-changed':
        return peopleChanged(this.context);
      case 'restore': {
        if (!existsSync(join(this.context.settings.data, PENDING_FILE))) throw new Error('no copy waits');
        const swapped = this.restore();
        this.restoring = swapped;
        return swapped.finally(() => (this.restoring = null));
      }
    }
  }

  private status(): Record<string, unknown> {
    const { store, hub } = this.context;
    const { pid } = process;
    return { version: ENGINE_VERSION, schema: store.schema, pid, port: this.port, sockets: hub.sockets };
  }

  /** Closes the instance, replaces the database with the waiting copy, and opens again on the same port. */
  private async restore(): Promise<{ kept: string | null }> {
    const { settings } = this.context;
    this.options.log.info({}, 'closing to restore a backup');
    try {
      await this.instance.close();
      await this.replica?.stop();
      const { kept } = finishRestore(settings.data) ?? { kept: null };
      this.instance = await ServerInstance.open({ ...settings, port: this.port }, this.options);
      await this.replica?.start();
      this.sayOpen('open again, restored');
      return { kept };
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.giveUp(reason);
      throw reason;
    }
  }
}

/** Starts the one server of a data directory. */
export async function serve(settings: Settings, options: ServeOptions): Promise<RunningServer> {
  // A file has one server. A shared database has any number, and what the command line changes there is announced.
  const control = settings['database-url'] ? null : await Control.take(settings.data);
  try {
    // A crash may have interrupted an earlier restore.
    if (control) finishRestore(settings.data);
    const replica = replicaOf(settings, options);
    replica?.check();
    const instance = await ServerInstance.open(settings, options);
    await replica?.start().catch(async (error: unknown) => {
      await instance.close();
      throw error;
    });
    return new RunningServer(instance, control, replica, options);
  } catch (error) {
    await control?.close();
    throw error;
  }
}

function replicaOf(
  { data, replica: url, 'replica-endpoint': endpoint, litestream: program }: Settings,
  { log }: ServeOptions,
): Replica | null {
  if (!url) return null;
  return new Replica({ data, database: join(data, DATABASE_FILE), target: { program, url, endpoint }, log });
}
