import type { Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';

/** Puts an order away, out of back-office lists. */
export const archiveOrder = ({ store, now }: Operation, orderId: string): Result<string> => {
  store.update('orders', orderId, { archived_at: now });
  return success(orderId);
};

/** Brings an order back. */
export const unarchiveOrder = ({ store }: Operation, orderId: string): Result<string> => {
  store.update('orders', orderId, { archived_at: null });
  return success(orderId);
};
