import type { SessionStore } from '@shop/contracts/commerce';
import type { EventBus } from '@shop/contracts/events';
import { api, type AppDispatch } from '@shop/contracts/store';
import { sessionSlice } from '../model/session-slice.ts';

const { becameAnonymous, becameCustomer, orderChanged } = sessionSlice.actions;

/** Brings what is stored about the visitor into the page's state, and keeps both in step (E5, T3). */
export const connectSession = (
  store: SessionStore,
  events: EventBus,
  dispatch: AppDispatch,
): void => {
  const readCustomer = () => {
    const customer = store.customer.read();
    dispatch(
      customer
        ? becameCustomer({ email: customer.email, ownerId: customer.ownerId })
        : becameAnonymous(),
    );
  };
  readCustomer();
  dispatch(orderChanged(store.cartId.read()));
  events.on('session:order', ({ orderId }) => {
    if (orderId) store.cartId.write(orderId);
    else store.cartId.clear();
    dispatch(orderChanged(orderId));
  });
  events.on('session:changed', () => {
    readCustomer();
    // What the platform told one visitor is not for the next. Pages of the former visitor leave first: what they
    // show would be asked for again with a token that may not see it.
    setTimeout(() => dispatch(api.util.invalidateTags(['Customer', 'Addresses', 'Orders'])));
  });
};
