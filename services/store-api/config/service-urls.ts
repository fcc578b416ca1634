import type { AddressInfo } from 'node:net';
import { isLoopbackName } from '@shop/server-kit/limits';
import type { StoreApiConfig } from './read-config.ts';

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
  return isLoopbackName(new URL(shopOrigin).hostname) ? `http://localhost:${port}` : null;
};

/**
 * Origin at which the platform can call this service: the public URL, or localhost if the platform runs there too.
 * Null if the platform cannot reach it.
 */
export const callbackAddress = (
  { publicEndpoint, platform }: Pick<StoreApiConfig, 'publicEndpoint' | 'platform'>,
  listening: AddressInfo | string | null,
): string | null => {
  if (publicEndpoint !== undefined) return publicEndpoint;
  const isNear = isLoopbackName(new URL(platform.endpoint).hostname);
  return isNear && typeof listening === 'object' && listening !== null
    ? `http://127.0.0.1:${listening.port}`
    : null;
};
