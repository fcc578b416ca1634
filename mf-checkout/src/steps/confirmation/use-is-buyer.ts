import type { Order } from '@shop/contracts/commerce/order';
import { selectOrderId, selectSession, useAppSelector } from '@shop/contracts/store';
import { isPlacedHere } from './placed-here.ts';

/**
 * Whether an order may be shown with what it says of its buyer: in the browser it was placed in, for a day, and to the
 * customer it belongs to. The platform lets anyone read a guest's order who knows its id, and an address of the shop
 * can be passed on or found in a history. A guest's order is no one's account's, whatever e-mail is on it.
 */
export const useIsBuyer = (order: Order): boolean => {
  const openOrder = useAppSelector(selectOrderId);
  const { kind, ownerId } = useAppSelector(selectSession);
  const isCustomers = kind === 'customer' && !order.guest && order.customerId === ownerId;
  return isCustomers || openOrder === order.id || isPlacedHere(order.id);
};
