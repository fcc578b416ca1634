import { loadSdk, type SessionStore } from '@shop/contracts/commerce';
import type { Session } from '@shop/contracts/store';
import { cartOfMarket } from '../session/cart-of-market.ts';
import { providedContracts } from './provide-contracts.ts';

interface Options {
  storage: SessionStore;
  session: Pick<Session, 'token'>;
  /** Code of the page's market. */
  market: string;
}

/**
 * A private page asks the platform for what is the visitor's own. What every call needs is fetched beside the
 * hydration instead of after it, where there is something to ask for: a cart or a customer. What cannot be had now is
 * asked for again by the call itself. A customer's token waits until the page hears what becomes of the session.
 */
export const prepareCalls = ({ storage, session, market }: Options): void => {
  const isCustomer = storage.customer.read() !== null;
  if (!isCustomer && !cartOfMarket(storage, market)) return;
  if (!isCustomer) void session.token();
  void Promise.allSettled([loadSdk(), providedContracts.order()]);
};
