import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** A guest on our server, identified by its cookie. */
export class Guest {
  private readonly port: number;
  /** Where it connects from; every address of the loopback network counts as another client. */
  private readonly address: string;
  private cookie = '';

  private constructor(port: number, address: string) {
    this.port = port;
    this.address = address;
  }

  static async arrive(port: number, address = '127.0.0.1'): Promise<Guest> {
    const guest = new Guest(port, address);
    await guest.ask('GET', '/me');
    return guest;
  }

  private get headers() {
    return { origin: `http://127.0.0.1:${this.port}`, cookie: this.cookie };
  }

  ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...this.headers,
      ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          localAddress: this.address,
          port: this.port,
          method,
          path: `/api/v1${path}`,
          headers,
        },
        (response) => {
          const [given] = response.headers['set-cookie'] ?? [];
          if (given !== undefined) [this.cookie] = given.split(';');
          let answer = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            answer += part;
          });
          response.on('end', () => {
            if (response.statusCode === 200) resolve(JSON.parse(answer) as T);
            else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  connect(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/v1/socket`, {
      headers: this.headers,
      localAddress: this.address,
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  }
}
