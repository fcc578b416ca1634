import type { Order } from './types.ts';

/** Stands for a payment method where there is nothing to pay (P3). */
export const FREE_PAYMENT_METHOD = 'free_payment';

/** Whether the order needs no payment method: it has goods and its total is nothing (P3). */
export const isFreeOrder = ({ totals, quantity }: Pick<Order, 'totals' | 'quantity'>): boolean =>
  quantity > 0 && totals.total.cents === 0;
