import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Cut = 'before' | 'after';

/** How the driver sends a commit. */
const COMMIT = 'COMMIT\0';

/** A TCP proxy before PostgreSQL that loses a commit or its answer, stops to pass anything on, or refuses connections. */
export class PostgresProxy {
  /** Cuts the connection before the next commit reaches the server, or after the server has answered it. */
  cutNext: Cut | null = null;
  /** Cuts only a commit that is sent together with this text. */
  cutOnly = '';
  /** New connections are closed at once. With the next commit that is cut, all others are too. */
  isDown = false;
  /** Is down from the next commit that is cut. */
  goesDown = false;
  private readonly server: Server;
  private readonly pairs = new Set<{ near: Socket; far: Socket; stalled: boolean }>();

  private constructor(port: number) {
    this.server = createServer((near) => this.accept(near, port));
  }

  static async before(url: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(Number(new URL(url).port));
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  /** The same database, by way of the proxy. */
  url(direct: string): string {
    const url = new URL(direct);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Passes nothing on any more for connections that are open now. */
  stall(): void {
    for (const pair of this.pairs) pair.stalled = true;
  }

  /** Ends all connections that are open now. */
  cut(): void {
    for (const { near } of this.pairs) near.destroy();
  }

  get connections(): number {
    return this.pairs.size;
  }

  close(): void {
    this.server.close();
    for (const { near } of this.pairs) near.destroy();
  }

  private lose(near: Socket): void {
    this.isDown ||= this.goesDown;
    if (this.isDown) this.cut();
    else near.destroy();
  }

  private accept(near: Socket, port: number): void {
    if (this.isDown) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const pair = { near, far, stalled: false };
    this.pairs.add(pair);
    let cut: Cut | null = null;
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      if (pair.stalled) return;
      if (this.cutNext && data.includes(COMMIT) && data.includes(this.cutOnly)) {
        cut = this.cutNext;
        this.cutNext = null;
      }
      if (cut === 'before') this.lose(near);
      else far.write(data);
    });
    far.on('data', (data) => {
      if (pair.stalled) return;
      if (cut === 'after') this.lose(near);
      else near.write(data);
    });
  }
}
