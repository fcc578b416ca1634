import type { AddressInfo } from 'node:net';
import type { StoreApiConfig } from './read-config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origin at which the platform can call this service: the public URL, or localhost if the platform runs there too.
 * Null if the platform cannot reach it.
 */
export const callbackAddress = (
  { publicEndpoint, platform }: Pick<StoreApiConfig, 'publicEndpoint' | 'platform'>,
  listening: AddressInfo | string | null,
): string | null => {
  if (publicEndpoint !== undefined) return publicEndpoint;
  const isNear = LOOPBACK.includes(new URL(platform.endpoint).hostname);
  return isNear && typeof listening === 'object' && listening !== null
    ? `http://127.0.0.1:${listening.port}`
    : null;
};
