import { createTokenBuckets, networkOf } from '@shop/contracts/limits';

/**
 * Counts requests per address, as a bucket that holds a minute's worth and fills evenly.
 *
 * @param perMinute requests an address may make in a minute
 * @returns tells of one more request: 0 when it may pass, else the whole seconds until one may
 */
export const createRateLimit = (
  perMinute: number,
  now?: () => number,
): ((address: string) => number) => {
  const buckets = createTokenBuckets({ capacity: perMinute, seconds: 60 }, now);
  return (address) => buckets.take(networkOf(address));
};
