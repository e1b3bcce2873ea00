import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const CHECK_MS = 50;

/** A TCP proxy before several servers. New connections go to those that say they are ready, in turn, and wait if none does. */
export class BalancingProxy {
  /** The addresses of all servers, running or not. */
  servers: readonly string[];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;
  private ready: string[] = [];
  private next = 0;

  private constructor(servers: readonly string[]) {
    this.servers = servers;
    this.server = createServer((near) => this.pass(near, 10));
    this.timer = setInterval(() => void this.check(), CHECK_MS);
  }

  static async before(...servers: string[]): Promise<BalancingProxy> {
    const proxy = new BalancingProxy(servers);
    await proxy.check();
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private async check(): Promise<void> {
    const asked = await Promise.all(
      this.servers.map((url) =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.ready = this.servers.filter((_, i) => asked[i]);
  }

  /** A server that cannot be reached is left for another one. */
  private pass(near: Socket, attempts: number): void {
    near.on('error', () => near.destroy());
    if (near.destroyed) return;
    if (attempts === 0) {
      near.destroy();
      return;
    }
    const url = this.ready[this.next++ % Math.max(1, this.ready.length)];
    if (url === undefined) {
      setTimeout(() => this.pass(near, attempts), CHECK_MS).unref();
      return;
    }
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    far.once('error', () => this.pass(near, attempts - 1));
    far.once('connect', () => {
      far.on('error', () => near.destroy());
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('close', () => {
          this.sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }
}
