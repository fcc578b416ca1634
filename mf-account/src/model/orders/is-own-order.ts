import type { Order } from '@shop/contracts/commerce/order';

/**
 * Whether an order is one of the customer's placed ones. A guest's can be read by anyone who knows its id, and a cart is no
 * order yet: neither is shown as the customer's.
 */
export const isOwnOrder = (
  order: Pick<Order, 'guest' | 'customerId' | 'status'>,
  ownerId: string,
): boolean =>
  !order.guest &&
  order.customerId === ownerId &&
  ['placing', 'placed', 'approved', 'cancelled'].includes(order.status);
