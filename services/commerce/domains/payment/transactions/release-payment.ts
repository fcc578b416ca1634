import type { Operation } from '../../../engine/definition/define-resource.ts';
import { syncPayment } from '../sync-payment.ts';
import { undoAuthorization } from './undo-authorization.ts';

/**
 * Undoes every authorization and capture of a cart whose payment source is detached, so that no money stays with a
 * source the order no longer shows.
 */
export const releasePayment = (operation: Operation, orderId: string): void => {
  const granted = operation.store
    .where('authorizations', { order_id: orderId, succeeded: 1 })
    .filter(({ undone }) => !undone);
  for (const { id } of granted) undoAuthorization(operation, id);
  if (granted.length > 0) syncPayment(operation, orderId);
};
