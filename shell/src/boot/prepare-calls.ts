import { loadSdk, type SessionStore } from '@shop/contracts/commerce';
import type { Session } from '@shop/contracts/store';
import { onFirstActivity } from '@shop/contracts/ui';
import { cartOfMarket } from '../session/market-cart.ts';
import { providedContracts } from './provide-contracts.ts';

interface Options {
  storage: SessionStore;
  session: Pick<Session, 'token'>;
  /** Code of the page's market. */
  market: string;
}

/**
 * A private page reads the visitor's own data from the platform. Fetches what those calls need in parallel with
 * hydration, if the visitor has a cart or is logged in. Failures are ignored: the call itself tries again. A
 * customer's token waits until the session is known to be valid.
 */
export const prepareCalls = ({ storage, session, market }: Options): void => {
  const isCustomer = storage.customer.read() !== null;
  if (!isCustomer && !cartOfMarket(storage, market)) return;
  // A customer's page reads addresses too, which takes the SDK.
  const load = () => void loadSdk().catch(() => undefined);
  if (isCustomer) load();
  else {
    void session.token();
    // A guest's page reads its order without the SDK; changes need it.
    onFirstActivity(load);
  }
  providedContracts.order().catch(() => undefined);
};
