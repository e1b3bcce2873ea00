import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMailAddress, Mailer, type MailerOptions } from '../../src/notify/mail.ts';
import { noticesIn } from '../../src/people/notices.ts';
import { makeCertificate } from './certificate.ts';
import { LocalMailServer } from './mail-server.ts';

const letter = { to: 'ada@example.org', subject: 'Your turn', text: 'Hello\n' };

let house: LocalMailServer;
let port: number;
let mailers: Mailer[];
let failures: string[];

beforeEach(async () => {
  house = new LocalMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  port = await house.open();
  mailers = [];
  failures = [];
});

afterEach(async () => {
  for (const made of mailers) made.close();
  await house.close();
});

function mailer(options: Partial<MailerOptions> = {}): Mailer {
  const made = new Mailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'The house <house@example.org>',
    timeoutMs: 5000,
    onFailure: (reason) => failures.push(reason),
    ...options,
  });
  mailers.push(made);
  return made;
}

describe('a mail', () => {
  it('arrives as plain text with all its letters', async () => {
    const facts = {
      name: 'Zoë',
      table: '鍵 & fleurs',
      link: 'https://h.example/t/1',
      settings: 'https://h.example/s',
    };
    const { subject, text } = noticesIn('fr').yourTurn.mail(facts);
    expect(await mailer().send({ to: 'ada@example.org', subject, text })).toBe(true);
    expect(house.letters).toHaveLength(1);
    const [received] = house.letters;
    expect(received?.from).toBe('house@example.org');
    expect(received?.to).toEqual(['ada@example.org']);
    expect(received?.head.get('to')).toBe('ada@example.org');
    expect(received?.head.get('from')).toBe('The house <house@example.org>');
    expect(received?.head.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(received?.head.get('auto-submitted')).toBe('auto-generated');
    expect(received?.text.replace(/\r\n/g, '\n').trimEnd()).toBe(text.trimEnd());
  });

  it('keeps lines that look like the end of a mail', async () => {
    await mailer().send({ ...letter, text: 'one\n.\nQUIT\n..two\n' });
    expect(house.letters[0]?.text.replace(/\r\n/g, '\n').trimEnd()).toBe('one\n.\nQUIT\n..two');
  });

  it('cannot grow headers or recipients through its subject', async () => {
    const subject = 'A table\r\nBcc: eve@example.org\r\n\r\n<script>\u2028\u0000\u0085end';
    expect(await mailer().send({ ...letter, subject })).toBe(true);
    expect(house.letters[0]?.to).toEqual(['ada@example.org']);
    expect(house.letters[0]?.head.has('bcc')).toBe(false);
    expect(house.letters[0]?.head.get('subject')).toBe('A table Bcc: eve@example.org <script> end');
    expect(house.letters[0]?.text.trim()).toBe('Hello');
  });

  it('has the same headers whatever the subject', async () => {
    const post = mailer();
    await post.send(letter);
    const expected = [...(house.letters[0]?.head.keys() ?? [])];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('\r\n', '\n', '\r', 'X: y'))),
        async (parts) => {
          expect(await post.send({ ...letter, subject: `a${parts.join('')}` })).toBe(true);
          expect([...(house.letters.at(-1)?.head.keys() ?? [])]).toEqual(expected);
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
    expect(await mailer().send({ ...letter, to })).toBe(false);
    expect(house.letters).toHaveLength(0);
  });

  it('is not sent to an endless address, and the check takes no endless time', () => {
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
  it('that turns the recipient away makes the mail fail, and the log does not name them', async () => {
    house.turnAway = { code: 550, message: 'ada@example.org is unknown here' };
    expect(await mailer().send(letter)).toBe(false);
    expect(failures).toEqual(['EENVELOPE 550']);
  });

  it('is logged into with the name and password from its address', async () => {
    const url = `smtp://the%40house:right%3A%20%26%20%40@localhost:${port}`;
    await mailer({ url }).verify();
    expect(await mailer({ url }).send(letter)).toBe(true);
    expect(house.logins).toContainEqual({ user: 'the@house', password: 'right: & @' });
  });

  it('that does not let us in is noticed when verified', async () => {
    const wrong = mailer({ url: `smtp://house:wrong@localhost:${port}` });
    await expect(wrong.verify()).rejects.toThrow(/login/i);
    expect(await wrong.send(letter)).toBe(false);
    expect(failures).toEqual(['EAUTH 535']);
    expect(house.letters).toHaveLength(0);
  });

  it('beyond this machine never gets a password in the clear', async () => {
    const away = mailer({ url: `smtp://house:right@127.0.0.2:${port}` });
    await expect(away.verify()).rejects.toThrow(/STARTTLS/);
    expect(await away.send(letter)).toBe(false);
    expect(house.logins).toEqual([]);
  });

  it('that is not there makes the mail fail', async () => {
    await house.close();
    expect(await mailer().send(letter)).toBe(false);
    await expect(mailer().verify()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('that never greets is given up on', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const post = mailer({ url, timeoutMs: 100 });
    expect(await post.send(letter)).toBe(false);
    post.close();
    silent.close();
  });

  it('takes no more mail once the mailer is closed', async () => {
    const post = mailer();
    await post.send(letter);
    post.close();
    expect(await post.send(letter)).toBe(false);
    expect(house.letters).toHaveLength(1);
  });
});

describe('a mail host with a certificate', () => {
  it.each(['smtps', 'smtp'])('is spoken to in private over %s', async (scheme) => {
    const { key, cert } = makeCertificate('localhost');
    const sealed = new LocalMailServer({ key, cert, secure: scheme === 'smtps' });
    const url = `${scheme}://localhost:${await sealed.open()}`;
    expect(await mailer({ url, tls: { ca: cert } }).send(letter)).toBe(true);
    expect(sealed.letters.map(({ secure }) => secure)).toEqual([true]);
    expect(await mailer({ url }).send(letter), 'a certificate nobody vouches for').toBe(false);
    expect(sealed.letters).toHaveLength(1);
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
    'house',
    'TableContext <house>',
    'a@example.org, b@example.org',
    'H <a@example.org>\r\nBcc: b@example.org',
  ])('refuse the sender %j', (from) => {
    expect(() => mailer({ from })).toThrow(/sender must look like/);
  });

  it('take a sender with and without a name', async () => {
    await mailer({ from: 'house@example.org' }).send(letter);
    await mailer({ from: '"Rose, Crown" <house@example.org>' }).send(letter);
    const senders = house.letters.map(({ head }) => head.get('from'));
    expect(senders).toEqual(['house@example.org', '"Rose, Crown" <house@example.org>']);
  });
});
