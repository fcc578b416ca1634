import { BlockList, isIP } from 'node:net';

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
