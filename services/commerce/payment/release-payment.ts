import type { Operation } from '../core/define-resource.ts';
import { syncPayment } from './sync-payment.ts';
import { undoAuthorization } from './undo-authorization.ts';

/**
 * Gives back everything reserved or taken for a cart whose payment source is
 * let go: no money stays behind with a source no one sees any more.
 */
export const releasePayment = (operation: Operation, orderId: string): void => {
  const granted = operation.store
    .where('authorizations', { order_id: orderId, succeeded: 1 })
    .filter(({ undone }) => !undone);
  for (const { id } of granted) undoAuthorization(operation, id);
  if (granted.length > 0) syncPayment(operation, orderId);
};
