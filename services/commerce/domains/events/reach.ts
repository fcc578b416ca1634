import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../../engine/http/is-loopback.ts';

/**
 * The addresses callbacks may be sent to. Prevents server-side request forgery: registering a webhook must not give
 * access to the platform's internal network.
 */
export interface Reach {
  /** Whether a URL's host may be called. Only checks IP addresses; a host name is checked when it is resolved. */
  readonly mayCall: (url: string) => boolean;
  /** Resolves names for `http.request` to the allowed addresses; fails if there are none. */
  readonly lookup: LookupFunction;
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const toBlockList = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
};

/** The failure of a callback to an address that is not allowed. */
const refusal = (host: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${host} is an internal address`), { code: 'Internal address' });

/**
 * Allows public addresses and the given internal networks (`10.1.0.0/16`). Also allows loopback if the platform itself
 * listens on loopback only: its clients can reach those addresses anyway.
 */
export const reachOf = (networks: readonly string[], listensOn: string): Reach => {
  const own = isLoopback(listensOn) ? LOOPBACK : [];
  const allowed = toBlockList([...networks, ...own]);
  const mayReach = (text: string): boolean => {
    // An IPv4-mapped IPv6 address counts as its IPv4 address.
    const address = ipaddr.process(text);
    return address.range() === 'unicast' || allowed.check(address.toString(), address.kind());
  };
  return {
    mayCall: (url) => {
      const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
      return isIP(host) === 0 || mayReach(host);
    },
    lookup: (host, options, done) =>
      lookUp(host, { ...options, all: true }, (error, found) => {
        if (error) return done(error, '');
        const [first, ...more] = found.filter(({ address }) => mayReach(address));
        if (!first) return done(refusal(host), '');
        if (options.all) return done(null, [first, ...more] satisfies LookupAddress[]);
        return done(null, first.address, first.family);
      }),
  };
};
