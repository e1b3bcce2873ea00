import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/** First and last address of each reserved range, written by hand to catch a wrong prefix length. */
const closedRanges = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
].map(([first = '', last = '']) => [toNumber(first), toNumber(last)] as const);

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function toText(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

const isClosed = (address: number) =>
  closedRanges.some(([first, last]) => first <= address && address <= last);

const edges = closedRanges.flatMap(([first, last]) => [first - 1, first, last, last + 1]);
const v4 = fc.oneof(
  fc.nat({ max: 0xffffffff }),
  fc.constantFrom(...edges.filter((edge) => edge >= 0 && edge <= 0xffffffff)),
);

describe('a public address', () => {
  it('in IPv4 is any outside the private and reserved ranges', () => {
    fc.assert(
      fc.property(v4, (address) => {
        expect(isPublicAddress(toText(address))).toBe(!isClosed(address));
      }),
      { numRuns: 2000 },
    );
  });

  it('in IPv6 is never an IPv4 address in disguise', () => {
    fc.assert(
      fc.property(v4, (address) => {
        const hex = `${(address >>> 16).toString(16)}:${(address & 0xffff).toString(16)}`;
        for (const tail of [toText(address), hex]) {
          expect(isPublicAddress(`::ffff:${tail}`)).toBe(false);
          expect(isPublicAddress(`::${tail}`)).toBe(false);
        }
        expect(isPublicAddress(`2002:${hex}::1`)).toBe(false);
      }),
    );
  });

  it('behind NAT64 follows the rules of IPv4', () => {
    fc.assert(
      fc.property(v4, (address) => {
        expect(isPublicAddress(`64:ff9b::${toText(address)}`)).toBe(!isClosed(address));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '::',
    '::1',
    'fc00::1',
    'fdff:ffff::1',
    'fe80::1',
    'fe80::1%eth0',
    '2600::1%eth0',
    'febf::1',
    'fec0::1',
    'ff02::1',
    '100::1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '',
    'localhost',
    '127.1',
    '1.2.3',
    '1.2.3.4.5',
    '08.8.8.8',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['2001:200::1', '2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450:4001::200a', '3ffe::1'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
