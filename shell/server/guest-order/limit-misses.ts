import { createTokenBuckets, networkOf } from '@shop/server-kit/limits';

/** Orders that are not there, within five minutes: of one visitor's network, and of all. */
const OF_ONE = { capacity: 20, seconds: 300 };
/** The platform counts ids that are not there by address, which here is the server's own for everybody. */
const OF_ALL = { capacity: 100, seconds: 300 };

/**
 * Limits reads of orders that a cookie names and that do not exist: ids can be guessed, and the platform would
 * throttle the server. Above the limit, pages are rendered without the order, which the browser reads itself.
 */
export const limitMisses = (now?: () => number) => {
  const ofOne = createTokenBuckets(OF_ONE, now);
  const ofAll = createTokenBuckets(OF_ALL, now);
  return {
    /** @param address IP address of the visitor */
    mayRead: (address: string): boolean =>
      ofOne.wait(networkOf(address)) === 0 && ofAll.wait('') === 0,
    missed: (address: string): void => {
      ofOne.take(networkOf(address));
      ofAll.take('');
    },
  };
};
