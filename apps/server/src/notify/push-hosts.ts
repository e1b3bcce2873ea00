import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The push services of Chromium browsers, Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)+push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
];

/** Lets tests run a local push service; not reachable by any setting. */
export interface LocalHosts {
  /** Further `host:port` that count as known. Addresses in place of names are never known. */
  hosts?: readonly string[];
  allowPrivateAddresses?: boolean;
  ca?: string;
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

/**
 * Hosts that may receive pushes. A subscription's endpoint is chosen by an untrusted browser: without this list
 * the server could be made to contact any host, including those of its own network (SSRF).
 */
export class PushHosts {
  readonly agent: Agent;
  private readonly local: readonly string[];

  constructor({ hosts = [], allowPrivateAddresses = false, ca, resolve = everyAddress }: LocalHosts = {}) {
    this.local = hosts;
    this.agent = new Agent({
      ca,
      maxSockets: 8,
      lookup: guardedLookup(resolve, allowPrivateAddresses ? () => true : isPublicAddress),
    });
  }

  /** The endpoint as a URL that may be contacted, or undefined. */
  find(endpoint: string): URL | undefined {
    if (!URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
    // A literal IP address would skip the lookup and therefore its check.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
    const known = url.port === '' && services.some((service) => service.test(url.hostname));
    return known || this.local.includes(url.host) ? url : undefined;
  }
}

function everyAddress(hostname: string): Promise<LookupAddress[]> {
  return systemLookup(hostname, { all: true });
}

/**
 * The socket connects to exactly the addresses returned here, so a name that points elsewhere by the
 * time of the connection (DNS rebinding) gains nothing.
 */
function guardedLookup(
  resolve: (hostname: string) => Promise<LookupAddress[]>,
  mayContact: (address: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const open = found.filter(({ address }) => mayContact(address));
        const [first] = open;
        if (first === undefined) callback(new Error(`${hostname} has no public address`), '', 0);
        else if (options.all) callback(null, open);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
