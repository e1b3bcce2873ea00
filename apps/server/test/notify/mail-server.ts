import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it crossed the wire. */
  raw: string;
  head: Map<string, string>;
  text: string;
  secure: boolean;
}

/** A local SMTP server that keeps the mail it receives. */
export class LocalMailServer {
  readonly mails: ReceivedMail[] = [];
  readonly logins: { user: unknown; password: unknown }[] = [];
  /** Set to reject every recipient with this answer. */
  rejection: { code: number; message: string } | undefined;
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth: ({ username, password }, _session, done) => {
        this.logins.push({ user: username, password });
        if (password === 'right: & @') done(null, { user: username });
        else done(new Error('wrong password'));
      },
      onRcptTo: (_address, _session, done) => {
        if (this.rejection === undefined) done();
        else done(Object.assign(new Error(this.rejection.message), { responseCode: this.rejection.code }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            secure: session.secure,
            ...readMail(Buffer.concat(parts).toString()),
          });
          done();
        });
      },
      ...options,
    });
    // Some tests abort a TLS handshake.
    this.server.on('error', () => {});
  }

  async open(): Promise<number> {
    this.server.listen(0, '0.0.0.0');
    await once(this.server.server, 'listening');
    return (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function readMail(raw: string): Pick<ReceivedMail, 'raw' | 'head' | 'text'> {
  const gap = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, gap)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const head = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = raw.slice(gap + 4);
  const encoding = head.get('content-transfer-encoding');
  if (encoding === 'base64') return { raw, head, text: Buffer.from(body, 'base64').toString() };
  return { raw, head, text: encoding === 'quoted-printable' ? readQuotedPrintable(body) : body };
}

function readQuotedPrintable(body: string): string {
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
