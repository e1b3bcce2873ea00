import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The connections between one process and PostgreSQL, which can be cut, slow or silent. */
export class FaultyLink {
  /** How long everything is on its way. */
  delayMs = 0;
  /** New connections are closed at once. */
  isDown = false;
  private readonly server: Server;
  private readonly pairs = new Set<{ near: Socket; far: Socket; silent: boolean }>();

  private constructor(port: number) {
    this.server = createServer((near) => this.accept(near, port));
  }

  static async to(port: number): Promise<FaultyLink> {
    const link = new FaultyLink(port);
    await once(link.server.listen(0, '127.0.0.1'), 'listening');
    return link;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends all connections, in the middle of whatever they carry. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** The connections of now stay open and carry nothing any more. */
  silence(): void {
    for (const pair of this.pairs) pair.silent = true;
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private accept(near: Socket, port: number): void {
    if (this.isDown) {
      near.destroy();
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    const pair = { near, far, silent: false };
    this.pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      // Each waits for what came before it, so that the order stays when the delay changes.
      let before: Promise<unknown> | null = null;
      from.on('data', (data) => {
        if (pair.silent) return;
        if (this.delayMs === 0 && !before) {
          to.write(data);
          return;
        }
        const mine: Promise<unknown> = Promise.all([before, wait(this.delayMs)]).then(() => {
          if (!to.destroyed) to.write(data);
          if (before === mine) before = null;
        });
        before = mine;
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.pairs.delete(pair);
        // What was sent before arrives nevertheless.
        if (before) void before.then(() => to.end());
        else to.destroy();
      });
    }
  }
}
