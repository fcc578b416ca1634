import type { Operation } from '../../../engine/definition/define-resource.ts';
import { refundCapture } from './refund-capture.ts';
import { voidAuthorization } from './void-authorization.ts';
import { syncPayment } from '../sync-payment.ts';

/** Voids the balance of an authorization and refunds its captures; it is then ignored by all totals. */
export const undoAuthorization = (operation: Operation, authorizationId: string): void => {
  const { store } = operation;
  const balance = store.get('authorizations', authorizationId)?.void_balance_cents ?? 0;
  if (balance > 0) voidAuthorization(operation, authorizationId);
  const captures = store.where('captures', { reference_authorization_id: authorizationId });
  for (const { id, refund_balance_cents } of captures)
    if ((refund_balance_cents ?? 0) > 0) refundCapture(operation, id, null);
  store.update('authorizations', authorizationId, { undone: true });
};

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
