import { networkOf } from '@shop/server-kit/limits';

/**
 * Network of an address, in the size that providers assign: /24 for IPv4 (`203.0.113`), /48 for IPv6. Whoever
 * controls one address there can easily use the others.
 */
export const networkAround = (address: string): string => {
  const household = networkOf(address);
  const separator = household.includes(':') ? ':' : '.';
  return household.split(separator).slice(0, 3).join(separator);
};
