import { MAX_CHAT } from '@keyflower/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { ACCOUNT, storedPerson, tokenOf, withToken } from './support/stored-people.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

let server: TestServer;
afterEach(() => server.close());

const open = async (): Promise<void> => {
  server = await startServer();
};

const codeOf = ({ status, body }: { status: number; body: unknown }): string | number =>
  status < 400 ? status : (body as { error: { code: string } }).error.code;

describe('text', () => {
  const TRICKS = {
    'right-to-left override': 'Ann\u202Egnp.exe',
    'zero width': 'An\u200Bn',
    'control character': 'Ann\u0007',
    NUL: 'An\0n',
    'line break': 'Ann\nBob',
    'lone surrogate': 'Ann\uD800',
    'two alphabets': 'Аnn',
    markup: '<b>Ann</b>',
    'a reserved name': 'Administrator',
    'too long': 'A'.repeat(25),
    'nothing to see': '\u3164',
    'marks without end': `A${'\u0301'.repeat(30)}`,
  };

  test('a deceptive name is refused', async () => {
    await open();
    const person = await storedPerson(server);
    for (const [trick, name] of Object.entries(TRICKS))
      expect(codeOf(await person.patch('/me', { name })), trick).toBe('BAD_NAME');
    expect((await person.get('/me')).body).toMatchObject({ name: person.name });
  });

  test('chat is one line of plain text: bidi and invisible characters are removed, markup stays text', async () => {
    await open();
    const [person, other] = [await storedPerson(server), await storedPerson(server)];
    const id = await person.createTable({ options: { players: 2 }, public: true });
    const [speaker, hearer] = [await person.connect(), await other.connect()];
    await hearer.watch(id);
    const heard = async (text: string): Promise<string> => {
      const from = hearer.received.length;
      const answer = await speaker.ask({ type: 'chat', table: id, id: speaker.newId(), text });
      if (answer.type === 'refused') return answer.error.code;
      return must((await hearer.message('chat', from)).lines[0]).text;
    };
    expect(await heard('<img src=x onerror=alert(1)> & "quotes"')).toBe(
      '<img src=x onerror=alert(1)> & "quotes"',
    );
    expect(await heard('a\u202Eb\u2066c\u200Bd\u0000e\uFEFFf')).toBe('abcdef');
    expect(await heard('one\n\ntwo\ttabs')).toBe('one two tabs');
    expect(await heard(`Z${'\u0301'.repeat(40)}`)).toBe('\u0179\u0301\u0301');
    expect(await heard('\u200B\u2066 \u3164')).toBe('BAD_REQUEST');
    expect(await heard('x'.repeat(MAX_CHAT))).toHaveLength(MAX_CHAT);
    expect(await heard('x'.repeat(MAX_CHAT + 1))).toBe('BAD_REQUEST');
    expect(await heard('x'.repeat(MAX_CHAT * 4 + 1))).toBe('BAD_REQUEST');
    await speaker.close();
    await hearer.close();
  });

  test('titles and labels are cleaned like chat', async () => {
    await open();
    const person = await storedPerson(server, ACCOUNT);
    const id = await person.createTable({ options: { players: 2 }, title: 'A\u202E <i>game</i>\u200B\n' });
    expect((await person.table(id)).table.settings.title).toBe('A <i>game</i>');
    await person.post('/me/tokens', { label: 'my\u2066bot\0' });
    const { body } = await person.get<{ tokens: { label: string }[] }>('/me/tokens');
    expect(body.tokens.map(({ label }) => label)).toEqual(['mybot']);
    const program = withToken(person, (await tokenOf(server, person)).token);
    expect((await program.get('/me')).status).toBe(200);
  });

  test('user text is served as data: it cannot become a page of this origin', async () => {
    await open();
    const person = await storedPerson(server);
    const id = await person.createTable({ options: { players: 2 }, title: '<script>alert(1)</script>' });
    const response = await fetch(`${server.url}/api/v1/tables/${id}`, {
      headers: { ...person.headers(false), accept: 'text/html' },
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
