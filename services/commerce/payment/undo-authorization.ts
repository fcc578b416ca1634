import type { Operation } from '../core/define-resource.ts';
import { refundCapture } from './refund-capture.ts';
import { voidAuthorization } from './void-authorization.ts';

/** Voids what is left of an authorization and refunds what was captured of it; it then counts no more. */
export const undoAuthorization = (operation: Operation, authorizationId: string): void => {
  const { store } = operation;
  const left = store.get('authorizations', authorizationId)?.void_balance_cents ?? 0;
  if (left > 0) voidAuthorization(operation, authorizationId);
  const captures = store.where('captures', { reference_authorization_id: authorizationId });
  for (const { id, refund_balance_cents } of captures)
    if ((refund_balance_cents ?? 0) > 0) refundCapture(operation, id, null);
  store.update('authorizations', authorizationId, { undone: true });
};
