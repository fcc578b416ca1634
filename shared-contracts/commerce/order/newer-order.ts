import type { Order } from './types.ts';

/**
 * The newer of two states of an order. Answers may come in another order than they were asked for, or late; the
 * platform's `updated_at` says which is the later truth. Where it does not tell them apart the later answer stands,
 * for what is read beside the order, such as stock, has no date.
 */
export const newerOrder = (kept: Order, arrived: Order): Order => {
  if (kept.id !== arrived.id || kept.updatedAt === null || arrived.updatedAt === null)
    return arrived;
  return Date.parse(arrived.updatedAt) < Date.parse(kept.updatedAt) ? kept : arrived;
};
