import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { api, type AppDispatch } from '@shop/contracts/store';
import { sessionSlice } from '../model/session-slice.ts';
import { cartOfMarket } from './cart-of-market.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { keepCart } from './keep-cart.ts';
import { keepGuestOrder } from './keep-guest-order.ts';

const { becameAnonymous, becameCustomer, orderChanged } = sessionSlice.actions;

interface Options {
  storage: SessionStore;
  events: EventBus;
  dispatch: AppDispatch;
  /** Code of the page's market. */
  market: string;
}

/** Brings what is stored about the visitor into the page's state, and keeps both in step (E5, T3). */
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
  // Someone logged out while this tab was put away, or someone else has logged in.
  if (user && (present ? user.id !== present.ownerId : user.email)) forgetVisitor('sessionStorage');
  readCustomer();
  dispatch(orderChanged(cartOfMarket(storage, market)));
  events.on('session:order', ({ orderId }) => {
    keepCart(storage, market, orderId);
    // The tab's first cart: its later look at it waits for an idle page, which a change of market may forestall (M10).
    if (orderId && storage.market.read() === null) storage.market.write(market);
    dispatch(orderChanged(orderId));
    // At once, for the visitor may leave the page with the next tap. Where it fails the next cart is read in the browser.
    keepGuestOrder(market, storage.customer.read() ? null : orderId).catch(() => undefined);
  });
  events.on('session:changed', ({ kind, reason }) => {
    const before = storage.user.read();
    if (kind === 'anonymous') storage.user.clear();
    if (reason === 'expired') {
      if (before) storage.user.write({ id: before.id });
    } else if (kind === 'anonymous') forgetVisitor('sessionStorage');
    readCustomer();
    // What the platform told one visitor is not for the next. Pages of the former visitor leave first: what they
    // show would be asked for again with a token that may not see it.
    setTimeout(() => dispatch(api.util.invalidateTags(['Customer', 'Addresses', 'Orders'])));
  });
};
