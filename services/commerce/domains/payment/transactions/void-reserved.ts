import type { Operation } from '../../../engine/definition/define-resource.ts';
import { voidAuthorization } from './void-authorization.ts';

/** Voids all that is still authorized of an order's payment. */
export const voidReserved = (operation: Operation, orderId: string): void => {
  const granted = operation.store.where('authorizations', { order_id: orderId, succeeded: 1 });
  for (const { id, void_balance_cents } of granted)
    if ((void_balance_cents ?? 0) > 0) voidAuthorization(operation, id);
};
