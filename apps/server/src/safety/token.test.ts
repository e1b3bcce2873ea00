import { describe, expect, it } from 'vitest';
import { hashSecret, newId, newSecret } from './token.ts';

describe('secrets', () => {
  it('are as long as asked, URL-safe and never repeated', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(24);
    expect(Buffer.from(newSecret(32), 'base64url')).toHaveLength(32);
    const many = Array.from({ length: 1000 }, () => newSecret());
    expect(new Set(many).size).toBe(1000);
    for (const secret of many) expect(secret).toMatch(/^[\w-]{32}$/);
  });

  it('are stored as a hash', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashSecret('abd')).not.toBe(hashSecret('abc'));
  });
});

describe('ids', () => {
  it('have 12 letters for tables and 22 for private keys, and never repeat', () => {
    const many = Array.from({ length: 5000 }, () => newId());
    expect(new Set(many).size).toBe(5000);
    for (const id of many) expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(newId(22)).toMatch(/^[0-9A-Za-z]{22}$/);
  });

  it('use every letter about equally often', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 5000; n += 1) {
      for (const letter of newId(22)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const expected = (5000 * 22) / 62;
    expect(counts.size).toBe(62);
    // Six standard deviations; a plain remainder would put the first eight letters 25 % above the rest.
    const slack = 6 * Math.sqrt(expected);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(slack);
  });
});
