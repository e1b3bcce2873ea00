import { describe, expect, it } from 'vitest';
import { originAllowed } from './origin.ts';

describe('with a public address', () => {
  const publicUrl = new URL('https://play.example.org/keyflower/');

  it.each([
    ['https://play.example.org', true],
    ['http://play.example.org', false],
    ['https://play.example.org:8443', false],
    ['https://play.example.org/', false],
    ['https://play.example.org.evil.test', false],
    ['https://evil.test', false],
    ['null', false],
    ['', false],
  ])('%j: %j, whatever the Host header says', (origin, allowed) => {
    expect(originAllowed(origin, 'evil.test', publicUrl)).toBe(allowed);
  });

  it('a missing origin is left to the caller', () => {
    expect(originAllowed(undefined, 'play.example.org', publicUrl)).toBe('missing');
  });
});

describe('without a public address', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', true],
    ['http://[::1]:3000', '[::1]:3000', true],
    ['http://Example.org', 'example.org', false],
    ['http://example.org', 'Example.org', true],
    ['http://example.org', 'example.org:80', true],
    ['https://example.org', 'example.org:443', true],
    ['https://example.org', 'example.org:80', false],
    ['http://localhost:3001', 'localhost:3000', false],
    ['http://evil.test', 'localhost:3000', false],
    ['http://localhost:3000/page', 'localhost:3000', false],
    ['http://user@localhost:3000', 'localhost:3000', false],
    ['ftp://localhost', 'localhost', false],
    ['null', 'null', false],
    ['http://evil.test', 'localhost@evil.test', false],
    ['http://evil.test', 'evil.test/', false],
    ['http://localhost', undefined, false],
    ['http://localhost', '', false],
    ['http://localhost', 'localhost:99999', false],
  ])('%j on host %j: %j', (origin, host, allowed) => {
    expect(originAllowed(origin, host, null)).toBe(allowed);
  });

  it('a missing origin is left to the caller', () => {
    expect(originAllowed(undefined, 'localhost', null)).toBe('missing');
  });
});
