import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can go dead: data stops flowing while the connections stay open. */
export class CuttableProxy {
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

  /** Cuts the existing connections; new ones still work. */
  cut(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
