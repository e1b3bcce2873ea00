import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMailAddress, Mailer, type MailerOptions } from '../../src/notify/mail.ts';
import { noticesIn } from '../../src/people/notices.ts';
import { makeCertificate } from './certificate.ts';
import { LocalMailServer } from './mail-server.ts';

const mail = { to: 'ada@example.org', subject: 'Your turn', text: 'Hello\n' };

let mailServer: LocalMailServer;
let port: number;
let mailers: Mailer[];
let failures: string[];

beforeEach(async () => {
  mailServer = new LocalMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  port = await mailServer.open();
  mailers = [];
  failures = [];
});

afterEach(async () => {
  for (const made of mailers) made.close();
  await mailServer.close();
});

function mailer(options: Partial<MailerOptions> = {}): Mailer {
  const made = new Mailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'The server <server@example.org>',
    timeoutMs: 5000,
    onFailure: (reason) => failures.push(reason),
    ...options,
  });
  mailers.push(made);
  return made;
}

describe('a mail', () => {
  it('arrives as plain text with all its mails', async () => {
    const facts = {
      name: 'Zoë',
      table: '鍵 & fleurs',
      link: 'https://h.example/t/1',
      settings: 'https://h.example/s',
    };
    const { subject, text } = noticesIn('fr').yourTurn.mail(facts);
    expect(await mailer().send({ to: 'ada@example.org', subject, text })).toBe(true);
    expect(mailServer.mails).toHaveLength(1);
    const [received] = mailServer.mails;
    expect(received?.from).toBe('server@example.org');
    expect(received?.to).toEqual(['ada@example.org']);
    expect(received?.head.get('to')).toBe('ada@example.org');
    expect(received?.head.get('from')).toBe('The server <server@example.org>');
    expect(received?.head.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(received?.head.get('auto-submitted')).toBe('auto-generated');
    expect(received?.text.replace(/\r\n/g, '\n').trimEnd()).toBe(text.trimEnd());
  });

  it('keeps lines that look like the end of a mail', async () => {
    await mailer().send({ ...mail, text: 'one\n.\nQUIT\n..two\n' });
    expect(mailServer.mails[0]?.text.replace(/\r\n/g, '\n').trimEnd()).toBe('one\n.\nQUIT\n..two');
  });

  it('cannot gain headers or recipients through its subject', async () => {
    const subject = 'A table\r\nBcc: eve@example.org\r\n\r\n<script>\u2028\u0000\u0085end';
    expect(await mailer().send({ ...mail, subject })).toBe(true);
    expect(mailServer.mails[0]?.to).toEqual(['ada@example.org']);
    expect(mailServer.mails[0]?.head.has('bcc')).toBe(false);
    expect(mailServer.mails[0]?.head.get('subject')).toBe('A table Bcc: eve@example.org <script> end');
    expect(mailServer.mails[0]?.text.trim()).toBe('Hello');
  });

  it('has the same headers whatever the subject', async () => {
    const post = mailer();
    await post.send(mail);
    const expected = [...(mailServer.mails[0]?.head.keys() ?? [])];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('\r\n', '\n', '\r', 'X: y'))),
        async (parts) => {
          expect(await post.send({ ...mail, subject: `a${parts.join('')}` })).toBe(true);
          expect([...(mailServer.mails.at(-1)?.head.keys() ?? [])]).toEqual(expected);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\n',
    'Ada <ada@example.org>',
    'ada@example.org> SIZE=1\r\nRCPT TO:<eve@example.org',
    'group: ada@example.org, eve@example.org;',
    '"ada eve"@example.org',
    'ada@[127.0.0.1]',
    'ada@',
    '@example.org',
    'ada',
    '',
  ])('is not sent to %j', async (to) => {
    expect(isMailAddress(to)).toBe(false);
    expect(await mailer().send({ ...mail, to })).toBe(false);
    expect(mailServer.mails).toHaveLength(0);
  });

  it('is not sent to an overlong address, and the check stays fast', () => {
    expect(isMailAddress(`${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(isMailAddress(`ada@${'a.'.repeat(50_000)}!`)).toBe(false);
    expect(isMailAddress(`ada@${'a-'.repeat(120)}!`)).toBe(false);
  });

  it.each([
    'ada@example.org',
    'a.b+keyflower@mail.example.co.uk',
    "o'neil_1@xn--mller-kva.example",
    'root@localhost',
  ])('may go to %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });
});

describe('a mail host', () => {
  it('that rejects the recipient makes the mail fail, and the log does not name them', async () => {
    mailServer.rejection = { code: 550, message: 'ada@example.org is unknown here' };
    expect(await mailer().send(mail)).toBe(false);
    expect(failures).toEqual(['EENVELOPE 550']);
  });

  it('is logged into with the name and password from its URL', async () => {
    const url = `smtp://the%40server:right%3A%20%26%20%40@localhost:${port}`;
    await mailer({ url }).verify();
    expect(await mailer({ url }).send(mail)).toBe(true);
    expect(mailServer.logins).toContainEqual({ user: 'the@server', password: 'right: & @' });
  });

  it('that rejects the login is noticed on verification', async () => {
    const wrong = mailer({ url: `smtp://keyflower:wrong@localhost:${port}` });
    await expect(wrong.verify()).rejects.toThrow(/login/i);
    expect(await wrong.send(mail)).toBe(false);
    expect(failures).toEqual(['EAUTH 535']);
    expect(mailServer.mails).toHaveLength(0);
  });

  it('on another machine never gets a password unencrypted', async () => {
    const away = mailer({ url: `smtp://keyflower:right@127.0.0.2:${port}` });
    await expect(away.verify()).rejects.toThrow(/STARTTLS/);
    expect(await away.send(mail)).toBe(false);
    expect(mailServer.logins).toEqual([]);
  });

  it('that is down makes the mail fail', async () => {
    await mailServer.close();
    expect(await mailer().send(mail)).toBe(false);
    await expect(mailer().verify()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('that never greets is given up on', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const post = mailer({ url, timeoutMs: 100 });
    expect(await post.send(mail)).toBe(false);
    post.close();
    silent.close();
  });

  it('takes no more mail once the mailer is closed', async () => {
    const post = mailer();
    await post.send(mail);
    post.close();
    expect(await post.send(mail)).toBe(false);
    expect(mailServer.mails).toHaveLength(1);
  });
});

describe('a mail host with a certificate', () => {
  it.each(['smtps', 'smtp'])('is used over TLS with %s', async (scheme) => {
    const { key, cert } = makeCertificate('localhost');
    const sealed = new LocalMailServer({ key, cert, secure: scheme === 'smtps' });
    const url = `${scheme}://localhost:${await sealed.open()}`;
    expect(await mailer({ url, tls: { ca: cert } }).send(mail)).toBe(true);
    expect(sealed.mails.map(({ secure }) => secure)).toEqual([true]);
    expect(await mailer({ url }).send(mail), 'an untrusted certificate').toBe(false);
    expect(sealed.mails).toHaveLength(1);
    for (const made of mailers) made.close();
    await sealed.close();
  });
});

describe('settings for mail', () => {
  it.each(['localhost:25', 'http://localhost', 'smtp://', 'smtp:localhost', ''])(
    'refuse the host %j',
    (url) => {
      expect(() => mailer({ url })).toThrow(/mail host must look like/);
    },
  );

  it.each([
    '',
    'server',
    'Keyflower <server>',
    'a@example.org, b@example.org',
    'H <a@example.org>\r\nBcc: b@example.org',
  ])('refuse the sender %j', (from) => {
    expect(() => mailer({ from })).toThrow(/sender must look like/);
  });

  it('accept a sender with and without a name', async () => {
    await mailer({ from: 'server@example.org' }).send(mail);
    await mailer({ from: '"Rose, Crown" <server@example.org>' }).send(mail);
    const senders = mailServer.mails.map(({ head }) => head.get('from'));
    expect(senders).toEqual(['server@example.org', '"Rose, Crown" <server@example.org>']);
  });
});
