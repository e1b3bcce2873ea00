import type { ConnectionOptions } from 'node:tls';

export interface MailerOptions {
  /** `smtp://` (STARTTLS where offered) or `smtps://`, with `user:password@` where the host requires it. */
  url: string;
  /** `server@example.org` or `The server <server@example.org>`. */
  from: string;
  timeoutMs?: number;
  /** For tests against a server with its own certificate. */
  tls?: ConnectionOptions;
  /** For the log; names neither the recipient nor the text. */
  onFailure?: (reason: string) => void;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The plain form of an address: no comments, quotes or lists, so that one address is one recipient. */
const plainAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && plainAddress.test(text);
}

/** Sends plain text mail through one SMTP host. */
export class Mailer {
  private readonly transport: ReturnType<typeof pooledTransport>;
  private readonly from: Sender;
  private readonly onFailure: (reason: string) => void;

  constructor({ url, from, timeoutMs = 15_000, tls, onFailure = () => {} }: MailerOptions) {
    this.from = readSender(from);
    this.transport = pooledTransport(readHost(url), timeoutMs, tls);
    this.onFailure = onFailure;
  }

  /** Whether the SMTP host accepted the mail. */
  async send({ to, subject, text }: Mail): Promise<boolean> {
    if (!isMailAddress(to)) {
      this.onFailure('not a mail address');
      return false;
    }
    try {
      const transport = await this.transport;
      await transport.sendMail({
        envelope: { from: this.from.address, to: [to] },
        from: this.from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        // Keeps out-of-office robots from answering (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      this.onFailure(reasonOf(error));
      return false;
    }
  }

  /** Resolves once the host has accepted the login; otherwise rejects with the reason. */
  async verify(): Promise<void> {
    await (await this.transport).verify();
  }

  close(): void {
    void this.transport.then((transport) => transport.close());
  }
}

interface Host {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
}

interface Sender {
  name: string;
  address: string;
}

function readHost(text: string): Host {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = url?.protocol === 'smtps:';
  if (url === undefined || url.hostname === '' || (!secure && url.protocol !== 'smtp:')) {
    throw new Error('The mail host must look like smtp://host:port or smtps://user:password@host:port.');
  }
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, port: url.port === '' ? (secure ? 465 : 587) : Number(url.port), secure, auth };
}

function readSender(from: string): Sender {
  const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(from);
  const sender = { name: oneLine(named?.[1] ?? ''), address: named?.[2] ?? from.trim() };
  if (!isMailAddress(sender.address)) {
    throw new Error('The sender must look like server@example.org or "The server <server@example.org>".');
  }
  return sender;
}

/** Servers without mail do not load the library. */
async function pooledTransport(host: Host, timeoutMs: number, tls: ConnectionOptions | undefined) {
  const { createTransport } = await import('nodemailer');
  const loopback = ['localhost', '127.0.0.1', '::1'].includes(host.host);
  return createTransport({
    pool: true,
    maxConnections: 2,
    ...host,
    tls,
    // A man in the middle could strip STARTTLS and read the password.
    requireTLS: host.auth !== undefined && !host.secure && !loopback,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A header is one line: line breaks and control characters in a table's name become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Hosts repeat addresses in their answers ("550 <ada@…> unknown"): only the code is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter((part) => part !== undefined).join(' ');
}
