import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, ipv6Groups, parseTrusted, plainAddress } from './address.ts';

describe('address normalisation', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::', '::'],
    ['', null],
    ['unknown', null],
    ['192.0.2.256', null],
  ])('%j is %j', (text, plain) => {
    expect(plainAddress(text)).toBe(plain);
  });

  it('IPv6 groups come back as they were written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const groups = ipv6Groups(address);
        expect(groups).toHaveLength(8);
        expect(ipv6Groups(groups.map((group) => group.toString(16)).join(':'))).toEqual(groups);
      }),
    );
  });
});

describe('trusted proxies', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['private', '192.168.1.1', true],
    ['private', 'fd00::1', true],
    ['private', '172.32.0.1', false],
    ['Private, 203.0.113.0/24', '203.0.113.9', true],
    ['203.0.113.7 2001:db8::/32', '2001:db8:1::1', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['', '127.0.0.1', false],
    ['loopback', 'not an address', false],
  ])('%j on %j: %j', (list, address, trusts) => {
    expect(parseTrusted(list).trusts(address)).toBe(trusts);
  });

  it.each([
    ['nginx', /"nginx" is no address/],
    ['constructor', /"constructor" is no address/],
    ['10.0.0.0/33', /from 1 to 32/],
    ['10.0.0.0/', /from 1 to 32/],
    ['10.0.0.0/8x', /from 1 to 32/],
    ['::/129', /from 1 to 128/],
    ['10.0.0.0/8/8', /is no address/],
    ['loopback,0.0.0.0/0', /trust everyone/],
    ['::/0', /trust everyone/],
  ])('%j is refused with a readable message', (list, words) => {
    expect(() => parseTrusted(list)).toThrow(words);
  });
});

describe("the visitor's address", () => {
  const trusted = parseTrusted('loopback, 10.0.0.0/8');

  it.each([
    ['without a proxy', '198.51.100.1', undefined, '198.51.100.1'],
    ['from a stranger who writes the header', '198.51.100.1', '1.1.1.1', '198.51.100.1'],
    ['behind one proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['behind a wrapped proxy', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['with an invention on the left', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['behind two proxies', '127.0.0.1', '1.1.1.1,198.51.100.1 , 10.0.0.5', '198.51.100.1'],
    ['when everyone is ours', '127.0.0.1', '10.0.0.7, 10.0.0.5', '10.0.0.7'],
    ['with a port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['with a bracketed port', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['with nonsense', '127.0.0.1', '198.51.100.1, <script>', '127.0.0.1'],
    ['with an empty header', '127.0.0.1', '', '127.0.0.1'],
    ['without any address', '', '198.51.100.1', ''],
  ])('%s', (_, remote, header, address) => {
    expect(clientAddress(remote, header, trusted)).toBe(address);
  });

  it('never depends on what a visitor wrote left of the first proxy', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (invented, visitor) => {
        fc.pre(!trusted.trusts(visitor));
        expect(clientAddress('127.0.0.1', `${invented}, ${visitor}`, trusted)).toBe(visitor);
      }),
    );
  });
});
