import type { Order } from '@shop/contracts/commerce/order';

/** The platform's ids are letters and digits; other values are never put into a URL. */
export const isOrderId = (value: string | null | undefined): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value);

/**
 * Whether an order is one of the customer's placed orders. A guest's order can be read by anyone who knows its id,
 * and a cart is no order yet: neither is shown.
 */
export const isOwnOrder = (
  order: Pick<Order, 'guest' | 'customerId' | 'status'>,
  ownerId: string,
): boolean =>
  !order.guest &&
  order.customerId === ownerId &&
  ['placing', 'placed', 'editing', 'approved', 'cancelled'].includes(order.status);
