import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The proxies trusted to report a visitor's address. */
export interface Trusted {
  trusts(address: string): boolean;
}

const NAMED_NETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10']],
]);

/** The eight numbers of an IPv6 address. */
export function ipv6Groups(address: string): number[] {
  // The URL parser writes dotted quads as two groups and checks the rest.
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string | undefined): number[] =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Normalises an address: IPv4 wrapped in IPv6 becomes IPv4; null for anything that is not an address. */
export function plainAddress(text: string): string | null {
  const address = text.replace(/%.*$/s, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = ipv6Groups(address);
  const wrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (wrapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** Reads a list such as `loopback, 10.1.0.0/16, 2001:db8::7`; an empty list trusts no proxy. */
export function parseTrusted(list: string): Trusted {
  const nets = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter((part) => part !== '')) {
    for (const net of NAMED_NETS.get(entry.toLowerCase()) ?? [entry]) addNet(nets, net);
  }
  return {
    trusts(address) {
      const plain = plainAddress(address);
      return plain !== null && nets.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
    },
  };
}

function addNet(nets: BlockList, entry: string): void {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) {
    throw new Error(
      `trusted proxies: "${entry}" is no address, no range (10.0.0.0/8), not loopback or private`,
    );
  }
  const most = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(prefix <= most)) {
    throw new Error(`trusted proxies: "${entry}" needs a prefix length from 1 to ${most} behind the slash`);
  }
  if (prefix === 0) {
    throw new Error(
      `trusted proxies: "${entry}" would trust everyone, and anyone could then pick an address`,
    );
  }
  nets.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
}

/** Some proxies add the port they saw: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(hop);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(hop) ? hop.slice(0, hop.indexOf(':')) : hop;
}

/**
 * The visitor's address: reads X-Forwarded-For from the right, where each proxy appends what it saw, and stops at
 * the first address that is not a trusted proxy. Anything further left may be forged.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: Trusted): string {
  let address = plainAddress(remote) ?? remote;
  const hops = (forwardedFor ?? '').split(',');
  while (trusted.trusts(address)) {
    const hop = plainAddress(withoutPort(hops.pop()?.trim() ?? ''));
    if (hop === null) break;
    address = hop;
  }
  return address;
}
