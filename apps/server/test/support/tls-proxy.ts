import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { createServer, request as httpsRequest, type Server } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { makeCertificate } from '../notify/certificate.ts';
import { must } from '../../../../scripts/testing/must.ts';

/**
 * A reverse proxy that terminates TLS. All its visitors are on this machine: a header that is not forwarded tells it
 * to treat number 7 as coming from 203.0.113.7.
 */
export class TlsProxy {
  readonly certificate = makeCertificate('localhost');
  private readonly server: Server;
  /** Where the server listens; set once it does. */
  target = 0;

  private constructor() {
    this.server = createServer(this.certificate, (incoming, reply) => {
      const { method, url } = incoming;
      const headers = this.forwarded(incoming);
      const outgoing = httpRequest({ port: this.target, method, path: url, headers }, (answer) => {
        reply.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(reply);
      });
      outgoing.on('error', () => reply.writeHead(502).end());
      incoming.pipe(outgoing);
    });
    this.server.on('upgrade', (incoming: IncomingMessage, socket, head: Buffer) => {
      const lines = Object.entries(this.forwarded(incoming)).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      const behind = connect(this.target, '127.0.0.1', () => {
        behind.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        behind.write(head);
        behind.pipe(socket).pipe(behind);
      });
      for (const end of [behind, socket]) end.on('error', () => [behind, socket].map((one) => one.destroy()));
    });
  }

  static open(): Promise<TlsProxy> {
    const proxy = new TlsProxy();
    return new Promise((resolve) => proxy.server.listen(0, '127.0.0.1', () => resolve(proxy)));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `https://localhost:${this.port}`;
  }

  /** Keeps what a visitor claims about earlier hops and appends the address that the proxy saw. */
  private forwarded({ headers }: IncomingMessage): IncomingHttpHeaders {
    const { 'x-visitor': number, 'x-forwarded-for': claimed, ...others } = headers;
    const seen = `203.0.113.${String(number)}`;
    return {
      ...others,
      'x-forwarded-for': claimed === undefined ? seen : `${String(claimed)}, ${seen}`,
      'x-forwarded-proto': 'https',
    };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A browser that trusts the proxy's certificate and comes from an address of its own. */
export class Visitor {
  readonly proxy: TlsProxy;
  readonly number: number;
  /** Connection options with the proxy's address and certificate. */
  readonly way: { host: string; servername: string; ca: string; port: number };
  cookie = '';

  constructor(proxy: TlsProxy, number: number) {
    this.proxy = proxy;
    this.number = number;
    this.way = {
      host: '127.0.0.1',
      servername: 'localhost',
      ca: proxy.certificate.cert,
      port: proxy.port,
    };
  }

  headers(more: Record<string, string> = {}): Record<string, string> {
    return {
      host: `localhost:${this.proxy.port}`,
      origin: this.proxy.origin,
      'x-visitor': String(this.number),
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...more,
    };
  }

  ask(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
    const headers = this.headers({ ...(body ? { 'content-type': 'application/json' } : {}), ...more });
    return new Promise((resolve, reject) => {
      const asked = httpsRequest({ ...this.way, method, path: `/api/v1${path}`, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const [set] = answer.headers['set-cookie'] ?? [];
          if (set !== undefined) this.cookie = must(set.split(';')[0]);
          const json = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
          resolve({ status: answer.statusCode!, headers: answer.headers, body: json });
        });
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  }
}
