import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { checkNothing, checkPassword, hashPassword, passwordProblem } from './password.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

describe('password rules', () => {
  it.each([
    ['seven letters', 'x7$kQ2m', 'too-short'],
    ['eight letters', 'x7$kQ2mv', null],
    ['200 letters', 'x7$kQ'.repeat(40), null],
    ['201 letters', `${'x7$kQ'.repeat(40)}y`, 'too-long'],
    ['letters that become too many', 'ﷺ'.repeat(20), 'too-long'],
    ['a common one', 'Password123', 'too-common'],
    ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ', 'too-common'],
    ['one letter over and over', '..........', 'too-common'],
    ['the own name', 'ada lovelace', 'is-name'],
    ['the own name, spelled oddly', 'ADA_L0VE1ACE', 'is-name'],
    ['a sentence', 'correct horse battery staple', null],
  ])('%s', (_, password, problem) => {
    expect(passwordProblem(password, 'Ada Lovelace')).toBe(problem);
  });

  it('every common password would be long enough and is listed in normalised form', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      expect(passwordProblem(password.toUpperCase(), 'Ada')).toBe('too-common');
    }
  });
});

describe('password hashes', () => {
  it('are salted scrypt in a format that records the cost', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    const [salt, hash] = atLeast(2, one.split('$').slice(4));
    const again = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, {
      N: 32768,
      r: 8,
      p: 1,
      maxmem: 2 ** 26,
    });
    expect(again.toString('base64url')).toBe(hash);
  });

  it('match their password, however its accents were typed, and no other', async () => {
    const stored = await hashPassword('caf\u00E9 noir', 1024);
    await expect(checkPassword('cafe\u0301 noir', stored)).resolves.toBe(true);
    await expect(checkPassword('cafe noir', stored)).resolves.toBe(false);
    await expect(checkPassword('', stored)).resolves.toBe(false);
  });

  it('of another cost can still be checked', async () => {
    const salt = Buffer.alloc(16, 1);
    const hash = scryptSync('correct horse', salt, 32, { N: 1024, r: 8, p: 2 });
    const stored = `scrypt$1024$8$2$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    await expect(checkPassword('correct horse', stored)).resolves.toBe(true);
    await expect(checkPassword('wrong horse', stored)).resolves.toBe(false);
  });

  it('that are damaged are an error, not a wrong password', async () => {
    for (const stored of ['', 'scrypt$1024$8$2$abc', 'bcrypt$1$1$1$a$b', 'scrypt$1000$8$1$AAAA$AAAA']) {
      await expect(checkPassword('correct horse', stored)).rejects.toThrow(/./);
    }
  });

  it('take as long to check for unknown names as for known ones', async () => {
    const stored = await hashPassword('correct horse');
    const took = async (check: () => Promise<boolean>): Promise<number> => {
      const times: number[] = [];
      for (let n = 0; n < 2; n += 1) {
        const start = process.cpuUsage();
        await check();
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const known = await took(() => checkPassword('wrong horse', stored));
    const unknown = await took(() => checkNothing('wrong horse'));
    await expect(checkNothing('wrong horse')).resolves.toBe(false);
    // Wide, for a busy machine: a check that skips the hash would be a thousand times cheaper.
    expect(unknown / known).toBeGreaterThan(0.2);
    expect(unknown / known).toBeLessThan(5);
  });
});
