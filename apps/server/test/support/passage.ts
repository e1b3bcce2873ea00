import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can go dead: nothing comes through any more, and nobody is told. */
export class Passage {
  private readonly server: Server;
  private readonly sockets: Socket[] = [];
  private readonly opened: Promise<unknown>;

  constructor(to: string) {
    const { hostname, port } = new URL(to);
    this.server = createServer((near) => {
      const far = connect(Number(port), hostname);
      this.sockets.push(near, far);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    });
    this.opened = once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  async url(): Promise<string> {
    await this.opened;
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Whoever is on the way stays there; whoever comes now gets through. */
  goDead(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
