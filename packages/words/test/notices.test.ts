import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '@keyflower/protocol';
import { loadNotices } from '../src/index.ts';
import { timeLeft } from '../src/notices.ts';

const hour = 60 * 60 * 1000;
const facts = {
  name: 'Zoë',
  table: 'Rose & Crown',
  link: 'https://server.example/t/abc',
  settings: 'https://server.example/settings',
  left: 3 * hour,
};

const hours = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    .format(count)
    .replace(/\s/g, ' ');

const ALL = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, spoken: await loadNotices(language) })),
);

describe.each(ALL)('in $language', ({ language, spoken }) => {
  const notices = [spoken.yourTurn, spoken.timeWarning, spoken.seatTakenOver];

  it('a push is short and names the table', () => {
    for (const notice of notices) {
      const { title, body } = notice.push(facts);
      expect(title.length).toBeLessThanOrEqual(30);
      expect(body).toContain('Rose & Crown');
      expect(body.length).toBeLessThanOrEqual(80);
    }
  });

  it('a mail about a table greets, links to it and says how to switch such mails off', () => {
    for (const notice of notices) {
      const { subject, text } = notice.mail(facts);
      expect(subject).toContain('Rose & Crown');
      expect(text).toContain('Zoë,');
      expect(text.split('\n')).toEqual(expect.arrayContaining([facts.link, facts.settings]));
    }
  });

  it('a warning says how much time is left, on the device and by mail', () => {
    const left = hours(language, 3);
    // The space between number and unit may be narrow or non-breaking.
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(spoken.timeWarning.push(facts).body)).toContain(left);
    expect(plain(spoken.timeWarning.mail(facts).text)).toContain(left);
  });

  it('a mail about an account has its link on a separate line', () => {
    for (const mail of [spoken.passwordReset, spoken.confirmAddress]) {
      expect(mail(facts).text.split('\n')).toContain(facts.link);
      expect(mail(facts).text).toContain('Zoë');
    }
  });

  it('a mail for a new password says that the link is valid for an hour', () => {
    const [, word] = hours(language, 1).split(' ');
    expect(spoken.passwordReset(facts).text).toContain(word);
  });

  it('no text is in another language', () => {
    for (const { spoken: other } of ALL.filter((one) => one.language !== language)) {
      expect(spoken.yourTurn.push(facts)).not.toEqual(other.yourTurn.push(facts));
      expect(spoken.confirmAddress(facts)).not.toEqual(other.confirmAddress(facts));
    }
  });
});

describe('the time left', () => {
  it.each([
    [72 * hour, '3 days'],
    [48 * hour, '2 days'],
    [48 * hour - 1, '47 hours'],
    [2 * hour, '2 hours'],
    [2 * hour - 1, '119 minutes'],
    [119_999, '119 seconds'],
    [1000, '1 second'],
    [-5, '0 seconds'],
  ])('of %i ms is %s', (ms, text) => {
    expect(timeLeft('en', ms)).toBe(text);
  });
});
