import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { Person } from '../support/person.ts';

const PONG = '{"type":"pong"}';

/** A socket whose sender reads nothing into what it hears. */
export class Wire {
  private readonly texts: string[] = [];
  private readonly socket: WebSocket;
  /** Called whenever something happens. */
  private changed = (): void => {};

  private constructor(person: Person) {
    const url = `${person.url.replace('http', 'ws')}/api/v1/socket`;
    this.socket = new WebSocket(url, { headers: person.headers(false) });
    this.socket.on('message', (data: Buffer) => {
      this.texts.push(data.toString('utf8'));
      this.changed();
    });
    for (const event of ['open', 'close'] as const) this.socket.on(event, () => this.changed());
    this.socket.on('error', () => {});
  }

  /** Null if the server does not accept it. */
  static async open(person: Person): Promise<Wire | null> {
    const wire = new Wire(person);
    await wire.until(() => wire.socket.readyState !== WebSocket.CONNECTING);
    return wire.closed ? null : wire;
  }

  get closed(): boolean {
    return this.socket.readyState !== WebSocket.OPEN;
  }

  /** Sends a text, and returns what was heard until all of it was handled and stored. */
  async say(text: string, stored: () => Promise<void>): Promise<string[]> {
    const from = this.texts.length;
    this.socket.send(text);
    await this.ping();
    await stored();
    await this.ping();
    return this.texts.slice(from);
  }

  private async ping(): Promise<void> {
    const from = this.texts.length;
    if (!this.closed) this.socket.send('{"type":"ping"}');
    await this.until(() => this.closed || this.texts.slice(from).includes(PONG));
  }

  private until(check: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.changed = () => {
        if (check()) resolve();
      };
      this.changed();
    });
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.until(() => this.socket.readyState === WebSocket.CLOSED);
  }
}

export interface Answered {
  status: number;
  text: string;
  cookie: string | undefined;
}

/** Sends requests whose paths no browser would send unchanged. */
export class Courier {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly port: string;

  constructor(url: string) {
    this.port = new URL(url).port;
  }

  send(asked: {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string | undefined;
  }): Promise<Answered> {
    const { method, path, body } = asked;
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const headers = { ...asked.headers, ...length };
    return new Promise((resolve, reject) => {
      const { agent, port } = this;
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: response.statusCode!, text, cookie });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
