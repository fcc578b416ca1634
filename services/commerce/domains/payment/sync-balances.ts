import type { Operation } from '../../engine/definition/define-resource.ts';

const sum = (rows: readonly { readonly amount_cents: number }[]): number =>
  rows.reduce((total, { amount_cents }) => total + amount_cents, 0);

/** Updates the balances of an authorization (to capture, to void) and of its captures (to refund). */
export const syncBalances = ({ store }: Operation, authorizationId: string): void => {
  const authorization = store.get('authorizations', authorizationId);
  if (authorization === undefined) return;
  const related = { reference_authorization_id: authorizationId, succeeded: 1 };
  const captures = store.where('captures', related);
  const balance = authorization.succeeded
    ? authorization.amount_cents - sum(captures) - sum(store.where('voids', related))
    : 0;
  store.update('authorizations', authorizationId, {
    capture_amount_cents: balance,
    capture_balance_cents: balance,
    void_balance_cents: balance,
  });
  for (const capture of captures) {
    const refunds = store.where('refunds', { reference_capture_id: capture.id, succeeded: 1 });
    const balance = capture.amount_cents - sum(refunds);
    store.update('captures', capture.id, {
      refund_amount_cents: balance,
      refund_balance_cents: balance,
    });
  }
};
