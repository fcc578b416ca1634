import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { api, type AppDispatch } from '@shop/contracts/store';
import { sessionSlice } from '../model/session-slice.ts';
import { cartOfMarket, keepCart } from './market-cart.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { keepGuestOrder } from './guest-order.ts';

const { becameAnonymous, becameCustomer, orderChanged } = sessionSlice.actions;

/** Every read that shows what belongs to a customer, whether or not its arguments name the owner. */
const OF_CUSTOMER = ['Customer', 'Addresses', 'Orders', 'Profile', 'Reviews'] as const;

interface Options {
  storage: SessionStore;
  events: EventBus;
  dispatch: AppDispatch;
  /** Code of the page's market. */
  market: string;
}

/** Restores the visitor's stored session into the page's state, and keeps both in sync (E5, T3). */
export const connectSession = ({ storage, events, dispatch, market }: Options): void => {
  const readCustomer = () => {
    const customer = storage.customer.read();
    if (!customer) {
      dispatch(becameAnonymous());
      return;
    }
    const { email, ownerId } = customer;
    storage.user.write({ id: ownerId, email });
    dispatch(becameCustomer({ email, ownerId }));
  };
  const user = storage.user.read();
  const present = storage.customer.read();
  // Another tab logged out, or another customer logged in, while this tab was suspended.
  if (user && (present ? user.id !== present.ownerId : user.email)) forgetVisitor('sessionStorage');
  readCustomer();
  dispatch(orderChanged(cartOfMarket(storage, market)));
  events.on('session:order', ({ orderId }) => {
    keepCart(storage, market, orderId);
    // The tab's first cart: the later check waits for an idle page, and a change of market may come first (M10).
    if (orderId && storage.market.read() === null) storage.market.write(market);
    dispatch(orderChanged(orderId));
    // Immediately, since the next tap may leave the page. On failure the browser reads the next cart itself.
    keepGuestOrder(market, storage.customer.read() ? null : orderId).catch(() => undefined);
  });
  events.on('session:changed', ({ kind, reason }) => {
    const before = storage.user.read();
    if (kind === 'anonymous') storage.user.clear();
    if (reason === 'expired') {
      if (before) storage.user.write({ id: before.id });
    } else if (kind === 'anonymous') forgetVisitor('sessionStorage');
    readCustomer();
    // Cached reads belong to the previous visitor. Invalidate them after that visitor's pages are unmounted: a
    // mounted page would read again with a token that lacks access.
    setTimeout(() => dispatch(api.util.invalidateTags([...OF_CUSTOMER])));
  });
};
