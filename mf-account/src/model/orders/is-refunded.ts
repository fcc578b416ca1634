import type { Order } from '@shop/contracts/commerce/order';

/** Whether any of it was paid back. */
export const isRefunded = ({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean =>
  paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';
