import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are private, loopback, link-local, shared (CGNAT), multicast or reserved (IANA registry). */
const closedV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Ranges of the global IPv6 space that are not public hosts: tunnels (Teredo, 6to4), documentation. */
const closedV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** NAT64 prefix, by which IPv6-only networks reach IPv4 hosts: the IPv4 rules apply to the embedded address. */
const nat64 = '64:ff9b::';

const closed = new BlockList();
for (const [network, bits] of closedV4) {
  closed.addSubnet(network, bits, 'ipv4');
  closed.addSubnet(nat64 + network, 96 + bits, 'ipv6');
}
for (const [network, bits] of closedV6) closed.addSubnet(network, bits, 'ipv6');

// IPv6 is mostly unassigned, so the open ranges are listed: loopback, fc00::/7, fe80::/10, ff00::/8 and
// IPv4-mapped addresses all lie outside.
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
openV6.addSubnet(nat64, 96, 'ipv6');

/** Whether an address belongs to the public internet; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  // A zone (fe80::1%eth0) only exists for addresses of the local network.
  if (family === 6 && !address.includes('%')) {
    return openV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  }
  return false;
}
