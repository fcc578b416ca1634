import { createTokenBuckets, networkOf } from '@shop/server-kit/limits';

/**
 * Token bucket per address, with the capacity of one minute and continuous refill.
 *
 * @param perMinute - requests per address and minute
 * @returns counts one request: 0 if it is allowed, else the seconds until the next one is
 */
export const createRateLimit = (
  perMinute: number,
  now?: () => number,
): ((address: string) => number) => {
  const buckets = createTokenBuckets({ capacity: perMinute, seconds: 60 }, now);
  return (address) => buckets.take(networkOf(address));
};
