import { BlockList, isIP } from 'node:net';

/**
 * Rate limit key of a client address: the IPv4 address, also of an IPv4-mapped IPv6 address, or the first 64 bits of an
 * IPv6 address, because one household has 2^64 of them.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':');
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text is an address or a network: `10.0.0.1`, `10.1.0.0/16`, `fd00::/8`. */
export const isNetwork = (text: string): boolean => {
  const [network = '', bits, more] = text.split('/');
  const longest = isIP(network) === 6 ? 128 : 32;
  if (isIP(network) === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
};

/**
 * A predicate for the addresses that a list contains, itself or in a network.
 *
 * @param networks addresses and networks, each accepted by `isNetwork`
 */
export const addressSet = (networks: readonly string[]): ((address: string) => boolean) => {
  const set = new BlockList();
  for (const entry of networks) {
    const [network = '', bits] = entry.split('/');
    if (bits === undefined) set.addAddress(network, familyOf(network));
    else set.addSubnet(network, Number(bits), familyOf(network));
  }
  return (address) => isIP(address) !== 0 && set.check(address, familyOf(address));
};

/** Whether the hostname of a URL names this machine: `localhost`, a name below it, `127.0.0.0/8` or `[::1]`. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);
