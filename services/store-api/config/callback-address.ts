import type { AddressInfo } from 'node:net';
import type { StoreApiConfig } from './read-config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origin under which the platform can call this service: the public address, or this machine's own where the
 * platform is on it too. Null where it cannot be reached.
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
