import type { StoreApiConfig } from './read-config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origin of this service for mail programs that unsubscribe by one click: its public address, or this machine's own
 * where the shop is on it too. Null where the shop is public and the service's address is not known: a header of mails
 * is no place for an address that leads nowhere.
 */
export const apiOrigin = ({
  publicEndpoint,
  shopOrigin,
  port,
}: Pick<StoreApiConfig, 'publicEndpoint' | 'shopOrigin' | 'port'>): string | null => {
  if (publicEndpoint !== undefined) return publicEndpoint;
  return LOOPBACK.includes(new URL(shopOrigin).hostname) ? `http://localhost:${port}` : null;
};
