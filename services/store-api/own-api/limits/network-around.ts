import { networkOf } from '@shop/contracts/limits';

/**
 * The network an address is in, as its owner rents it: 256 addresses of IPv4 (`203.0.113`), 48 bits of IPv6. Who has
 * one address there has its neighbours easily.
 */
export const networkAround = (address: string): string => {
  const household = networkOf(address);
  const separator = household.includes(':') ? ':' : '.';
  return household.split(separator).slice(0, 3).join(separator);
};
