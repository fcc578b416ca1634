import { createTokenBuckets, networkOf } from '@shop/contracts/limits';

/** Orders that are not there, within five minutes: of one visitor's network, and of all. */
const OF_ONE = { capacity: 20, seconds: 300 };
/** The platform counts ids that are not there by address, which here is the server's own for everybody. */
const OF_ALL = { capacity: 100, seconds: 300 };

/**
 * Bounds the reads of orders that cookies name and that are not there: anybody can name any id, and the platform would
 * turn the server away in the end. Past the limit pages come without the order, which the browser reads by itself.
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
