import type { AppDispatch, ThunkExtra } from '@shop/contracts/store';
import { forgotten } from '../store/cart-slice.ts';
import { record } from '../outbox/record.ts';

/** Gives the cart's order up: the next thing added starts a new one (T1, T3). */
export const forgetOrder = (dispatch: AppDispatch, { events }: ThunkExtra): void => {
  events.emit('session:order', { orderId: null });
  dispatch(record(forgotten()));
};
