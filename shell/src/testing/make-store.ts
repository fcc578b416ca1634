import { ok } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { contextOf, type Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { createStore, type AppStore } from '@shop/contracts/store';
import { makeConfig } from '@shop/contracts/testing';
import { injectShellSlices } from '../model/inject-shell-slices.ts';

const italy = contextOf(MARKETS[0] as Market, 'IT', 'it');

/**
 * A page's store with the shell's slices, in the Italian market by default.
 *
 * @param came further initial state
 */
export const makeStore = (market = italy, came: object = {}): AppStore => {
  injectShellSlices();
  const token = async () => ok('token');
  const session = { token, renew: token, start: () => undefined, end: () => undefined };
  return createStore(
    { config: makeConfig(), events: createEventBus(), session },
    { ...came, market },
  );
};
