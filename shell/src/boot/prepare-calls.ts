import { loadSdk, type SessionStore } from '@shop/contracts/commerce';
import type { Session } from '@shop/contracts/store';
import { cartOfMarket } from '../session/market-cart.ts';
import { providedContracts } from './provide-contracts.ts';

interface Options {
  storage: SessionStore;
  session: Pick<Session, 'token'>;
  /** Code of the page's market. */
  market: string;
}

/** Events that precede a change; opening a page triggers none of them. */
const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/** Loads the SDK on the first interaction: a guest's page reads its order without, and changes need it. */
const loadSdkOnInteraction = (): void => {
  const controller = new AbortController();
  const onEvent = () => {
    controller.abort();
    loadSdk().catch(() => undefined);
  };
  const options = { passive: true, capture: true, signal: controller.signal };
  for (const event of INTERACTIONS) document.addEventListener(event, onEvent, options);
};

/**
 * A private page reads the visitor's own data from the platform. Fetches what those calls need in parallel with
 * hydration, if the visitor has a cart or is logged in. Failures are ignored: the call itself tries again. A
 * customer's token waits until the session is known to be valid.
 */
export const prepareCalls = ({ storage, session, market }: Options): void => {
  const isCustomer = storage.customer.read() !== null;
  if (!isCustomer && !cartOfMarket(storage, market)) return;
  // A customer's page reads addresses too, which takes the SDK.
  if (isCustomer) loadSdk().catch(() => undefined);
  else {
    void session.token();
    loadSdkOnInteraction();
  }
  providedContracts.order().catch(() => undefined);
};
