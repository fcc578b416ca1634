import type { StoreApiConfig } from './read-config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origin of this service for one-click unsubscribe requests of mail clients: the public URL, or localhost if the shop
 * runs there too. Null if the shop is public and the service's URL is unknown, because the mail header must not
 * contain a dead link.
 */
export const apiOrigin = ({
  publicEndpoint,
  shopOrigin,
  port,
}: Pick<StoreApiConfig, 'publicEndpoint' | 'shopOrigin' | 'port'>): string | null => {
  if (publicEndpoint !== undefined) return publicEndpoint;
  return LOOPBACK.includes(new URL(shopOrigin).hostname) ? `http://localhost:${port}` : null;
};
