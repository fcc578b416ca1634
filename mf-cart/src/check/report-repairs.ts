import type { Order } from '@shop/contracts/commerce/order';
import type { AppDispatch } from '@shop/contracts/store';
import { repairsChanged } from '../store/cart-slice.ts';
import { lastPrices, priceChanges } from './last-prices.ts';
import type { Repair } from './plan-repairs.ts';

/** Stores repairs and prices that changed since they were last shown, for the notice (T15). */
export const reportRepairs = (
  dispatch: AppDispatch,
  order: Pick<Order, 'id' | 'lines'>,
  repairs: readonly Repair[] = [],
): void => {
  const prices = lastPrices();
  const all = [...repairs, ...priceChanges(order, prices.read(order.id))];
  prices.store(order);
  if (all.length > 0) dispatch(repairsChanged(all));
};
