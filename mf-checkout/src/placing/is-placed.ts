import type { Order } from '@shop/contracts/commerce/order';

/** Whether an order was bought. */
export const isPlaced = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'placed' || status === 'approved';
